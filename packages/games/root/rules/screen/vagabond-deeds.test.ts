import { describe, expect, test } from 'vitest';
import { eyrie, human, marquise } from '../../examples/position.ts';
import { packOf, vagabondGame } from '../../examples/screen-vagabond.ts';
import { questNamed } from '../pieces.ts';
import { notNow } from './acts.ts';

describe('explore', () => {
  test('law.9.5.3: a torch, the item and a point; the empty ruin leaves the map', () => {
    const game = vagabondGame({ board: '12 ruin(bag)', pack: 'boot,torch///' });
    game.play('explore');
    expect(packOf(game)).toBe('boot,bag/torch//');
    expect(game.at('factions.vagabond.score')).toBe(1);
    expect(game.at('clearings.12.ruin')).toBeUndefined();
    expect(game.whyNot('explore')).toBe('no.ruinHere');
  });

  test('law.9.5.3: not without a torch, and only in Daylight', () => {
    const game = vagabondGame({ board: '12 ruin(bag)', pack: 'boot///' });
    expect(game.whyNot('explore')).toBe('no.itemReady item=torch n=1');
    const early = vagabondGame({ board: '12 ruin(bag)', pack: 'torch///', step: 'birdsong' });
    expect(early.whyNot('explore')).toBe('no.inDaylight');
  });
});

describe('aid', () => {
  const foxes = ['STD-10', 'STD-11', 'STD-12', 'STD-16'];
  const cats = (crafted = ' crafted:tea') =>
    vagabondGame({
      board: `12 M1 | M=0${crafted}`,
      pack: 'boot,boot,boot,torch///',
      character: 'scoundrel',
      hand: foxes,
    });

  test('law.9.5.4, H-23, law.9.2.9: example 23, three aids to a bot', () => {
    const game = cats();
    expect(game.play('aid marquise STD-10', { choices: ['boot', 'tea'] })).toEqual([
      'do.packExhaust item=boot',
      'do.spendCard card=STD-10 faction=vagabond',
      'do.score faction=marquise n=1',
      'do.packTake faction=marquise item=tea',
      'do.relation faction=marquise relation=amiable',
      'do.score faction=vagabond n=1',
    ]);
    expect(packOf(game)).toBe('boot,boot,tea,torch/boot//');
    game.play('aid marquise STD-11', { choices: ['boot'] });
    expect(game.at('factions.vagabond.score')).toBe(1);
    game.play('aid marquise STD-12', { choices: ['boot'] });
    expect(game.at('factions.vagabond.relations')).toEqual({ marquise: 'friendly' });
    expect(game.at('factions.vagabond.score')).toBe(3);
    expect(game.at('factions.marquise.score')).toBe(3);
  });

  test('law.9.2.9: aids of a turn are forgotten with it', () => {
    const game = vagabondGame({
      board: '12 M1',
      pack: 'boot,torch///',
      hand: ['STD-10'],
      more: 'relations:marquise.amiable',
    });
    game.play('aid marquise STD-10', { choices: ['boot'] });
    expect(game.at('factions.vagabond.aids')).toEqual({ marquise: 1 });
    game.play('end');
    expect(game.at('factions.vagabond.aids')).toBeUndefined();
  });

  test('law.9.5.4: a card of the suit for somebody who is there', () => {
    const game = cats('');
    expect(game.offered('aid')).toEqual([
      'aid marquise STD-10',
      'aid marquise STD-11',
      'aid marquise STD-12',
    ]);
    expect(game.whyNot('aid marquise STD-16')).toBe('no.suit suit=fox');
    expect(game.whyNot('aid eyrie STD-10')).toBe('no.notHere faction=eyrie');
    expect(game.whyNot('aid marquise STD-13')).toBe('no.notInHand');
  });

  test('law.9.5.4: a person takes the card into the hand, and he needs take nothing', () => {
    const game = vagabondGame({
      board: '12 M1 | M=0 crafted:tea',
      pack: 'boot///',
      hand: ['STD-10'],
      seats: [human('vagabond'), human('marquise'), eyrie()],
    });
    expect(game.play('aid marquise STD-10', { choices: ['none'] })).toEqual([
      'do.packExhaust item=boot',
      'do.cardGiven faction=vagabond other=marquise',
      'do.relation faction=marquise relation=amiable',
      'do.score faction=vagabond n=1',
    ]);
    expect(game.at('screen.hands.marquise')).toEqual(['STD-10']);
    expect(game.at('factions.marquise.craftedItems')).toEqual(['tea']);
  });

  test('H-29: what the League has exhausted is ready when he takes it', () => {
    const game = vagabondGame({
      board: '12 M1 | M=0 crafted:tea play:EP-50',
      pack: 'boot///',
      hand: ['EP-10'],
      seats: [human('vagabond'), human('marquise'), eyrie()],
      config: { deck: 'exilesAndPartisans' },
      screen: { exhausted: { marquise: ['tea'] } },
    });
    game.play('aid marquise EP-10', { choices: ['tea'] });
    expect(packOf(game)).toBe('tea/boot//');
    expect(game.at('screen.exhausted')).toBeUndefined();
  });

  test('law.9.2.9: an ally scores two each time, and a Hostile faction keeps its marker', () => {
    const aided = (relation: string) => {
      const game = vagabondGame({
        board: '12 M1',
        pack: 'boot///',
        hand: ['STD-10'],
        more: `relations:marquise.${relation}`,
      });
      game.play('aid marquise STD-10');
      return [game.at('factions.vagabond.score'), game.at('factions.vagabond.relations')];
    };
    expect(aided('allied')).toEqual([2, { marquise: 'allied' }]);
    expect(aided('hostile')).toEqual([0, { marquise: 'hostile' }]);
  });
});

describe('quest', () => {
  const open = () =>
    vagabondGame({
      pack: 'boot,tea,torch///',
      more: 'questsDone:Q-02',
      screen: { quests: ['Q-01', 'Q-03', 'Q-06'] },
    });

  test('law.9.5.5: example 24, the second quest of the foxes scores two', () => {
    const game = open();
    expect(game.offered('quest')).toEqual([
      'quest Q-01 points',
      'quest Q-01 cards',
      'quest Q-03 points',
      'quest Q-03 cards',
    ]);
    game.play('quest Q-01 points', { cards: ['Q-10'] });
    expect(game.at('factions.vagabond.score')).toBe(2);
    expect(packOf(game)).toBe('torch/boot,tea//');
    expect(game.at('screen.quests')).toEqual(['Q-03', 'Q-06', 'Q-10']);
    expect(game.whyNot('quest Q-03 points')).toBe('no.questItems');
  });

  test('law.9.5.5: a quest that is done is not turned up again', () => {
    const { quests } = open().state;
    // Fifteen, less three that lie open and one that is done.
    expect(quests.draw).toHaveLength(11);
    expect(quests.draw).not.toContain(questNamed('Q-02'));
  });

  test('law.9.5.5: or two cards', () => {
    const game = open();
    game.play('quest Q-01 cards', { cards: ['Q-10'] });
    expect(game.at('factions.vagabond.score')).toBe(0);
    expect(game.at('screen.hands.vagabond')).toHaveLength(2);
  });

  test('law.9.5.5: face up, and of the suit where he stands', () => {
    expect(open().whyNot('quest Q-04 points')).toBe('no.questNotOpen');
    expect(open().whyNot('quest Q-06 points')).toBe('no.questSuit');
  });

  test('law.9.5.5: with items for none of them it is the quests that say why, not the place', () => {
    const whyNone = (quests: readonly string[]) => {
      const { state, seat } = vagabondGame({ pack: 'torch///', screen: { quests } });
      return notNow(state, seat).find(({ what }) => what === 'quest')?.why.id;
    };
    // Q-01 is of the suit where he stands, but wants other items; Q-06 is of another suit.
    expect(whyNone(['Q-01', 'Q-06'])).toBe('no.questsHere');
    // What holds of all of them is told as it is.
    expect(whyNone(['Q-01', 'Q-03'])).toBe('no.questItems');
    expect(whyNone(['Q-06'])).toBe('no.questSuit');
  });
});

describe('strike', () => {
  const struck = (board: string, relation: string) =>
    vagabondGame({
      board,
      at: '3',
      pack: 'crossbow///',
      character: 'ranger',
      seats: [human('vagabond'), eyrie()],
      more: `relations:eyrie.${relation}`,
    });

  test('law.9.5.6: example 22, a lone Hostile roost scores one, without Infamy', () => {
    const game = struck('3 roost', 'hostile');
    expect(game.offered('strike')).toEqual(['strike eyrie roost']);
    game.play('strike eyrie roost');
    expect(game.at('factions.vagabond.scoredFrom')).toEqual({ removal: 1 });
    expect(packOf(game)).toBe('/crossbow//');
  });

  test('law.9.5.6, law.9.2.9.III: example 22, a warrior turns a friend Hostile for nothing', () => {
    const game = struck('3 E1 roost', 'amiable');
    expect(game.whyNot('strike eyrie roost')).toBe('no.strike piece=roost');
    game.play('strike eyrie warrior');
    expect(game.at('factions.vagabond.relations')).toEqual({ eyrie: 'hostile' });
    expect(game.at('factions.vagabond.score')).toBe(0);
    expect(game.whyNot('strike eyrie roost')).toBe('no.itemReady item=crossbow n=1');
  });
});

describe('repair', () => {
  test('law.9.5.7: a hammer brings an item back with its face', () => {
    const game = vagabondGame({ character: 'tinker', pack: 'hammer//boot/torch' });
    expect(game.offered('repair')).toEqual(['repair boot', 'repair torch']);
    expect(game.whyNot('repair sword')).toBe('no.notDamaged item=sword');
    game.play('repair torch');
    expect(packOf(game)).toBe('/hammer,torch/boot/');
    expect(game.whyNot('repair boot')).toBe('no.itemReady item=hammer n=1');
  });
});

describe('allies', () => {
  const band = {
    board: '12 M2 E3; 4 E1',
    pack: 'boot,sword///',
    more: 'relations:marquise.allied',
  };
  const seats = [human('vagabond'), marquise(), eyrie()];

  test('law.9.2.9.II, H-18: the ally itself must be allowed to go there', () => {
    const game = vagabondGame({ ...band, seats });
    expect(game.offered('lead')).toEqual([]);
    expect(game.whyNot('lead 1 marquise 4')).toBe('no.ruleForMove from=12 to=4');
    expect(game.whyNot('lead 1 eyrie 4')).toBe('no.allyHere');
    const home = vagabondGame({ ...band, board: '12 M2 E1; 4 E1', seats });
    home.play('lead 2 marquise 4');
    expect(home.at('clearings.4.warriors')).toEqual({ marquise: 2, eyrie: 1 });
    expect(home.at('factions.vagabond.pawn')).toEqual({ clearing: 4 });
  });

  test('H-18: it need not by the older law', () => {
    const game = vagabondGame({ ...band, seats, options: { allyMove: 'free' } });
    expect(game.whyNot('lead 3 marquise 4')).toBe('no.soMany at=12');
    game.play('lead 1 marquise 4');
    expect(game.at('clearings.4.warriors')).toEqual({ marquise: 1, eyrie: 1 });
  });

  test('law.9.2.9.II: his slip takes them along, too', () => {
    const game = vagabondGame({ ...band, seats, step: 'birdsong', options: { allyMove: 'free' } });
    game.play('lead 2 marquise 4');
    expect(packOf(game)).toBe('boot,sword///');
    expect(game.whyNot('slip 9')).toBe('no.onceATurn');
  });

  test('law.9.2.9.II: their warriors raise the limit and take hits; more than his items, and they are Hostile', () => {
    const fight = (hits: string) => {
      const game = vagabondGame({ ...band, seats });
      // Three hits by one sword and two cats; two by the Eyrie.
      game.play('battle 12 eyrie', {
        dice: ['3-2'],
        choices: hits === '1' ? ['marquise', '1', 'boot'] : ['marquise', hits],
      });
      return game;
    };
    const shared = fight('1');
    expect(shared.at('clearings.12.warriors')).toEqual({ marquise: 1 });
    expect(packOf(shared)).toBe('/sword/boot/');
    expect(shared.at('factions.vagabond.relations')).toEqual({
      marquise: 'allied',
      eyrie: 'hostile',
    });
    const spent = fight('2');
    expect(spent.at('clearings.12.warriors')).toEqual({});
    expect(packOf(spent)).toBe('boot/sword//');
    expect(spent.at('factions.vagabond.relations')).toEqual({
      marquise: 'hostile',
      eyrie: 'hostile',
    });
  });

  test('law.9.2.9.II: not against themselves', () => {
    const game = vagabondGame({ ...band, seats });
    game.play('battle 12 marquise', { dice: ['0-0'] });
    expect(packOf(game)).toBe('boot/sword//');
  });
});

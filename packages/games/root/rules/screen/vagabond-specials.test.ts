import { describe, expect, test } from 'vitest';
import { alliance, eyrie, human, marquise } from '../../examples/position.ts';
import { screenGame } from '../../examples/screen-game.ts';
import { packOf, vagabondGame } from '../../examples/screen-vagabond.ts';
import { mayPlace, moveTargets } from '../board.ts';
import { clearingNumbered, MARQUISE } from '../pieces.ts';

describe('law.9.5.9: special actions', () => {
  test('law.9.5.9: each character has its own, and only in a clearing', () => {
    const game = vagabondGame({ board: '12 M1', character: 'tinker', pack: 'torch///' });
    expect(game.whyNot('steal marquise')).toBe('no.otherCharacter character=thief');
    expect(game.whyNot('scorch')).toBe('no.otherCharacter character=scoundrel');
    const away = vagabondGame({ at: '4_9_12', character: 'scoundrel', pack: 'torch///' });
    expect(away.whyNot('scorch')).toBe('no.inForest');
  });
});

describe('the Thief', () => {
  test('law.V.1: a random card of a person', () => {
    const game = vagabondGame({
      board: '12 M1 E1',
      pack: 'torch///',
      seats: [human('vagabond'), human('marquise'), eyrie()],
      screen: { hands: { marquise: ['STD-10', 'STD-20'] } },
    });
    expect(game.play('steal marquise', { choices: ['STD-20'] })).toEqual([
      'do.packExhaust item=torch',
      'do.cardTaken faction=vagabond other=marquise',
    ]);
    expect(game.at('screen.hands')).toEqual({ vagabond: ['STD-20'], marquise: ['STD-10'] });
    expect(game.whyNot('steal eyrie')).toBe('no.itemReady item=torch n=1');
  });

  test('law.V.1: of a bot he draws; nobody is robbed who has nothing, or is elsewhere', () => {
    const game = vagabondGame({
      board: '12 M1 E1',
      pack: 'torch///',
      seats: [human('vagabond'), human('marquise'), eyrie(), alliance()],
    });
    expect(game.whyNot('steal marquise')).toBe('no.emptyHand faction=marquise');
    expect(game.whyNot('steal alliance')).toBe('no.notHere faction=alliance');
    expect(game.offered('steal')).toEqual(['steal eyrie']);
    game.play('steal eyrie');
    expect(game.at('screen.hands.vagabond')).toHaveLength(1);
  });
});

test('law.V.2: the Tinker takes a card of the suit, or a bird, from the discard pile', () => {
  const game = vagabondGame({
    character: 'tinker',
    pack: 'torch///',
    more: '| deck discard:STD-10,STD-16,STD-26',
  });
  expect(game.offered('labor')).toEqual(['labor STD-10', 'labor STD-26']);
  expect(game.whyNot('labor STD-16')).toBe('no.suit suit=fox');
  expect(game.whyNot('labor STD-11')).toBe('no.notDiscarded');
  game.play('labor STD-26');
  expect(game.at('screen.hands.vagabond')).toEqual(['STD-26']);
  expect(game.at('deck.discard')).toEqual(['STD-10', 'STD-16']);
  expect(packOf(game)).toBe('/torch//');
});

describe('the Ranger', () => {
  test('law.V.3: repairs three items, and Daylight is over', () => {
    const game = vagabondGame({
      character: 'ranger',
      pack: 'torch//boot,crossbow,sword,tea/',
      hand: ['STD-10', 'STD-11', 'STD-12', 'STD-14', 'STD-15'],
    });
    game.play('hideout', { choices: ['boot', 'sword', 'crossbow'] });
    expect(packOf(game)).toBe('boot,crossbow,sword/torch/tea/');
    expect(game.at('screen.turn.step')).toBe('discard');
  });

  test('H-37: also with nothing to repair', () => {
    const game = vagabondGame({ character: 'ranger', pack: 'torch///' });
    game.play('hideout');
    expect(game.at('turn.seat')).toBe(1);
  });
});

describe('the Vagrant', () => {
  const quarrel = () =>
    vagabondGame({
      board: '3 M2 E1 roost',
      at: '3',
      character: 'vagrant',
      pack: 'torch///',
      seats: [human('vagabond'), marquise(), eyrie()],
    });

  test('law.V.4: others battle, and buildings score for him', () => {
    const game = quarrel();
    game.play('instigate marquise eyrie', { dice: ['2-0'] });
    expect(game.at('clearings.3')).toMatchObject({ warriors: { marquise: 2 }, buildings: [] });
    expect(game.at('factions.vagabond.score')).toBe(1);
    expect(game.at('factions.marquise.score')).toBe(0);
    expect(game.at('factions.vagabond.relations')).toEqual({});
    expect(packOf(game)).toBe('/torch//');
  });

  test('law.V.4: he may attack himself, without a sword', () => {
    const game = quarrel();
    expect(game.offered('instigate')).toContain('instigate vagabond eyrie');
    expect(game.whyNot('instigate eyrie eyrie')).toBe('no.battle at=3');
    game.play('instigate vagabond eyrie', { dice: ['3-0'] });
    expect(game.at('clearings.3.warriors')).toEqual({ marquise: 2, eyrie: 1 });
  });
});

describe('the Arbiter', () => {
  const fight = (board: string, swords: string) =>
    screenGame({
      board: `${board} | V=0 @12 character:arbiter pack:${swords}`,
      seats: [human('marquise'), human('vagabond'), eyrie()],
      screen: { turn: { step: 'daylight' } },
    });

  test('law.V.5, H-51: a bot enlists him when it is weak, outnumbered and ahead', () => {
    const game = fight('12 M3 E1 | E=5', 'sword/sword//');
    // One bird and two swords: three hits.
    game.play('battle 12 eyrie', { dice: ['3-3'] });
    expect(game.at('factions.vagabond.score')).toBe(1);
    expect(game.at('clearings.12.warriors')).toEqual({});
    const behind = fight('12 M3 E1 | E=0', 'sword/sword//');
    behind.play('battle 12 eyrie', { dice: ['3-3'] });
    expect(behind.at('clearings.12.warriors')).toEqual({ marquise: 2 });
  });

  test('law.V.5: a person is asked; never against himself', () => {
    const game = screenGame({
      board: '12 M1 | V=0 @12 character:arbiter pack:sword,sword///',
      seats: [human('vagabond'), human('marquise'), eyrie()],
      screen: { turn: { step: 'daylight' } },
    });
    game.play('battle 12 marquise', { dice: ['0-0'] });
    expect(game.at('factions.vagabond.score')).toBe(0);
  });
});

describe('the Scoundrel', () => {
  const fire = () =>
    vagabondGame({
      board: '3 M2 E1 roost',
      at: '3',
      character: 'scoundrel',
      pack: 'boot,boot,torch///',
      seats: [human('vagabond'), marquise(), eyrie()],
    });

  test('law.V.6, law.9.2.9.III: all enemy pieces go, and the torch with them', () => {
    const game = fire();
    game.play('scorch');
    expect(game.at('clearings.3')).toMatchObject({ warriors: {}, buildings: [] });
    expect(game.at('factions.vagabond.scoredFrom')).toEqual({ removal: 1 });
    expect(game.at('factions.vagabond.relations')).toEqual({
      marquise: 'hostile',
      eyrie: 'hostile',
    });
    expect(packOf(game)).toBe('boot,boot///');
    expect(game.at('screen.scorched')).toEqual([3]);
  });

  test('law.V.6, H-52: nobody places or moves anything there any more, he neither', () => {
    const game = fire();
    game.play('scorch');
    const [three, six] = [clearingNumbered(3), clearingNumbered(6)];
    expect(mayPlace(game.state, MARQUISE, three)).toBe(false);
    expect(mayPlace(game.state, MARQUISE, six)).toBe(true);
    expect(moveTargets(game.state, six)).not.toContain(three);
    game.play('walk 6');
    expect(game.whyNot('walk 3')).toBe('no.way at=3');
  });
});

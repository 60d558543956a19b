import { rngFromSeed } from '@empty-chair/kernel/rng';
import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { describe, expect, test } from 'vitest';
import { eyrie, human, marquise, vagabot } from '../../examples/position.ts';
import { screenGame } from '../../examples/screen-game.ts';
import { packOf, vagabondGame } from '../../examples/screen-vagabond.ts';
import { DEFAULT_CONFIG } from '../config.ts';
import { root } from '../module.ts';
import { inSatchel } from '../pack.ts';
import { VAGABOND } from '../pieces.ts';

describe('set-up', () => {
  test('law.9.3: he says where and who he is, and three quests lie face up', () => {
    const config = root.codecs.config.decode({
      ...DEFAULT_CONFIG,
      play: 'screen',
      seats: [marquise(), human('vagabond')],
    });
    const { ask, finish } = scriptedAnswers({
      cards: [],
      dice: [],
      choices: ['3_6_11', 'tinker'],
    });
    const state = root.setup(
      {
        scene: undefined,
        rng: rngFromSeed('vagabond'),
        atTable: CHANCE_BY_APP,
        ask,
        emit: undefined,
        trace: undefined,
      },
      config,
    );
    finish();
    expect(root.codecs.state.encode(state)).toMatchObject({
      factions: {
        vagabond: {
          character: 'tinker',
          pawn: { forest: '3_6_11' },
          items: { ready: ['boot', 'bag', 'hammer', 'torch'] },
        },
      },
    });
    expect(state.screen?.quests).toHaveLength(3);
    expect(state.quests.draw).toHaveLength(12);
  });
});

describe('Birdsong', () => {
  test('law.9.4.1: example 25, a ready tea turns up two more than three', () => {
    const game = vagabondGame({
      pack: 'tea/boot,crossbow,hammer,sword,tea,torch//',
      step: 'birdsong',
    });
    expect(game.whyNot('end')).toBe('no.refreshFirst');
    expect(game.whyNot('slip 4')).toBe('no.refreshFirst');
    game.play('refresh', { choices: ['tea', 'boot', 'hammer', 'sword', 'torch'] });
    expect(packOf(game)).toBe('boot,hammer,sword,tea,tea,torch/crossbow//');
    expect(game.whyNot('refresh')).toBe('no.onceATurn');
  });

  test('law.9.4.1: nothing is asked while all can be turned up, nor of items alike', () => {
    const few = vagabondGame({ pack: '/boot,sword,torch//', step: 'birdsong' });
    expect(few.play('refresh')).toEqual(['do.packRefresh items=[boot, sword, torch]']);
    const alike = vagabondGame({ pack: '/boot,sword,sword,sword//', step: 'birdsong' });
    alike.play('refresh', { choices: ['boot'] });
    expect(packOf(alike)).toBe('boot,sword,sword/sword//');
  });

  test('H-19: what is damaged stays as it is', () => {
    const game = vagabondGame({ pack: '/boot//sword', step: 'birdsong' });
    game.play('refresh');
    expect(packOf(game)).toBe('boot///sword');
    const damaged = vagabondGame({ pack: 'boot///sword', step: 'birdsong' });
    expect(damaged.whyNot('refresh')).toBe('no.exhausted');
  });

  test('law.9.4.2: one slip to a clearing or a forest next to him, for no boots', () => {
    const game = vagabondGame({ at: '4', step: 'birdsong', pack: 'torch///' });
    expect(game.offered()).toEqual([
      'slip 8',
      'slip 9',
      'slip 12',
      'slip 4_7_8_12',
      'slip 4_9_12',
      'end',
    ]);
    expect(game.whyNot('slip 7')).toBe('no.notNext place=7');
    expect(game.whyNot('slip 3_6_11')).toBe('no.notNext place=3_6_11');
    expect(game.play('slip 4_9_12')).toEqual(['do.slip forest=4_9_12']);
    // Nothing is left to decide.
    expect(game.at('screen.turn.step')).toBe('daylight');
    expect(game.whyNot('slip 4')).toBe('no.onceATurn');
  });
});

describe('moving', () => {
  test('law.9.5.1, law.9.2.9.III: example 20, two boots into Hostile warriors, none for slipping', () => {
    const road = (pack: string, step = 'daylight') =>
      vagabondGame({
        board: '12 M1',
        at: '4',
        pack,
        more: 'relations:marquise.hostile',
        step,
      });
    expect(road('boot///').whyNot('walk 12')).toBe('no.itemReady item=boot n=2');
    expect(road('boot///').offered('walk')).toEqual(['walk 8', 'walk 9']);
    const two = road('boot,boot///');
    two.play('walk 12');
    expect(packOf(two)).toBe('/boot,boot//');
    expect(two.at('factions.vagabond.pawn')).toEqual({ clearing: 12 });
    const slipped = road('boot///', 'birdsong');
    slipped.play('slip 12');
    expect(packOf(slipped)).toBe('boot///');
  });

  test('law.9.2.3: rule does not matter to a pawn, but it walks into no forest', () => {
    const game = vagabondGame({ board: '4 M5; 12 M5', at: '4_9_12', pack: 'boot///' });
    expect(game.offered('walk')).toEqual(['walk 4', 'walk 9', 'walk 12']);
    expect(game.whyNot('walk 8')).toBe('no.way at=8');
    game.play('walk 4');
    expect(game.whyNot('walk 12')).toBe('no.itemReady item=boot n=1');
  });

  test('law.M.3.5: the Ferry brings him a card, and an ally that comes along its point', () => {
    const onTheLake = {
      config: { map: 'lake', suits: 'suggested' } as const,
      board: '1 M2 | ferry 1',
      at: '1',
      more: 'relations:marquise.allied',
      pack: 'boot///',
    };
    const alone = vagabondGame(onTheLake);
    expect(alone.play('walk 10')).toContain('do.drawCards faction=vagabond n=1');
    const led = vagabondGame(onTheLake);
    led.play('lead 1 marquise 10');
    expect(led.at('screen.hands.vagabond')).toHaveLength(1);
    expect(led.at('factions.marquise.score')).toBe(1);
    expect(led.at('clearings.10.warriors')).toEqual({ marquise: 1 });
  });
});

describe('battle', () => {
  const roost = (options = {}) =>
    vagabondGame({
      board: '3 E1 roost',
      at: '3',
      pack: 'sword/sword//',
      seats: [human('vagabond'), eyrie()],
      options,
    });

  test('law.9.5.2, law.9.2.6, H-20: example 21, a roost after the warrior that turned them is worth two', () => {
    const game = roost();
    game.play('battle 3 eyrie', { dice: ['3-0'] });
    expect(game.at('factions.vagabond.scoredFrom')).toEqual({ removal: 1, infamy: 1 });
    expect(game.at('factions.vagabond.relations')).toEqual({ eyrie: 'hostile' });
    expect(packOf(game)).toBe('/sword,sword//');
    expect(game.whyNot('battle 3 eyrie')).toBe('no.itemReady item=sword n=1');
  });

  test('H-20: by the house rule only warriors are infamous', () => {
    const game = roost({ infamy: 'warriors' });
    game.play('battle 3 eyrie', { dice: ['3-0'] });
    expect(game.at('factions.vagabond.scoredFrom')).toEqual({ removal: 1 });
  });

  const attacked = (pack: string) =>
    screenGame({
      board: `12 M1 | V=0 @12 character:thief pack:${pack}`,
      seats: [human('marquise'), human('vagabond'), eyrie()],
      screen: { turn: { step: 'daylight' } },
    });

  test('law.9.2.4, law.9.2.7: without a whole sword he is defenseless, and damages what he likes', () => {
    const game = attacked('boot,torch//sword/');
    game.play('battle 12 vagabond', { dice: ['0-0'], choices: ['torch'] });
    expect(packOf(game)).toBe('boot//sword,torch/');
    const armed = attacked('boot,torch/sword//');
    armed.play('battle 12 vagabond', { dice: ['0-0'] });
    expect(packOf(armed)).toBe('boot,torch/sword//');
  });

  test('law.9.2.7: hits beyond his items are lost', () => {
    const game = screenGame({
      board: '12 M3 | V=0 @12 character:thief pack:boot///',
      seats: [human('marquise'), human('vagabond'), eyrie()],
      screen: { turn: { step: 'daylight' } },
    });
    game.play('battle 12 vagabond', { dice: ['3-3'] });
    expect(packOf(game)).toBe('//boot/');
  });
});

describe('where all pieces are removed', () => {
  /** Three workshops pay for a favor of the foxes. */
  const favor = (options = {}, seats = [human('marquise'), human('vagabond'), eyrie()]) =>
    screenGame({
      board:
        '1 workshop; 6 workshop; 8 workshop | V=0 @12 character:thief pack:boot,sword,tea,torch///',
      seats,
      options,
      screen: { hands: { marquise: ['STD-30'] }, turn: { step: 'daylight' } },
    });

  test('law.9.2.2, H-32: three items of his choice are damaged', () => {
    const game = favor();
    game.play('craft STD-30', { choices: ['boot', 'tea', 'torch'] });
    expect(packOf(game)).toBe('sword//boot,tea,torch/');
    expect(game.at('factions.vagabond.pawn')).toEqual({ clearing: 12 });
  });

  test('H-32: none by the first printing', () => {
    const game = favor({ fullRemoval: 'none' });
    game.play('craft STD-30');
    expect(packOf(game)).toBe('boot,sword,tea,torch///');
  });

  test('law.9.2.2: example 18, the Vagabot damages three of its own', () => {
    const game = screenGame({
      board: '1 workshop; 6 workshop; 8 workshop | V=0 @12 items:4/0/0/0/0/0',
      seats: [human('marquise'), vagabot()],
      screen: { hands: { marquise: ['STD-30'] }, turn: { step: 'daylight' } },
    });
    game.play('craft STD-30');
    expect(game.at('factions.vagabond.items')).toMatchObject({ ready: 1, damagedReady: 3 });
  });
});

describe('crafting', () => {
  test('law.9.2.1, law.9.5.8: example 27, two hammers in a fox clearing', () => {
    const game = vagabondGame({
      at: '12',
      pack: 'hammer,hammer///',
      hand: ['STD-11', 'STD-52', 'STD-14'],
      supply: 'sword1,tea2',
    });
    expect(game.offered('craft')).toEqual(['craft STD-11']);
    expect(game.whyNot('craft STD-52')).toBe('no.crafting n=1 suit=rabbit');
    game.play('craft STD-11');
    expect(packOf(game)).toBe('sword/hammer,hammer//');
    expect(game.at('factions.vagabond.score')).toBe(2);
  });

  test('law.9.2.1: nothing in a forest', () => {
    const game = vagabondGame({ at: '4_9_12', pack: 'hammer,hammer///', hand: ['STD-11'] });
    expect(game.whyNot('craft STD-11')).toBe('no.inForest');
  });
});

describe('Evening', () => {
  test('law.9.6.1, law.9.6.2: a night in the forest, and a card for each coin on its track', () => {
    const game = vagabondGame({ at: '4_9_12', pack: 'coin,coin/boot/sword/torch' });
    game.play('end');
    expect(packOf(game)).toBe('sword,coin,coin,torch/boot//');
    expect(game.at('screen.hands.vagabond')).toHaveLength(3);
  });

  test('law.9.6.1: no rest in a clearing', () => {
    const game = vagabondGame({ pack: 'boot//sword/' });
    game.play('end');
    expect(packOf(game)).toBe('boot//sword/');
  });

  test('law.9.2.5: of four ready bags three lie on their track', () => {
    const game = vagabondGame({ character: 'tinker', pack: 'boot,bag,bag,bag,bag/tea//' });
    expect(inSatchel(game.state, VAGABOND)).toEqual(['boot', 'bag', 'tea']);
  });

  test('law.9.6.3: down to five cards', () => {
    const hand = ['STD-10', 'STD-11', 'STD-12', 'STD-14', 'STD-15'];
    const game = vagabondGame({ hand, pack: 'boot///' });
    game.play('end');
    expect(game.whyNot('end')).toBe('no.tooManyCards n=1');
    expect(game.whyNot('discard STD-50')).toBe('no.notInHand');
    game.play('discard STD-10');
    expect(game.at('screen.turn.step')).toBe('birdsong');
  });

  const eight = 'boot,boot,crossbow,hammer,sword,sword,torch';
  test('law.9.6.4: example 26, a bag that is ready holds two more', () => {
    const fine = vagabondGame({ character: 'ranger', pack: `bag,${eight}//tea/` });
    fine.play('end');
    expect(fine.at('turn.seat')).toBe(1);

    const over = vagabondGame({ character: 'ranger', pack: `${eight}/bag/tea/` });
    over.play('end');
    expect(over.at('screen.turn.step')).toBe('items');
    expect(over.whyNot('end')).toBe('no.tooManyItems n=3');
    expect(over.whyNot('drop coin')).toBe('no.notHeld item=coin');
    over.play('drop tea');
    over.play('drop bag');
    expect(over.at('turn.seat')).toBe(0);
    over.play('drop boot');
    expect(over.at('turn.seat')).toBe(1);
    expect(packOf(over)).toBe('boot,crossbow,hammer,sword,sword,torch///');
  });

  test('law.9.6.4: what lies on a track is not given up, and nothing while there is room', () => {
    const game = vagabondGame({ character: 'ranger', pack: `tea,${eight}///` });
    expect(game.whyNot('drop boot')).toBe('no.itemLimit');
    game.play('end');
    expect(game.whyNot('drop tea')).toBe('no.notHeld item=tea');
    expect(game.offered('drop')).not.toContain('drop tea');
  });
});

import { rngFromSeed } from '@empty-chair/kernel/rng';
import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../examples/position.ts';
import { alliance, human, marquise } from '../../examples/position.ts';
import type { ScreenGame } from '../../examples/screen-game.ts';
import { screenGame } from '../../examples/screen-game.ts';
import { DEFAULT_CONFIG } from '../config.ts';
import { root } from '../module.ts';
import { screenView } from '../view-screen.ts';

const seats = [human('eyrie'), marquise()];
/** Of the Eyrie. */
const SEAT = seat(0);

/** Suits: fox 1 6 8 12, mouse 2 7 9 11, rabbit 3 4 5 10. */
interface Birds {
  readonly board?: string;
  readonly leader?: string;
  readonly decree?: object;
  readonly hand?: readonly string[];
  readonly step?: string;
  readonly turn?: object;
  readonly deposed?: readonly string[];
  readonly options?: Position['options'];
  readonly seats?: Position['seats'];
}
const birds = (given: Birds = {}): ScreenGame =>
  screenGame({
    board: given.board ?? '3 E4 roost; 11 E2 M1; 6 M2; 7 M1',
    seats: given.seats ?? seats,
    ...(given.options && { options: given.options }),
    screen: {
      hands: { eyrie: given.hand ?? [] },
      leader: given.leader ?? 'charismatic',
      decree: given.decree ?? { recruit: ['vizier'], battle: ['vizier'] },
      ...(given.deposed && { deposed: given.deposed }),
      turn: { step: given.step ?? 'daylight', ...given.turn },
    },
  });

type Decree = NonNullable<Birds['decree']>;

test('law.7.7: a card that fails in every order is told before turmoil comes', () => {
  const build = ['vizier', 'STD-11'];
  const failing = (board: string, decree: Decree): readonly string[] =>
    (screenView(birds({ board, decree, leader: 'despot' }).state, SEAT).decree ?? []).flatMap(
      ({ column, cards }) => cards.flatMap(({ id, fails }) => (fails ? [`${column} ${id}`] : [])),
    );
  // They rule 11, a mouse clearing, and no fox clearing.
  expect(failing('3 E4 roost; 11 E2 M1; 6 M2; 7 M1', { build })).toEqual(['build STD-11']);
  expect(failing('3 E4 roost; 11 E2 M1; 6 E2; 7 M1', { build })).toEqual([]);
  // But with a march before it they can come to rule 6.
  expect(failing('3 E4 roost; 11 E2 M1; 6 M2; 7 M1', { move: ['vizier'], build })).toEqual([]);
});

describe('set-up', () => {
  test('law.7.3: a leader is asked for, and the viziers lie where he wants them', () => {
    const config = root.codecs.config.decode({
      ...DEFAULT_CONFIG,
      play: 'screen',
      seats: [marquise(), human('eyrie')],
    });
    const { ask, finish } = scriptedAnswers({ cards: [], dice: [], choices: ['despot'] });
    const state = root.setup(
      {
        scene: undefined,
        rng: rngFromSeed('eyrie'),
        atTable: CHANCE_BY_APP,
        ask,
        emit: undefined,
        trace: undefined,
      },
      config,
    );
    finish();
    expect(root.codecs.state.encode(state)).toMatchObject({
      screen: { leader: 'despot', decree: { move: ['vizier'], build: ['vizier'] } },
    });
  });
});

describe('Birdsong', () => {
  test('law.7.4.1: an empty hand draws a card, another does not', () => {
    const before = (hand: readonly string[]) =>
      screenGame({
        board: '1 M1 keep; 3 E4 roost',
        seats: [human('marquise'), human('eyrie'), alliance()],
        screen: {
          hands: { eyrie: hand },
          leader: 'despot',
          decree: { move: ['vizier'], build: ['vizier'] },
          turn: { step: 'daylight' },
        },
      });
    const empty = before([]);
    expect(empty.play('end')).toEqual([
      'do.drawCards faction=marquise n=1',
      'do.drawCards faction=eyrie n=1',
    ]);
    expect(empty.at('screen.hands.eyrie')).toHaveLength(1);
    expect(empty.at('screen.turn.step')).toBe('birdsong');
    expect(before(['STD-01']).play('end')).toEqual(['do.drawCards faction=marquise n=1']);
  });

  describe('law.1.4.1, law.7.4.1: Better Burrow Bank comes before the card for an empty hand', () => {
    const withBank = () => {
      const game = screenGame({
        board: '1 M1 keep; 3 E4 roost | E=0 play:STD-40',
        seats: [human('marquise'), human('eyrie'), alliance()],
        screen: {
          leader: 'despot',
          decree: { move: ['vizier'], build: ['vizier'] },
          turn: { step: 'daylight' },
        },
      });
      game.play('end');
      return game;
    };

    test('law.7.4.1: whoever draws by the Bank has no empty hand any more', () => {
      const game = withBank();
      expect(game.at('screen.hands.eyrie')).toBeUndefined();
      expect(game.offered()).toEqual(['burrowBank marquise', 'burrowBank alliance', 'end']);
      expect(game.play('burrowBank alliance')).toEqual([
        'do.drawCards faction=eyrie n=1',
        'do.score faction=alliance n=1',
      ]);
      expect(game.at('screen.hands.eyrie')).toHaveLength(1);
    });

    test('law.7.4.1: whoever does without it draws then, and has still to add a card', () => {
      const game = withBank();
      const message = root.inputMessage(game.state, game.seat, root.parseInput('play end'));
      expect(message.id).toBe('did.endStart');
      expect(game.play('end')).toEqual(['do.drawCards faction=eyrie n=1']);
      expect(game.at('screen.turn.step')).toBe('birdsong');
      expect(game.whyNot('burrowBank alliance')).toBe('no.atStart');
      expect(game.whyNot('end')).toBe('no.decreeFirst');
    });
  });

  test('law.7.4.2: one card must be added, a second one may be, of any kind but no second bird', () => {
    const hand = ['STD-01', 'STD-04', 'STD-26', 'STD-10'];
    const game = birds({ hand, step: 'birdsong' });
    expect(game.whyNot('end')).toBe('no.decreeFirst');
    expect(game.whyNot('decree STD-11 move')).toBe('no.notInHand');
    // Four cards into four columns each.
    expect(game.offered('decree ')).toHaveLength(16);
    expect(game.play('decree STD-04 move')).toEqual(['do.decreeCard card=STD-04 column=move']);
    expect(game.at('screen.decree')).toEqual({
      recruit: ['vizier'],
      move: ['STD-04'],
      battle: ['vizier'],
    });
    expect(game.whyNot('decree STD-26 move')).toBe('no.secondBird');
    expect(game.offered('decree ')).toHaveLength(8);
    expect(game.offered()).toContain('end');
    // The ambush of the foxes is a fox card. After the second one nothing is left to decide.
    game.play('decree STD-01 move');
    expect(game.at('screen.turn')).toEqual({ step: 'daylight' });
    expect(game.at('screen.hands.eyrie')).toEqual(['STD-26', 'STD-10']);
    expect(game.whyNot('decree STD-10 move')).toBe('no.inBirdsong');
  });

  test('law.7.4.2: with one card added Birdsong can end', () => {
    const game = birds({ hand: ['STD-01', 'STD-10'], step: 'birdsong' });
    game.play('decree STD-10 build');
    game.play('end');
    expect(game.at('screen.turn.step')).toBe('daylight');
  });

  // Example 16: 3 is full, 8 and 11 have one warrior.
  const map = '1 M2; 2 M2; 3 sawmill; 4 M2; 5 M2; 6 M2; 7 M2; 8 M1; 9 M2; 10 M2; 11 M1; 12 M2';
  const lost = { board: map, step: 'birdsong', hand: ['STD-10', 'STD-11'] };

  test('law.7.4.3, H-13: the new roost with three warriors goes where the fewest are, if there is room', () => {
    const game = birds(lost);
    expect(game.whyNot('newRoost 8')).toBe('no.decreeFirst');
    game.play('decree STD-10 recruit');
    expect(game.offered('newRoost')).toEqual(['newRoost 8', 'newRoost 11']);
    expect(game.whyNot('newRoost 3')).toBe('no.slot at=3');
    expect(game.whyNot('newRoost 1')).toBe('no.fewestWarriors');
    expect(game.whyNot('end')).toBe('no.roostFirst');
    expect(game.play('newRoost 8')).toEqual([
      'do.placePiece at=8 piece=roost',
      'do.placeWarriors at=8 faction=eyrie n=3',
    ]);
    // The cards came before it.
    expect(game.at('screen.turn.step')).toBe('daylight');
    expect(birds({ step: 'birdsong', hand: ['STD-10'] }).whyNot('newRoost 8')).toBe('no.hasRoost');
  });

  test('H-13: own warriors count too, unless the table counts enemies only', () => {
    const board = map.replace('8 M1', '8 E18');
    const taken = { taken: 1 };
    const all = birds({ ...lost, board, turn: taken });
    expect(all.offered('newRoost')).toEqual(['newRoost 11']);
    // Fewer than three are left; then none for the vizier's Recruit.
    const told = all.play('newRoost 11', { choices: ['despot'] });
    expect(told[1]).toBe('do.placeWarriors at=11 faction=eyrie n=2');
    expect(told).toContain('do.turmoil');
    const enemies = birds({ ...lost, board, turn: taken, options: { newRoost: 'enemies' } });
    expect(enemies.offered('newRoost')).toEqual(['newRoost 8']);
  });

  test('law.7.4.3: nobody else places pieces beside the keep', () => {
    const board = map.replace('8 M1', '8 M1 keep');
    const game = birds({ ...lost, board, turn: { taken: 1 } });
    expect(game.offered('newRoost')).toEqual(['newRoost 11']);
    expect(game.whyNot('newRoost 8')).toBe('no.keepThere at=8');
  });
});

describe('crafting', () => {
  // Root Tea costs a mouse: 7 has a roost, 3 does not count.
  const tea = { board: '3 E2 roost; 7 E2 M1 roost', hand: ['STD-14', 'STD-18'] };

  test('law.7.2.1, law.7.5.1: with roosts, each once, before the Decree begins', () => {
    const game = birds(tea);
    game.play('craft STD-14');
    expect(game.whyNot('craft STD-18')).toBe('no.crafting n=1 suit=mouse');
    expect(game.at('factions.eyrie.craftedItems')).toEqual(['tea']);
    const begun = birds(tea);
    begun.play('decreeRecruit 3');
    expect(begun.whyNot('craft STD-14')).toBe('no.craftBeforeDecree');
    expect(birds({ ...tea, step: 'birdsong' }).whyNot('craft STD-14')).toBe('no.inDaylight');
  });

  test.each([
    ['charismatic', { recruit: ['vizier'], battle: ['vizier'] }, 1],
    ['builder', { recruit: ['vizier'], move: ['vizier'] }, 2],
  ])('law.7.2.3, law.7.8: a tea of the %s', (leader, decree, points) => {
    const game = birds({ ...tea, leader, decree });
    game.play('craft STD-14');
    expect(game.at('factions.eyrie.score')).toBe(points);
  });
});

describe('the Decree', () => {
  test('law.7.5.2: column by column, and Evening only after all of it', () => {
    const game = birds();
    expect(game.whyNot('battle 11 marquise')).toBe('no.column column=recruit');
    expect(game.whyNot('move 1 3 6')).toBe('no.column column=recruit');
    expect(game.whyNot('end')).toBe('no.decreeLeft column=recruit n=1');
    game.play('decreeRecruit 3');
    expect(game.whyNot('decreeRecruit 3')).toBe('no.column column=battle');
    game.play('battle 11 marquise', { dice: ['1-0'] });
    expect(game.whyNot('battle 11 marquise')).toBe('no.decreeDone');
    // Effects of Daylight are still possible.
    expect(game.at('screen.turn.step')).toBe('daylight');
    game.play('end');
    expect(game.at('turn.seat')).toBe(1);
    expect(game.at('screen.leader')).toBe('charismatic');
  });

  test('law.7.5.2.I: a warrior in a clearing with a roost of the suit', () => {
    const decree = { recruit: ['vizier', 'STD-16'], move: ['vizier'] };
    const game = birds({ leader: 'builder', decree, board: '3 E4 roost; 7 E1 roost; 1 M1' });
    expect(game.whyNot('decreeRecruit 1')).toBe('no.noRoost at=1');
    expect(game.offered('decreeRecruit')).toEqual(['decreeRecruit 3', 'decreeRecruit 7']);
    expect(game.play('decreeRecruit 3')).toEqual(['do.placeWarriors at=3 faction=eyrie n=1']);
    // The rabbit card is used up (H-15); the vizier recruits anywhere.
    expect(game.at('screen.turn.resolved')).toEqual({ recruit: ['STD-16'] });
    game.play('decreeRecruit 7');
    expect(game.at('screen.turn.resolved')).toEqual({ recruit: ['STD-16', 'vizier'] });
    const other = birds({ leader: 'builder', decree, board: '3 E4 roost; 7 E1 roost; 1 M1' });
    other.play('decreeRecruit 7');
    expect(other.whyNot('decreeRecruit 7')).toBe('no.decreeCard at=7');
    const none = birds({ leader: 'builder', decree, board: '3 E20 roost' });
    expect(none.whyNot('decreeRecruit 3')).toBe('no.supply faction=eyrie n=0');
  });

  test('law.7.5.2.II, law.7.2.2: two mouse moves out of 7, the second by a tie (example 15)', () => {
    const game = birds({
      board: '3 E1 roost; 7 E2 M1; 12 M1; 8 M1',
      decree: { recruit: ['vizier'], move: ['STD-20', 'STD-21'], battle: ['vizier'] },
      turn: { resolved: { recruit: ['vizier'] } },
    });
    expect(game.whyNot('move 1 3 7')).toBe('no.decreeCard at=3');
    game.play('move 1 7 12');
    game.play('move 1 7 8');
    expect(game.at('screen.turn.resolved')).toEqual({
      recruit: ['vizier'],
      move: ['STD-20', 'STD-21'],
    });
  });

  test('law.7.2.2: a tie is the Eyrie’s, so the Marquise needs another clearing (example 1)', () => {
    const game = screenGame({
      board: '1 M1; 9 M2 E1 roost; 12 E1',
      seats: [human('marquise'), human('eyrie'), alliance()],
      screen: {
        leader: 'builder',
        decree: { recruit: ['vizier'], move: ['vizier'] },
        turn: { step: 'daylight' },
      },
    });
    expect(game.offered('move 1 9')).toEqual(['move 1 9 1']);
    expect(game.whyNot('move 1 9 12')).toBe('no.ruleForMove from=9 to=12');
  });

  test('H-15: a card of the clearing’s suit goes before a bird', () => {
    const moves = { leader: 'despot', decree: { move: ['vizier', 'STD-20'], build: ['vizier'] } };
    const used = (act: string): unknown => {
      const game = birds(moves);
      game.play(act);
      return game.at('screen.turn.resolved.move');
    };
    expect(used('move 1 11 3')).toEqual(['STD-20']);
    expect(used('move 1 3 11')).toEqual(['vizier']);
  });

  test('law.7.5.2.III: a battle in a clearing of the suit', () => {
    const game = birds({
      board: '3 E4 roost M1; 11 E2 M1',
      decree: { recruit: ['vizier'], battle: ['vizier', 'STD-20'] },
      turn: { resolved: { recruit: ['vizier'] } },
    });
    expect(game.whyNot('battle 6 marquise')).toBe('no.battle at=6');
    expect(game.offered('battle')).toEqual(['battle 3 marquise', 'battle 11 marquise']);
    game.play('battle 3 marquise', { dice: ['0-0'] });
    expect(game.whyNot('battle 3 marquise')).toBe('no.decreeCard at=3');
    game.play('battle 11 marquise', { dice: ['0-0'] });
    expect(game.at('screen.turn.resolved.battle')).toEqual(['vizier', 'STD-20']);
  });

  test('law.7.5.2.IV: a roost where it rules, without one, in an open slot', () => {
    const built = {
      board: '3 E4 roost; 11 E2 M1; 6 E1 M2; 1 E2 sawmill; 5 E1 keep; 4 E1',
      leader: 'despot',
      decree: { move: ['vizier'], build: ['vizier', 'STD-20'] },
      turn: { resolved: { move: ['vizier'] } },
    };
    const game = birds(built);
    expect(game.offered('decreeBuild')).toEqual(['decreeBuild 4', 'decreeBuild 11']);
    expect(game.whyNot('decreeBuild 3')).toBe('no.roostThere at=3');
    expect(game.whyNot('decreeBuild 6')).toBe('no.notRuled at=6');
    expect(game.whyNot('decreeBuild 1')).toBe('no.slot at=1');
    expect(game.whyNot('decreeBuild 5')).toBe('no.keepThere at=5');
    expect(game.play('decreeBuild 4')).toEqual(['do.placePiece at=4 piece=roost']);
    expect(game.offered('decreeBuild')).toEqual(['decreeBuild 11']);
    const seven = '1 roost; 2 roost; 3 roost; 4 roost; 5 roost; 7 roost; 8 roost; 11 E1';
    expect(birds({ ...built, board: seven }).whyNot('decreeBuild 11')).toBe(
      'no.supply faction=eyrie n=0',
    );
  });
});

describe('leaders', () => {
  const fights = (leader: string, decree: object, board: string): Birds => ({
    leader,
    decree,
    board,
    turn: { resolved: { move: ['vizier'] } },
  });

  test('law.7.8: the Commander deals one extra hit as attacker', () => {
    const game = birds(
      fights('commander', { move: ['vizier'], battle: ['vizier'] }, '3 E2 roost M2'),
    );
    game.play('battle 3 marquise', { dice: ['0-0'] });
    expect(game.at('clearings.3.warriors')).toEqual({ marquise: 1, eyrie: 2 });
  });

  test('law.7.8: the Despot scores once for a battle that removes buildings', () => {
    const decree = { move: ['vizier'], battle: ['STD-21'], build: ['vizier'] };
    // Rolled 1, and one more as nobody defends: sawmill and workshop.
    const game = birds(fights('despot', decree, '7 E2; 11 E2 sawmill workshop'));
    game.play('battle 11 marquise', { dice: ['1-0'], choices: ['sawmill'] });
    expect(game.at('factions.eyrie.score')).toBe(3);
    const warriors = birds(fights('despot', decree, '7 E2; 11 E2 M1'));
    warriors.play('battle 11 marquise', { dice: ['1-0'] });
    expect(warriors.at('factions.eyrie.score')).toBe(0);
  });

  test('H-38: the Despot scores as defender too', () => {
    const game = screenGame({
      board: '11 E3 M1 sawmill',
      seats: [human('marquise'), human('eyrie'), alliance()],
      screen: {
        leader: 'despot',
        decree: { move: ['vizier'], build: ['vizier'] },
        turn: { step: 'daylight' },
      },
    });
    game.play('battle 11 eyrie', { dice: ['2-2'] });
    expect(game.at('factions.eyrie.score')).toBe(2);
  });
});

describe('turmoil', () => {
  test('law.7.7: the fox has no roost, so the leader falls (example 13)', () => {
    const game = birds({
      board: '3 E4 roost; 11 E2 M1 | E=5',
      decree: { recruit: ['vizier', 'STD-10'], battle: ['vizier'] },
    });
    expect(game.play('decreeRecruit 3', { choices: ['despot'] })).toEqual([
      'do.placeWarriors at=3 faction=eyrie n=2',
      'do.turmoil',
      'do.lose faction=eyrie n=2',
      'do.purge',
      'do.leader first=move leader=despot second=build',
      'do.drawCards faction=eyrie n=1',
    ]);
    expect(game.at('factions.eyrie.score')).toBe(3);
    expect(game.at('deck.discard')).toEqual(['STD-10']);
    expect(game.at('screen.decree')).toEqual({ move: ['vizier'], build: ['vizier'] });
    expect(game.at('screen.deposed')).toEqual(['charismatic']);
    expect(game.at('turn.seat')).toBe(1);
  });

  test('law.7.5.2.I, law.7.7: half a Recruit is done, then comes turmoil (example 14)', () => {
    const game = birds({ board: '3 E19 roost M1' });
    expect(game.play('decreeRecruit 3', { choices: ['builder'] }).slice(0, 2)).toEqual([
      'do.placeWarriors at=3 faction=eyrie n=1',
      'do.turmoil',
    ]);
    expect(game.at('screen.leader')).toBe('builder');
  });

  test('law.7.7: a leader who was deposed stays down until all four were', () => {
    const falls = (deposed: readonly string[]) => birds({ board: '3 E20 roost', deposed });
    const two = falls(['builder', 'commander']);
    // One is left: nothing is asked.
    two.play('end');
    expect(two.at('screen.leader')).toBe('despot');
    expect(two.at('screen.deposed')).toEqual(['builder', 'commander', 'charismatic']);
    const all = falls(['builder', 'commander', 'despot']);
    all.play('end', { choices: ['charismatic'] });
    expect(all.at('screen.leader')).toBe('charismatic');
    expect(all.at('screen.deposed')).toBeUndefined();
  });

  // The fox card cannot be done, the vizier can.
  const mixed = { decree: { recruit: ['vizier', 'STD-10'], battle: ['vizier'] } };

  test('H-14: a card that can be done goes first, and nobody falls by a mere wish', () => {
    expect(birds(mixed).whyNot('end')).toBe('no.decreeLeft column=recruit n=2');
    const willing = birds({ ...mixed, options: { turmoilByOrder: 'allowed' } });
    willing.play('end', { choices: ['despot'] });
    expect(willing.at('screen.leader')).toBe('despot');
    const doable = birds({ options: { turmoilByOrder: 'allowed' } });
    expect(doable.whyNot('end')).toBe('no.decreeLeft column=recruit n=1');
  });

  test('H-14: what is left to do of a card is done before turmoil', () => {
    const half = { board: '3 E19 roost M1' };
    expect(birds(half).whyNot('end')).toBe('no.decreeLeft column=recruit n=1');
    // With the fox card, of which nothing can be done, the other one need not be begun.
    expect(birds({ ...half, ...mixed }).offered()).toContain('end');
  });

  test('law.7.5.1: before the Decree begins there is time to craft, and then turmoil', () => {
    const game = birds({ board: '3 E20 roost', hand: ['STD-16', 'STD-29'] });
    expect(game.offered()).toEqual(['craft STD-16', 'craft STD-29', 'end']);
    // One roost: with the second card nothing can be done any more.
    const told = game.play('craft STD-16', { choices: ['despot'] });
    expect(told).toContain('do.turmoil');
    expect(game.at('screen.leader')).toBe('despot');
  });
});

test('law.7.6: three roosts score two and draw two, and the hand goes down to five', () => {
  const hand = ['STD-10', 'STD-11', 'STD-12', 'STD-13'];
  const game = birds({
    board: '3 E4 roost; 11 E2 roost; 6 roost',
    hand,
    decree: { recruit: ['vizier'], battle: ['vizier'] },
    turn: { resolved: { recruit: ['vizier'], battle: ['vizier'] } },
  });
  expect(game.play('end')).toEqual([
    'do.score faction=eyrie n=2',
    'do.drawCards faction=eyrie n=2',
  ]);
  expect(game.at('screen.turn.step')).toBe('discard');
  expect(game.whyNot('end')).toBe('no.tooManyCards n=1');
  game.play('discard STD-10');
  expect(game.at('turn.seat')).toBe(1);
});

test.each([
  ['no viziers', { leader: 'builder', decree: {} }],
  ['viziers elsewhere', { leader: 'builder', decree: { battle: ['vizier'], build: ['vizier'] } }],
  ['a deposed leader', { deposed: ['charismatic'] }],
  ['more done than there is', { turn: { resolved: { move: ['STD-10'] } } }],
])('a Decree is refused with %s', (_, given) => {
  const problems = root.invariants.flatMap(({ check }) => check(birds(given).state)?.id ?? []);
  expect(problems).toEqual(['bad.screenDecree']);
});

import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { seat } from '@empty-chair/kernel/words';
import { listedTest } from '@empty-chair/testkit/listed';
import { describe, expect, test } from 'vitest';
import { CONFIGS, humanWeight } from '../../examples/configs.ts';
import type { Position } from '../../examples/position.ts';
import {
  alliance,
  eyrie,
  human,
  marquise,
  readPosition,
  vagabot,
} from '../../examples/position.ts';
import { root } from '../module.ts';
import { inputs } from './verbs.ts';

/** The names of what is legal that begin so. */
function legal(position: Position, begin = '', by = 0): readonly string[] {
  return inputs
    .legal(readPosition(position), seat(by))
    .map(inputs.inputKey)
    .filter((key) => key.startsWith(begin));
}

describe('what is listed', () => {
  const cats: Position = {
    board: '1 sawmill keep; 5 M2 E1 roost; 2 sympathy | V=0 @5 items:4/0 | supply tea1,coin2,bag1',
    seats: [human('marquise'), eyrie(), alliance(), vagabot()],
  };

  test('law.move: moves along paths, in every number', () => {
    expect(legal(cats, 'move')).toEqual([
      ...['move 1 5 1', 'move 2 5 1'],
      ...['move 1 5 2', 'move 2 5 2'],
    ]);
  });

  test('law.move: a number of warriors is offered once, with its bounds', () => {
    const offers = inputs.offers(readPosition(cats), seat(0));
    expect(offers.filter(({ kind }) => kind === 'move')).toEqual([
      { kind: 'move', n: { least: 1, most: 2 }, from: 5, to: 1 },
      { kind: 'move', n: { least: 1, most: 2 }, from: 5, to: 2 },
    ]);
    expect(offers).toContainEqual({
      kind: 'place',
      n: { least: 1, most: 23 },
      piece: 'warrior',
      at: 1,
    });
  });

  test('law.battle: battles with everybody there, without and with an extra hit', () => {
    expect(legal(cats, 'battle')).toEqual([
      ...['battle 5 eyrie', 'battle 5 eyrie 1'],
      ...['battle 5 vagabond', 'battle 5 vagabond 1'],
    ]);
  });

  test('law.removal: enemy pieces one kind at a time, or all', () => {
    expect(legal(cats, 'destroy')).toEqual([
      'destroy 1 alliance sympathy 2',
      'destroy 1 eyrie warrior 5',
      'destroy 1 eyrie roost 5',
    ]);
    expect(legal(cats, 'clear')).toEqual(['clear 2', 'clear 5']);
    expect(legal(cats, 'favor')).toEqual(['favor rabbit', 'favor mouse']);
    // The other deck has no Favors.
    expect(legal({ ...cats, config: { deck: 'exilesAndPartisans' } }, 'favor')).toEqual([]);
  });

  test('law.burrow: into and out of the Burrow where a tunnel lies', () => {
    const moles = {
      board: '5 D2 tunnel; 7 D1; 9 tunnel | D=0 elsewhere:16',
      seats: [human('duchy'), marquise()],
    };
    expect(legal(moles, 'muster')).toEqual(['muster 1']);
    expect(legal(moles, 'burrow')).toEqual(['burrow 1 5', 'burrow 2 5']);
    expect(legal(moles, 'emerge')).toHaveLength(32);
    expect(legal(cats, 'muster')).toEqual([]);
    expect(legal(moles, 'sway')).toHaveLength(9);
    expect(legal(moles, 'parliament')).toEqual([]);
    expect(legal(cats, 'sway')).toEqual([]);
  });

  const crows: Position = {
    board: '5 C1 M1 plot; 7 plot; 9 M2 plot | C=0 plots:5.unknown.down,7.unknown.down,9.raid.up',
    seats: [human('corvids'), human('marquise'), eyrie()],
  };

  test('law.plots: a plot is flipped where a Corvid warrior stands', () => {
    expect(legal(crows, 'flip')).toEqual([
      ...['flip 5 bomb', 'flip 5 snare', 'flip 5 extortion', 'flip 5 raid'],
    ]);
  });

  test('law.exposure: a plot face down is exposed by whoever has a piece there', () => {
    const cats = { ...crows, board: `${crows.board} | turn 1.1` };
    expect(legal(cats, 'expose', 1)).toEqual(['expose 5']);
    expect(legal(cats, 'guess', 1)).toHaveLength(4);
  });

  test('law.place: own pieces where they fit', () => {
    expect(legal(cats, 'remove')).toEqual([
      'remove 1 sawmill 1',
      'remove 1 keep 1',
      'remove 1 warrior 5',
      'remove 2 warrior 5',
    ]);
    // 1 is full, 5 has one slot left; the only keep stands.
    expect(legal(cats, 'place 1 workshop')).toHaveLength(11);
    expect(legal(cats, 'place 1 keep')).toEqual([]);
    expect(legal(cats, 'place 1 wood')).toHaveLength(12);
    // 23 in supply, in twelve clearings.
    expect(legal(cats, 'place').filter((key) => key.includes('warrior'))).toHaveLength(276);
  });

  test('law.craft: items in supply, for their printed points or the Eyrie’s one', () => {
    expect(legal(cats, 'craft')).toEqual([
      ...['craft bag 1', 'craft tea 2', 'craft tea 1', 'craft coin 3', 'craft coin 1'],
    ]);
  });

  test('2.8.1: cards to and from bots, not humans', () => {
    const seats = [human('marquise'), eyrie(), human('alliance')];
    expect(legal({ board: '5 M1', seats }, 'give')).toEqual(['give eyrie']);
    expect(legal({ board: '5 M1', seats }, 'take')).toEqual(['take eyrie']);
  });

  test('law.craft: effects that lie nowhere yet', () => {
    const position = {
      board: '5 M1 | M=0 play:STD-33 | E=0 decree:fox.STD-50',
      seats: [human('marquise'), eyrie()],
    };
    const effects = legal(position, 'effect');
    expect(effects).toHaveLength(20);
    expect(effects).not.toContain('effect STD-33');
    expect(effects).not.toContain('effect STD-50');
    expect(legal(position, 'discard')).toEqual(['discard STD-33']);
  });

  test('4.2.1, 6.2.1.I: nothing where it must not be', () => {
    const position = {
      board: '1 keep; 2 sympathy',
      seats: [human('alliance'), marquise(), eyrie()],
    };
    const places = legal(position, 'place');
    expect(places.filter((key) => key.endsWith(' 1'))).toEqual([]);
    expect(places).not.toContain('place 1 sympathy 2');
    expect(places).toContain('place 1 sympathy 3');
    // The last one of its kind.
    expect(places).toContain('place 1 foxBase 6');
  });

  test('law.vagabond: a pawn walks, slips and explores', () => {
    const seats = [human('vagabond'), eyrie()];
    expect(legal({ board: '6 ruin(bag) | V=0 @6', seats }, 'pawn')).toEqual([
      ...['pawn 2', 'pawn 3', 'pawn 11', 'pawn 2_6_10_11_12', 'pawn 3_6_11'],
    ]);
    expect(legal({ board: '6 ruin(bag) | V=0 @6', seats }, 'explore')).toEqual(['explore 6']);
    const forest = { board: '6 ruin(bag) | V=0 @3_6_11', seats };
    expect(legal(forest, 'pawn')).toEqual([
      ...['pawn 3', 'pawn 6', 'pawn 11', 'pawn 2_6_10_11_12', 'pawn 3_7_11_12'],
    ]);
    expect(legal(forest, 'explore')).toEqual([]);
    expect(legal({ board: '6 ruin(bag) | V=0 @5', seats }, 'explore')).toEqual([]);
    expect(legal({ board: '6 ruin(bag) | V=0 @1_2_5_10', seats }, 'pawn')).toEqual([
      ...['pawn 1', 'pawn 2', 'pawn 5', 'pawn 10', 'pawn 1_9_10_12', 'pawn 2_6_10_11_12'],
    ]);
    expect(legal(forest, 'move')).toEqual([]);
  });

  test('A-44, B.12.1: the Ferry, while it has not been used', () => {
    const lake = (ferry: string, first: Position['seats']): Position => ({
      board: `1 E1 | V=0 @1 | ferry ${ferry}`,
      ...(first && { seats: first }),
      config: { map: 'lake', suits: 'suggested' },
    });
    const birds = [human('eyrie'), human('vagabond'), marquise()];
    expect(legal(lake('1', birds), 'move')).toEqual([
      ...['move 1 1 5', 'move 1 1 9', 'move 1 1 10', 'move 1 1 11', 'move 1 1 12'],
    ]);
    expect(legal(lake('1 used', birds), 'move')).toEqual(['move 1 1 5', 'move 1 1 9']);
    const wanderer = [human('vagabond'), human('eyrie'), marquise()];
    expect(legal(lake('1', wanderer), 'pawn 1')).toEqual([
      ...['pawn 10', 'pawn 11', 'pawn 12', 'pawn 1_5_11', 'pawn 1_9_12'],
    ]);
  });

  test('law.closedPath, B.12.2: closed paths are to be opened, not walked', () => {
    const mountain = (opened: string): Position => ({
      board: `2 E1 | V=0 @2${opened}`,
      seats: [human('eyrie'), human('vagabond'), marquise()],
      config: { map: 'mountain', suits: 'suggested' },
    });
    expect(legal(mountain(''), 'move')).toEqual(['move 1 2 6', 'move 1 2 11']);
    expect(legal(mountain(''), 'open')).toHaveLength(6);
    expect(legal(mountain(' | opened 2-5'), 'move')).toEqual([
      ...['move 1 2 5', 'move 1 2 6', 'move 1 2 11'],
    ]);
    expect(legal(mountain(' | opened 2-5'), 'open')).toHaveLength(5);
    const wanderer = { ...mountain(''), seats: [human('vagabond'), human('eyrie'), marquise()] };
    expect(legal(wanderer, 'pawn').filter((key) => !key.includes('_'))).toEqual([
      ...['pawn 6', 'pawn 11'],
    ]);
  });

  test('2.6: off turn only pieces, points and used effects', () => {
    const off = { ...cats, board: `${cats.board} | turn 1.1`.replace('M2', 'M1') };
    const kinds = new Set(legal(off).map((key) => key.split(' ')[0]));
    expect([...kinds].sort()).toEqual(['place', 'remove', 'score']);
  });

  test('2.6: nothing for a bot, for nobody, or after the end', () => {
    expect(legal(cats, '', 1)).toEqual([]);
    expect(legal(cats, '', 9)).toEqual([]);
    expect(legal({ ...cats, board: `${cats.board} | winner eyrie` })).toEqual([]);
  });
});

listedTest(root, {
  configs: CONFIGS,
  policy: randomPolicy({ weight: humanWeight }),
  most: 60,
  every: 20,
  least: 300,
});

import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { seat } from '@empty-chair/kernel/words';
import { listedTest } from '@empty-chair/testkit/listed';
import { describe, expect, test } from 'vitest';
import { CONFIGS, humanWeight } from '../../examples/configs.ts';
import { human, marked, readPosition, unmarked } from '../../examples/position.ts';
import { innovation } from '../module.ts';

type Json = Readonly<Record<string, unknown>>;
const STATE: Json = {
  turn: 'human',
  hexes: { E10: human(), H7: marked(), E12: unmarked() },
  bonus: [{ tile: 1 }, { tile: 2 }, { tile: 3 }],
  bonusOf: { human: 4, automa: 5 },
};
/** The names of what is listed that begin so. */
const legal = (state: Json, begin = '', by = 0): readonly string[] =>
  innovation
    .legal(readPosition({ state: { ...STATE, ...state } }), seat(by))
    .map(innovation.inputKey)
    .filter((key) => key.startsWith(begin));

describe('AOI-G1: what is listed', () => {
  test('workshops in reach: beside a building, or over rivers with shipping', () => {
    expect(legal({}, 'build')).toEqual(['build E9', 'build E11', 'build F9']);
    expect(legal({ shipping: { human: 1 } }, 'build')).toEqual([
      ...['build C10', 'build D8', 'build D11', 'build E9', 'build E11', 'build F9', 'build F11'],
    ]);
    const hexes = { E10: human(), E11: unmarked(), F9: human('guild') };
    expect(legal({ hexes }, 'build E')).toEqual(['build E9']);
  });

  test('no workshop when all nine stand', () => {
    const nine = ['A9', 'B5', 'B11', 'E10', 'F5', 'F12', 'H10', 'I8', 'A4'];
    expect(legal({ hexes: Object.fromEntries(nine.map((at) => [at, human()])) }, 'build')).toEqual(
      [],
    );
  });

  test('upgrades of own buildings to what is in stock', () => {
    const hexes = { B5: human('school'), E10: human(), H10: human('guild'), H7: marked() };
    expect(legal({ hexes }, 'upgrade')).toEqual([
      ...['upgrade B5 university', 'upgrade E10 guild'],
      ...['upgrade H10 school', 'upgrade H10 palace'],
    ]);
    const more = { ...hexes, A9: human('palace'), B11: human('university') };
    expect(legal({ hexes: more }, 'upgrade')).toEqual(['upgrade E10 guild', 'upgrade H10 school']);
  });

  test('science: a step anywhere below 12, a scholar where a space is free', () => {
    const scholars = { law: ['automa', 'automa', 'human', 'human'] };
    const levels = { human: { banking: 12 } };
    expect(legal({ scholars, levels }, 'advance')).toEqual([
      ...['advance law 1', 'advance engineering 1', 'advance medicine 1'],
    ]);
    expect(legal({ scholars, levels }, 'scholar')).toEqual([
      ...['scholar engineering', 'scholar medicine'],
    ]);
    const seven = { law: new Array(4).fill('human'), banking: new Array(3).fill('human') };
    expect(legal({ scholars: seven }, 'scholar')).toEqual([]);
  });

  test('spells and book actions without an X token, innovations on the display', () => {
    const spells = ['bridge', 'tools', 'coins', 'two_spades'];
    expect(legal({ spells }, 'spell')).toEqual(['spell scholar', 'spell one_spade']);
    expect(legal({ books: [2], bookActions: [4, 2, 6] }, 'book')).toEqual(['book 4', 'book 6']);
    const display = [null, 'steel', null, 'census'];
    expect(legal({ display }, 'innovation')).toEqual(['innovation steel', 'innovation census']);
    const innovations = { human: ['guild', 'school', 'palace'] };
    expect(legal({ display, innovations }, 'innovation')).toEqual([]);
  });

  test('shipping up to 3', () => {
    expect(legal({ shipping: { human: 2 } }, 'shipping')).toEqual(['shipping']);
    expect(legal({ shipping: { human: 3 } }, 'shipping')).toEqual([]);
  });

  test('AOI-T5, AOI-T6: passing with a free bonus tile, in round 6 without', () => {
    expect(legal({}, 'pass')).toEqual(['pass 1', 'pass 2', 'pass 3']);
    expect(legal({ round: 6 }, 'pass')).toEqual(['pass']);
  });

  test('AOI-S9, AOI-S11: before the first round a tile, then own terrain', () => {
    const task = (name: string) => ({ hexes: {}, errands: [{ who: 'human', task: name }] });
    // Four of the five are left to choose from: the first is the Automa's.
    const bonus = [1, 2, 3, 4].map((tile) => ({ tile }));
    const four = ['bonus 1', 'bonus 2', 'bonus 3', 'bonus 4'];
    expect(legal({ ...task('bonus'), bonus, bonusOf: { automa: 5 } })).toEqual(four);
    expect(legal(task('workshop'))).toEqual([
      ...['place A9', 'place B5', 'place B11', 'place E10'],
      ...['place F5', 'place F12', 'place H10', 'place I8'],
    ]);
    const hexes = { E10: human(), F5: unmarked() };
    expect(legal({ ...task('tower'), hexes })).toHaveLength(6);
  });

  test('AOI-E3: after the last round points for resources, and the end', () => {
    const errands = [{ who: 'human', task: 'resources' }];
    expect(legal({ round: 6, errands })).toEqual(['points 1', 'done']);
  });

  test('nothing for the Automa, off turn, or after the end', () => {
    expect(legal({ turn: 'automa' }, '', 1)).toEqual([]);
    expect(legal({ turn: 'automa' })).toEqual([]);
    expect(legal({ isOver: true })).toEqual([]);
    expect(legal({}, '', 1)).toEqual([]);
  });
});

listedTest(innovation, {
  configs: CONFIGS,
  policy: randomPolicy({ weight: humanWeight }),
  most: 400,
  every: 15,
  least: 300,
});

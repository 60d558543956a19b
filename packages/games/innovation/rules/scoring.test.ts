import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import { examples } from '@empty-chair/testkit/examples';
import { scripted } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import type { Position } from '../examples/position.ts';
import { human, human1, human2, marked, readPosition, unmarked } from '../examples/position.ts';
import type { Config } from './config.ts';
import { LEVELS } from './content.ts';
import { innovation } from './module.ts';
import { areaOf, placePoints } from './scoring.ts';
import type { Input } from './verbs/verbs.ts';

const HUMAN = seat(0);
const done: Input = { kind: 'done' };
const last = { round: 6, errands: [{ who: 'human', task: 'resources' }] };
const twoHumans: Partial<Config> = {
  humans: [
    { terrain: 'lake', faction: 'philosophers' },
    { terrain: 'forest', faction: 'moles' },
  ],
};

const scoringExamples: readonly Example<Position, Input>[] = [
  {
    // C7 and C10: two river hexes between them, C8 and C9. The level ends with shipping 2.
    name: 'area: the Automa with the highest shipping of its card, the human with their own',
    cite: 'AOI-E1, AOI-E3',
    position: {
      state: { ...last, hexes: { C7: marked(), C10: unmarked(), E10: human(), H10: human() } },
    },
    seat: HUMAN,
    input: done,
    expect: {
      happenings: ['do.scoreArea who=human n=1 points=12', 'do.scoreArea who=automa n=2 points=18'],
      state: {
        isOver: true,
        'points.automa': { start: 20, area: 18 },
        'points.human': { start: 20, area: 12 },
      },
    },
  },
  {
    // E10 and E11 are neighbours: two each, so 18 and 12 are shared.
    name: 'area: equals share the places they hold',
    cite: 'AOI-E1',
    position: {
      state: { ...last, hexes: { C7: marked(), C10: unmarked(), E10: human(), E11: human() } },
    },
    seat: HUMAN,
    input: done,
    expect: {
      happenings: ['do.scoreArea who=human n=2 points=15', 'do.scoreArea who=automa n=2 points=15'],
    },
  },
  {
    name: 'area: without a building there are no points',
    cite: 'AOI-E1',
    position: { state: { ...last, hexes: { C7: marked() } } },
    seat: HUMAN,
    input: done,
    expect: {
      happenings: ['do.scoreArea who=human n=0 points=0', 'do.scoreArea who=automa n=1 points=18'],
    },
  },
  {
    // Banking 5:5, so 6 each; law 4:3; engineering nobody; medicine only the Automa.
    name: 'science: 8 and 4 in each discipline, ties split, nothing on level 0',
    cite: 'AOI-E2',
    position: {
      state: {
        ...last,
        levels: {
          automa: { banking: 5, law: 3, medicine: 2 },
          human: { banking: 5, law: 4 },
        },
      },
    },
    seat: HUMAN,
    input: done,
    expect: {
      happenings: [
        'do.scoreArea',
        'do.scoreArea',
        'do.scoreScience who=human discipline=banking points=6',
        'do.scoreScience who=automa discipline=banking points=6',
        'do.scoreScience who=human discipline=law points=8',
        'do.scoreScience who=automa discipline=law points=4',
        'do.scoreScience who=automa discipline=medicine points=8',
      ],
      state: {
        'points.automa': { start: 20, science: 18 },
        'points.human': { start: 20, science: 14 },
      },
    },
  },
  {
    // Areas: the Automa 2, human2 1, human1 1: 18, then 12 and 6 shared. Law 9, 4, 1; medicine 3, 3, 3.
    name: 'three seats: 18, 12 and 6; 8, 4 and 2',
    cite: 'AOI-E1, AOI-E2',
    position: {
      config: twoHumans,
      state: {
        round: 6,
        errands: [{ who: 'human2', task: 'resources' }],
        hexes: { C7: marked(), C10: unmarked(), E10: human1(), H9: human2() },
        levels: {
          automa: { law: 4, medicine: 3 },
          human1: { law: 9, medicine: 3 },
          human2: { law: 1, medicine: 3 },
        },
      },
    },
    seat: seat(1),
    input: done,
    expect: {
      state: {
        // 14 in three parts is 4 each.
        'points.automa': { start: 20, area: 18, science: 8 },
        'points.human1': { start: 20, area: 9, science: 12 },
        'points.human2': { start: 20, area: 9, science: 6 },
      },
    },
  },
  {
    name: 'the humans’ leftovers are theirs alone, and the first of two does not end the game',
    cite: 'AOI-E3',
    position: {
      config: twoHumans,
      state: {
        round: 6,
        errands: [
          { who: 'human1', task: 'resources' },
          { who: 'human2', task: 'resources' },
        ],
      },
    },
    seat: HUMAN,
    input: done,
    expect: {
      happenings: [],
      state: { isOver: false, errands: [{ who: 'human2', task: 'resources' }] },
    },
  },
  {
    name: 'points for leftovers are booked as such',
    cite: 'AOI-E3',
    position: { state: last },
    seat: HUMAN,
    input: { kind: 'points', n: 3 },
    expect: {
      state: {
        isOver: false,
        'points.human': { start: 20, resources: 3 },
        'points.automa': { start: 20 },
      },
    },
  },
  {
    // Three buildings of any kind, anywhere.
    name: 'the Wanderers: two points for each building',
    cite: 'AOI-F5, AOI-E3',
    position: {
      config: { faction: 'wanderers' },
      state: { ...last, hexes: { C7: marked('palace'), A4: unmarked('guild'), I13: unmarked() } },
    },
    seat: HUMAN,
    input: done,
    expect: {
      happenings: ['do.scoreArea', 'do.scoreArea', 'do.scoreFaction points=6'],
      state: { 'points.automa': { start: 20, area: 18, faction: 6 } },
    },
  },
  {
    name: 'the Gognomes: achievements that nobody has scored yet, and nothing else',
    cite: 'AOI-Q25, AOI-F10, AOI-E3',
    position: { config: { faction: 'gognomes' }, state: last },
    seat: HUMAN,
    input: done,
    script: { choices: ['60'] },
    expect: {
      happenings: ['do.scoreArea', 'do.scoreArea', 'do.scoreFaction points=60'],
      state: { isOver: true, 'points.automa': { start: 20, faction: 60 } },
    },
  },
  {
    name: 'and may be nothing',
    cite: 'AOI-Q20, AOI-F9, AOI-F8, AOI-E3',
    position: { config: { faction: 'blight' }, state: last },
    seat: HUMAN,
    input: done,
    script: { choices: ['0'] },
    expect: {
      happenings: ['do.scoreArea', 'do.scoreArea'],
      state: { isOver: true, 'points.automa': { start: 20 } },
    },
  },
];
examples(innovation, readPosition, scoringExamples);

describe('places', () => {
  test.each([
    [
      [3, 2, 1],
      [18, 12, 6],
    ],
    [
      [1, 2, 3],
      [6, 12, 18],
    ],
    [
      [2, 2, 1],
      [15, 15, 6],
    ],
    [
      [3, 1, 1],
      [18, 9, 9],
    ],
    [
      [4, 4, 4],
      [12, 12, 12],
    ],
    [
      [0, 4, 0],
      [0, 18, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ])('AOI-E1: areas %o are worth %o', (areas, points) => {
    expect(placePoints(areas, [18, 12, 6])).toEqual(points);
  });

  test.each([
    [
      [5, 5, 5],
      [4, 4, 4],
    ],
    [
      [5, 3, 3],
      [8, 3, 3],
    ],
    [
      [5, 5, 1],
      [6, 6, 2],
    ],
    [
      [12, 0, 1],
      [8, 0, 4],
    ],
    [
      [7, 7],
      [6, 6],
    ],
  ])('AOI-E2: levels %o are worth %o', (levels, points) => {
    expect(placePoints(levels, [8, 4, 2])).toEqual(points);
  });
});

describe('the Automa’s area', () => {
  // F8 and H11: three river hexes, G9, G10 and G11. Only level 5 ends with shipping 3.
  test.each(LEVELS)('AOI-E1: on level %s, in whatever round', (level) => {
    for (const round of [1, 6]) {
      const near = readPosition({
        config: { level },
        state: { round, hexes: { C7: marked(), C10: unmarked() } },
      });
      expect(areaOf(near, seat(1))).toBe(2);
      const far = readPosition({
        config: { level },
        state: { round, hexes: { F8: marked(), H11: unmarked() } },
      });
      expect(areaOf(far, seat(1))).toBe(level === 'alptrauma' ? 2 : 1);
    }
  });

  test('AOI-E1: the largest group counts, linked over several buildings', () => {
    const state = readPosition({
      state: { hexes: { H5: unmarked(), H6: marked(), H7: marked(), A4: marked(), A5: marked() } },
    });
    expect(areaOf(state, seat(1))).toBe(3);
  });

  test('AOI-E1, AOI-G3: a human has their own shipping and bridges; the Automa has no bridge', () => {
    // C7 and D8 lie on both sides of a river with a bridge spot.
    const hexes = { C7: human(), D8: human() };
    const areaWith = (state: Readonly<Record<string, unknown>>) =>
      areaOf(readPosition({ state: { hexes, ...state } }), seat(0));
    expect(areaWith({})).toBe(1);
    expect(areaWith({ shipping: { human: 1 } })).toBe(2);
    expect(areaWith({ bridges: [{ from: 'C7', to: 'D8', who: 'human' }] })).toBe(2);
  });
});

test('AOI-Q20: at the end up to 60 points can be said, once', () => {
  const state = readPosition({ config: { faction: 'gognomes' }, state: last });
  const end = (choices: readonly string[]) =>
    scripted(innovation, { state, seat: HUMAN, input: done }, { choices });
  expect(() => end(['61'])).toThrow('kernel.scriptNotOffered');
  expect(() => end([])).toThrow('kernel.scriptMissing');
  expect(() => end(['5', '5'])).toThrow('kernel.scriptUnused');
});

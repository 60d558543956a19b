import { NONE } from '@empty-chair/kernel/ids';
import type { Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { human, marked, readPosition, unmarked } from '../examples/position.ts';
import type { Building } from './content.ts';
import { WORKSHOP } from './content.ts';
import { putBuilding } from './effects.ts';
import type { Hex } from './hexes.ts';
import { hexOf } from './hexes.ts';
import { invariants } from './invariants.ts';
import type { State } from './state.ts';

type Json = Readonly<Record<string, unknown>>;
const STATE: Json = {
  hexes: { E10: human(), H10: human('guild', { annex: true }), H7: marked(), E12: unmarked() },
  bonus: [{ tile: 1 }, { tile: 2 }, { tile: 3 }],
  display: ['steel', 'library'],
  innovations: { automa: ['guild'] },
};

const broken = (state: State): readonly string[] =>
  invariants.flatMap(({ name, check }) => {
    const problem = check(state);
    return problem === undefined ? [] : [`${name}: ${showMessage(problem)}`];
  });
const brokenIn = (state: Json, config = {}): readonly string[] =>
  broken(readPosition({ state: { ...STATE, ...state }, config }));

test('a position that can be breaks none', () => {
  expect(brokenIn({})).toEqual([]);
});

const many = (n: number, building: Json) =>
  Object.fromEntries(
    ['A4', 'A5', 'A6', 'A7', 'A9', 'A10', 'A11', 'A12', 'B4', 'B5']
      .slice(0, n)
      .map((name) => [name, building]),
  );
const BOX = 'no building is there more often than in the box';
const ADDED = 'tokens are the Automa’s, annexes the humans’';
const BRIDGES = 'bridges are the humans’, on spots of their own';
const CARDS = 'every decision card is in one place';
const TILES = 'every innovation and bonus tile is in one place';
const bridge = (from: string, to: string, who = 'human') => ({ from, to, who });

describe('every invariant notices its damage', () => {
  test.each<[string, Json, string]>([
    [
      'AOI-S10: a tenth workshop',
      { hexes: many(10, human()) },
      `${BOX}: bad.buildings building=workshop n=9`,
    ],
    [
      'AOI-S10: a second palace of the Automa',
      { hexes: many(2, unmarked('palace')) },
      `${BOX}: bad.buildings building=palace n=1`,
    ],
    [
      'a sixth tower, over all',
      { hexes: many(6, human('tower')) },
      `${BOX}: bad.buildings building=tower n=5`,
    ],
    [
      'a token at a human’s building',
      { hexes: { E10: human('guild', { marked: true }) } },
      `${ADDED}: bad.added at=E10`,
    ],
    [
      'AOI-G3: an annex at the Automa’s',
      { hexes: { H7: marked('guild', { annex: true }) } },
      `${ADDED}: bad.added at=H7`,
    ],
    [
      'a ninth annex',
      { hexes: many(9, human('workshop', { annex: true })) },
      `${ADDED}: bad.annexes n=8`,
    ],
    [
      'AOI-G3: a bridge of the Automa',
      { bridges: [bridge('C10', 'E10', 'automa')] },
      `${BRIDGES}: no.bridge from=C10 to=E10`,
    ],
    [
      'a bridge where none is printed',
      { bridges: [bridge('E10', 'E12')] },
      `${BRIDGES}: no.bridge from=E10 to=E12`,
    ],
    [
      'two bridges on a spot',
      { bridges: [bridge('C10', 'E10'), bridge('E10', 'C10')] },
      `${BRIDGES}: no.bridge from=C10 to=E10`,
    ],
    [
      'a fourth bridge',
      {
        bridges: [
          bridge('A9', 'B7'),
          bridge('A12', 'B13'),
          bridge('B11', 'C13'),
          bridge('C10', 'E10'),
        ],
      },
      `${BRIDGES}: no.bridgesLeft`,
    ],
    [
      'AOI-S12: a card twice',
      { cards: { action: 4, draw: [4], support: [] } },
      `${CARDS}: bad.card card=4`,
    ],
    [
      'AOI-S12: a card missing',
      { cards: { draw: [2, 3, 4, 5, 6], reserve: [7, 8, 9, 10, 11, 12, 13, 14] } },
      `${CARDS}: bad.card card=1`,
    ],
    [
      'AOI-Q8: two markers on level 12',
      { levels: { human: { law: 12 }, automa: { law: 12 } } },
      'only one marker stands on the top level: bad.top discipline=law',
    ],
    [
      'AOI-S10: an eighth scholar',
      {
        scholars: {
          law: ['automa', 'automa', 'automa', 'automa'],
          banking: ['automa', 'automa', 'automa', 'automa'],
        },
      },
      'there are scholars enough: bad.scholars n=7 who=automa',
    ],
    [
      'an innovation twice',
      { display: ['steel', 'guild'] },
      `${TILES}: bad.innovation innovation=guild`,
    ],
    [
      'AOI-A2: a fourth innovation',
      { display: [], innovations: { automa: ['guild', 'school', 'palace', 'steel'] } },
      `${TILES}: bad.innovations n=3`,
    ],
    [
      'AOI-S9: a bonus tile twice',
      { bonusOf: { human: 2, automa: 4 } },
      `${TILES}: bad.bonus tile=2`,
    ],
    [
      'points below zero',
      { points: { human: { start: 20, power: -21 } } },
      'points are not below zero: bad.points who=human',
    ],
  ])('%s', (_, state, problem) => {
    expect(brokenIn(state)).toEqual([problem]);
  });

  test('a workshop in a river, or half a building', () => {
    const name = 'buildings stand on land';
    const at = (hex: string, owner: Seat, building: Building): readonly string[] => {
      const state = readPosition({});
      putBuilding(state, hexOf(hex) as Hex, owner, building);
      return broken(state);
    };
    expect(at('A8', seat(0), WORKSHOP)).toEqual([`${name}: bad.hex at=A8`]);
    expect(at('A1', seat(0), WORKSHOP)).toEqual([`${name}: bad.hex at=A1`]);
    expect(at('E10', seat(0), NONE)).toEqual([`${name}: bad.hex at=E10`]);
    expect(at('E10', NONE, WORKSHOP)).toEqual([`${name}: bad.hex at=E10`]);
  });

  test('a bridge over land is the Moles’ alone', () => {
    const bridges = [bridge('D12', 'F12')];
    expect(brokenIn({ bridges })).toEqual([`${BRIDGES}: no.bridge from=D12 to=F12`]);
    expect(brokenIn({ bridges }, { humans: [{ terrain: 'lake', faction: 'moles' }] })).toEqual([]);
  });
});

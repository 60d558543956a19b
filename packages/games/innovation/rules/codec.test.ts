import { badData } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import { human, marked, readPosition, unmarked } from '../examples/position.ts';
import { stateCodec } from './codec.ts';
import { configCodec } from './config.ts';

type Json = Readonly<Record<string, unknown>>;
const TWO = [
  { terrain: 'lake', faction: 'philosophers' },
  { terrain: 'forest', faction: 'blessed' },
] as const;
const encoded = (state: Json, config = {}): Json =>
  stateCodec.encode(readPosition({ state, config })) as Json;

/** Every field, none with its usual value. */
const WHOLE: Json = {
  native: 'wasteland',
  round: 4,
  turn: 'human',
  order: ['automa', 'human'],
  passed: ['automa'],
  errands: [],
  isOver: false,
  hexes: {
    B5: human('school', { annex: true }),
    E10: human(),
    E12: unmarked('guild'),
    H7: marked(),
  },
  terrain: { E11: 'swamp', F11: 'desert' },
  tools: ['E9'],
  bridges: [{ from: 'C10', to: 'E10', who: 'human' }],
  levels: {
    human: { banking: 1, law: 2, engineering: 3, medicine: 12 },
    automa: { banking: 4, law: 0, engineering: 8, medicine: 11 },
  },
  scholars: {
    banking: ['automa', 'human', null, null],
    law: [null, null, null, null],
    engineering: ['human', null, null, null],
    medicine: ['human', 'human', 'human', 'automa'],
  },
  spells: ['scholar', 'two_spades'],
  books: [6],
  bookActions: [4, 6, 1],
  roundTiles: [2, 5, 8, 11, 1, 9],
  finalTile: 4,
  bonus: [
    { tile: 10, coins: 0 },
    { tile: 3, coins: 2 },
    { tile: 7, coins: 5 },
  ],
  bonusOf: { human: 1, automa: 2 },
  display: ['steel', null, 'census', null, null, 'library'],
  innovations: { human: ['guild'], automa: ['school', 'palace'] },
  shipping: { human: 2 },
  cities: { human: 3 },
  cards: {
    draw: [4, 2],
    support: [1, 3],
    action: 5,
    reserve: [6, 7, 8, 9, 10, 11, 12, 13, 14],
    known: [1, 2, 3, 5],
  },
  points: {
    human: { start: 20, play: 31, power: -4 },
    automa: { start: 20, cards: 7, tiles: 11 },
  },
};

test('a whole position is written as it was read', () => {
  expect(encoded(WHOLE)).toEqual(WHOLE);
});

test('so is one of two humans, in the set-up', () => {
  const state = encoded(
    {
      turn: 'human1',
      errands: [
        { who: 'human2', task: 'bonus' },
        { who: 'automa', task: 'automa' },
      ],
      bonus: [6, 7, 8, 9, 10].map((tile) => ({ tile })),
      bonusOf: { human1: 1 },
      hexes: { E10: { who: 'human1', building: 'workshop' } },
    },
    { humans: TWO, side: '3-5' },
  );
  expect(state).toMatchObject({
    order: ['human1', 'human2', 'automa'],
    bonusOf: { human1: 1, human2: null, automa: null },
    display: new Array(8).fill(null),
  });
  expect(encoded(state, { humans: TWO, side: '3-5' })).toEqual(state);
});

describe('what is left out has its usual value', () => {
  test('nothing at all', () => {
    const zero = { banking: 0, law: 0, engineering: 0, medicine: 0 };
    const free = [null, null, null, null];
    expect(encoded({})).toEqual({
      native: 'wasteland',
      round: 1,
      turn: 'automa',
      order: ['human', 'automa'],
      passed: [],
      errands: [],
      isOver: false,
      hexes: {},
      terrain: {},
      tools: [],
      bridges: [],
      levels: { human: zero, automa: zero },
      scholars: { banking: free, law: free, engineering: free, medicine: free },
      spells: [],
      books: [],
      bookActions: [1, 2, 3],
      roundTiles: [1, 4, 7, 10, 3, 6],
      finalTile: 2,
      bonus: [],
      bonusOf: { human: null, automa: null },
      display: [null, null, null, null, null, null],
      innovations: { human: [], automa: [] },
      shipping: { human: 0 },
      cities: { human: 0 },
      cards: {
        draw: [1, 2, 3, 4, 5, 6],
        support: [],
        action: null,
        reserve: [7, 8, 9, 10, 11, 12, 13, 14],
        known: [1, 2, 3, 4, 5, 6],
      },
      points: { human: { start: 20 }, automa: { start: 20 } },
    });
  });

  test('a building stands on its owner’s terrain, unless it is said otherwise', () => {
    const state = readPosition({
      state: { hexes: { F11: human(), F9: marked() }, terrain: { F9: 'swamp' } },
    });
    const { terrain } = stateCodec.encode(state) as Json;
    expect(terrain).toEqual({ F9: 'swamp' });
  });

  test('AOI-S12: cards that are nowhere else are in the deck or in the reserve', () => {
    const cards = (given: Json) => encoded({ cards: given })['cards'];
    expect(cards({ support: [1], action: 9 })).toEqual({
      draw: [2, 3, 4, 5, 6],
      support: [1],
      action: 9,
      reserve: [7, 8, 10, 11, 12, 13, 14],
      known: [1, 2, 3, 4, 5, 6, 9],
    });
    // Level 1: card 3 lies on top of the reserve.
    expect(cards({ reserve: [7, 8, 9, 10, 11, 12, 13, 14, 3] })).toMatchObject({
      draw: [1, 2, 4, 5, 6],
    });
  });

  test('AOI-S9: beside free bonus tiles everybody has one', () => {
    const bonus = [{ tile: 1 }, { tile: 3 }, { tile: 4 }];
    expect(encoded({ bonus })['bonusOf']).toEqual({ human: 2, automa: 5 });
    expect(encoded({ bonus, bonusOf: { automa: 2 } })['bonusOf']).toEqual({ human: 5, automa: 2 });
    // While a human still chooses, the Automa has its own already.
    const choosing = { errands: [{ who: 'human', task: 'bonus' }] };
    expect(encoded({ bonus: [...bonus, { tile: 6 }], ...choosing })['bonusOf']).toEqual({
      human: null,
      automa: 2,
    });
  });

  test('short lists leave the last places free', () => {
    expect(encoded({ display: ['steel'], scholars: { law: ['human'] } })).toMatchObject({
      display: ['steel', null, null, null, null, null],
      scholars: { law: ['human', null, null, null] },
    });
  });

  test('AOI-S8: but not the terrain that was drawn', () => {
    const drawn = { terrain: 'random' } as const;
    expect(() => encoded({}, drawn)).toThrow('bad data at native: data.missing');
    expect(encoded({ native: 'swamp' }, drawn)).toMatchObject({ native: 'swamp' });
  });
});

function problem(state: unknown, config = {}): string {
  const whole = configCodec.decode({
    terrain: 'wasteland',
    humans: [{ terrain: 'lake', faction: 'philosophers' }],
    ...config,
  });
  return badData(() => stateCodec.decode(state, whole));
}

describe('what cannot be is told with its place', () => {
  const bonus = [{ tile: 1 }, { tile: 2 }, { tile: 3 }];
  test.each<[unknown, string]>([
    [5, ': data.expected'],
    [[], ': data.expected'],
    [{ moon: 1 }, 'moon: data.unknownField'],
    [{ native: 'lake' }, 'native: data.notOneOf choices=wasteland value=lake'],
    [{ round: 7 }, 'round: data.outOfRange least=1 most=6 value=7'],
    [{ turn: 'human2' }, 'turn: data.notOneOf choices=human, automa value=human2'],
    [{ turn: 'human', passed: ['human'] }, 'turn: data.notOneOf choices=automa value=human'],
    [{ order: ['human'] }, 'order: data.outOfRange least=2 most=2 value=1'],
    [{ order: ['human', 'human'] }, 'order[1]: data.twice value=human'],
    [{ passed: ['automa', 'automa'] }, 'passed[1]: data.twice value=automa'],
    [{ errands: [{ who: 'human' }] }, 'errands[0].task: data.missing'],
    [{ errands: [{ who: 'human', task: 'automa' }] }, 'errands[0].task: data.notOneOf'],
    [{ errands: [{ who: 'automa', task: 'workshop' }] }, 'errands[0].task: data.notOneOf'],
    [{ isOver: 'yes' }, 'isOver: data.expected'],
    [{ hexes: { A8: human() } }, 'hexes.A8: no.landNamed word=A8'],
    [{ hexes: { A1: human() } }, 'hexes.A1: no.landNamed word=A1'],
    [{ hexes: { J5: human() } }, 'hexes.J5: no.landNamed word=J5'],
    [{ hexes: { e10: human() } }, 'hexes.e10: no.landNamed word=e10'],
    [{ hexes: { E10: [human(), human()] } }, 'hexes.E10: data.expected'],
    [{ hexes: { E10: human('castle') } }, 'hexes.E10.building: data.notOneOf'],
    [{ hexes: { E10: { building: 'guild' } } }, 'hexes.E10.who: data.missing'],
    [{ hexes: { E10: { ...human(), colour: 1 } } }, 'hexes.E10.colour: data.unknownField'],
    [{ hexes: { E10: { ...human(), marked: 1 } } }, 'hexes.E10.marked: data.expected'],
    [{ terrain: { A8: 'lake' } }, 'terrain.A8: no.landNamed'],
    [{ terrain: { E10: 'river' } }, 'terrain.E10: data.notOneOf'],
    [{ tools: ['A8'] }, 'tools[0]: no.landNamed'],
    [{ bridges: [{ from: 'C10', to: 'A8', who: 'human' }] }, 'bridges[0].to: no.landNamed'],
    [{ bridges: [{ from: 'C10', to: 'E10' }] }, 'bridges[0].who: data.missing'],
    [
      { levels: { human: { law: 13 } } },
      'levels.human.law: data.outOfRange least=0 most=12 value=13',
    ],
    [{ levels: { human: { law: -1 } } }, 'levels.human.law: data.outOfRange'],
    [{ levels: { human: { law: 1.5 } } }, 'levels.human.law: data.expected'],
    [{ levels: { human: { magic: 1 } } }, 'levels.human.magic: data.unknownField'],
    [{ levels: { human2: {} } }, 'levels.human2: data.unknownField'],
    [{ scholars: { law: ['human', 'me'] } }, 'scholars.law[1]: data.notOneOf'],
    [
      { scholars: { law: [null, null, null, null, null] } },
      'scholars.law: data.outOfRange least=0 most=4 value=5',
    ],
    [{ spells: ['fireball'] }, 'spells[0]: data.notOneOf'],
    [{ spells: ['bridge', 'bridge'] }, 'spells[1]: data.twice value=bridge'],
    [{ books: [6] }, 'books[0]: data.notOneOf choices=1, 2, 3 value=6'],
    [{ bookActions: [1, 2] }, 'bookActions: data.outOfRange least=3 most=3 value=2'],
    [{ bookActions: [1, 2, 7] }, 'bookActions[2]: data.outOfRange least=1 most=6 value=7'],
    [{ bookActions: [1, 2, 1] }, 'bookActions[2]: data.twice value=1'],
    [{ roundTiles: [1, 2, 3, 4, 5, 1] }, 'roundTiles[5]: data.twice value=1'],
    [{ roundTiles: [1, 2, 3, 4, 5, 13] }, 'roundTiles[5]: data.outOfRange'],
    [{ finalTile: 5 }, 'finalTile: data.outOfRange least=1 most=4 value=5'],
    [{ bonus: [{ tile: 1 }, { tile: 11 }] }, 'bonus[1].tile: data.outOfRange'],
    [{ bonus: [{ tile: 1, coins: -1 }] }, 'bonus[0].coins: data.outOfRange'],
    [{ bonus: [{ tile: 1, slot: 1 }] }, 'bonus[0].slot: data.unknownField'],
    [{ bonus: bonus.slice(1) }, 'bonus: data.outOfRange least=3 most=3 value=2'],
    [{ bonus: [...bonus, { tile: 4 }] }, 'bonus: data.outOfRange least=3 most=3 value=4'],
    [{ bonus, bonusOf: { human: null } }, 'bonusOf.human: data.missing'],
    [{ bonusOf: { human: 11 } }, 'bonusOf.human: data.outOfRange'],
    [{ display: ['wheel'] }, 'display[0]: data.notOneOf'],
    [{ display: new Array(7).fill(null) }, 'display: data.outOfRange least=0 most=6 value=7'],
    [{ innovations: { human: ['wheel'] } }, 'innovations.human[0]: data.notOneOf'],
    [
      {
        display: ['steel', 'science', 'library', 'census', 'guild', 'school'],
        innovations: { human: ['palace'] },
      },
      'innovations: data.outOfRange least=0 most=6 value=7',
    ],
    [{ shipping: { human: 4 } }, 'shipping.human: data.outOfRange least=0 most=3 value=4'],
    [{ shipping: { automa: 1 } }, 'shipping.automa: data.unknownField'],
    [{ cities: { human: 22 } }, 'cities.human: data.outOfRange least=0 most=21 value=22'],
    [{ cards: { draw: [15] } }, 'cards.draw[0]: data.outOfRange least=1 most=14 value=15'],
    [{ cards: { draw: ['STD-14'] } }, 'cards.draw[0]: data.expected'],
    [{ cards: { action: 0 } }, 'cards.action: data.outOfRange'],
    [{ cards: { discard: [] } }, 'cards.discard: data.unknownField'],
    [{ points: { human: { luck: 1 } } }, 'points.human.luck: data.unknownField'],
  ])('%j', (state, where) => {
    expect(problem(state)).toContain(where);
  });

  // The row has the three tiles that stay, and one for each choice that is still open (AOI-S9); with two
  // humans also the one that the Automa gets after them (AOI-V2).
  const row = (...tiles: readonly number[]) => ({ bonus: tiles.map((tile) => ({ tile })) });
  const choosing = (...who: readonly string[]) => ({
    errands: who.map((one) => ({ who: one, task: 'bonus' })),
  });

  test.each<[Json, string]>([
    [row(1, 2, 3), 'bonus: data.outOfRange least=4 most=4 value=3'],
    [row(1, 2, 3, 4, 6), 'bonus: data.outOfRange least=4 most=4 value=5'],
    [row(), 'bonus: data.outOfRange least=4 most=4 value=0'],
    [{ ...row(1, 2, 3, 4), bonusOf: { automa: null } }, 'bonusOf.automa: data.missing'],
  ])('AOI-S9: while one human chooses, %j', (state, where) => {
    expect(problem({ ...choosing('human'), ...state })).toContain(where);
  });

  test.each<[Json, string]>([
    [
      { ...choosing('human1', 'human2'), ...row(1, 2, 3, 4, 5) },
      'bonus: data.outOfRange least=6 most=6 value=5',
    ],
    [
      { ...choosing('human2'), ...row(1, 2, 3, 4) },
      'bonus: data.outOfRange least=5 most=5 value=4',
    ],
    [
      { ...choosing('human2'), ...row(1, 2, 3, 4, 5), bonusOf: { human1: null } },
      'bonusOf.human1: data.missing',
    ],
    [
      {
        errands: [
          { who: 'human1', task: 'workshop' },
          { who: 'human2', task: 'bonus' },
        ],
        ...row(1, 2, 3, 4, 5),
      },
      'errands[1].task: data.notOneOf',
    ],
  ])('AOI-S9, AOI-V2: while two humans choose, %j', (state, where) => {
    expect(problem(state, { humans: TWO })).toContain(where);
  });

  test('AOI-S8: a drawn terrain is nobody else’s', () => {
    expect(problem({ native: 'lake' }, { terrain: 'random' })).toContain('native: data.notOneOf');
  });
});

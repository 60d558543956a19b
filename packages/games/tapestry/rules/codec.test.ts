import { badData } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import type { Fields, Position } from '../examples/position.ts';
import { readPosition } from '../examples/position.ts';
import { stateCodec } from './codec.ts';
import { configFrom } from './config-words.ts';

const encoded = (state: Fields, config: Position['config'] = {}): Fields =>
  stateCodec.encode(readPosition({ state, config })) as Fields;
const TWO: Position['config'] = { game: 'shadow', shadowFavorite: 'military' };

/** Every field, none with its usual value. */
const WHOLE: Fields = {
  turn: 'human',
  deed: 'advance',
  isOver: false,
  tieWinner: 'human',
  incomeTurns: { human: 3, automa: 2 },
  tracks: {
    human: { exploration: 1, science: 2, military: 3, technology: 12 },
    automa: { exploration: 4, science: 5, military: 6, technology: 7 },
    shadow: { exploration: 8, science: 9, military: 10, technology: 11 },
  },
  favorites: { automa: 'military', shadow: 'technology' },
  civilizations: ['engineers'],
  landmarks: { forge: 'human', barracks: 'automa', bakery: 'human' },
  achievements: {
    completeTrack: ['shadow', 'human'],
    toppleTwo: [],
    middleIsland: ['automa'],
  },
  toppled: { human: 1, automa: 2 },
  tokens: { A1: 'X', B4: 'AA', C4: 'AS', D4: 'a', E4: 'yA', F4: 'YY' },
  explored: ['A1', 'A2', 'C4', 'E4'],
  tiles: { A1: [17, 2], E4: [48, 0] },
  tilesLeft: 40,
  cards: {
    decision: [5, 6, 7, 8],
    discard: [3, 4],
    track: 1,
    tiebreaker: 2,
    progress: [22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9],
    known: [1, 2, 3, 4],
  },
  tapestry: { hand: ['unknown', 'trap', 'other'], onMat: 2, traps: 3, others: 20 },
  points: {
    human: { play: 31, achievements: 5 },
    automa: { landmarks: 4, territories: 3, tracks: 9, firstToEra: 2, civilization: 1 },
  },
};

test('a whole position is written as it was read', () => {
  expect(encoded(WHOLE)).toEqual(WHOLE);
});

test('2P-1: so is one of two humans', () => {
  const state = encoded(
    {
      turn: 'human2',
      incomeTurns: { human1: 2, human2: 1 },
      landmarks: { forge: 'shadow', barn: 'human2' },
      tokens: { F4: 'YY', B4: 'ZZ', C4: 'Yz' },
      cards: { track: 12, tiebreaker: 11, discard: [1, 2] },
      points: { human2: 4 },
    },
    TWO,
  );
  expect(state).toMatchObject({
    favorites: { shadow: 'military' },
    civilizations: [],
    landmarks: { forge: 'shadow', barn: 'human2' },
    cards: { decision: [3, 4, 5, 6, 7, 8, 9, 10], progress: [] },
    points: { human1: {}, human2: { play: 4 } },
    tapestry: { hand: [], traps: 0, others: 0 },
  });
  expect(encoded(state, TWO)).toEqual(state);
});

describe('what is left out has its usual value', () => {
  test('SET-1, SET-3, SET-5: nothing at all', () => {
    const zero = { exploration: 0, science: 0, military: 0, technology: 0 };
    expect(encoded({})).toEqual({
      turn: 'automa',
      deed: 'nothing',
      isOver: false,
      tieWinner: null,
      incomeTurns: { human: 1, automa: 1 },
      tracks: { human: zero, automa: zero, shadow: zero },
      favorites: { automa: 'technology', shadow: 'science' },
      civilizations: ['engineers'],
      landmarks: {},
      achievements: { completeTrack: [], toppleTwo: [], middleIsland: [] },
      toppled: { human: 0, automa: 0 },
      tokens: { B4: 'AA', F4: 'YY' },
      explored: [],
      tiles: {},
      tilesLeft: 48,
      cards: {
        decision: [1, 2, 3, 4, 5, 6, 7, 8],
        discard: [],
        track: null,
        tiebreaker: null,
        progress: [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
        known: [1, 2, 3, 4, 5, 6, 7],
      },
      tapestry: { hand: [], onMat: 0, traps: 0, others: 0 },
      points: { human: {}, automa: {} },
    });
  });

  test('R-TRAP-1: the app’s tapestry deck has the cards and Traps left after set-up', () => {
    expect(encoded({}, { tapestry: 'app' })['tapestry']).toEqual({
      ...{ hand: [], onMat: 0, traps: 5, others: 32 },
    });
  });

  test('TURN-1: whose income turns are not named has taken none', () => {
    expect(encoded({ incomeTurns: { human: 2 } })['incomeTurns']).toEqual({ human: 2, automa: 0 });
  });

  test('where tokens stand or tiles lie is explored, and those tiles are not left', () => {
    const state = encoded({ tokens: { C4: 'A', D4: 'A' }, tiles: { A1: [17] }, explored: ['A2'] });
    expect(state).toMatchObject({
      explored: ['A1', 'A2', 'C4'],
      tiles: { A1: [17, 0] },
      tilesLeft: 45,
    });
  });

  test('SET-5, INC-6: cards that are nowhere else are in the first deck or in the progress deck', () => {
    const cards = (given: Fields) => encoded({ cards: given })['cards'];
    expect(cards({ track: 9, tiebreaker: 2 })).toEqual({
      decision: [1, 3, 4, 5, 6, 7],
      discard: [],
      track: 9,
      tiebreaker: 2,
      progress: [8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
      known: [1, 2, 3, 4, 5, 6, 7, 9],
    });
    expect(cards({ track: 9, tiebreaker: 10 })).toMatchObject({
      decision: [1, 2, 3, 4, 5, 6, 7, 8],
    });
    // With the progress deck named, all others are in the decision deck.
    const progress = [22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11];
    expect(cards({ progress, discard: [1, 2] })).toMatchObject({
      decision: [3, 4, 5, 6, 7, 8, 9, 10],
    });
    expect(cards({ discard: [1, 2] })).toMatchObject({ decision: [3, 4, 5, 6, 7, 8] });
  });

  test('points as a number are from play, cards as a number are unseen', () => {
    const state = encoded({ points: { automa: 7 }, tapestry: { hand: 2 } });
    expect(state).toMatchObject({
      points: { automa: { play: 7 } },
      tapestry: { hand: ['unknown', 'unknown'] },
    });
  });

  test('ADV-A2: a landmark of the Shadow Empire is the Automa’s; printed names are read', () => {
    expect(encoded({ landmarks: { 'Train Station': 'shadow' } })['landmarks']).toEqual({
      trainStation: 'automa',
    });
  });
});

function problem(state: unknown, words: Readonly<Record<string, string>> = {}): string {
  const config = configFrom({ level: '2', civilization: 'engineers', ...words });
  return badData(() => stateCodec.decode(state, config));
}

describe('what cannot be is told with its place', () => {
  test.each<[unknown, string]>([
    [5, ': data.expected'],
    [[], ': data.expected'],
    [{ moon: 1 }, 'moon: data.unknownField'],
    [{ turn: 'shadow' }, 'turn: data.notOneOf choices=human, automa value=shadow'],
    [{ deed: 'rest' }, 'deed: data.notOneOf'],
    [{ isOver: 'yes' }, 'isOver: data.expected'],
    [{ tieWinner: 'me' }, 'tieWinner: data.notOneOf'],
    [{ incomeTurns: { human: 6 } }, 'incomeTurns.human: data.outOfRange least=0 most=5 value=6'],
    [{ incomeTurns: { shadow: 1 } }, 'incomeTurns.shadow: data.unknownField'],
    [
      { tracks: { human: { military: 13 } } },
      'tracks.human.military: data.outOfRange least=0 most=12 value=13',
    ],
    [{ tracks: { human: { military: -1 } } }, 'tracks.human.military: data.outOfRange'],
    [{ tracks: { human: { military: 1.5 } } }, 'tracks.human.military: data.expected'],
    [{ tracks: { human: { trade: 1 } } }, 'tracks.human.trade: data.unknownField'],
    [{ tracks: { human2: {} } }, 'tracks.human2: data.unknownField'],
    [{ favorites: { automa: 'trade' } }, 'favorites.automa: data.notOneOf'],
    [{ favorites: { human: 'science' } }, 'favorites.human: data.unknownField'],
    [{ civilizations: [] }, 'civilizations: data.outOfRange least=1 most=1 value=0'],
    [{ civilizations: ['traders'] }, 'civilizations[0]: data.notOneOf'],
    [{ landmarks: { castle: 'human' } }, 'landmarks.castle: data.notOneOf'],
    [{ landmarks: { forge: 'me' } }, 'landmarks.forge: data.notOneOf'],
    [{ achievements: { peace: [] } }, 'achievements.peace: data.unknownField'],
    [
      { achievements: { toppleTwo: ['human', 'human'] } },
      'achievements.toppleTwo[1]: data.twice value=human',
    ],
    [
      { achievements: { completeTrack: ['human', 'automa', 'shadow'] } },
      'achievements.completeTrack: data.outOfRange least=0 most=2 value=3',
    ],
    [{ toppled: { human: 21 } }, 'toppled.human: data.outOfRange least=0 most=20 value=21'],
    [{ tokens: { Z9: 'A' } }, 'tokens.Z9: no.hex word=Z9'],
    [{ tokens: { c4: 'A' } }, 'tokens.c4: no.hex word=c4'],
    [{ tokens: { C4: 'Q' } }, 'tokens.C4: no.tokens letters=Y A S X word=Q'],
    [{ tokens: { C4: 2 } }, 'tokens.C4: data.expected'],
    [{ explored: ['A9'] }, 'explored[0]: no.hex word=A9'],
    [{ tiles: { A1: [49] } }, 'tiles.A1[0]: data.outOfRange least=0 most=48 value=49'],
    [{ tiles: { A1: [0] } }, 'tiles.A1: bad.tile word=A1'],
    [{ tiles: { A1: [] } }, 'tiles.A1: bad.tile word=A1'],
    [{ tiles: { A1: [17, 6] } }, 'tiles.A1[1]: data.outOfRange least=0 most=5 value=6'],
    [{ tiles: { A1: [17, 1, 2] } }, 'tiles.A1: bad.tile word=A1'],
    [{ tiles: { D4: [17] } }, 'tiles.D4: bad.tile word=D4'],
    [{ tilesLeft: 49 }, 'tilesLeft: data.outOfRange least=0 most=48 value=49'],
    [{ cards: { decision: [23] } }, 'cards.decision[0]: data.outOfRange least=1 most=22 value=23'],
    [{ cards: null }, 'cards: data.expected'],
    [{ cards: { track: 0 } }, 'cards.track: data.outOfRange'],
    [{ cards: { hand: [] } }, 'cards.hand: data.unknownField'],
    [{ cards: { decision: [2, 3], track: 1 } }, 'cards.tiebreaker: data.missing'],
    [{ cards: { decision: [2, 3], tiebreaker: 1 } }, 'cards.track: data.missing'],
    [{ cards: { decision: [] } }, 'cards.track: data.missing'],
    [{ cards: { decision: [1, 2, 3] } }, 'cards.decision: bad.oddDeck n=3'],
    [{ tapestry: { hand: ['bomb'] } }, 'tapestry.hand[0]: data.notOneOf'],
    [{ tapestry: { hand: 21 } }, 'tapestry.hand: data.outOfRange least=0 most=20 value=21'],
    [{ tapestry: { onMat: -1 } }, 'tapestry.onMat: data.outOfRange'],
    [{ points: { human: 1000 } }, 'points.human: data.outOfRange least=0 most=999 value=1000'],
    [{ points: { human: { luck: 1 } } }, 'points.human.luck: data.unknownField'],
    [{ points: { shadow: 1 } }, 'points.shadow: data.unknownField'],
  ])('%j', (state, where) => {
    expect(problem(state)).toContain(where);
  });

  test('R-CIV-3: at level 6 two civilizations, and not the same', () => {
    const level = { level: '6' };
    expect(problem({}, level)).toBe('civilizations: data.outOfRange least=2 most=2 value=1');
    expect(problem({ civilizations: ['explorers', 'explorers'] }, level)).toBe(
      'civilizations[1]: bad.sameCivilization',
    );
    expect(problem({ civilizations: ['Explorers', 'engineers'] }, level)).toBe('nothing wrong');
  });

  test('2P-2: with two humans cards 1 to 12, and no Automa', () => {
    const two = { game: 'shadow' };
    expect(problem({ cards: { decision: [13, 1] } }, two)).toBe(
      'cards.decision[0]: data.outOfRange least=1 most=12 value=13',
    );
    expect(problem({ tracks: { automa: {} } }, two)).toContain('tracks.automa: data.unknownField');
    expect(problem({ tokens: { C4: 'A' } }, two)).toContain('no.tokens letters=Y Z S X word=A');
    expect(problem({ cards: { decision: [] } }, two)).toBe('nothing wrong');
  });

  test('TURN-2: an empty deck needs its latest pair only when the bots are next', () => {
    const cards = { decision: [], discard: [1, 2, 3, 4, 5, 6, 7, 8] };
    expect(problem({ cards })).toContain('cards.track: data.missing');
    expect(problem({ cards, turn: 'human' })).toBe('nothing wrong');
    expect(problem({ cards, isOver: true })).toBe('nothing wrong');
  });
});

import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import type { Fields, Position } from '../examples/position.ts';
import { readPosition } from '../examples/position.ts';
import type { Hex } from './hexes.ts';
import { hexOf } from './hexes.ts';
import { invariants } from './invariants.ts';
import type { State } from './state.ts';
import { AUTOMA, SHADOW } from './state.ts';

const broken = (state: State): readonly string[] =>
  invariants.flatMap(({ name, check }) => {
    const problem = check(state);
    return problem === undefined ? [] : [`${name}: ${showMessage(problem)}`];
  });
const brokenIn = (state: Fields, config: Position['config'] = {}): readonly string[] =>
  broken(readPosition({ state, config }));

const FULL: Fields = {
  tokens: { B4: 'AA', F4: 'YY', C4: 'AS', E4: 'Y', D5: 'ya', D4: 'A' },
  tiles: { A1: [17, 2], A2: [18, 0] },
  landmarks: { forge: 'human', barracks: 'automa', bakery: 'human' },
  achievements: { completeTrack: ['shadow', 'human'], middleIsland: ['automa'] },
  points: { human: { play: 12, achievements: -2 } },
};
const TWO = { game: 'shadow' };

test('a position that can be breaks none', () => {
  expect(brokenIn({})).toEqual([]);
  expect(brokenIn(FULL)).toEqual([]);
  const landmarks = { forge: 'human1', barracks: 'shadow', bakery: 'human2' };
  expect(brokenIn({ landmarks }, TWO)).toEqual([]);
});

const TOKENS = 'at most two tokens on a hex, and only where it is explored';
const RULER = 'one ruler at most';
const BOX = 'no more outposts than in the box';
const CARDS = 'every decision card is in one place';
const TILES = 'no tile lies twice, none on printed land';
const LANDMARKS = 'landmarks belong to humans and the Automa';
const ACHIEVED = 'an achievement once per player, one only for the Shadow Empire';

const HEXES = ['A3', 'B3', 'C2', 'C5', 'D1', 'D2', 'E2', 'F3', 'E5', 'G3', 'D4'];
const many = (n: number, letter: string) =>
  Object.fromEntries(HEXES.slice(0, n).map((name) => [name, letter]));

describe('every invariant notices its damage', () => {
  test.each<[string, Fields, string, Position['config']?]>([
    ['three tokens', { tokens: { E4: 'YyX' } }, `${TOKENS}: bad.tokens at=E4 most=2 n=3`],
    ['two upright outposts', { tokens: { E4: 'YA' } }, `${RULER}: bad.rulers at=E4`],
    ['two humans upright', { tokens: { E4: 'YZ' } }, `${RULER}: bad.rulers at=E4`, TWO],
    [
      'eleven outposts of the human',
      { tokens: many(11, 'Y') },
      `${BOX}: bad.outposts n=10 who=human`,
    ],
    // SET-3, SET-4: one of ten is the marker of the favorite track.
    ['ten of the Automa', { tokens: many(10, 'a') }, `${BOX}: bad.outposts n=10 who=automa`],
    ['ten of the Shadow Empire', { tokens: many(10, 'S') }, `${BOX}: bad.outposts n=10 who=shadow`],
    [
      'a card twice',
      { cards: { decision: [1, 2, 3, 4, 5, 6, 7, 8], discard: [8] } },
      `${CARDS}: bad.card card=8`,
    ],
    [
      'a card nowhere',
      { cards: { decision: [1, 2, 3, 4, 5, 6], progress: [8, 9, 10, 11, 12] } },
      `${CARDS}: bad.card card=7`,
    ],
    ['a tile twice', { tiles: { A1: [17], A2: [17] } }, `${TILES}: no.tile tile=17`],
    [
      'a landmark of a tech card at a bot',
      { landmarks: { bakery: 'automa' } },
      `${LANDMARKS}: bad.landmark landmark=bakery`,
    ],
    [
      'the same for the Shadow Empire of two humans',
      { landmarks: { bakery: 'shadow' } },
      `${LANDMARKS}: bad.landmark landmark=bakery`,
      TWO,
    ],
    [
      'ACH-2: the Shadow Empire on the middle island',
      { achievements: { middleIsland: ['shadow'] } },
      `${ACHIEVED}: bad.achievement achievement=middleIsland`,
    ],
    [
      'points below zero',
      { points: { automa: { play: -9, landmarks: 4 } } },
      'points are not below zero: bad.points who=automa',
    ],
  ])('%s', (_, state, problem, config = {}) => {
    expect(brokenIn(state, config)).toEqual([problem]);
  });

  const damaged = (damage: (state: State) => void): readonly string[] => {
    const state = readPosition({ state: FULL });
    damage(state);
    return broken(state);
  };
  const at = (name: string) => hexOf(name) as Hex;

  test('what the codec never makes: a token on unexplored land', () => {
    expect(
      damaged(({ explored }) => {
        explored[at('E4')] = 0;
      }),
    ).toEqual([`${TOKENS}: bad.unexplored at=E4`]);
  });

  test('SET-7: an upright outpost of the Shadow Empire', () => {
    expect(
      damaged(({ upright }) => {
        (upright[SHADOW] as Int8Array)[at('E5')] = 1;
      }),
    ).toEqual(['the Shadow Empire has no upright outpost: bad.shadowUpright at=E5']);
  });

  test('a tile on printed land', () => {
    expect(
      damaged(({ tile }) => {
        tile[at('D4')] = 3;
      }),
    ).toEqual([`${TILES}: no.printed at=D4`]);
  });

  test('ADV-A2: a landmark of the Shadow Empire beside the Automa’s', () => {
    expect(
      damaged(({ landmarks }) => {
        landmarks[0] = SHADOW;
      }),
    ).toEqual([`${LANDMARKS}: bad.landmark landmark=forge`]);
  });

  test('ACH-3: an achievement twice', () => {
    expect(
      damaged(({ achievements }) => {
        achievements[2] = [AUTOMA, AUTOMA];
      }),
    ).toEqual([`${ACHIEVED}: bad.achievement achievement=middleIsland`]);
  });
});

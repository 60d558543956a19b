import { describe, expect, test } from 'vitest';
import { readPosition } from '../examples/position.ts';
import type { Card } from './content.ts';
import { cardOf } from './content.ts';
import {
  pathTo,
  readingRows,
  setupChoices,
  viewCard,
  viewHexes,
  viewParts,
  viewTable,
} from './view.ts';

const state = readPosition({
  state: {
    turn: 'human',
    deed: 'advance',
    incomeTurns: { human: 2, automa: 2 },
    tokens: { B4: 'AA', F4: 'YY', C4: 'AS', D5: 'yA', E5: 'Y', G3: 'X' },
    explored: ['E4'],
    tiles: { A1: [2, 1], A2: [5, 3] },
    tracks: { human: { science: 4 }, automa: { technology: 3 }, shadow: { military: 4 } },
    landmarks: { apothecary: 'human', barracks: 'automa', barn: 'human' },
    achievements: { completeTrack: ['shadow'], middleIsland: ['human', 'automa'] },
    toppled: { automa: 1 },
    tapestry: { hand: 3, onMat: 1 },
    cards: { track: 1, tiebreaker: 2, discard: [3, 4], decision: [5, 6, 7, 8] },
    points: { human: 12, automa: { landmarks: 4, achievements: 5 } },
  },
});

describe('the map', () => {
  const hexes = viewHexes(state);
  const at = (id: string) => hexes.find((hex) => hex.id === id);

  test('SET-1: has 34 hexes, columns from the left, each half a hex lower than its neighbour', () => {
    expect(hexes).toHaveLength(34);
    // Column D begins at the top of the board. C and E begin half a hex lower; A, with three hexes
    // instead of six, two and a half hexes lower.
    expect(at('D1')).toMatchObject({ column: 3, halfRow: 0, printed: true, explored: true });
    expect(at('D2')).toMatchObject({ column: 3, halfRow: 2, start: '1/6' });
    expect(at('D4')).toMatchObject({ column: 3, halfRow: 6, isMiddle: true, start: undefined });
    expect(at('C1')).toMatchObject({ column: 2, halfRow: 1, printed: false, explored: false });
    expect(at('E1')).toMatchObject({ column: 4, halfRow: 1 });
    expect(at('A1')).toMatchObject({ column: 0, halfRow: 5 });
    expect(at('G3')).toMatchObject({ column: 6, halfRow: 9 });
    expect(hexes.filter(({ isMiddle }) => isMiddle)).toHaveLength(1);
    expect(hexes.flatMap(({ id, start }) => (start === undefined ? [] : [[id, start]]))).toEqual([
      ['B4', '3/5'],
      ['D2', '1/6'],
      ['F4', '2/4'],
    ]);
  });

  test('shows printed corners as they are, those of a tile as it is turned', () => {
    expect(at('F4')).toMatchObject({ corners: 'WWWGGD', tile: undefined, inner: undefined });
    // Tile 2 is WMMDDW; a sixth clockwise, the top left corner comes to the top right.
    expect(at('A1')).toMatchObject({ corners: 'WWMMDD', tile: 2, explored: true, printed: false });
    // Tile 5 is water all around a desert.
    expect(at('A2')).toMatchObject({ corners: 'WWWWWW', tile: 5, inner: 'D' });
    expect(at('E4')).toMatchObject({ explored: true, tile: undefined, corners: undefined });
    expect(at('B1')).toMatchObject({ explored: false, corners: undefined });
  });

  test.each([
    [0, 'WMMDDW'],
    [1, 'WWMMDD'],
    [2, 'DWWMMD'],
    [3, 'DDWWMM'],
    [4, 'MDDWWM'],
    [5, 'MMDDWW'],
  ])('a tile turned clockwise by %i sixths', (rotation, corners) => {
    const turned = readPosition({ state: { tiles: { A1: [2, rotation] } } });
    expect(viewHexes(turned).find(({ id }) => id === 'A1')?.corners).toBe(corners);
  });

  test('shows who stands, who lies, and who rules', () => {
    expect(at('C4')).toMatchObject({
      outposts: [
        { who: 'automa', player: 1, lying: false },
        { who: 'shadow', player: 2, lying: true },
      ],
      ruler: 'automa',
    });
    expect(at('D5')?.outposts).toEqual([
      { who: 'human', player: 0, lying: true },
      { who: 'automa', player: 1, lying: false },
    ]);
    expect(at('F4')?.outposts).toHaveLength(2);
    expect(at('G3')).toMatchObject({ outposts: [], others: 1, ruler: undefined });
    expect(at('C4')?.words.map(({ id }) => id)).toEqual([
      ...['show.ruler', 'show.outposts', 'show.toppled'],
    ]);
    expect(at('B1')?.words).toEqual([]);
  });
});

describe('the tracks', () => {
  const { tracks } = viewTable(state);
  const [exploration, science, military, technology] = tracks;

  test('BEN-7: twelve spaces in four tiers, with what the Automa gains there', () => {
    expect(tracks.map(({ id }) => id)).toEqual([
      ...['exploration', 'science', 'military', 'technology'],
    ]);
    for (const { spaces } of tracks) {
      expect(spaces.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(spaces.map(({ tier }) => tier)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
    }
    expect(military?.spaces[5]?.benefits).toEqual([{ type: 'conquer' }, { type: 'tapestryCard' }]);
    expect(exploration?.spaces[0]?.benefits).toEqual([]);
  });

  test('SET-3, SET-4, ADV-A2: tokens by player, favorites, landmarks with their owners', () => {
    expect(science).toMatchObject({ tokens: [4, 0, 0], favoriteOf: ['shadow'] });
    expect(technology).toMatchObject({ tokens: [0, 3, 0], favoriteOf: ['automa'] });
    expect(military).toMatchObject({ tokens: [0, 0, 4], favoriteOf: [] });
    expect(military?.spaces[3]).toMatchObject({ landmark: 'barracks', landmarkOwner: 'automa' });
    expect(military?.spaces[6]).toMatchObject({
      landmark: 'tankFactory',
      landmarkOwner: undefined,
    });
    expect(military?.spaces[4]).toMatchObject({ landmark: undefined });
  });
});

describe('the table', () => {
  const table = viewTable(state);

  test('INC-5: tells the game, the cards and what the next income turn multiplies by', () => {
    expect(table).toMatchObject({
      ...{ game: 'solo', level: 2, mat: 'normal', civilizations: ['engineers'] },
      ...{ onTurn: 'human', deed: 'advance', tilesLeft: 48 - 5 },
      cards: { track: 1, tiebreaker: 2, decision: 4, discard: [3, 4], progress: 14 },
      tapestry: { beside: 3, onMat: 1 },
    });
    // Income turn 3 on the normal side: 2, 1 and 1, and 3 for the first to the era.
    expect(table.nextIncome).toEqual({
      turn: 3,
      landmarksAndTerritories: 2,
      militaryAndScience: 1,
      explorationAndTechnology: 1,
      firstToEra: 3,
    });
    const next = (automa: number) =>
      viewTable(readPosition({ state: { turn: 'human', incomeTurns: { automa } } })).nextIncome;
    expect(next(0)).toBeUndefined();
    expect(next(1)?.turn).toBe(2);
    expect(next(4)?.turn).toBe(5);
    expect(next(5)).toBeUndefined();
  });

  test('ACH-1, ACH-2: places of achievements, and landmarks of tech cards', () => {
    expect(table.achievements).toEqual([
      {
        id: 'completeTrack',
        places: [
          { points: 10, who: 'shadow' },
          { points: 5, who: undefined },
        ],
      },
      {
        id: 'toppleTwo',
        places: [
          { points: 10, who: undefined },
          { points: 5, who: undefined },
        ],
      },
      {
        id: 'middleIsland',
        places: [
          { points: 10, who: 'human' },
          { points: 5, who: 'automa' },
        ],
      },
    ]);
    expect(table.techLandmarks).toEqual([
      { id: 'bakery', who: undefined },
      { id: 'barn', who: 'human' },
      { id: 'comTower', who: undefined },
      { id: 'library', who: undefined },
      { id: 'stockMarket', who: undefined },
      { id: 'treasury', who: undefined },
    ]);
  });

  test('tells what each player has', () => {
    const [mine, automa, shadow] = table.players;
    expect(mine).toMatchObject({
      ...{ who: 'human', bot: false, points: 12, incomeTurns: 2, outpostsLeft: 6 },
      ...{ territories: 2, landmarks: ['apothecary', 'barn'], toppled: 0, favorite: undefined },
      sources: [{ source: 'play', points: 12 }],
    });
    expect(automa).toMatchObject({
      ...{ who: 'automa', bot: true, points: 9, outpostsLeft: 5, territories: 3, toppled: 1 },
      ...{ landmarks: ['barracks'], favorite: 'technology' },
      sources: [
        { source: 'landmarks', points: 4 },
        { source: 'achievements', points: 5 },
      ],
    });
    expect(shadow).toMatchObject({ who: 'shadow', bot: true, outpostsLeft: 8, landmarks: [] });
  });

  test('2P-1: with two humans there is no income mat, and the second one is no bot', () => {
    const two = viewTable(readPosition({ config: { game: 'shadow' }, state: { turn: 'human2' } }));
    expect(two).toMatchObject({ game: 'shadow', onTurn: 'human2', nextIncome: undefined });
    expect(two.players.map(({ who, bot }) => [who, bot])).toEqual([
      ['human1', false],
      ['human2', false],
      ['shadow', true],
    ]);
  });
});

describe('DIST-1: a shortest path, both ends included', () => {
  const paths = (tokens: Readonly<Record<string, string>>) => {
    const position = readPosition({ state: { tokens } });
    return (from: string, goal: 'middleIsland' | 'you' | 'lonely') => pathTo(position, from, goal);
  };

  test('to the middle island, the human’s territories, and those with one token', () => {
    const path = paths({ B4: 'AA', F4: 'YY', E2: 'Y' });
    expect(path('C3', 'middleIsland')).toEqual(['C3', 'D4']);
    expect(path('D4', 'middleIsland')).toEqual(['D4']);
    expect(path('D5', 'you')).toHaveLength(3);
    expect(path('D5', 'you').at(-1)).toBe('F4');
    expect(path('F4', 'lonely').at(-1)).toBe('E2');
    expect(path('D3', 'lonely')).toEqual(['D3', 'E2']);
  });

  test('never over an Automa outpost or a hex with two tokens of the human', () => {
    // From B3 both C3 and C4 lie beside D4: one of them is blocked.
    expect(paths({ C3: 'A' })('B3', 'middleIsland')).toEqual(['B3', 'C4', 'D4']);
    expect(paths({ C4: 'a' })('B3', 'middleIsland')).toEqual(['B3', 'C3', 'D4']);
    expect(paths({ C3: 'Yy' })('B3', 'middleIsland')).toEqual(['B3', 'C4', 'D4']);
    expect(paths({ C3: 'Y' })('B3', 'middleIsland')).toEqual(['B3', 'C3', 'D4']);
    // The hex that is measured from may be the Automa's own.
    expect(paths({ C3: 'A' })('C3', 'middleIsland')).toEqual(['C3', 'D4']);
  });

  test('R-CON-3: none when there is no way or no goal', () => {
    const ring = { C3: 'A', C4: 'A', D3: 'A', D5: 'A', E3: 'A', E4: 'A' };
    expect(paths(ring)('B3', 'middleIsland')).toEqual([]);
    expect(paths({ B4: 'AA' })('B3', 'you')).toEqual([]);
    expect(paths({ F4: 'YY' })('B3', 'lonely')).toEqual([]);
    expect(paths({})('Z9', 'middleIsland')).toEqual([]);
  });
});

test('every part beside the map in words', () => {
  const parts = viewParts(state);
  expect(parts.map(({ ref }) => ref.id)).toEqual([
    ...['exploration', 'science', 'military', 'technology', 'landmarks', 'achievements'],
    ...['human', 'automa', 'shadow'],
  ]);
  expect(parts[4]?.words).toHaveLength(3);
  expect(parts[5]?.words).toHaveLength(3);
});

test('HEX-1: a decision card as printed, with the rows of its picture', () => {
  expect(viewCard(8)).toBe(cardOf(8 as Card));
  expect(viewCard(8).tiebreaker.hexPattern).toBe('NE_from_bottom');
  expect(readingRows('NE_from_bottom')[0]).toEqual(['E6', 'F5', 'G3']);
});

test('DIF-3, DIF-4, SET-3: what a new game can be made of', () => {
  expect(setupChoices.levels.map(({ level, mat }) => [level, mat])).toEqual([
    ...[1, 2, 3, 4].map((level) => [level, 'normal']),
    ...[5, 6].map((level) => [level, 'hard']),
  ]);
  expect(setupChoices.levels.map(({ civilizations }) => civilizations)).toEqual([1, 1, 1, 1, 1, 2]);
  expect(setupChoices.civilizations).toEqual([
    { id: 'explorers', favorite: 'exploration' },
    { id: 'scientists', favorite: 'science' },
    { id: 'conquerors', favorite: 'military' },
    { id: 'engineers', favorite: 'technology' },
  ]);
  expect(setupChoices.starts).toEqual(['1/6', '2/4', '3/5']);
  expect(setupChoices.games).toEqual(['solo', 'shadow']);
});

import { contentOf, schemaTests } from '@empty-chair/testkit/content-files';
import { schemaProblems } from '@empty-chair/testkit/schema';
import { describe, expect, test } from 'vitest';
import type { Card, HexPatternId, Track } from './content.ts';
import {
  ACHIEVEMENT_POINTS,
  ACHIEVEMENTS,
  ALL_LANDMARKS,
  ALL_TRACKS,
  benefitsOf,
  CARDS,
  CIVILIZATIONS,
  cardOf,
  civilizationOf,
  civilizationOfTrack,
  EXPLORATION,
  HEX_PATTERNS,
  isTrackLandmark,
  LANDMARKS,
  LEVELS,
  LIMITS,
  landmarkAt,
  levelOf,
  MILITARY,
  mapContent,
  matColumn,
  OTHER_TAPESTRY_CARDS,
  PROGRESS,
  PROGRESS_IN_FIRST_DECK,
  REMOVED,
  SCIENCE,
  SHADOW_CARDS,
  STARTERS,
  TECHNOLOGY,
  TILES,
  TRACKS,
  TRAPS,
} from './content.ts';
import type { BoardMap } from './hexes.ts';
import {
  ALL_HEXES,
  boardMap,
  hexName,
  isPrinted,
  READING_ORDER,
  SMALL_MAP,
  startHex,
} from './hexes.ts';

type Json = Readonly<Record<string, unknown>>;
const json = contentOf(import.meta.url);
const count = <T>(items: readonly T[], wanted: T): number =>
  items.filter((item) => item === wanted).length;
const upTo = (n: number, from = 1): readonly number[] =>
  Array.from({ length: n - from + 1 }, (_, i) => from + i);

describe('content', () => {
  schemaTests(json, ['map', 'automa', 'game']);

  test('a schema notices what is missing, unknown or out of range', () => {
    const problems = (name: string, change: Json) =>
      schemaProblems(json(`schema/${name}.schema.json`), { ...json(`${name}.json`), ...change });
    const { cards } = json('automa.json') as { cards: readonly Json[] };
    const { tiles } = json('map.json') as { tiles: readonly Json[] };
    expect(problems('automa', { cards: cards.slice(1) })).not.toEqual([]);
    expect(problems('automa', { cards: [{ ...cards[0], id: 23 }, ...cards.slice(1)] })).not.toEqual(
      [],
    );
    expect(problems('automa', { colour: 1 })).not.toEqual([]);
    expect(problems('game', { lastSpace: 13 })).not.toEqual([]);
    expect(problems('map', { tiles: [...tiles, { ...tiles[0], id: 49 }] })).not.toEqual([]);
  });
});

// ---- decision cards --------------------------------------------------------------

describe('decision cards', () => {
  const cards = CARDS.map(cardOf);

  test('SET-5: are 22: seven starters and fifteen of progress, one of which begins', () => {
    expect(CARDS).toEqual(upTo(22));
    expect(cards.map(({ id }) => id)).toEqual(upTo(22));
    expect(STARTERS).toEqual(upTo(7));
    expect(PROGRESS).toEqual(upTo(22, 8));
    expect(PROGRESS_IN_FIRST_DECK).toBe(1);
  });

  test('2P-2: with two humans are 1 to 12', () => {
    expect(SHADOW_CARDS).toEqual(upTo(12));
  });

  test.each(['automa', 'shadow'] as const)(
    'ADV-V1, ADV-V2, ADV-V3: show the %s 14 squares, 6 houses with flag and 2 flags',
    (bot) => {
      const shown = cards.map(({ track }) => track[bot]);
      expect(count(shown, 'all')).toBe(14);
      expect(count(shown, 'landmarkOrFinish')).toBe(6);
      expect(count(shown, 'finish')).toBe(2);
    },
  );

  test('TURN-3, CNE-V2: 11 have the income icon, 11 the toppled outpost', () => {
    expect(cards.filter(({ track }) => track.income)).toHaveLength(11);
    expect(cards.filter(({ tiebreaker }) => tiebreaker.toppledOutpost)).toHaveLength(11);
  });

  test('ADV-T1: each orders the four tracks and the heart', () => {
    for (const { tiebreaker } of cards) {
      expect(tiebreaker.trackOrder.toSorted()).toEqual([...TRACKS, 'favorite'].toSorted());
    }
  });

  test('are where other helpers went wrong as they are printed', () => {
    // Peers have an icon on 8, another order on 19 and 21, and another picture on 5.
    expect(cardOf(8 as Card).tiebreaker.toppledOutpost).toBe(false);
    expect(cardOf(19 as Card).tiebreaker.trackOrder).toEqual([
      ...['military', 'technology', 'science', 'exploration', 'favorite'],
    ]);
    expect(cardOf(21 as Card).tiebreaker.trackOrder.slice(3)).toEqual(['science', 'military']);
    expect(cardOf(5 as Card).tiebreaker.hexPattern).toBe('S_from_left');
  });
});

// ---- maps ------------------------------------------------------------------------

const neighbourNames = ({ names, neighbours }: BoardMap, name: string): readonly string[] =>
  (neighbours[names.indexOf(name)] ?? []).map((hex) => names[hex] as string).toSorted();

describe.each([
  ['small', SMALL_MAP, { hexes: 34, printed: 13, middle: 'D4', columns: [3, 5, 6, 6, 6, 5, 3] }],
  [
    'large',
    // For four and five players; no bot plays there.
    boardMap(mapContent.maps.large),
    { hexes: 61, printed: 25, middle: 'E5', columns: [5, 6, 7, 8, 9, 8, 7, 6, 5] },
  ],
] as const)('the %s map', (_, map, printed) => {
  test('SET-1: has its hexes, columns and printed land', () => {
    expect(new Set(map.names).size).toBe(printed.hexes);
    const columns = printed.columns.map((_n, i) => 'ABCDEFGHI'.charAt(i));
    expect(
      columns.map((letter) =>
        count(
          map.names.map((name) => name.charAt(0)),
          letter,
        ),
      ),
    ).toEqual(printed.columns);
    expect(map.corners.filter((corners) => corners !== undefined)).toHaveLength(printed.printed);
    expect(map.names[map.middleIsland]).toBe(printed.middle);
    for (const start of Object.values(map.starts)) expect(map.corners[start]).toBeDefined();
  });

  test('DIST-1: has neighbours both ways, six in the middle, each at most one column away', () => {
    for (const [hex, near] of map.neighbours.entries()) {
      expect(new Set(near).size).toBe(near.length);
      expect(near.length).toBeGreaterThanOrEqual(2);
      for (const other of near) {
        expect(map.neighbours[other]).toContain(hex);
        const [one, two] = [hex, other].map((at) => map.names[at]?.charCodeAt(0) ?? 0);
        expect(Math.abs((one as number) - (two as number))).toBeLessThanOrEqual(1);
      }
    }
    expect(map.neighbours[map.middleIsland]).toHaveLength(6);
    // So many pairs of neighbours has a hexagon of this size, less those of missing corners.
    const pairs = map.neighbours.reduce((all, near) => all + near.length, 0) / 2;
    expect(pairs).toBe(printed.hexes === 61 ? 156 : 81);
  });
});

test('SET-1, SET-3: the small map as it lies on the table', () => {
  expect(['1/6', '2/4', '3/5'].map((label) => hexName(startHex(label as '1/6')))).toEqual([
    ...['D2', 'F4', 'B4'],
  ]);
  expect(neighbourNames(SMALL_MAP, 'D4')).toEqual(['C3', 'C4', 'D3', 'D5', 'E3', 'E4']);
  expect(neighbourNames(SMALL_MAP, 'B4')).toEqual(['A2', 'A3', 'B3', 'B5', 'C4', 'C5']);
  expect(neighbourNames(SMALL_MAP, 'F4')).toEqual(['E4', 'E5', 'F3', 'F5', 'G2', 'G3']);
  expect(neighbourNames(SMALL_MAP, 'A1')).toEqual(['A2', 'B2', 'B3']);
  expect(ALL_HEXES.filter(isPrinted).map(hexName)).toEqual([
    ...['A3', 'B3', 'B4', 'C2', 'C5', 'D1', 'D2', 'D4', 'E2', 'E5', 'F3', 'F4', 'G3'],
  ]);
});

test('territory tiles: 48, of one or two terrains, eight of them with land inside water', () => {
  expect(TILES.map(({ id }) => id)).toEqual(upTo(48));
  expect(LIMITS.tiles).toBe(48);
  for (const { corners, innerTerrains } of TILES) {
    const land = new Set([...corners].filter((terrain) => terrain !== 'W'));
    expect(land.size).toBeLessThanOrEqual(2);
    expect(innerTerrains !== undefined).toBe(land.size === 0);
  }
  expect(TILES.filter(({ innerTerrains }) => innerTerrains !== undefined)).toHaveLength(8);
});

// ---- reading orders --------------------------------------------------------------

describe('HEX-1: reading orders', () => {
  const ids = Object.keys(HEX_PATTERNS) as HexPatternId[];

  test('are ten, each of them on some card', () => {
    expect(ids).toHaveLength(10);
    expect(new Set(CARDS.map((card) => cardOf(card).tiebreaker.hexPattern)).size).toBe(10);
  });

  test.each(ids)('%s: 34 different hexes, row after row, each beside the one before', (id) => {
    const rows = HEX_PATTERNS[id];
    expect(rows.flat().toSorted()).toEqual(SMALL_MAP.names.toSorted());
    expect(READING_ORDER[id].toSorted((a, b) => a - b)).toEqual(upTo(34));
    for (const row of rows) {
      for (const [i, name] of row.entries()) {
        if (i > 0) expect(neighbourNames(SMALL_MAP, name)).toContain(row[i - 1]);
      }
    }
    // Along one direction the rows of this board have 3, 5, 6, 6, 6, 5 and 3 hexes.
    expect(rows.map((row) => row.length)).toEqual([3, 5, 6, 6, 6, 5, 3]);
  });

  test('EX-2: the first nine of the rulebook’s picture', () => {
    expect(HEX_PATTERNS.NE_from_bottom.flat().slice(0, 9)).toEqual([
      ...['E6', 'F5', 'G3', 'C6', 'D6', 'E5', 'F4', 'G2', 'B5'],
    ]);
  });
});

// ---- tracks, landmarks, achievements ---------------------------------------------

describe('tracks and landmarks', () => {
  test('ADV-A2: twelve landmarks on spaces 4, 7 and 10, six more of tech cards', () => {
    expect(new Set(LANDMARKS).size).toBe(18);
    const onTracks = ALL_TRACKS.flatMap((track) => [4, 7, 10].map((n) => landmarkAt(track, n)));
    expect(new Set(onTracks).size).toBe(12);
    expect(onTracks.every((landmark) => landmark !== undefined && isTrackLandmark(landmark))).toBe(
      true,
    );
    expect(
      ALL_LANDMARKS.flatMap((one) => (isTrackLandmark(one) ? [] : (LANDMARKS[one] ?? []))),
    ).toEqual([...['bakery', 'barn', 'comTower', 'library', 'stockMarket', 'treasury']]);
    for (const track of ALL_TRACKS) {
      for (const n of upTo(12).filter((space) => ![4, 7, 10].includes(space))) {
        expect(landmarkAt(track, n)).toBeUndefined();
      }
    }
    expect(LANDMARKS[landmarkAt(MILITARY, 7) as number]).toBe('tankFactory');
    expect(LANDMARKS[landmarkAt(TECHNOLOGY, 10) as number]).toBe('techHub');
    expect(LANDMARKS[landmarkAt(EXPLORATION, 4) as number]).toBe('lighthouse');
    expect(LANDMARKS[landmarkAt(SCIENCE, 4) as number]).toBe('apothecary');
  });

  test('BEN-7, BEN-2: the spaces that give the Automa something, each benefit once', () => {
    const where = (track: Track, type: string) =>
      upTo(12).filter((n) => benefitsOf(track, n).some((benefit) => benefit.type === type));
    expect(where(EXPLORATION, 'explore')).toEqual([2, 3, 4, 7]);
    expect(where(EXPLORATION, 'exploreAnywhere')).toEqual([9]);
    expect(where(MILITARY, 'conquer')).toEqual([1, 3, 5, 6, 7, 12]);
    expect(where(MILITARY, 'tapestryCard')).toEqual([2, 6]);
    expect(where(MILITARY, 'conquerAnywhere')).toEqual([8]);
    expect(where(SCIENCE, 'researchNoBenefit')).toEqual([1, 3, 12]);
    expect(where(SCIENCE, 'tapestryCard')).toEqual([2, 4]);
    expect(where(SCIENCE, 'research')).toEqual([5, 6]);
    expect(where(SCIENCE, 'advanceOneOf')).toEqual([9, 11]);
    expect(where(SCIENCE, 'regressOneOf')).toEqual([10]);
    expect(where(TECHNOLOGY, 'refreshTechMarket')).toEqual([1, 3, 4, 7]);
    expect(where(TECHNOLOGY, 'tapestryCard')).toEqual([2]);
    const all = ALL_TRACKS.flatMap((track) => upTo(12).flatMap((n) => benefitsOf(track, n)));
    expect(all).toHaveLength(5 + 9 + 10 + 5);
    expect(benefitsOf(SCIENCE, 10)).toEqual([
      { type: 'regressOneOf', tracks: ['military', 'technology'] },
    ]);
  });

  test('ACH-1: three achievements, 10 points for the first and 5 for the second', () => {
    expect(ACHIEVEMENTS).toEqual(['completeTrack', 'toppleTwo', 'middleIsland']);
    expect(ACHIEVEMENT_POINTS).toEqual([
      [10, 5],
      [10, 5],
      [10, 5],
    ]);
  });

  test('SET-7: who is first to era 2, 3 or 4 gains 1, 2 or 3 resources', () => {
    expect(json('game.json')['resourcesForFirstToEra']).toEqual([1, 2, 3]);
  });
});

test('SET-2: what is removed, and what is left of 50 tapestry cards', () => {
  expect([...REMOVED.tapestryMust, ...REMOVED.tapestryMay].toSorted()).toEqual([
    ...['ageOfSail', 'alliance', 'coalBaron', 'dictatorship', 'diplomacy', 'espionage'],
    ...['marriageOfState', 'oilMagnate', 'olympicHost', 'steamTycoon', 'tradeEconomy'],
  ]);
  expect(REMOVED.tapestryMay).toEqual([
    ...['ageOfSail', 'coalBaron', 'diplomacy', 'espionage', 'steamTycoon', 'tradeEconomy'],
  ]);
  expect(REMOVED.civilizationsMust).toEqual(['traders']);
  expect(REMOVED.civilizationsMay).toEqual(['futurists', 'heralds', 'inventors']);
  expect(TRAPS).toBe(5);
  expect(TRAPS + OTHER_TAPESTRY_CARDS).toBe(37);
});

// ---- levels ----------------------------------------------------------------------

describe('levels', () => {
  /** Cards in the decision deck of eras 1 to 4. */
  const decks = (level: (typeof LEVELS)[number]): readonly number[] => {
    let size = 8;
    const added = (turn: number) =>
      levelOf(level)
        .chart.filter(({ step, turns }) => step === 'addProgressCards' && turns.includes(turn))
        .reduce((all, { count: n = 0 }) => all + n, 0);
    return [1, 2, 3, 4].map((turn) => {
      size += added(turn);
      return size;
    });
  };

  test('EX-4, INC-6: how the decision deck grows; level 5 and 6 use all 22 cards', () => {
    expect(LEVELS.map(decks)).toEqual([
      [8, 10, 12, 14],
      [8, 10, 12, 14],
      [8, 8, 10, 12],
      [8, 10, 14, 18],
      [8, 10, 16, 22],
      [8, 10, 16, 22],
    ]);
  });

  test('INC-1, R-INC-1: the chart column by column, each from the top', () => {
    for (const id of LEVELS) {
      const places = levelOf(id).chart.map(({ col, row }) => col * 10 + row);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(new Set(places).size).toBe(places.length);
    }
    const turnsOf = (step: string) =>
      LEVELS.map((id) => levelOf(id).chart.find((cell) => cell.step === step)?.turns ?? []);
    const late = [2, 3, 4, 5];
    const middle = [2, 3, 4];
    expect(turnsOf('checkFavorites')).toEqual([late, late, late, late, late, late]);
    expect(turnsOf('advanceBothWithLatestPair')).toEqual([[], [], late, late, late, late]);
    expect(turnsOf('civilizationBonus')).toEqual([[], late, late, late, late, late]);
    expect(turnsOf('scoreVP')).toEqual([late, late, late, late, late, late]);
    expect(turnsOf('placeTapestryFaceDownOnMat')).toEqual(LEVELS.map(() => middle));
    const gain = [1, 2, 3, 4];
    expect(turnsOf('gainTapestryCard')).toEqual([[], gain, gain, gain, gain, gain]);
    expect(turnsOf('shuffleDecisionDeck')).toEqual(LEVELS.map(() => middle));
  });

  test('DIF-1, DIF-2, DIF-3, DIF-4: mats, starting advances, civilizations', () => {
    const all = ['military', 'exploration', 'technology', 'science'];
    expect(LEVELS.map((id) => levelOf(id).mat)).toEqual([
      ...['normal', 'normal', 'normal', 'normal', 'hard', 'hard'],
    ]);
    expect(LEVELS.map((id) => levelOf(id).humanAdvances)).toEqual([all, [], [], [], [], []]);
    expect(LEVELS.map((id) => levelOf(id).botAdvances)).toEqual([
      [],
      [],
      [],
      [],
      ['favorite'],
      all,
    ]);
    expect(LEVELS.map((id) => levelOf(id).civilizations)).toEqual([1, 1, 1, 1, 1, 2]);
  });

  test('INC-5, R-INC-4: the multipliers of both mats, by income turn', () => {
    const rows = (level: 2 | 5) =>
      [2, 3, 4, 5].map((turn) => Object.values(matColumn(levelOf(level), turn)));
    // Turn; landmarks and territories; military and science; exploration and technology; first.
    expect(rows(2)).toEqual([
      [2, 1, 0, 1, 2],
      [3, 2, 1, 1, 3],
      [4, 2, 1, 2, 4],
      [5, 3, 2, 3, 0],
    ]);
    expect(rows(5)).toEqual([
      [2, 1, 0, 1, 2],
      [3, 2, 1, 2, 3],
      [4, 2, 2, 2, 4],
      [5, 3, 3, 4, 0],
    ]);
  });
});

test('SET-3, CIV-1, CIV-2, CIV-3, CIV-4: four civilizations, one for each track', () => {
  expect(ALL_TRACKS.map((track) => civilizationOfTrack(track))).toEqual(CIVILIZATIONS);
  const bonuses = (id: (typeof CIVILIZATIONS)[number]) =>
    civilizationOf(id).bonuses.map(({ type, turns }) => [type, turns.join('')]);
  expect(bonuses('explorers')).toEqual([
    ['advance', '24'],
    ['advance', '35'],
  ]);
  expect(bonuses('scientists')).toEqual([['research', '345']]);
  expect(bonuses('conquerors')).toEqual([
    ['conquerIfFewTerritories', '2345'],
    ['guardTerritory', '2345'],
    ['scoreTerritories', '2345'],
  ]);
  expect(bonuses('engineers')).toEqual([['scoreLandmarks', '2345']]);
});

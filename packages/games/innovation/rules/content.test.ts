import { contentOf, schemaTests } from '@empty-chair/testkit/content-files';
import { schemaProblems } from '@empty-chair/testkit/schema';
import { describe, expect, test } from 'vitest';
import {
  ALL_BUILDINGS,
  ALL_TERRAINS,
  AUTOMA_FACTIONS,
  automaFaction,
  BUILDING_IDS,
  buildingNamed,
  CARDS,
  cardOf,
  countOf,
  DISCIPLINES,
  FINAL_TILES,
  finalTileOf,
  HUMAN_FACTIONS,
  humanFaction,
  INNOVATIONS,
  LEVELS,
  levels,
  OWN_BUILDINGS,
  powerOf,
  ROUND_TILES,
  roundTileOf,
  SIDE_IDS,
  SLOTS,
  SPELLS,
  TERRAINS,
  terrainOf,
} from './content.ts';
import type { Hex } from './hexes.ts';
import { ALL_HEXES, BOARD_SIDES, hexName, hexOf, printedTerrain, RIVER } from './hexes.ts';

type Json = Readonly<Record<string, unknown>>;
const json = contentOf(import.meta.url);
const count = <T>(items: readonly T[], wanted: T): number =>
  items.filter((item) => item === wanted).length;

describe('content', () => {
  schemaTests(json, ['map', 'automa', 'game']);

  test('a schema notices what is missing, unknown or out of range', () => {
    const schema = json('schema/automa.schema.json');
    const automa = json('automa.json') as { cards: readonly Json[] };
    const cards = (first: Json) => ({ ...automa, cards: [first, ...automa.cards.slice(1)] });
    expect(schemaProblems(schema, { ...automa, cards: automa.cards.slice(1) })).not.toEqual([]);
    expect(schemaProblems(schema, { ...automa, colour: 1 })).not.toEqual([]);
    expect(schemaProblems(schema, cards({ ...automa.cards[0], number: 15 }))).not.toEqual([]);
    expect(schemaProblems(schema, cards({ ...automa.cards[0], actions: [] }))).not.toEqual([]);
  });

  test('AOI-TB5: the code knows the same ids in the same order', () => {
    const { terrains, disciplines, spells, factions } = json('game.json') as {
      terrains: string[];
      disciplines: string[];
      spells: { id: string }[];
      factions: { id: string }[];
    };
    expect(terrains).toEqual(TERRAINS);
    expect(disciplines).toEqual(DISCIPLINES);
    expect(spells.map(({ id }) => id)).toEqual(SPELLS);
    expect(factions.map(({ id }) => id)).toEqual(HUMAN_FACTIONS);
    expect(HUMAN_FACTIONS.map((id) => humanFaction(id).id)).toEqual(HUMAN_FACTIONS);
    expect(AUTOMA_FACTIONS.map((id) => automaFaction(id).id)).toEqual(AUTOMA_FACTIONS);
    expect(levels.map(({ id }) => id)).toEqual(LEVELS);
    expect(ROUND_TILES).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(FINAL_TILES).toEqual([1, 2, 3, 4]);
    expect(new Set(INNOVATIONS).size).toBe(18);
  });

  test('AOI-S10: nine workshops, four guilds, three schools, a university and a palace', () => {
    expect(BUILDING_IDS.slice(0, 6)).toEqual([
      ...['workshop', 'guild', 'school', 'university', 'palace', 'tower'],
    ]);
    expect(OWN_BUILDINGS.map(countOf)).toEqual([9, 4, 3, 1, 1]);
    expect(OWN_BUILDINGS.map(powerOf)).toEqual([1, 2, 2, 3, 3]);
    // A neutral building has the power of the one that it is called after.
    for (const building of ALL_BUILDINGS) {
      const id = BUILDING_IDS[building] as string;
      expect(powerOf(building)).toBe(powerOf(buildingNamed(id.replace('neutral_', ''))));
    }
  });
});

/** Row and column of a hex, from its printed name alone. */
const placeOf = (name: string) => ({
  row: name.charCodeAt(0) - 'A'.charCodeAt(0),
  column: Number(name.slice(1)),
});
/** The places around one, by the rule of the shifted rows; the name of one off the grid as well. */
function around(name: string): readonly string[] {
  const { row, column } = placeOf(name);
  const near = row % 2 === 0 ? column - 1 : column;
  const named = (r: number, c: number) => `${String.fromCharCode('A'.charCodeAt(0) + r)}${c}`;
  return [
    named(row, column - 1),
    named(row, column + 1),
    ...[row - 1, row + 1].flatMap((r) => [named(r, near), named(r, near + 1)]),
  ];
}

/** What is known of the printed sides besides their rows. */
const PRINTED = {
  '1-3': { land: 59, river: 30, bridges: 17, edge: 22, each: [9, 8, 8, 8, 9, 9, 8] },
  '3-5': { land: 81, river: 36, bridges: 31, edge: 33, each: [11, 12, 12, 12, 11, 11, 12] },
} as const;

describe.each(SIDE_IDS)('board side %s', (id) => {
  const side = BOARD_SIDES[id];
  const printed = PRINTED[id];
  const kinds = new Map(
    ALL_HEXES.map((hex) => [hexName(hex), printedTerrain(side, hex)] as const).filter(
      ([, kind]) => kind >= 0,
    ),
  );
  const land = [...kinds].filter(([, kind]) => kind !== RIVER).map(([name]) => name);

  test('has its land, its rivers and its terrains', () => {
    const all = [...kinds.values()];
    expect(land).toHaveLength(printed.land);
    expect(count(all, RIVER)).toBe(printed.river);
    expect(side.land.map(hexName)).toEqual(land);
    expect(ALL_TERRAINS.map((kind) => count(all, kind))).toEqual(printed.each);
  });

  test('AOI-TB1: has neighbours by the shifted rows, and both ways', () => {
    for (const name of kinds.keys()) {
      const hex = hexOf(name) as Hex;
      const near = around(name).filter((other) => kinds.has(other));
      expect((side.neighbours[hex] ?? []).map(hexName).sort()).toEqual(near.toSorted());
      for (const other of side.neighbours[hex] ?? []) {
        expect(side.neighbours[other]).toContain(hex);
      }
    }
  });

  test('has bridges exactly where only water lies between two hexes that do not touch', () => {
    const spots = land.flatMap((one, index) =>
      land.slice(index + 1).flatMap((other) => {
        if (around(one).includes(other)) return [];
        const between = around(one).filter((name) => around(other).includes(name));
        const isWater = between.every((name) => (kinds.get(name) ?? RIVER) === RIVER);
        const isRiver = between.some((name) => kinds.get(name) === RIVER);
        return between.length === 2 && isWater && isRiver ? [`${one} ${other}`] : [];
      }),
    );
    const written = side.bridges.map((pair) => pair.map(hexName).join(' '));
    expect(spots).toHaveLength(printed.bridges);
    expect(written.toSorted()).toEqual(spots.toSorted());
  });

  test('AOI-S11: has each letter once for each terrain, on a hex of that terrain', () => {
    for (const [terrain, letters] of side.starts.entries()) {
      expect(Object.keys(letters)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
      for (const hex of Object.values(letters)) expect(side.terrain[hex]).toBe(terrain);
      // The two workshops of a card never share a hex.
      for (const pair of ['AB', 'CD', 'EF']) {
        expect(letters[pair.charAt(0)]).not.toBe(letters[pair.charAt(1)]);
      }
    }
  });

  test('AOI-S11: a wasteland Automa begins at A and B (AOI-X1)', () => {
    const letters = side.starts[terrainOf('wasteland')] ?? {};
    expect(['A', 'B'].map((letter) => hexName(letters[letter] as Hex))).toEqual(
      id === '1-3' ? ['H7', 'E12'] : ['D6', 'E11'],
    );
  });

  test('has its edge hexes on the rim', () => {
    const edge = side.edge.map(hexName);
    expect(edge).toHaveLength(printed.edge);
    for (const name of edge) {
      expect(land).toContain(name);
      // A hex with six others around it is inside.
      expect(around(name).every((other) => kinds.has(other))).toBe(false);
    }
  });
});

describe('decision cards', () => {
  const supports = CARDS.map((card) => cardOf(card).support);

  test('AOI-S12: are 14, the first six with a star', () => {
    expect(CARDS).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
    expect(CARDS.filter((card) => cardOf(card).starter)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('are balanced: 7 and 7 arrows, groups and rows, and the slots in turn', () => {
    expect(
      count(
        supports.map(({ directional }) => directional.arrow),
        'LTR',
      ),
    ).toBe(7);
    expect(
      count(
        supports.map(({ structureGroup }) => structureGroup),
        'marked',
      ),
    ).toBe(7);
    expect(
      count(
        supports.map(({ terrainPriorityRow }) => terrainPriorityRow),
        'A',
      ),
    ).toBe(7);
    expect(supports.map(({ roundBonusTile }) => roundBonusTile)).toEqual(
      CARDS.map((card) => SLOTS[(card - 1) % 3]),
    );
  });

  test('AOI-S11: show A and B on cards 1-5, C and D on 6-10, E and F on the others', () => {
    expect(CARDS.map((card) => Object.values(cardOf(card).setup).join(''))).toEqual([
      ...['AB', 'AB', 'AB', 'AB', 'AB', 'CD', 'CD', 'CD', 'CD', 'CD', 'EF', 'EF', 'EF', 'EF'],
    ]);
  });

  test('AOI-A7: only cards 1 and 3 look at the round tile first', () => {
    expect(CARDS.filter((card) => cardOf(card).support.scholarMode === 'round_tile')).toEqual([
      ...[1, 3],
    ]);
  });

  test('AOI-T2: all but cards 1, 3, 5 and 6 show the pass icon', () => {
    expect(CARDS.filter((card) => !cardOf(card).passIcon)).toEqual([1, 3, 5, 6]);
  });
});

test('AOI-TB3: every priority row is the same walk on the wheel of terrains', () => {
  const WALK = { A: [0, -1, 1, -2, 3, 2, -3], B: [0, 1, -1, 2, -3, -2, 3] } as const;
  const { terrainPriority } = json('automa.json') as {
    terrainPriority: Record<string, Record<'A' | 'B', readonly string[]>>;
  };
  for (const [start, terrain] of TERRAINS.entries()) {
    for (const row of ['A', 'B'] as const) {
      expect(terrainPriority[terrain]?.[row]).toEqual(
        WALK[row].map((step) => TERRAINS[(start + step + 7) % 7]),
      );
    }
  }
});

describe('difficulty', () => {
  test('AOI-S1: neither shipping nor X ever falls, by round or by level', () => {
    for (const [index, level] of levels.entries()) {
      for (const row of ['shippingByRound', 'xByRound'] as const) {
        expect(level[row]).toHaveLength(6);
        expect(level[row]).toEqual(level[row].toSorted((a, b) => a - b));
        const easier = levels[index - 1]?.[row] ?? [];
        for (const [round, n] of easier.entries()) {
          expect(level[row][round]).toBeGreaterThanOrEqual(n);
        }
      }
    }
  });

  test('AOI-S1: level 2 ships 0 0 1 1 2 2 (AOI-X2), and X is 0 0 1 1 on level 1 (AOI-X3)', () => {
    expect(levels[1]?.shippingByRound).toEqual([0, 0, 1, 1, 2, 2]);
    expect(levels[0]?.xByRound.slice(0, 4)).toEqual([0, 0, 1, 1]);
  });

  test('AOI-S12: the starting deck has 5, 6, 7, 8 and 8 cards', () => {
    expect(
      levels.map(({ deck }) => 6 - deck.toReserve.length + deck.unseen + deck.extra.length),
    ).toEqual([5, 6, 7, 8, 8]);
  });
});

test('AOI-S2: three round tiles for each discipline, and one with a spade', () => {
  const tiles = ROUND_TILES.map(roundTileOf);
  const of = tiles.map(({ discipline }) => discipline);
  expect(DISCIPLINES.map((id) => count(of, id))).toEqual([3, 3, 3, 3]);
  expect(tiles.filter(({ spade }) => spade).map(({ id, goal }) => [id, goal])).toEqual([
    [7, 'use_spade'],
  ]);
});

test('AOI-S3: one final tile for each discipline', () => {
  const of = FINAL_TILES.map((tile) => finalTileOf(tile).discipline);
  expect(of.toSorted()).toEqual(DISCIPLINES.toSorted());
});

test('AOI-F10: three faction cards are known only in part; each but one begins with two levels', () => {
  const cards = AUTOMA_FACTIONS.map(automaFaction);
  expect(cards.filter(({ complete }) => !complete).map(({ id }) => id)).toEqual([
    ...['symbionts', 'blight', 'gognomes'],
  ]);
  for (const { id, scienceStart, actions } of cards) {
    const start = Object.values(scienceStart).reduce((all, n) => all + n, 0);
    expect(start).toBe(id === 'simpletons' ? 4 : 2);
    expect(actions[0]?.type).toBe('transform_build');
  }
});

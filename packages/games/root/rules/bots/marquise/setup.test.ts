import { newMatch } from '@empty-chair/kernel/match';
import type { Happening } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import type { Config, MapId } from '../../config.ts';
import { MAP_IDS } from '../../config.ts';
import { configFrom } from '../../config-words.ts';
import { root } from '../../module.ts';
import { DEFAULT_OPTIONS } from '../../options.ts';

/** The corners of each map with their neighbours and the corner opposite, read off the map. */
const CORNERS: Readonly<Record<MapId, Readonly<Record<string, readonly [string, string[]]>>>> = {
  autumn: {
    1: ['3', ['5', '9', '10']],
    2: ['4', ['5', '6', '10']],
    3: ['1', ['6', '7', '11']],
    4: ['2', ['8', '9', '12']],
  },
  winter: {
    1: ['3', ['5', '10', '11']],
    2: ['4', ['6', '7', '12']],
    3: ['1', ['7', '8', '12']],
    4: ['2', ['9', '10', '11']],
  },
  lake: {
    1: ['2', ['5', '9']],
    2: ['1', ['7', '8', '10']],
    3: ['4', ['8', '9', '12']],
    4: ['3', ['5', '6']],
  },
  mountain: {
    1: ['3', ['8', '9']],
    2: ['4', ['5', '6', '11']],
    3: ['1', ['6', '7', '11']],
    4: ['2', ['8', '12']],
  },
};
const KINDS = ['sawmill', 'workshop', 'recruiter'];
const SEEDS = Array.from({ length: 80 }, (_, i) => `marquise ${i}`);

interface Encoded {
  readonly clearings: Readonly<
    Record<
      string,
      { readonly warriors: Record<string, number>; buildings: string[]; tokens: string[] }
    >
  >;
  readonly factions: {
    readonly marquise: { warriorsInSupply: number; supply: Record<string, number> };
  };
}
interface SetUp {
  readonly state: Encoded;
  readonly keep: string;
  readonly happenings: readonly Happening[];
}

function setUp(config: Config, seed: string): SetUp {
  const { state, happenings } = newMatch(root, config, seed);
  if (state === undefined) throw new Error('the set-up asks something');
  const encoded = root.codecs.state.encode(state) as Encoded;
  const keeps = Object.keys(encoded.clearings).filter((id) =>
    encoded.clearings[id]?.tokens.includes('keep'),
  );
  expect(keeps.length).toBe(1);
  return { state: encoded, keep: keeps[0] as string, happenings };
}

const gameOn = (map: MapId, seats = 'marquise/bot,eyrie/bot'): Config => configFrom({ map, seats });
/** Where each type of building stands. */
const places = ({ state }: SetUp): readonly string[] =>
  KINDS.map((kind) => {
    const found = Object.keys(state.clearings).filter((id) =>
      state.clearings[id]?.buildings.includes(kind),
    );
    expect(found.length).toBe(1);
    return found[0] as string;
  });

describe.each(MAP_IDS)('set-up on the %s map', (map) => {
  const tables = SEEDS.map((seed) => setUp(gameOn(map), seed));

  test('4.3.1, 4.3.5: 25 warriors, five buildings of each type on the tracks', () => {
    for (const { state, happenings } of tables) {
      expect(state.factions.marquise.warriorsInSupply).toBe(13);
      expect(state.factions.marquise.supply).toMatchObject({
        sawmill: 5,
        workshop: 5,
        recruiter: 5,
      });
      expect(happenings).toContainEqual({ rule: '4.3.1', id: 'do.supply', params: { n: 25 } });
      const faction = { kind: 'faction', id: 'marquise' };
      const fill = { rule: '4.3.5', id: 'do.fillTracks', params: { faction } };
      expect(happenings).toContainEqual(fill);
    }
  });

  test('4.3.2: the keep in a corner, and in every corner some time', () => {
    expect([...new Set(tables.map(({ keep }) => keep))].sort()).toEqual(['1', '2', '3', '4']);
  });

  test('4.3.3, A-10: one warrior everywhere but in the opposite corner, two at the keep', () => {
    for (const { state, keep } of tables) {
      const opposite = CORNERS[map][keep]?.[0];
      for (const [id, { warriors }] of Object.entries(state.clearings)) {
        const wanted = id === keep ? 2 : id === opposite ? undefined : 1;
        expect([id, warriors['marquise']]).toEqual([id, wanted]);
      }
    }
  });

  test('4.3.4, A-09: one building of each type in three clearings, the keep or beside it', () => {
    const seen = new Set<string>();
    for (const table of tables) {
      const around = [table.keep, ...(CORNERS[map][table.keep]?.[1] ?? [])];
      const found = places(table);
      expect(new Set(found).size).toBe(3);
      for (const [i, id] of found.entries()) {
        expect(around).toContain(id);
        seen.add(`${table.keep}: ${KINDS[i]} ${id}`);
      }
    }
    // Every type turns up in every clearing where it may stand.
    const possible = Object.entries(CORNERS[map]).flatMap(([keep, [, neighbours]]) =>
      [keep, ...neighbours].flatMap((id) => KINDS.map((kind) => `${keep}: ${kind} ${id}`)),
    );
    expect([...seen].sort()).toEqual(possible.sort());
  });

  test('A-09: option, beside the keep only, if it has three neighbours', () => {
    const options = { ...DEFAULT_OPTIONS, startingBuildings: 'neighbours' } as const;
    for (const seed of SEEDS) {
      const table = setUp({ ...gameOn(map), options }, seed);
      const neighbours = CORNERS[map][table.keep]?.[1] ?? [];
      const allowed = neighbours.length === 3 ? neighbours : [table.keep, ...neighbours];
      expect([...places(table)].sort()).toEqual([...allowed].sort());
    }
  });
});

describe('levels at set-up', () => {
  const cards = (seats: string) =>
    setUp(gameOn('autumn', seats), 'a').happenings.flatMap(({ rule, id, params }) =>
      id === 'do.difficultyCard' || id === 'do.traitCard' ? [{ rule, id, params }] : [],
    );

  test('3.3, 3.3.1: a card lies by the bot unless the level is standard', () => {
    expect(cards('marquise/bot,eyrie/bot')).toEqual([]);
    for (const level of ['easy', 'challenging', 'nightmare']) {
      expect(cards(`marquise/bot/${level},eyrie/bot`)).toEqual([
        {
          rule: '3.3.1',
          id: 'do.difficultyCard',
          params: {
            faction: { kind: 'faction', id: 'marquise' },
            level: { kind: 'difficulty', id: level },
          },
        },
      ]);
    }
  });

  test('3.3: traits are chosen with it', () => {
    expect(cards('marquise/bot/easy/blitz/hospitals,eyrie/bot').map(({ rule }) => rule)).toEqual([
      '3.3.1',
      '3.3.2',
      '3.3.2',
    ]);
  });
});

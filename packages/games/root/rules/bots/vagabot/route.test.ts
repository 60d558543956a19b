import { describe, expect, test } from 'vitest';
import { marquise, readPosition, vagabot } from '../../../examples/position.ts';
import type { MapId } from '../../config.ts';
import { defaultSuits, MAP_IDS } from '../../config.ts';
import type { MapContent } from '../../content.ts';
import { maps } from '../../content.ts';
import type { Clearing } from '../../pieces.ts';
import { CLEARINGS, EVERY_CLEARING, VAGABOND } from '../../pieces.ts';
import type { Place, State } from '../../state.ts';
import { FERRY, FERRY_USED, pawnOf } from '../../state.ts';
import { waysFrom } from './route.ts';

/** The clearings to pass, by their numbers, the destination last. */
type Way = readonly number[];

const contentOf = (map: MapId): MapContent => maps.find(({ id }) => id === map) as MapContent;

/** The Vagabot at a place: a clearing's number or a forest's id. */
function standingAt(map: MapId, place: string, ferry: string): State {
  const suits = defaultSuits(map);
  return readPosition({
    board: `| V=0 @${place} items:3/0${ferry && ` | ferry ${ferry}`}`,
    seats: [vagabot(), marquise()],
    // The winter map has no suits of its own; they do not matter here.
    config: { map, suits: suits === 'random' ? new Array(CLEARINGS).fill('fox') : suits },
  });
}

/** The ways to clearings 1 to 12. */
function waysIn(state: State, from: Place): readonly Way[] {
  const { distance, before } = waysFrom(state, from);
  return EVERY_CLEARING.map((clearing) => {
    const way: number[] = [];
    let here = clearing;
    for (let left = distance[clearing] as number; left > 0; left -= 1) {
      way.unshift(here + 1);
      here = before[here] as Clearing;
    }
    return way;
  });
}

function waysOf(map: MapId, place: string, ferry: string): readonly Way[] {
  const state = standingAt(map, place, ferry);
  return waysIn(state, pawnOf(state, VAGABOND));
}

/**
 * The same by brute force: all ways of one length after the other, in the order of their numbers,
 * and the first one to each clearing. `ferry` is the clearing of a Ferry that can be used.
 */
function waysByHand(map: MapId, place: string, ferry: number): readonly (Way | undefined)[] {
  const { clearings, forests, coastal } = contentOf(map);
  const from = (id: number): readonly number[] => {
    const paths = clearings[id - 1]?.adjacent ?? [];
    const coast = id === ferry ? coastal.filter((other) => other !== id) : [];
    return [...paths, ...coast].sort((a, b) => a - b);
  };
  const forest = forests.find(({ id }) => id === place);
  const found = new Map<number, Way>();
  let ways: Way[] = [...(forest?.clearings ?? from(Number(place)))].map((id) => [id]);
  if (forest === undefined) found.set(Number(place), []);
  for (let moves = 1; moves < CLEARINGS && found.size < CLEARINGS; moves += 1) {
    for (const way of ways) {
      const end = way.at(-1) as number;
      if (!found.has(end)) found.set(end, way);
    }
    ways = ways.flatMap((way) =>
      from(way.at(-1) as number)
        .filter((id) => !way.includes(id))
        .map((id) => [...way, id]),
    );
  }
  return clearings.map(({ id }) => found.get(id));
}

const placesOf = (map: MapId): readonly string[] => {
  const { clearings, forests } = contentOf(map);
  return [...clearings, ...forests].map(({ id }) => String(id));
};

test('A-36: from every place on every map there is a forest to slip into', () => {
  for (const { clearings, forests } of maps) {
    expect(clearings.filter((clearing) => clearing.forests.length === 0)).toEqual([]);
    expect(forests.filter((forest) => forest.adjacent.length === 0)).toEqual([]);
  }
});

describe('7.5, A-35, A-44: shortest ways, and of those the one with the smallest numbers', () => {
  test.each([
    ...MAP_IDS.map((map) => [map, '', map === 'lake' ? 1 : 0] as const),
    ['lake', '10', 10],
    ['lake', '12', 12],
    ['lake', '1 used', 0],
  ] as const)('from every place of the %s map to every clearing (Ferry: %s)', (map, ferry, at) => {
    for (const place of placesOf(map)) {
      expect({ place, ways: waysOf(map, place, ferry) }).toEqual({
        place,
        ways: waysByHand(map, place, at),
      });
    }
  });

  test('A-44: within one game they follow the Ferry, wherever the pawn is', () => {
    const state = standingAt('lake', '1', '');
    for (const [ferry, used] of [
      [1, 0],
      [1, 1],
      [10, 0],
      [12, 1],
      [12, 0],
    ] as const) {
      state.cells[FERRY] = ferry - 1;
      state.cells[FERRY_USED] = used;
      // The places are counted with the clearings first, then the forests.
      for (const [from, place] of placesOf('lake').entries()) {
        expect({ ferry, used, place, ways: waysIn(state, from as Place) }).toEqual({
          ...{ ferry, used, place },
          ways: waysByHand('lake', place, used === 1 ? 0 : ferry),
        });
      }
    }
  });

  test('A-44: the Ferry shortens a way only out of its own clearing', () => {
    const to12 = (place: string) => waysOf('lake', place, '1')[11];
    expect(to12('1')).toEqual([12]);
    expect(to12('5')).toEqual([1, 12]);
    // Coastal too, but the Ferry is not there: 5, 1 and then over the water.
    expect(to12('11')).toEqual([5, 1, 12]);
  });
});

import type { Building } from '../rules/content.ts';
import { powerOf, UNIVERSITY } from '../rules/content.ts';
import type { Hex } from '../rules/hexes.ts';
import { neighboursOf } from '../rules/hexes.ts';
import type { State } from '../rules/state.ts';
import { buildingAt, ownerAt } from '../rules/state.ts';
import { CITY_BUILDINGS, CITY_POWER, CITY_WITH_UNIVERSITY } from './base-rules.ts';
import type { Player } from './player.ts';

/** A group of adjacent own buildings, with a building placed or upgraded in thought. */
export interface Group {
  readonly hexes: readonly Hex[];
  readonly power: number;
  /** A building that joins a city founds no other. */
  readonly isInCity: boolean;
  readonly hasUniversity: boolean;
}

export function groupWith(
  state: State,
  { seat, inCity }: Player,
  at: Hex,
  building: Building,
): Group {
  const { side } = state.facts;
  const hexes = [at];
  let power = 0;
  let isInCity = false;
  let hasUniversity = false;
  for (const hex of hexes) {
    const kind = hex === at ? building : buildingAt(state, hex);
    power += powerOf(kind);
    if (kind === UNIVERSITY) hasUniversity = true;
    if (inCity.has(hex)) isInCity = true;
    for (const near of neighboursOf(side, hex)) {
      if (ownerAt(state, near) === seat && !hexes.includes(near)) hexes.push(near);
    }
  }
  return { hexes, power, isInCity, hasUniversity };
}

export function foundsCity({ hexes, power, isInCity, hasUniversity }: Group): boolean {
  const wanted = hasUniversity ? CITY_WITH_UNIVERSITY : CITY_BUILDINGS;
  return !isInCity && hexes.length >= wanted && power >= CITY_POWER;
}

/** How far a group has come towards a city, 0 to 1. */
export function cityProgress({ hexes, power, isInCity, hasUniversity }: Group): number {
  if (isInCity) return 0;
  const wanted = hasUniversity ? CITY_WITH_UNIVERSITY : CITY_BUILDINGS;
  return (Math.min(1, hexes.length / wanted) + Math.min(1, power / CITY_POWER)) / 2;
}

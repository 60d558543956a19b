import { finalTileOf, roundTileOf } from '../rules/content.ts';
import type { Hex } from '../rules/hexes.ts';
import { RIVER } from '../rules/hexes.ts';
import type { State } from '../rules/state.ts';
import { roundTileIn } from '../rules/state.ts';
import type { BUILDINGS } from './sparring-table.ts';

/** What a human scores in play by the base rules, for the referee. */

/** Of the round's tile, and of the final tile in round 6. */
function goal(state: State, id: string): number {
  const tiles = [
    roundTileOf(roundTileIn(state, state.round)),
    ...(state.round === 6 ? [finalTileOf(state.finalTile)] : []),
  ];
  return tiles.reduce((all, tile) => all + (tile.goal === id ? tile.humanPoints : 0), 0);
}

interface Built {
  readonly seat: number;
  readonly at: Hex;
  readonly spades: number;
  readonly competencies: ReadonlySet<string>;
}

export function workshopPoints(state: State, { seat, at, spades, competencies }: Built): number {
  const { side } = state.facts;
  const isEdge = side.edge.includes(at);
  const isWet = side.neighbours[at]?.some((near) => side.terrain[near] === RIVER) ?? false;
  let points = goal(state, 'build_workshop') + spades * goal(state, 'use_spade');
  if (isEdge) points += goal(state, 'build_workshop_on_edge_hex');
  if (isEdge && competencies.has('edgeWorkshop')) points += 3;
  if (isWet && state.bonusOf[seat] === 1) points += 2;
  return points;
}

export function upgradePoints(state: State, seat: number, to: (typeof BUILDINGS)[number]): number {
  switch (to) {
    case 'workshop':
      return 0;
    case 'guild':
      return goal(state, 'build_guild') + (state.bonusOf[seat] === 9 ? 3 : 0);
    case 'school':
      return goal(state, 'build_school');
    case 'university':
      return goal(state, 'build_palace_or_university');
    case 'palace':
      // Tile 17.
      return goal(state, 'build_palace_or_university') + 10;
  }
}

/** Four buildings, three with a university, and seven power, none of them in a city before. */
export function isCity(state: State, seat: number, at: Hex, inCity: ReadonlySet<Hex>): Hex[] {
  const POWER = [1, 2, 2, 3, 3, 2, 4, 1, 2, 2, 3, 3];
  const group = new Set<Hex>([at]);
  for (const hex of group) {
    for (const near of state.facts.side.neighbours[hex] ?? []) {
      if (state.owner[near] === seat) group.add(near);
    }
  }
  const hexes = [...group];
  const power = hexes.reduce((all, hex) => all + (POWER[state.building[hex] as number] ?? 0), 0);
  const least = hexes.some((hex) => state.building[hex] === 3) ? 3 : 4;
  const isNew = hexes.every((hex) => !inCity.has(hex));
  return isNew && hexes.length >= least && power >= 7 ? hexes : [];
}

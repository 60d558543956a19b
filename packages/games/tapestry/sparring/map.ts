import { NONE } from '@empty-chair/kernel/ids';
import { canBeConquered, freePlace, isInReach, rulerOf } from '../rules/board.ts';
import type { Achievement } from '../rules/content.ts';
import {
  ACHIEVEMENT_POINTS,
  LIMITS,
  MIDDLE_ISLAND,
  mapContent,
  TILES,
  TOPPLE_TWO,
} from '../rules/content.ts';
import type { Hex } from '../rules/hexes.ts';
import { ALL_HEXES, MIDDLE, SMALL_MAP } from '../rules/hexes.ts';
import type { State } from '../rules/state.ts';
import { isExplored, outpostsLeft } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Benefit } from './benefits.ts';
import { OPINIONS } from './opinions.ts';
import type { Player } from './player.ts';
import { worthOf } from './worth.ts';

/** Where to explore and to conquer. */

/** By hex and side, clockwise from the top: the neighbour there, or -1. */
const BESIDE: readonly (readonly Hex[])[] = SMALL_MAP.places.map(({ u, v }) =>
  Object.values(mapContent.directions).map(
    ([du = 0, dv = 0]) =>
      SMALL_MAP.places.findIndex((place) => place.u === u + du && place.v === v + dv) as Hex,
  ),
);
const SIDES = LIMITS.rotations;

/** The terrains at the corners of a hex as they lie, or undefined where they are not known. */
function cornersAt(state: State, hex: Hex): Corners | undefined {
  const printed = SMALL_MAP.corners[hex];
  if (printed !== undefined) return { corners: printed, rotation: 0 };
  const tile = TILES[(state.tile[hex] as number) - 1];
  if (tile === undefined) return undefined;
  return { corners: tile.corners, rotation: state.rotation[hex] as number };
}
interface Corners {
  readonly corners: string;
  readonly rotation: number;
}
const corner = ({ corners, rotation }: Corners, at: number): string =>
  corners[(at - rotation + 2 * SIDES) % SIDES] as string;

/** One point for each side with at least one of its two corners like the neighbour's. */
export function alignedSides(state: State, hex: Hex, tile: number, rotation: number): number {
  const own = { corners: TILES[tile - 1]?.corners ?? '', rotation };
  let n = 0;
  for (let side = 0; side < SIDES; side += 1) {
    const near = BESIDE[hex]?.[side] as Hex;
    if (near < 0 || !isExplored(state, near)) continue;
    const other = cornersAt(state, near);
    if (other === undefined) continue;
    const isAligned =
      corner(own, side) === corner(other, side + 4) ||
      corner(own, side + 1) === corner(other, side + 3);
    if (isAligned) n += 1;
  }
  return n;
}

export interface Exploring {
  readonly input: Extract<Input, { kind: 'explore' }>;
  readonly points: number;
  readonly benefit: readonly Benefit[];
}

/** The tile of the supply, the hex and the turn that give most. */
export function bestExploring(
  state: State,
  player: Player,
  isAnywhere: boolean,
): Exploring | undefined {
  let best: Exploring | undefined;
  let most = -1;
  for (const at of ALL_HEXES) {
    if (isExplored(state, at) || !(isAnywhere || isInReach(state, player.seat, at))) continue;
    for (const tile of player.tiles) {
      const benefit = TILES[tile - 1]?.benefit as readonly Benefit[];
      const gained = benefit.reduce((all, one) => all + worthOf(state, player, one), 0);
      for (let rotation = 0; rotation < SIDES; rotation += 1) {
        const points = alignedSides(state, at, tile, rotation);
        if (points + gained <= most) continue;
        most = points + gained;
        best = { input: { kind: 'explore', at, tile, rotation }, points, benefit };
      }
    }
  }
  return best;
}

/** The territory that brings most: an achievement, then one on the way to the middle island. */
export function bestConquest(state: State, player: Player, isAnywhere: boolean): Hex | undefined {
  const { seat } = player;
  if (outpostsLeft(state, seat) === 0) return undefined;
  let best: Hex | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const hex of ALL_HEXES) {
    if (!canBeConquered(state, seat, hex)) continue;
    if (!isAnywhere && !isInReach(state, seat, hex)) continue;
    const worth = conquestWorth(state, player, hex);
    if (worth > most) {
      best = hex;
      most = worth;
    }
  }
  return best;
}

function conquestWorth(state: State, { seat }: Player, hex: Hex): number {
  const ruler = rulerOf(state, hex);
  const bestOf = (achievement: Achievement): number => {
    const place = freePlace(state, achievement, seat);
    return place === NONE ? 0 : (ACHIEVEMENT_POINTS[achievement]?.[place] ?? 0);
  };
  let worth = -OPINIONS.middle * stepsToMiddle(hex);
  if (hex === MIDDLE) worth += bestOf(MIDDLE_ISLAND);
  if (ruler !== NONE && (state.toppled[seat] as number) < LIMITS.toppledForAchievement) {
    worth += bestOf(TOPPLE_TWO) / LIMITS.toppledForAchievement;
  }
  return worth;
}

const TO_MIDDLE: readonly number[] = (() => {
  const steps = new Map<Hex, number>([[MIDDLE, 0]]);
  for (const [hex, n] of steps) {
    for (const near of BESIDE[hex] as readonly Hex[]) {
      if (near >= 0 && !steps.has(near)) steps.set(near, n + 1);
    }
  }
  return ALL_HEXES.map((hex) => steps.get(hex) as number);
})();
const stepsToMiddle = (hex: Hex): number => TO_MIDDLE[hex] as number;

import { NONE } from '@empty-chair/kernel/ids';
import type { Achievement } from './content.ts';
import { ACHIEVEMENT_POINTS, COMPLETE_TRACK, LIMITS, MIDDLE_ISLAND } from './content.ts';
import type { Hex } from './hexes.ts';
import { ALL_HEXES, MIDDLE, neighboursOf } from './hexes.ts';
import type { Player, State } from './state.ts';
import { AUTOMA, isExplored, isHuman, PLAYERS, SHADOW, uprightAt } from './state.ts';

/** Questions about the map and the achievements. */

/** Every outpost, upright or lying, and what human civilizations put there besides. */
export function tokensAt({ upright, lying, others }: State, hex: Hex): number {
  let n = others[hex] as number;
  for (const player of PLAYERS) {
    n += (upright[player]?.[hex] as number) + (lying[player]?.[hex] as number);
  }
  return n;
}

/** Who has the only upright outposts there, or NONE. */
export function rulerOf({ upright }: State, hex: Hex): Player {
  for (const player of PLAYERS) if ((upright[player]?.[hex] as number) > 0) return player;
  return NONE;
}

export const controls = (state: State, player: Player, hex: Hex): boolean =>
  uprightAt(state, player, hex) > 0;

export const isHumanTerritory = (state: State, hex: Hex): boolean => {
  const ruler = rulerOf(state, hex);
  return ruler !== NONE && isHuman(state, ruler);
};

export function territoriesOf(state: State, player: Player): readonly Hex[] {
  return ALL_HEXES.filter((hex) => controls(state, player, hex));
}

export function isBeside(hex: Hex, holds: (near: Hex) => boolean): boolean {
  return neighboursOf(hex).some(holds);
}

/** Beside a territory of the player: needed to explore or conquer, unless "anywhere". */
export const isInReach = (state: State, player: Player, hex: Hex): boolean =>
  isBeside(hex, (near) => controls(state, player, near));

/** The base rule: explored, at most one token, not yet one's own. Adjacency is asked apart. */
export const canBeConquered = (state: State, player: Player, hex: Hex): boolean =>
  isExplored(state, hex) &&
  tokensAt(state, hex) < LIMITS.tokensPerHex &&
  !controls(state, player, hex);

/** R-CON-6. */
export const canBeExplored = (state: State, hex: Hex): boolean =>
  !isExplored(state, hex) && state.tilesLeft > 0;

// ---- achievements ------------------------------------------------------------------

/** ACH-2: the Shadow Empire only "complete any track". */
export const canEarn = (player: Player, achievement: Achievement): boolean =>
  player !== SHADOW || achievement === COMPLETE_TRACK;

/** ACH-3: the place that would be taken, or NONE: once per player, and while places are free. */
export function freePlace(state: State, achievement: Achievement, player: Player): number {
  const taken = state.achievements[achievement] as readonly Player[];
  const places = ACHIEVEMENT_POINTS[achievement] as readonly number[];
  return taken.includes(player) || taken.length >= places.length ? NONE : taken.length;
}

/** R-CON-1. */
export const canStillGainMiddleIsland = (state: State): boolean =>
  freePlace(state, MIDDLE_ISLAND, AUTOMA) !== NONE && canHoldMiddle(state);

const canHoldMiddle = (state: State): boolean =>
  !controls(state, AUTOMA, MIDDLE) && tokensAt(state, MIDDLE) < LIMITS.tokensPerHex;

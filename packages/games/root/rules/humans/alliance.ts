import { get } from '@empty-chair/kernel/ids';
import { baseFor, isSympathetic, mayPlace, openSlots } from '../board.ts';
import { enemiesOf } from '../facts.ts';
import type { Clearing, Suit } from '../pieces.ts';
import {
  ALLIANCE,
  baseOf,
  EVERY_CLEARING,
  FOX,
  KIND_COUNT,
  MOUSE,
  RABBIT,
  SYMPATHY,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { buildingsAt, pieceSupply, piecesAt, suitOf, warriorsAt } from '../state.ts';
import { neighboursFor } from './ways.ts';

/** A human Alliance's board (law 8): sympathy, revolts and bases. */

/** The sympathy track, by the number of tokens on the map: supporters to spend, points to score. */
const COSTS = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];
export const ALLIANCE_POINTS = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4];
const MARTIAL_LAW = 3;
/** Law 8.4.1: supporters that a revolt takes. */
export const REVOLT_COST = 2;

const sympathyOn = (state: State): number =>
  get(KIND_COUNT, SYMPATHY) - pieceSupply(state, SYMPATHY);

export const nextPoints = (state: State): number => ALLIANCE_POINTS[sympathyOn(state)] ?? 0;

/** Bases on the map, by suit. */
export const basesOn = (state: State): readonly Suit[] =>
  [FOX, RABBIT, MOUSE].filter((suit) => pieceSupply(state, baseOf(suit)) === 0);

/** What spreading sympathy there costs; undefined where it may not go. */
export function costOfSpread(state: State, at: Clearing): number | undefined {
  const cost = COSTS[sympathyOn(state)];
  if (cost === undefined || !canTake(state, at)) return undefined;
  const isAdjacent = neighboursFor(state, ALLIANCE, at).some((next) => isSympathetic(state, next));
  if (sympathyOn(state) > 0 && !isAdjacent) return undefined;
  return cost + (isUnderMartialLaw(state, at) ? 1 : 0);
}

/** Unsympathetic (law.8.2.5), and not where the keep is. */
export const canTake = (state: State, at: Clearing): boolean =>
  !isSympathetic(state, at) && mayPlace(state, ALLIANCE, at) && pieceSupply(state, SYMPATHY) > 0;

const isUnderMartialLaw = (state: State, at: Clearing): boolean =>
  enemiesOf(state.facts, ALLIANCE).some((enemy) => warriorsAt(state, enemy, at) >= MARTIAL_LAW);

/** Law 8.4.1, H-16: sympathetic, its base on the board, and a slot for it once the enemies are gone. */
export function canRevolt(state: State, at: Clearing): boolean {
  if (!isSympathetic(state, at) || pieceSupply(state, baseFor(state, at)) === 0) return false;
  // Enemy buildings will be gone, ruins will not.
  const freed = enemiesOf(state.facts, ALLIANCE).reduce(
    (sum, enemy) => sum + buildingsAt(state, enemy, at),
    0,
  );
  return openSlots(state, at) + freed > 0;
}

/** Sympathetic clearings of the suit: the warriors that a revolt brings. */
export const sympathizers = (state: State, suit: Suit): number =>
  EVERY_CLEARING.filter((at) => suitOf(state, at) === suit && piecesAt(state, SYMPATHY, at) > 0)
    .length;

import { get } from '@empty-chair/kernel/ids';
import { baseFor, isSympathetic, mayPlace, openSlots, piecesOf, strength } from '../rules/board.ts';
import { enemiesOf } from '../rules/facts.ts';
import type { Clearing, Faction, Suit } from '../rules/pieces.ts';
import {
  ALLIANCE,
  baseOf,
  EVERY_CLEARING,
  isVagabond,
  KIND_COUNT,
  SYMPATHY,
} from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import {
  buildingsAt,
  pieceSupply,
  piecesAt,
  suitOf,
  tokensAt,
  warriorsAt,
} from '../rules/state.ts';
import { SUITS } from './cards.ts';
import { prospect, threatOf } from './odds.ts';
import { neighbours } from './ways.ts';

/** The sympathy track, by the number of tokens on the map: supporters to spend, points to score. */
const COSTS = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];
const POINTS = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4];
const MARTIAL_LAW = 3;

const sympathyOn = (state: State): number =>
  get(KIND_COUNT, SYMPATHY) - pieceSupply(state, SYMPATHY);

export const nextPoints = (state: State): number => POINTS[sympathyOn(state)] ?? 0;

/** Bases on the map, by suit. */
export const basesOn = (state: State): readonly Suit[] =>
  SUITS.filter((suit) => pieceSupply(state, baseOf(suit)) === 0);

export const baseAt = (state: State, clearing: Clearing): boolean =>
  buildingsAt(state, ALLIANCE, clearing) > 0;

/** What spreading sympathy there costs; undefined where it may not go. */
export function costOfSpread(state: State, at: Clearing): number | undefined {
  const cost = COSTS[sympathyOn(state)];
  if (cost === undefined || !canTake(state, at)) return undefined;
  const isAdjacent = neighbours(state, at).some((next) => isSympathetic(state, next));
  if (sympathyOn(state) > 0 && !isAdjacent) return undefined;
  return cost + (isUnderMartialLaw(state, at) ? 1 : 0);
}

/** Unsympathetic, and not where the keep is. */
export const canTake = (state: State, at: Clearing): boolean =>
  !isSympathetic(state, at) && mayPlace(state, ALLIANCE, at) && pieceSupply(state, SYMPATHY) > 0;

const isUnderMartialLaw = (state: State, at: Clearing): boolean =>
  enemiesOf(state.facts, ALLIANCE).some((enemy) => warriorsAt(state, enemy, at) >= MARTIAL_LAW);

/** What a revolt there removes, in points and in what it hurts; undefined where none can be. */
export function worthOfRevolt(state: State, at: Clearing): number | undefined {
  const base = baseFor(state, at);
  if (!isSympathetic(state, at) || pieceSupply(state, base) === 0) return undefined;
  // Enemy buildings will be gone, ruins will not.
  const enemies = enemiesOf(state.facts, ALLIANCE);
  let room = openSlots(state, at);
  let worth = 0;
  for (const enemy of enemies) {
    const buildings = buildingsAt(state, enemy, at);
    room += buildings;
    worth += (buildings + tokensAt(state, enemy, at)) * (1 + threatOf(state, enemy));
    worth += warriorsAt(state, enemy, at) * (0.2 + 0.3 * threatOf(state, enemy));
  }
  return room > 0 ? worth : undefined;
}

export const hasEnemies = (state: State, at: Clearing): boolean =>
  enemiesOf(state.facts, ALLIANCE).some((enemy) => piecesOf(state, enemy, at) > 0);

/** Sympathetic clearings of the suit: the warriors that a revolt brings. */
export const sympathizers = (state: State, suit: Suit): number =>
  EVERY_CLEARING.filter((at) => suitOf(state, at) === suit && piecesAt(state, SYMPATHY, at) > 0)
    .length;

/** Enemy warriors there, for choosing the quieter place. */
export const enemyWarriorsAt = (state: State, at: Clearing): number =>
  enemiesOf(state.facts, ALLIANCE).reduce(
    (sum, enemy) => sum + (isVagabond(enemy) ? 0 : strength(state, enemy, at)),
    0,
  );

/** Clearings next to it where sympathy can still go. */
export const waysOn = (state: State, at: Clearing): number =>
  neighbours(state, at).filter((next) => canTake(state, next)).length;

/** A token brings its points, and later supporters, crafting and revolts. */
export const worthOfToken = (state: State): number => 1 + nextPoints(state);

export interface Prey {
  readonly defender: Faction;
  readonly worth: number;
}

/** The battle there that so many warriors would like best; undefined where none is worth anything. */
export function bestPrey(state: State, clearing: Clearing, most: number): Prey | undefined {
  let best: Prey | undefined;
  if (most === 0) return best;
  for (const defender of enemiesOf(state.facts, ALLIANCE)) {
    if (isVagabond(defender) || piecesOf(state, defender, clearing) === 0) continue;
    const odds = prospect(state, { attacker: ALLIANCE, defender, clearing, most, extra: 0 });
    const worth =
      odds.pieces * (1 + 2 * threatOf(state, defender)) +
      0.3 * odds.warriors -
      0.6 * Math.min(most, odds.lost);
    if (worth > (best?.worth ?? 0)) best = { defender, worth };
  }
  return best;
}

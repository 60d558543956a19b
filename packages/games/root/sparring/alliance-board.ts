import { piecesOf, strength } from '../rules/board.ts';
import { enemiesOf } from '../rules/facts.ts';
import { canTake, nextPoints } from '../rules/humans/alliance.ts';
import { neighbours } from '../rules/humans/ways.ts';
import type { Clearing, Faction } from '../rules/pieces.ts';
import { ALLIANCE, isVagabond } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { buildingsAt, tokensAt, warriorsAt } from '../rules/state.ts';
import { prospect, threatOf } from './odds.ts';

export const baseAt = (state: State, clearing: Clearing): boolean =>
  buildingsAt(state, ALLIANCE, clearing) > 0;

/** What a revolt there removes, in points and in what it hurts. */
export function worthOfRevolt(state: State, at: Clearing): number {
  let worth = 0;
  for (const enemy of enemiesOf(state.facts, ALLIANCE)) {
    const buildings = buildingsAt(state, enemy, at);
    worth += (buildings + tokensAt(state, enemy, at)) * (1 + threatOf(state, enemy));
    worth += warriorsAt(state, enemy, at) * (0.2 + 0.3 * threatOf(state, enemy));
  }
  return worth;
}

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
    const worth = worthOfPrey(state, clearing, defender, most);
    if (worth > (best?.worth ?? 0)) best = { defender, worth };
  }
  return best;
}

export function worthOfPrey(
  state: State,
  clearing: Clearing,
  defender: Faction,
  most: number,
): number {
  const odds = prospect(state, { attacker: ALLIANCE, defender, clearing, most, extra: 0 });
  return (
    odds.pieces * (1 + 2 * threatOf(state, defender)) +
    0.3 * odds.warriors -
    0.6 * Math.min(most, odds.lost)
  );
}

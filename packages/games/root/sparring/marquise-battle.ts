import { isSympathetic, piecesOf, rules, strength } from '../rules/board.ts';
import { enemiesOf } from '../rules/facts.ts';
import type { Clearing, Faction } from '../rules/pieces.ts';
import { ALLIANCE, isVagabond, MARQUISE } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { prospect, threatOf } from './odds.ts';

/** A move into sympathy, or its removal, costs a card or gives the Alliance a point. */
export const OUTRAGE = 0.3;
/** More than their point: the building or token of an enemy who is ahead. */
const THREAT = 2;

export interface Target {
  readonly defender: Faction;
  readonly worth: number;
}

/** The best battle there with so many warriors; undefined where there is nobody to fight. */
export function bestTarget(state: State, at: Clearing, warriors: number): Target | undefined {
  let best: Target | undefined;
  if (warriors === 0) return best;
  for (const defender of enemiesOf(state.facts, MARQUISE)) {
    if (isVagabond(defender) || piecesOf(state, defender, at) === 0) continue;
    const worth = worthOfBattle(state, at, defender, warriors);
    if (best === undefined || worth > best.worth) best = { defender, worth };
  }
  return best;
}

/** Nothing is won against a pawn. */
export function worthOfBattle(
  state: State,
  clearing: Clearing,
  defender: Faction,
  most: number,
): number {
  const { pieces, warriors, lost } = prospect(state, {
    attacker: MARQUISE,
    defender,
    clearing,
    most,
    extra: 0,
  });
  const threat = threatOf(state, defender);
  const own = Math.min(lost, most);
  const beyond = strength(state, MARQUISE, clearing) - strength(state, defender, clearing);
  const retakes = !rules(state, MARQUISE, clearing) && beyond + warriors > 0 ? 0.35 : 0;
  const outrage = isSympathetic(state, clearing) && defender === ALLIANCE ? OUTRAGE : 0;
  return (
    pieces * (1 + THREAT * threat) +
    warriors * (0.2 + 0.5 * threat) +
    retakes -
    0.45 * own -
    outrage
  );
}

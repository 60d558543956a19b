import { bestRival, isSympathetic, mayPlace, openSlots, piecesOf } from '../rules/board.ts';
import { enemiesOf } from '../rules/facts.ts';
import type { Clearing, Faction, Suit } from '../rules/pieces.ts';
import { BIRD, EVERY_CLEARING, EYRIE, GARDEN, isVagabond, ROOST } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { buildingsAt, piecesAt, suitOf, tokensAt } from '../rules/state.ts';
import { prospect, threatOf } from './odds.ts';

/** What a human Eyrie asks about the board. `warriors` is how many of theirs would be there. */

export const fitsSuit = (state: State, clearing: Clearing, suit: Suit): boolean =>
  suit === BIRD || suitOf(state, clearing) === suit;

export function wouldRule(state: State, clearing: Clearing, warriors: number): boolean {
  if (piecesAt(state, GARDEN, clearing) > 0) return false;
  const own = warriors + buildingsAt(state, EYRIE, clearing);
  return own > 0 && own >= bestRival(state, EYRIE, clearing);
}

/** Room for a roost, were the clearing ruled. */
export const hasRoom = (state: State, clearing: Clearing): boolean =>
  piecesAt(state, ROOST, clearing) === 0 &&
  openSlots(state, clearing) > 0 &&
  mayPlace(state, EYRIE, clearing);

export const roostsOn = (state: State): readonly Clearing[] =>
  EVERY_CLEARING.filter((clearing) => piecesAt(state, ROOST, clearing) > 0);

export interface Target {
  readonly at: Clearing;
  readonly defender: Faction;
  readonly worth: number;
}

/** The best battle in the clearing; undefined where there is nobody to fight. */
export function bestTarget(
  state: State,
  at: Clearing,
  warriors: number,
  extra: number,
): Target | undefined {
  let best: Target | undefined;
  if (warriors === 0) return best;
  for (const defender of enemiesOf(state.facts, EYRIE)) {
    if (piecesOf(state, defender, at) === 0) continue;
    const worth = worthOfBattle(state, at, defender, warriors, extra);
    if (best === undefined || worth > best.worth) best = { at, defender, worth };
  }
  return best;
}

export function worthOfBattle(
  state: State,
  clearing: Clearing,
  defender: Faction,
  warriors: number,
  extra: number,
): number {
  const {
    pieces,
    warriors: fallen,
    lost,
  } = prospect(state, {
    attacker: EYRIE,
    defender,
    clearing,
    most: warriors,
    extra,
  });
  const threat = threatOf(state, defender);
  const outrage =
    isSympathetic(state, clearing) && tokensAt(state, defender, clearing) > 0 ? 0.5 : 0;
  // There is nothing to win against a pawn, but it is a battle, and a Decree is a Decree.
  if (isVagabond(defender)) return -0.5 * Math.min(lost, warriors);
  return (
    pieces * (1 + threat) + fallen * (0.2 + 0.4 * threat) - 0.5 * Math.min(lost, warriors) - outrage
  );
}

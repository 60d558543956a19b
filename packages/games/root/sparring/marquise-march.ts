import { bestRival, isSympathetic, openSlots } from '../rules/board.ts';
import type { Clearing } from '../rules/pieces.ts';
import { MARQUISE, WOOD } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { buildingsAt, piecesAt, warriorsAt } from '../rules/state.ts';
import { bestTarget, OUTRAGE } from './marquise-battle.ts';
import { remembered } from './remembered-worth.ts';

const ALL_WARRIORS = 25;

/** What a move betters her position by, for one position of the board. */
export function gainsFromMoves(state: State): (from: Clearing, to: Clearing, n: number) => number {
  const worthWith = remembered(ALL_WARRIORS, (at, warriors) => worthOfHolding(state, at, warriors));
  return (from, to, n) => {
    const all = warriorsAt(state, MARQUISE, from);
    const there = warriorsAt(state, MARQUISE, to);
    const now = worthWith(from, all) + worthWith(to, there);
    const outrage = isSympathetic(state, to) ? OUTRAGE : 0;
    return worthWith(from, all - n) + worthWith(to, there + n) - now - outrage;
  };
}

/** What it is worth to have so many warriors there. */
function worthOfHolding(state: State, clearing: Clearing, warriors: number): number {
  const buildings = buildingsAt(state, MARQUISE, clearing);
  const rival = bestRival(state, MARQUISE, clearing);
  const own = warriors + buildings;
  const wood = piecesAt(state, WOOD, clearing);
  let worth = 0;
  if (own > rival)
    worth += 0.5 + 0.9 * Math.min(2, Math.max(0, openSlots(state, clearing))) + 0.25 * wood;
  // Each warrior beside buildings and wood keeps them, each further one less so.
  const guard = warriors / (warriors + 1);
  worth += guard * (0.4 + 0.33 * (buildings + 0.3 * wood));
  // A battle to be fought next.
  return worth + 0.5 * Math.max(0, bestTarget(state, clearing, warriors)?.worth ?? 0);
}

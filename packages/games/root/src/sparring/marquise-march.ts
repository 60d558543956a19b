import { bestRival, isSympathetic, mayMove, openSlots } from '../board.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { MARQUISE } from '../pieces.ts';
import type { State } from '../state.ts';
import { buildingsAt, piecesAt, tokensAt, warriorsAt } from '../state.ts';
import { WOOD } from './marquise-wood.ts';
import { threatOf } from './odds.ts';

/** A move into sympathy, or its removal, costs a card or gives the Alliance a point. */
export const OUTRAGE = 0.6;

import { CLEARING_LIST, neighbours } from './ways.ts';

export interface Step {
  readonly from: Clearing;
  readonly to: Clearing;
  readonly n: number;
  readonly worth: number;
}

/** The move that betters her position most; not again from where warriors have just arrived. */
export function bestMove(state: State, arrived: ReadonlySet<Clearing>): Step | undefined {
  let best: Step | undefined;
  for (const from of CLEARING_LIST) {
    const all = warriorsAt(state, MARQUISE, from);
    if (all === 0 || arrived.has(from)) continue;
    for (const to of neighbours(state, from)) {
      if (!mayMove(state, MARQUISE, from, to)) continue;
      const there = warriorsAt(state, MARQUISE, to);
      const now = worthOfHolding(state, from, all) + worthOfHolding(state, to, there);
      const outrage = isSympathetic(state, to) ? OUTRAGE : 0;
      for (let n = 1; n <= all; n += 1) {
        const then = worthOfHolding(state, from, all - n) + worthOfHolding(state, to, there + n);
        const worth = then - now - outrage;
        if (best === undefined || worth > best.worth) best = { from, to, n, worth };
      }
    }
  }
  return best;
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
  return worth + worthOfTargets(state, clearing, warriors);
}

/** Enemy buildings and tokens that she outnumbers. */
function worthOfTargets(state: State, clearing: Clearing, warriors: number): number {
  let worth = 0;
  for (const enemy of state.facts.enemies[MARQUISE] as readonly Faction[]) {
    const prey = buildingsAt(state, enemy, clearing) + tokensAt(state, enemy, clearing);
    if (prey === 0) continue;
    const beyond = warriors - warriorsAt(state, enemy, clearing);
    if (warriors > 0 && beyond > 0) {
      worth += Math.min(prey, beyond) * (0.5 + 0.33 * threatOf(state, enemy));
    }
  }
  return worth;
}

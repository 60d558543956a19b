import { isSympathetic, mayMove } from '../rules/board.ts';
import { neighbours } from '../rules/humans/ways.ts';
import type { Clearing, Suit } from '../rules/pieces.ts';
import { EVERY_CLEARING, EYRIE, ROOST } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { pieceSupply, piecesAt, warriorsAt } from '../rules/state.ts';
import { bestTarget, fitsSuit, hasRoom, wouldRule } from './eyrie-board.ts';
import type { Worth } from './remembered-worth.ts';
import { remembered } from './remembered-worth.ts';

export interface Step {
  readonly from: Clearing;
  readonly to: Clearing;
  readonly n: number;
  readonly worth: number;
}

/** What the rest of the Decree will ask for. */
export interface Pending {
  readonly battles: readonly Suit[];
  readonly builds: readonly Suit[];
  readonly extra: number;
}

/** The move from a clearing of the suit that helps the rest of the Decree most. */
export function bestStep(state: State, suit: Suit, worthWith: Worth): Step | undefined {
  let best: Step | undefined;
  for (const from of EVERY_CLEARING) {
    const all = warriorsAt(state, EYRIE, from);
    if (all === 0 || !fitsSuit(state, from, suit)) continue;
    for (const to of neighbours(state, from)) {
      if (!mayMove(state, EYRIE, from, to)) continue;
      for (let n = 1; n <= all; n += 1) {
        const worth = gainOf(state, { from, to, n }, worthWith);
        if (best === undefined || worth > best.worth) best = { from, to, n, worth };
      }
    }
  }
  return best;
}

/** What a move betters the position by. */
export function gainOf(
  state: State,
  { from, to, n }: Omit<Step, 'worth'>,
  worthWith: Worth,
): number {
  const all = warriorsAt(state, EYRIE, from);
  const there = warriorsAt(state, EYRIE, to);
  const now = worthWith(from, all) + worthWith(to, there);
  const then = worthWith(from, all - n) + worthWith(to, there + n);
  return then - now - (isSympathetic(state, to) ? OUTRAGE : 0);
}
/** A card, or a point for the Alliance. */
const OUTRAGE = 0.5;

/** What it is worth to have so many warriors somewhere, for one position of the board. */
export function worthsFor(state: State, pending: Pending): Worth {
  const targets = remembered(
    MOST_IN_BATTLE,
    (at, warriors) => bestTarget(state, at, warriors, pending.extra)?.worth ?? NO_TARGET,
  );
  return remembered(ALL_WARRIORS, (at, warriors) => worthOf(state, at, warriors, pending, targets));
}

const ALL_WARRIORS = 20;
const NO_TARGET = Number.NEGATIVE_INFINITY;
/** More warriors than this roll and lose no more. */
const MOST_IN_BATTLE = 4;

function worthOf(
  state: State,
  at: Clearing,
  warriors: number,
  pending: Pending,
  targets: Worth,
): number {
  let worth = 0.4 * (1 - 1 / (1 + warriors));
  const rules = wouldRule(state, at, warriors);
  const roost = piecesAt(state, ROOST, at);
  if (rules) worth += 0.3;
  if (roost > 0) worth += (rules ? 1 : 0) + 2.4 * (1 - 1 / (1 + warriors));
  if (rules && pieceSupply(state, ROOST) > 0 && hasRoom(state, at)) {
    // A place to build: now, if the Decree says so, or later.
    const isNow = pending.builds.some((suit) => fitsSuit(state, at, suit));
    worth += (isNow ? 6 : 1) + 1.9 * (1 - 1 / (1 + warriors));
  }
  if (pending.battles.some((suit) => fitsSuit(state, at, suit))) {
    const target = targets(at, Math.min(MOST_IN_BATTLE, warriors));
    if (target !== NO_TARGET) worth += 1.3 + Math.max(0, target);
  }
  return worth;
}

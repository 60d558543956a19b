import type { Consequences } from '@empty-chair/kernel/module';
import type { Ref, Seat } from '@empty-chair/kernel/words';
import { rules } from './board.ts';
import { factionOn, seatOf } from './facts.ts';
import type { Clearing, Faction } from './pieces.ts';
import { EVERY_CLEARING, kindsOf } from './pieces.ts';
import type { State } from './state.ts';
import { buildingsAt, piecesAt, scoreOf, tokensAt, warriorsAt } from './state.ts';
import { clearingRef } from './words.ts';

type Loss = Consequences['losses'][number];

export function consequences(before: State, after: State, seat: Seat): Consequences {
  const { facts } = after;
  const me = factionOn(facts, seat);
  const losses: Loss[] = [];
  const taken: Ref[] = [];
  for (const clearing of EVERY_CLEARING) {
    for (const human of facts.humans) {
      const pieces = lostAt(before, after, human, clearing);
      if (pieces === 0) continue;
      const of = seatOf(facts, human);
      losses.push({ place: clearingRef(clearing), seat: of, pieces });
    }
    if (isTaken(before, after, me, clearing)) taken.push(clearingRef(clearing));
  }
  return { losses, taken, points: scoreOf(after, me) - scoreOf(before, me) };
}

/**
 * Kind by kind: a warrior that comes back to the keep makes no lost sawmill good. A pawn is never
 * removed (7.2.1), and which items of a human Vagabond are damaged is not tracked.
 */
function lostAt(before: State, after: State, faction: Faction, clearing: Clearing): number {
  let lost = fewer(warriorsAt(before, faction, clearing), warriorsAt(after, faction, clearing));
  for (const kind of kindsOf(faction)) {
    lost += fewer(piecesAt(before, kind, clearing), piecesAt(after, kind, clearing));
  }
  return lost;
}

const fewer = (before: number, after: number): number => Math.max(0, before - after);

/**
 * A clearing is taken when the bot comes to rule it, or puts its first building or its first token
 * there: a roost in a clearing that it ruled already takes a slot, and sympathy rules nothing but is
 * what the Alliance lives by. A second sawmill beside the first takes nothing new.
 */
const isTaken = (before: State, after: State, me: Faction, clearing: Clearing): boolean =>
  (buildingsAt(after, me, clearing) > 0 && buildingsAt(before, me, clearing) === 0) ||
  (tokensAt(after, me, clearing) > 0 && tokensAt(before, me, clearing) === 0) ||
  (rules(after, me, clearing) && !rules(before, me, clearing));

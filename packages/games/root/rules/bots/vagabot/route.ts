import { get, NONE } from '@empty-chair/kernel/ids';
import type { RuleId } from '@empty-chair/kernel/words';
import { hasFerryToRide, isByFerry } from '../../board.ts';
import { mayRide, needsBoats, targetsOf } from '../../bot-customers.ts';
import { bots } from '../../content.ts';
import { isHeldBack, rideFerry } from '../../effects.ts';
import type { Facts } from '../../facts.ts';
import { exhaust, readyItems, vagabotFaction } from '../../items.ts';
import type { Clearing } from '../../pieces.ts';
import { CLEARINGS } from '../../pieces.ts';
import type { TurnTable } from '../../scene.ts';
import { isAnyScorched, unscorched } from '../../screen/scorched.ts';
import { sellForWarriors } from '../../services.ts';
import type { Place, State } from '../../state.ts';
import { forestOf, isInForest, isOver, PAWNS, pawnOf } from '../../state.ts';
import { clearingRef, m, rule } from '../../words.ts';
import type { Ways } from './turn.ts';

/** The shortest ways of the pawn, one item a move (7.5). It ignores rule (7.2.2). */

const UNREACHABLE = 99;
const MOVE_COST = bots.vagabot.costs.move;

/** By paths alone the ways never change: worked out once for each place of a map. */
const byPaths = new WeakMap<Facts, Ways[]>();

/**
 * Breadth first, neighbours in the order of their numbers: among equally short ways this finds the
 * one with the smallest clearing numbers. Out of a forest the first move is into any
 * clearing that touches it.
 */
export function waysFrom(state: State, place: Place): Ways {
  const changes = hasFerryToRide(state) || mayRide(state, vagabotFaction(state));
  if (changes || isAnyScorched(state)) return searchFrom(state, place);
  const known = byPaths.get(state.facts) ?? [];
  if (known.length === 0) byPaths.set(state.facts, known);
  const found = known[place] ?? searchFrom(state, place);
  known[place] = found;
  return found;
}

function searchFrom(state: State, place: Place): Ways {
  const distance = new Array<number>(CLEARINGS).fill(UNREACHABLE);
  const before = new Array<Clearing>(CLEARINGS).fill(NONE);
  const queue: Clearing[] = [];
  const reach = (clearing: Clearing, from: Clearing, moves: number): void => {
    if (distance[clearing] !== UNREACHABLE) return;
    distance[clearing] = moves;
    before[clearing] = from;
    queue.push(clearing);
  };
  if (isInForest(place)) {
    for (const clearing of unscorched(state, get(state.facts.forestClearings, forestOf(place)))) {
      reach(clearing, NONE, 1);
    }
  } else {
    reach(place, NONE, 0);
  }
  for (let next = 0; next < queue.length; next += 1) {
    const here = queue[next] as Clearing;
    const moves = (distance[here] as number) + 1;
    const targets = targetsOf(state, vagabotFaction(state), here);
    for (let i = 0; i < targets.length; i += 1) reach(targets[i] as Clearing, here, moves);
  }
  return { distance, before };
}

/** The clearings to pass, the destination last; empty when the pawn is there already. */
function wayTo({ distance, before }: Ways, destination: Clearing): Clearing[] {
  const way: Clearing[] = [];
  let here = destination;
  for (let moves = distance[destination] as number; moves > 0; moves -= 1) {
    way.push(here);
    here = before[here] as Clearing;
  }
  return way.reverse();
}

const isByRiver = (state: State, from: Place, to: Clearing): boolean =>
  !isInForest(from) && needsBoats(state, from, to);

/** All the ready items that the way takes; a river move takes none (S-D). */
function itemsFor(state: State, start: Place, way: readonly Clearing[]): number {
  const byPath = way.filter((to, step) => !isByRiver(state, way[step - 1] ?? start, to));
  return byPath.length * MOVE_COST;
}

/** An item, or by river Riverboats, each time anew (B-82). */
function payForMove(table: TurnTable, to: Clearing, by: RuleId): boolean {
  const { state, me } = table.scene;
  if (!isByRiver(state, pawnOf(state, me), to)) return exhaust(table, MOVE_COST, by);
  if (!mayRide(state, me)) return false;
  sellForWarriors(table, me, 'riverboats', rule('S-D'));
  return !isOver(state);
}

/** Moves the pawn and says whether it arrived. A-43: it goes as far as its items reach. */
export function travel(table: TurnTable, ways: Ways, destination: Clearing): boolean {
  const { state, me } = table.scene;
  const way = wayTo(ways, destination);
  if (
    state.facts.config.options.vagabotShortRoute === 'stay' &&
    readyItems(state) < itemsFor(state, pawnOf(state, me), way)
  ) {
    return false;
  }
  for (const clearing of way) {
    if (!payForMove(table, clearing, rule('7.5'))) return false;
    const from = pawnOf(state, me);
    // 11.8.2: it goes on moving, and pays again.
    const isHeld = !isInForest(from) && isHeldBack(table, me, from);
    if (isHeld && (isOver(state) || !payForMove(table, clearing, rule('11.8.2')))) return false;
    const ferry = isByFerry(state, from, clearing);
    state.cells[PAWNS + me] = clearing;
    table.emit?.(rule('7.2.2'), m('do.movePawn'), { at: clearingRef(clearing) });
    if (ferry) rideFerry(table, me, clearing);
    // The Ferry's point may have won the game.
    if (isOver(state)) return false;
  }
  return true;
}

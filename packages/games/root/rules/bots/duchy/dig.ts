import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { RuleId } from '@empty-chair/kernel/words';
import { bots, numberOn } from '../../content.ts';
import { burrow, leaveBurrow } from '../../duchy.ts';
import { isHeldBack, isOnTrack, movePiece, placePiece } from '../../effects.ts';
import { hasTrait } from '../../facts.ts';
import type { Clearing } from '../../pieces.ts';
import { BIRD, TUNNEL } from '../../pieces.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import { isOver } from '../../state.ts';
import { rule } from '../../words.ts';
import * as choose from './selections.ts';

/** 10.5.1 Dig, by the step of its own or by the Brigadier (10.7.4). */

const { ministers, numbers, traits } = bots.drillbitDuchy;
const OVERWHELM = {
  digs: numberOn(traits, 'overwhelm', 'digs'),
  needs: numberOn(traits, 'overwhelm', 'digNeeds'),
  moves: numberOn(traits, 'overwhelm', 'digMoves'),
};
const BRIGADIER_NEEDS = numberOn(ministers, 'brigadier', 'digNeeds');

/** trait.overwhelm: more Digs, of fewer warriors. */
const overwhelms = ({ state, me }: Turn): boolean => hasTrait(state.facts, me, 'overwhelm');

const digNeeds = (turn: Turn): number => (overwhelms(turn) ? OVERWHELM.needs : numbers.digNeeds);

/** B-49: he is content with three, unless the table reads that a Dig is a Dig. */
const brigadierNeeds = (turn: Turn): number =>
  turn.state.facts.config.options.brigadier === 'three' ? BRIGADIER_NEEDS : digNeeds(turn);

export const canDig = (turn: Turn): boolean => burrow(turn.state) >= digNeeds(turn);
export const brigadierCanDig = (turn: Turn): boolean => burrow(turn.state) >= brigadierNeeds(turn);

/** Overwhelm: twice, and each looks at the Burrow again (B-56). */
export function digByOrder(table: TurnTable, by: RuleId): void {
  const turn = table.scene;
  const goal = turn.orderSuit === BIRD ? choose.digByEnemies : choose.digBySlots;
  for (let left = overwhelms(turn) ? OVERWHELM.digs : 1; left > 0 && canDig(turn); left -= 1) {
    // A Snare may have brought the last point.
    if (isOver(turn.state)) return;
    dig(table, goal, by);
  }
}

/** In an ordered clearing as ever: only the tie is his own. */
export const digByBrigadier = (table: TurnTable, by: RuleId): void =>
  dig(table, choose.digByEnemies, by);

/**
 * A tunnel, then the warriors: four, or for the Brigadier the three that there are (B-49). Where a Snare holds
 * back the tunnel there is no Dig (B-47).
 */
function dig(table: TurnTable, goal: Selection<Turn, Clearing>, by: RuleId): void {
  const turn = table.scene;
  const { state, me } = turn;
  // B-86: over the Brigadier's tie too.
  const isInvading = hasTrait(state.facts, me, 'invaders');
  const clearing = select(table, isInvading ? choose.digByInvaders : goal);
  if (clearing === undefined || !layTunnel(table, clearing, by)) return;
  const most = overwhelms(turn) ? OVERWHELM.moves : numbers.digMoves;
  leaveBurrow(table, clearing, Math.min(most, burrow(state)), by);
}

/** Says whether it lies there. B-46: with none in the supply one of the map changes its place; it is not removed. */
function layTunnel(table: TurnTable, clearing: Clearing, by: RuleId): boolean {
  const { state, me } = table.scene;
  if (isOnTrack(state, TUNNEL)) return placePiece(table, TUNNEL, clearing, by);
  if (isHeldBack(table, me, clearing)) return false;
  const from = select(table, choose.tunnelToTake);
  if (from === undefined) return false;
  // B-114: a Snare holds it where it lies, too, unless the table says that nothing is moved away.
  const isHeld = state.facts.config.options.snaredTunnel === 'held' && isHeldBack(table, me, from);
  if (isHeld) return false;
  movePiece(table, TUNNEL, from, clearing, rule('10.5.1.II'));
  return true;
}

import { NONE } from '@empty-chair/kernel/ids';
import { factionOn, hasTrait } from './facts.ts';
import type { Clearing, Faction } from './pieces.ts';
import { isVagabond, RIVERFOLK } from './pieces.ts';
import type { State } from './state.ts';
import { SERVICES, SOLD, seatOnTurn, warriorsAt } from './state.ts';

/** Whom the Riverfolk bot's warriors count for besides itself, for rule and in battle. */

const MERCENARIES = SOLD + SERVICES.indexOf('mercenaries');

/**
 * 9.2.3.III: who is on turn and has hired them, or NONE. A Vagabond has no warriors for them to stand
 * beside: he only pays for being left alone (trait.involved).
 */
function hirerOf(state: State): Faction {
  if (state.cells[MERCENARIES] === 0) return NONE;
  const faction = factionOn(state.facts, seatOnTurn(state));
  return isVagabond(faction) ? NONE : faction;
}

/** B-80: meanwhile they are nobody's enemy, and not the Riverfolk's own for rule. */
export const areHired = (state: State): boolean => hirerOf(state) !== NONE;

/** B-41: on the turn of a human without Mercenaries they are with each enemy of that human but a Vagabond (B-112). */
function standsBy(state: State, faction: Faction): boolean {
  const { facts } = state;
  if (state.cells[MERCENARIES] !== 0 || !hasTrait(facts, RIVERFOLK, 'involved')) return false;
  const human = factionOn(facts, seatOnTurn(state));
  if (facts.botOf[human] !== undefined || faction === human) return false;
  const isAlly = facts.config.coop && facts.botOf[faction] === undefined;
  return !isAlly && faction !== RIVERFOLK && !isVagabond(faction);
}

/** Riverfolk warriors in the clearing that count for the faction as well. */
export const lentTo = (state: State, faction: Faction, clearing: Clearing): number =>
  hirerOf(state) === faction || standsBy(state, faction)
    ? warriorsAt(state, RIVERFOLK, clearing)
    : 0;

/** The same in a battle; never against the Riverfolk themselves (B-37). */
export const lentAgainst = (
  state: State,
  enemy: Faction,
  faction: Faction,
  clearing: Clearing,
): number =>
  state.facts.sellsServices && enemy !== RIVERFOLK ? lentTo(state, faction, clearing) : 0;

import type { Selection } from '@empty-chair/kernel/select';
import { hasOption, select } from '@empty-chair/kernel/select';
import { isBot, moveTargets, withRivers } from './board.ts';
import { bots } from './content.ts';
import { seatOf } from './facts.ts';
import { vagabotFaction } from './items.ts';
import type { Clearing, Faction } from './pieces.ts';
import { ALLIANCE, EYRIE, isVagabond, LIZARDS, MARQUISE, RIVERFOLK } from './pieces.ts';
import type { RootTable, Turn, TurnTable } from './scene.ts';
import { unscorched } from './screen/scorched.ts';
import { canPay, hasWarriorsToPay, sell, servicesAllowed, soldInAll, soldNow } from './services.ts';
import type { State } from './state.ts';
import { isOver, SERVICES, SOLD, scoreOf, seatOnTurn, warriorsAt } from './state.ts';
import { rule } from './words.ts';

/** When bots buy services of the Riverfolk, the bot or humans: 9.7 and the cards of services S-1 to S-I. */

const { numbers } = bots.riverfolkRobots;
const MERCENARIES = SOLD + SERVICES.indexOf('mercenaries');

/** Advanced cards win over basic ones. */
export const isAdvanced = (state: State): boolean =>
  state.facts.config.options.botServices === 'advanced';

/** S-A, S-C: advanced cards of the Marquise and of the Alliance. */
export const likesBirds = (state: State, buyer: Faction): boolean =>
  isAdvanced(state) && (buyer === MARQUISE || buyer === ALLIANCE);

const isCustomer = (state: State, buyer: Faction): boolean =>
  state.facts.sellsServices &&
  buyer !== RIVERFOLK &&
  scoreOf(state, buyer) >= scoreOf(state, RIVERFOLK) &&
  (isBot(state, RIVERFOLK) || soldInAll(state) < servicesAllowed(state, buyer));

/** S-1: it can pay, and has not fewer points than they; of humans it buys no more than anybody may. */
export const mayBuy = (state: State, buyer: Faction): boolean =>
  isCustomer(state, buyer) && canPay(state, buyer);

/**
 * S-B, S-D: rivers are paths for the Eyrie and the Vagabot as long as they could buy Riverboats, the Vagabot
 * for warriors alone (B-82). Nobody else ever buys them (S-3).
 */
export const mayRide = (state: State, buyer: Faction): boolean =>
  isCustomer(state, buyer) &&
  isAdvanced(state) &&
  (buyer === EYRIE || buyer === vagabotFaction(state)) &&
  hasWarriorsToPay(state, buyer);

/** Where a bot may move to from there, rivers included where it may ride. */
export function targetsOf(state: State, mover: Faction, from: Clearing): readonly Clearing[] {
  const targets = moveTargets(state, from);
  return mayRide(state, mover)
    ? unscorched(state, withRivers(state.facts, from, targets))
    : targets;
}

/** Whether the way from there is by river only, and nobody has paid for it yet. */
export const needsBoats = (state: State, from: Clearing, to: Clearing): boolean =>
  state.facts.sellsServices && !moveTargets(state, from).includes(to);

/** Once is enough for the turn (B-37); a Vagabot never does (S-5). */
const mayHire = (state: State, buyer: Faction): boolean =>
  !isVagabond(buyer) && mayBuy(state, buyer) && soldNow(state, 'mercenaries') === 0;

interface Fight {
  readonly attacker: Faction;
  readonly defender: Faction;
  readonly clearing: Clearing;
}

/**
 * S-4: on its turn a bot is about to battle beside theirs with two warriors or fewer. Not in Birdsong, which
 * is the only time that the Lizards battle (B-36).
 */
export function hireForBattle(table: RootTable, { attacker, defender, clearing }: Fight): void {
  const { state } = table.scene;
  if (!state.facts.sellsServices || !isBot(state, attacker) || attacker === LIZARDS) return;
  if (seatOf(state.facts, attacker) !== seatOnTurn(state) || defender === RIVERFOLK) return;
  if (warriorsAt(state, attacker, clearing) > numbers.mercenariesUpTo) return;
  if (warriorsAt(state, RIVERFOLK, clearing) === 0 || !mayHire(state, attacker)) return;
  sell(table, attacker, 'mercenaries', rule('S-4'));
}

/** S-4: it could place its building nowhere, and with them it can. */
export function hireToBuild(table: TurnTable, canBuildNow: () => boolean): boolean {
  const { state, me } = table.scene;
  if (!mayHire(state, me)) return false;
  state.cells[MERCENARIES] = 1;
  const helps = canBuildNow();
  state.cells[MERCENARIES] = 0;
  if (helps) sell(table, me, 'mercenaries', rule('S-4'));
  return helps && !isOver(state);
}

/** Where to build, with Mercenaries if it takes them. */
export const selectToBuild = (
  table: TurnTable,
  by: Selection<Turn, Clearing>,
): Clearing | undefined => select(table, by) ?? selectWithMercenaries(table, by);

const selectWithMercenaries = (
  table: TurnTable,
  by: Selection<Turn, Clearing>,
): Clearing | undefined =>
  hireToBuild(table, () => hasOption(table.scene, by)) ? select(table, by) : undefined;

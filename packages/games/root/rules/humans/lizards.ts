import type { Ref, RuleId } from '@empty-chair/kernel/words';
import { toDiscardPile } from '../chance.ts';
import { acolytes, recruitAcolytes, spendAcolyte } from '../lizards.ts';
import type { Faction, Suit } from '../pieces.ts';
import { GARDEN_SUITS, LIZARDS, suitId } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { cell, HATED, hasOutcast, OUTCAST, OUTCAST_TURN, TURN } from '../state.ts';
import { factionRef, m, ref, rule, suitRef } from '../words.ts';

/** What human Lizards have beside the map (law 10), followed from the moment that they name their Outcast. */

export const SIDE_IDS = ['outcast', 'hated'] as const;
export type SideId = (typeof SIDE_IDS)[number];

/** NONE before it is named. */
export const outcastOf = (state: State): Suit => cell(state, OUTCAST) as Suit;
export const isHated = (state: State): boolean => cell(state, HATED) === 1;
export const sideOf = (state: State): SideId => (isHated(state) ? 'hated' : 'outcast');
export const sideRef = (state: State): Ref => ref('side', sideOf(state));
/** In this round: law 10.4.1 adjusts it in every turn. */
export const isNamedNow = (state: State): boolean =>
  hasOutcast(state) && cell(state, OUTCAST_TURN) === cell(state, TURN);

/** Law 10.4.1, 10.4.2: with the marker moved the Lost Souls go to the discard pile, dominance cards beside the map. */
export function nameOutcast(table: RootTable, suit: Suit, side: SideId): void {
  const { state } = table.scene;
  const by = rule('law.outcast');
  state.cells[OUTCAST] = suit;
  state.cells[HATED] = side === 'hated' ? 1 : 0;
  state.cells[OUTCAST_TURN] = cell(state, TURN);
  table.emit?.(by, m('do.outcast'), { suit: suitRef(suit), side: ref('side', side) });
  if (state.lostSouls.length === 0) return;
  for (const card of state.lostSouls) toDiscardPile(state, card);
  state.lostSouls = [];
  table.emit?.(by, m('do.soulsAway'));
}

// ---- 10.4.3 conspiracies ---------------------------------------------------------------

const ACOLYTES = { crusade: 2, convert: 2, sanctify: 3 };
export type ConspiracyId = keyof typeof ACOLYTES;

/** One fewer while the Outcast is Hated. */
export const priceOf = (state: State, conspiracy: ConspiracyId): number =>
  ACOLYTES[conspiracy] - (isHated(state) ? 1 : 0);
export const canPay = (state: State, conspiracy: ConspiracyId): boolean =>
  hasOutcast(state) && acolytes(state) >= priceOf(state, conspiracy);

export function payAcolytes(table: RootTable, conspiracy: ConspiracyId, by: RuleId): void {
  for (let left = priceOf(table.scene.state, conspiracy); left > 0; left -= 1) {
    spendAcolyte(table, by);
  }
}

// ---- 10.2 what others do to them -----------------------------------------------------------

/** Law 10.2.3 Revenge: all that fall while defending in battle (B-120). They have gone to the supply already. */
export function revenge(table: RootTable, defender: Faction, fallen: number): void {
  if (defender !== LIZARDS || fallen <= 0 || !hasOutcast(table.scene.state)) return;
  recruitAcolytes(table, fallen, rule('law.revenge'));
}

const OUTCASTS = GARDEN_SUITS.flatMap((suit) => SIDE_IDS.map((side) => ({ suit, side })));

/** The Outcast, if they have not named it in their turn: without it nobody knows when the Lost Souls went away. */
export function askOutcast(table: RootTable, me: Faction): void {
  const { state } = table.scene;
  if (me !== LIZARDS || !hasOutcast(state) || isNamedNow(state)) return;
  const { suit, side } = table.ask({
    rule: rule('law.outcast'),
    channel: 'human',
    ask: { id: m('ask.outcast'), params: { faction: factionRef(me) } },
    answers: OUTCASTS,
    ref: (answer) => ref('outcast', `${suitId(answer.suit)}-${answer.side}`),
  });
  nameOutcast(table, suit, side);
}

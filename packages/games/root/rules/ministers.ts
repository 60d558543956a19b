import { select } from '@empty-chair/kernel/select';
import type { RuleId } from '@empty-chair/kernel/words';
import * as choose from './minister-choices.ts';
import type { Minister, MinisterId, Suit } from './pieces.ts';
import { BIRD, EVERY_MINISTER, ministerNamed } from './pieces.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import { CROWNS, hasCrown } from './state.ts';
import { m, ministerRef, rule } from './words.ts';

/** The crowns of the Duchy bot's ministers. */

export const isCrowned = (state: State, id: MinisterId): boolean =>
  hasCrown(state, ministerNamed(id));

export const crownedMinisters = (state: State): readonly Minister[] =>
  EVERY_MINISTER.filter((minister) => hasCrown(state, minister));

/** 10.6.3. With all nine crowned nothing happens (B-51). `birdsFromTop`: B-42. */
export function sway(table: RootTable, suit: Suit, by: RuleId, birdsFromTop = false): void {
  const fromTop = birdsFromTop && suit === BIRD;
  crown(table, select(table, choose.swayedMinister, { suit, fromTop }), by);
}

/** Investors: a minister whose suit is among these. */
export function swayInvested(table: RootTable, suits: readonly Suit[]): void {
  crown(table, select(table, choose.investedMinister, suits), rule('trait.investors'));
}

/** 10.2.1: the crown goes back to the supply; without one nothing is lost (B-52). */
export function loseCrown(table: RootTable): void {
  uncrown(table, select(table, choose.lostCrown), rule('10.2.1'));
}

/** Foundations: only that of a minister whose suit is among these. */
export function loseFittingCrown(table: RootTable, suits: readonly Suit[]): void {
  uncrown(table, select(table, choose.lostFittingCrown, suits), rule('trait.foundations'));
}

function crown(table: RootTable, minister: Minister | undefined, by: RuleId): void {
  if (minister === undefined) return;
  table.scene.state.cells[CROWNS + minister] = 1;
  table.emit?.(by, m('do.crown'), { minister: ministerRef(minister) });
}

function uncrown(table: RootTable, minister: Minister | undefined, by: RuleId): void {
  if (minister === undefined) return;
  table.scene.state.cells[CROWNS + minister] = 0;
  table.emit?.(by, m('do.uncrown'), { minister: ministerRef(minister) });
}

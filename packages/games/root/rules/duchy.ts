import type { Id } from '@empty-chair/kernel/ids';
import { NONE } from '@empty-chair/kernel/ids';
import type { Ref, RuleId } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { bots, numberOn } from './content.ts';
import { hasTrait } from './facts.ts';
import { hasParliament, priceOfFailure } from './humans/duchy.ts';
import { isCrowned, loseCrown, loseFittingCrown, swayInvested } from './ministers.ts';
import { suffersOutrage } from './outrage.ts';
import type { Clearing, Faction, Suit } from './pieces.ts';
import { BIRD, CLEARINGS, DUCHY, EVERY_CLEARING, TUNNEL } from './pieces.ts';
import { score } from './points.ts';
import type { RootTable } from './scene.ts';
import { askForCard, fits, spendCard } from './screen/hands.ts';
import { handOf, isPerson } from './screen/play.ts';
import { askLostCard } from './spent-cards.ts';
import type { State } from './state.ts';
import {
  buildingsAt,
  cell,
  isOver,
  piecesAt,
  suitOf,
  WARRIOR_SUPPLY,
  WARRIORS,
  WARRIORS_ELSEWHERE,
  warriorSupply,
} from './state.ts';
import { clearingRef, factionRef, m, ref, rule, suitRef } from './words.ts';

/** What the Duchy has beside the map, and what others do to the bot in their turns (10.2). */

const { ministers, traits } = bots.drillbitDuchy;
const CAPTAIN_HITS = numberOn(ministers, 'captain', 'extraHits');
const INVESTORS_VP = numberOn(traits, 'investors', 'vpLost');

// ---- 10.2.2 the Burrow ---------------------------------------------------------------

/** A clearing without suit or slots, next to every tunnel, that only the Duchy enters and always rules (10.2.2, B-43). */
export const burrow = (state: State): number => cell(state, WARRIORS_ELSEWHERE + DUCHY);

/** A clearing of the map, or the Burrow. */
export type Ground = Clearing | Burrow;
type Burrow = Id<'Burrow'>;
export const BURROW = CLEARINGS as Burrow;
export const isBurrow = (ground: Ground): ground is Burrow => ground === BURROW;
export const groundRef = (ground: Ground): Ref =>
  isBurrow(ground) ? ref('ground', 'burrow') : clearingRef(ground);

const BURROW_CELL = WARRIORS_ELSEWHERE + DUCHY;
const SUPPLY_CELL = WARRIOR_SUPPLY + DUCHY;
const warriorsCell = (clearing: Clearing): number => WARRIORS + DUCHY * CLEARINGS + clearing;

function shift(state: State, from: number, to: number, n: number): void {
  state.cells[from] = cell(state, from) - n;
  state.cells[to] = cell(state, to) + n;
}

/** As many as the supply holds. */
export function recruitToBurrow(table: RootTable, wanted: number, by: RuleId): void {
  const { state } = table.scene;
  const n = Math.min(wanted, warriorSupply(state, DUCHY));
  if (n <= 0) return;
  shift(state, SUPPLY_CELL, BURROW_CELL, n);
  table.emit?.(by, m('do.recruitBurrow'), { n });
}

/** A move as any other: it can outrage an Alliance. */
export function leaveBurrow(table: RootTable, to: Clearing, n: number, by: RuleId): void {
  shift(table.scene.state, BURROW_CELL, warriorsCell(to), n);
  table.emit?.(by, m('do.leaveBurrow'), { n, to: clearingRef(to) });
  suffersOutrage(table, DUCHY, to);
}

/** From any clearing, with a tunnel or without (B-88). */
export function enterBurrow(table: RootTable, from: Clearing, n: number, by: RuleId): void {
  shift(table.scene.state, warriorsCell(from), BURROW_CELL, n);
  table.emit?.(by, m('do.enterBurrow'), { n, from: clearingRef(from) });
}

export function removeFromBurrow(table: RootTable, n: number, by: RuleId): void {
  shift(table.scene.state, BURROW_CELL, SUPPLY_CELL, n);
  table.emit?.(by, m('do.removeFromBurrow'), { n });
}

// ---- 10.7.1 the Captain --------------------------------------------------------------

export function captainHits(table: RootTable, attacker: Faction, clearing: Clearing): number {
  const { state } = table.scene;
  if (attacker !== DUCHY || !isBot(state, DUCHY) || !isCrowned(state, 'captain')) return 0;
  if (piecesAt(state, TUNNEL, clearing) === 0) return 0;
  table.emit?.(rule('10.7.1'), m('do.captain'));
  return CAPTAIN_HITS;
}

// ---- 10.2.1 Cost of Errors -----------------------------------------------------------

/** Runs one battle or one effect, and lets the Duchy pay for what it has lost by it. */
export function costOfErrors(table: RootTable, remover: Faction, removal: () => void): void {
  const standing = duchyBuildings(table.scene.state);
  removal();
  payForErrors(table, remover, standing);
}

/** By clearing; none where nobody would pay. */
type Standing = readonly number[] | undefined;

export const duchyBuildings = (state: State): Standing =>
  isBot(state, DUCHY) || hasParliament(state)
    ? EVERY_CLEARING.map((clearing) => buildingsAt(state, DUCHY, clearing))
    : undefined;

/** What is gone since then, however much and wherever it stood, costs one crown in all (B-52, B-85). */
export function payForErrors(table: RootTable, remover: Faction, standing: Standing): void {
  if (standing === undefined) return;
  const { state } = table.scene;
  const lost = EVERY_CLEARING.filter(
    (clearing) => buildingsAt(state, DUCHY, clearing) < (standing[clearing] as number),
  );
  if (lost.length === 0 || isOver(state)) return;
  if (!isBot(state, DUCHY)) {
    priceOfFailure(table);
    return;
  }
  const suits = [...new Set(lost.map((clearing) => suitOf(state, clearing)))];
  if (hasTrait(state.facts, DUCHY, 'foundations')) loseFittingCrown(table, suits);
  else loseCrown(table);
  // B-54, B-90: after the crown, and without one too.
  if (hasTrait(state.facts, DUCHY, 'investors')) payInvestors(table, remover, suits);
}

/** A human discards a card that fits, a bird too, or the Duchy sways a minister that fits. */
function payInvestors(table: RootTable, human: Faction, suits: readonly Suit[]): void {
  const { state } = table.scene;
  if (isBot(state, human)) return;
  const by = rule('trait.investors');
  const isPaid = isPerson(state, human)
    ? paysFromHand(table, human, suits)
    : askWhetherPaid(table, human, suits);
  if (isPaid) score(table, DUCHY, -INVESTORS_VP, 'investors', by);
  else swayInvested(table, suits);
}

/** On the screen: one that fits must go, if there is one. */
function paysFromHand(table: RootTable, person: Faction, suits: readonly Suit[]): boolean {
  const { state } = table.scene;
  const by = rule('trait.investors');
  const card = askForCard(table, person, {
    rule: by,
    ask: { id: m('ask.investorsCard') },
    cards: handOf(state, person).filter((one) => suits.some((suit) => fits(state, one, suit))),
  });
  if (card !== NONE) spendCard(table, person, card, by);
  return card !== NONE;
}

function askWhetherPaid(table: RootTable, human: Faction, suits: readonly Suit[]): boolean {
  const answer = table.ask({
    rule: rule('trait.investors'),
    channel: 'human',
    ask: {
      id: m('ask.investors'),
      params: { faction: factionRef(human), suits: suits.map(suitRef) },
    },
    answers: ['discarded', 'none'],
    ref: (id) => ref('investors', id),
  });
  if (answer === 'none') return false;
  askLostCard(table, human, { suits: [...suits, BIRD] });
  return true;
}

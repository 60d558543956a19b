import type { RuleId } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { toDiscardPile } from './chance.ts';
import { bots } from './content.ts';
import { seenCardRef } from './faces.ts';
import { seatOf, suitOfCard } from './facts.ts';
import type { Clearing, Faction, Suit } from './pieces.ts';
import { BIRD, CLEARINGS, EVERY_CLEARING, EVERY_SUIT, GARDEN, LIZARDS } from './pieces.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import {
  cell,
  hasOutcast,
  piecesAt,
  SEAT,
  suitOf,
  WARRIOR_SUPPLY,
  WARRIORS,
  WARRIORS_ELSEWHERE,
  warriorSupply,
} from './state.ts';
import { clearingRef, factionRef, m, rule } from './words.ts';

/** What the Lizards have beside the map, and what others do to the bot in their turns (8.2). */

const { numbers } = bots.logicalLizards;

export const acolytes = (state: State): number => cell(state, WARRIORS_ELSEWHERE + LIZARDS);

const shiftAcolytes = (state: State, n: number): void => {
  state.cells[WARRIORS_ELSEWHERE + LIZARDS] = acolytes(state) + n;
  state.cells[WARRIOR_SUPPLY + LIZARDS] = warriorSupply(state, LIZARDS) - n;
};

/** From the supply. */
export function recruitAcolytes(table: RootTable, n: number, by: RuleId): void {
  shiftAcolytes(table.scene.state, n);
  table.emit?.(by, m('do.recruitAcolyte'), { n });
}

export function spendAcolyte(table: RootTable, by: RuleId): void {
  shiftAcolytes(table.scene.state, -1);
  table.emit?.(by, m('do.spendAcolyte'));
}

/** A warrior from the map. It is not removed: no Robot Revenge. */
export function takeAcolyte(table: RootTable, clearing: Clearing, by: RuleId): void {
  const { state } = table.scene;
  const at = WARRIORS + LIZARDS * CLEARINGS + clearing;
  state.cells[at] = cell(state, at) - 1;
  state.cells[WARRIORS_ELSEWHERE + LIZARDS] = acolytes(state) + 1;
  table.emit?.(by, m('do.takeAcolyte'), { at: clearingRef(clearing) });
}

/**
 * 8.2.2 Robot Revenge: of the warriors that one battle, or one effect in a clearing, has removed one
 * becomes an acolyte (B-09, B-85). `lost` of them have gone to the supply already.
 */
export function robotRevenge(table: RootTable, victim: Faction, lost: number): void {
  const { state } = table.scene;
  if (victim !== LIZARDS || lost <= 0 || !isBot(state, LIZARDS)) return;
  const isOwnTurn = cell(state, SEAT) === seatOf(state.facts, LIZARDS);
  // B-08: by the law at any time.
  if (isOwnTurn && state.facts.config.options.robotRevenge === 'othersTurns') return;
  recruitAcolytes(table, numbers.acolytesPerRevenge, rule('8.2.2'));
}

/** 8.2.3: the top card is lost with a garden; what lies revealed is safe (B-17). A human's is a random card of the hand. */
export function loseSoul(table: RootTable): void {
  const { state } = table.scene;
  if (hasOutcast(state)) {
    table.emit?.(rule('law.faithful'), m('do.extortAtRandom'), { faction: factionRef(LIZARDS) });
    return;
  }
  const card = state.lostSouls.at(-1);
  if (!isBot(state, LIZARDS) || card === undefined) return;
  state.lostSouls = state.lostSouls.slice(0, -1);
  toDiscardPile(state, card);
  table.emit?.(rule('8.2.3'), m('do.soulLost'), { card: seenCardRef(state)(card) });
}

/** 8.4.1, the suit of most Lost Souls. Birds count as a suit of their own; a tie, and no card at all, is a bird (B-05). */
export function orderOfSouls({ lostSouls, facts }: State): Suit {
  const counts = EVERY_SUIT.map(
    (suit) => lostSouls.filter((card) => suitOfCard(facts, card) === suit).length,
  );
  const most = Math.max(...counts);
  const leading = EVERY_SUIT.filter((suit) => counts[suit] === most);
  return leading.length === 1 ? (leading[0] as Suit) : BIRD;
}

export function gardensOnMap(state: State, suit: Suit): number {
  let n = 0;
  for (const clearing of EVERY_CLEARING) {
    if (suitOf(state, clearing) === suit) n += piecesAt(state, GARDEN, clearing);
  }
  return n;
}

/** B-14: on the track of the suit, whose gardens stand only in its clearings. */
export const hasGardenLeft = (state: State, suit: Suit): boolean =>
  gardensOnMap(state, suit) < numbers.gardensPerSuit;

import { isBot } from './board.ts';
import { bots } from './content.ts';
import { burrow } from './duchy.ts';
import { seenCardId } from './faces.ts';
import { levelRow } from './facts.ts';
import { lostCrowns, rankId } from './humans/duchy.ts';
import { isHated, outcastOf } from './humans/lizards.ts';
import { acolytes, gardensOnMap, orderOfSouls } from './lizards.ts';
import type { Card } from './pieces.ts';
import {
  DUCHY,
  EVERY_MINISTER,
  factionId,
  GARDEN_SUITS,
  LIZARDS,
  ministerId,
  RIVERFOLK,
  suitId,
  suitOfMinister,
} from './pieces.ts';
import { arePaymentsEmpty, tradePostsOnMap } from './riverfolk.ts';
import { priceFor } from './services.ts';
import type { State } from './state.ts';
import { CONSPIRACY, cell, hasCrown, paymentsOf, SEAT, warriorSupply } from './state.ts';

/** The boards of the second box's bots, and of humans as far as they are followed, as plain data for whoever draws them. */

export interface LizardsView {
  readonly acolytes: number;
  readonly conspiracies: readonly string[];
  /** The space of the marker, from 1. */
  readonly conspiracy: number;
  /** The top one last. */
  readonly lostSouls: readonly string[];
  /** As many of them, from the top, are rituals of its next Daylight. */
  readonly rituals: number;
  /** The suit of its next order, if no other card comes. */
  readonly order: string;
  readonly revealed: readonly string[];
  readonly gardens: readonly { readonly suit: string; readonly onMap: number }[];
  /** By gardens of a suit on the map, from one. */
  readonly points: readonly number[];
}

export function lizardsView(state: State): LizardsView {
  const seen = (card: Card) => seenCardId(state, card);
  const { conspiracies, difficulties, tracks } = bots.logicalLizards;
  return {
    acolytes: acolytes(state),
    conspiracies,
    conspiracy: cell(state, CONSPIRACY) + 1,
    lostSouls: state.lostSouls.map(seen),
    rituals: levelRow(state.facts, LIZARDS, difficulties).rituals,
    order: suitId(orderOfSouls(state)),
    revealed: state.revealed.map(seen),
    gardens: GARDEN_SUITS.map((suit) => ({
      suit: suitId(suit),
      onMap: gardensOnMap(state, suit),
    })),
    points: tracks.garden,
  };
}

/** Human Lizards who are followed. */
export interface CultView {
  readonly acolytes: number;
  readonly outcast: string;
  readonly hated: boolean;
  /** As far as they are known: what bots discarded, and what was told. The top one last. */
  readonly lostSouls: readonly string[];
}

export const cultView = (state: State): CultView => ({
  acolytes: acolytes(state),
  outcast: suitId(outcastOf(state)),
  hated: isHated(state),
  lostSouls: state.lostSouls.map((card) => seenCardId(state, card)),
});

/** What a service costs with so many points. */
interface ServicePrice {
  readonly from: number;
  /** Undefined for the last, which has no end. */
  readonly to: number | undefined;
  readonly warriors: number;
  /** Whoever is on turn pays this. */
  readonly isNow: boolean;
}

export interface RiverfolkView {
  /** 9.2.3, by the points of whoever buys. */
  readonly prices: readonly ServicePrice[];
  /** Its row of cards, the rightmost last. */
  readonly market: readonly string[];
  readonly payments: readonly { readonly faction: string; readonly n: number }[];
  /** What it would have if it organized now (9.2.4). */
  readonly shield: boolean;
  readonly sword: boolean;
  readonly tradePosts: readonly { readonly suit: string; readonly onMap: number }[];
  readonly tradePostsPerSuit: number;
}

export function riverfolkView(state: State): RiverfolkView {
  const paying = state.facts.factions.filter((payer) => paymentsOf(state, payer) > 0);
  return {
    prices: servicePrices(state),
    market: state.market.map((card) => seenCardId(state, card)),
    payments: paying.map((payer) => ({ faction: factionId(payer), n: paymentsOf(state, payer) })),
    shield: arePaymentsEmpty(state),
    sword: warriorSupply(state, RIVERFOLK) === 0,
    tradePosts: GARDEN_SUITS.map((suit) => ({
      suit: suitId(suit),
      onMap: tradePostsOnMap(state, suit),
    })),
    tradePostsPerSuit: bots.riverfolkRobots.numbers.tradePostsPerSuit,
  };
}

function servicePrices(state: State): readonly ServicePrice[] {
  const { servicePrice } = bots.riverfolkRobots;
  const buyer = state.facts.seatFactions[cell(state, SEAT)];
  const price = buyer === undefined || buyer === RIVERFOLK ? undefined : priceFor(state, buyer);
  return servicePrice.map(({ vpTo, warriors }, i) => ({
    from: (servicePrice[i - 1]?.vpTo ?? -1) + 1,
    to: i === servicePrice.length - 1 ? undefined : vpTo,
    warriors,
    isNow: warriors === price,
  }));
}

export interface DuchyView {
  /** Warriors that wait there. */
  readonly burrow: number;
  /** From the top. */
  readonly ministers: readonly {
    readonly minister: string;
    /** Only the bot's have one. */
    readonly suit: string | undefined;
    readonly rank: string;
    readonly crowned: boolean;
  }[];
  /** Of a human: crowns that are out of the game, by rank. */
  readonly crownsLost: readonly string[];
  /** What the bot's Recruit adds, by citadels on the map, from none. */
  readonly moles: readonly number[] | undefined;
  /** Bought of the Riverfolk and kept open (S-H). */
  readonly ambushes: readonly string[];
}

export function duchyView(state: State): DuchyView {
  const isAutomated = isBot(state, DUCHY);
  return {
    burrow: burrow(state),
    ministers: EVERY_MINISTER.map((minister) => ({
      minister: ministerId(minister),
      suit: isAutomated ? suitId(suitOfMinister(minister)) : undefined,
      rank: rankId(minister),
      crowned: hasCrown(state, minister),
    })),
    crownsLost: lostCrowns(state),
    moles: isAutomated ? bots.drillbitDuchy.tracks.moles : undefined,
    ambushes: state.ambushes.map((card) => seenCardId(state, card)),
  };
}

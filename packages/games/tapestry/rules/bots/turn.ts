import type { Table } from '@empty-chair/kernel/table';
import type { TiebreakerHalf, Track } from '../content.ts';
import { cardOf, TRACKS } from '../content.ts';
import type { Player, State } from '../state.ts';
import { AUTOMA, NONE } from '../state.ts';

/** The bots' common turn: all that their selections may look at. */
export interface Turn {
  readonly state: State;
  /** Which of them acts. */
  bot: Player;
  /** The tiebreaker card in force, or NONE in income turn 1, where each action draws its own. */
  tiebreaker: number;
  tie: TiebreakerHalf;
  /** The income turn that is being taken, 0 on others. */
  income: number;
  /** CON-1, EXP-V1: "anywhere" lifts adjacency and nothing else (R-CON-8). */
  isAnywhere: boolean;
  /** Worked out once for each choice of a hex, by hex: see DIST-1. */
  toMiddle: Int8Array;
  toHuman: Int8Array;
  toLonely: Int8Array;
  /** Whether the human controls a territory at all (R-CON-4), and one with one token (CNE-T2). */
  hasTerritory: boolean;
  hasLonely: boolean;
}
export type TurnTable = Table<Turn>;

const NOWHERE = new Int8Array(0);

export function beginTurn(state: State): Turn {
  const { tiebreaker } = state.cards;
  return {
    state,
    bot: AUTOMA,
    tiebreaker,
    tie: cardOf(tiebreaker === NONE ? 1 : tiebreaker).tiebreaker,
    income: 0,
    isAnywhere: false,
    toMiddle: NOWHERE,
    toHuman: NOWHERE,
    toLonely: NOWHERE,
    hasTerritory: false,
    hasLonely: false,
  };
}

export function useTiebreaker(turn: Turn, card: number): void {
  turn.tiebreaker = card;
  turn.tie = cardOf(card).tiebreaker;
}

/**
 * ADV-T1: the place of a track in the order of the tiebreaker card, from 1: read from the top down for
 * the Automa and from the bottom up for the Shadow Empire. The heart is the bot's own favorite.
 */
export function placeInOrder({ state, bot, tie }: Turn, track: Track): number {
  const { trackOrder } = tie;
  const id = TRACKS[track];
  const isFavorite = state.favorites[bot] === track;
  const last = trackOrder.length - 1;
  for (let place = 0; place <= last; place += 1) {
    const shown = trackOrder[bot === AUTOMA ? place : last - place];
    if (shown === id || (shown === 'favorite' && isFavorite)) return place + 1;
  }
  return trackOrder.length + 1;
}

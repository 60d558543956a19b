import { Broken } from '@empty-chair/kernel/errors';
import { NONE } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import type { DecisionCard, Track } from '../content.ts';
import { cardOf, TRACKS } from '../content.ts';
import type { Player, State } from '../state.ts';
import { AUTOMA } from '../state.ts';
import { rule } from '../words.ts';

/** The bots' common turn: what their steps and selections look at. */
export interface Turn {
  readonly state: State;
  /**
   * The tiebreaker card in force: the one used last, until a new pair is used (R-INC-5). None yet in
   * income turn 1, where each action draws its own.
   */
  tiebreaker: DecisionCard | undefined;
  /** The income turn that is being taken, 0 on others. */
  income: number;
  /** Nothing more is done in this turn. */
  isDone: boolean;
}
export type TurnTable = Table<Turn>;

export function beginTurn(state: State): Turn {
  const { tiebreaker } = state.cards;
  return {
    state,
    tiebreaker: tiebreaker === NONE ? undefined : cardOf(tiebreaker),
    income: 0,
    isDone: false,
  };
}

/** The pair on the table counts from now on. */
export function useLatestPair(turn: Turn): void {
  turn.tiebreaker = cardOf(turn.state.cards.tiebreaker);
}

export function tiebreakerOf({ tiebreaker }: Turn): DecisionCard {
  if (tiebreaker === undefined) throw new Broken('no tiebreaker card in force', rule('TURN-3'));
  return tiebreaker;
}

/**
 * ADV-T1: the place of a track in the order of the tiebreaker card, from 1: read from the top down for
 * the Automa and from the bottom up for the Shadow Empire. The heart is the bot's own favorite.
 */
export function placeInOrder(turn: Turn, track: Track, bot: Player): number {
  const { trackOrder } = tiebreakerOf(turn).tiebreaker;
  const id = TRACKS[track];
  const isFavorite = turn.state.favorites[bot] === track;
  const last = trackOrder.length - 1;
  for (let place = 0; place <= last; place += 1) {
    const shown = trackOrder[bot === AUTOMA ? place : last - place];
    if (shown === id || (shown === 'favorite' && isFavorite)) return place + 1;
  }
  return trackOrder.length + 1;
}

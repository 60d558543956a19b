import { finalTileOf, LIMITS, roundTileOf } from '../rules/content.ts';
import type { State } from '../rules/state.ts';
import { roundTileIn } from '../rules/state.ts';
import type { Bag, Reward } from './base-rules.ts';
import { OPINIONS } from './opinions.ts';

/** What resources are worth, and what the round's tile gives. */

export const coinsWorth = (bag: Bag): number =>
  (bag.coins ?? 0) +
  (bag.tools ?? 0) * OPINIONS.tool +
  (bag.scholars ?? 0) * OPINIONS.scholar +
  (bag.books ?? 0) * OPINIONS.book +
  (bag.power ?? 0) * OPINIONS.power;

/** A coin of the last round buys little; one of the first comes back several times. */
export const pointsWorth = (reward: Reward, state: State): number =>
  (reward.points ?? 0) + coinsWorth(reward) * coinInPoints(state.round);

export const coinInPoints = (round: number): number =>
  round === LIMITS.rounds ? OPINIONS.lastCoin : OPINIONS.coin;

/** How many incomes are still to come. */
export const incomesLeft = ({ round }: State): number => LIMITS.rounds - round;

export type Goal =
  | 'build_workshop'
  | 'build_workshop_on_edge_hex'
  | 'build_guild'
  | 'build_school'
  | 'build_palace_or_university'
  | 'gain_innovation'
  | 'use_spade'
  | 'advance_shipping_or_terraforming'
  | 'gain_city_tile'
  | 'advance_discipline_level';

/** Points for a human by the round's tile, and in the last round by the final tile as well. */
export function goalPoints(state: State, goal: Goal): number {
  const tile = roundTileOf(roundTileIn(state, state.round));
  let points = tile.goal === goal ? tile.humanPoints : 0;
  if (state.round === LIMITS.rounds) {
    const final = finalTileOf(state.finalTile);
    if (final.goal === goal) points += final.humanPoints;
  }
  return points;
}

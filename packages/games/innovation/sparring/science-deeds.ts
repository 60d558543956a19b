import { NONE } from '@empty-chair/kernel/ids';
import { ALL_DISCIPLINES, LIMITS, SCHOLAR_SPACES } from '../rules/content.ts';
import { freeSpace, scholarsLeft } from '../rules/effects.ts';
import { bonusTileOf, homeOf, shippingOf } from '../rules/state.ts';
import type { Bag } from './base-rules.ts';
import {
  bonusOf,
  planningOf,
  SHIPPING_COST,
  SHIPPING_REWARD,
  TERRAFORMING_COST,
  TERRAFORMING_REWARD,
  TOOLS_PER_SPADE,
} from './base-rules.ts';
import { levelsWorth } from './choices.ts';
import { POINTS_PER_SCHOLAR } from './competencies.ts';
import type { Deed } from './deeds.ts';
import { isAffordable, priceOf } from './deeds.ts';
import { OPINIONS } from './opinions.ts';
import { climb } from './science.ts';
import type { Turn } from './turn.ts';
import { earn, record, spend } from './turn.ts';
import { goalPoints, incomesLeft, pointsWorth } from './worth.ts';

/** Sending a scholar, and steps of shipping and terraforming. */

const A_SCHOLAR: Bag = { scholars: 1 };

export function scholarDeeds(turn: Turn): readonly Deed[] {
  const { state, player } = turn;
  if (scholarsLeft(state, player.seat) === 0 || !isAffordable(player.purse, A_SCHOLAR)) return [];
  const points = scholarPoints(turn);
  const deeds: Deed[] = [];
  for (const discipline of ALL_DISCIPLINES) {
    const space = freeSpace(state, discipline);
    if (space === NONE) continue;
    const levels = SCHOLAR_SPACES[space] as number;
    deeds.push({
      worth: levelsWorth(turn, discipline, levels) + points,
      price: priceOf(player.purse, A_SCHOLAR),
      take: () => {
        spend(turn, 'scholar', A_SCHOLAR);
        record(turn, { kind: 'scholar', discipline });
        climb(turn, discipline, levels);
        if (points > 0) earn(turn, 'scholarPoints', { points });
      },
    });
  }
  return deeds;
}

function scholarPoints({ state, player }: Turn): number {
  const bonus = bonusOf(bonusTileOf(state, player.seat))?.per?.scholar ?? 0;
  return bonus + (player.competencies.has('scholarPoints') ? POINTS_PER_SCHOLAR : 0);
}

export function stepDeeds(turn: Turn): readonly Deed[] {
  return [...shippingStep(turn), ...terraformingStep(turn)];
}

function shippingStep(turn: Turn): readonly Deed[] {
  const { state, player } = turn;
  const to = shippingOf(state, player.seat) + 1;
  if (to > LIMITS.shipping || !isAffordable(player.purse, SHIPPING_COST)) return [];
  return [
    {
      worth: pointsWorth(shippingReward(turn, to), state) + OPINIONS.wider * incomesLeft(state),
      price: priceOf(player.purse, SHIPPING_COST),
      take: () => {
        spend(turn, 'shipping', SHIPPING_COST);
        record(turn, { kind: 'shipping' });
        earn(turn, 'shipping', shippingReward(turn, to));
      },
    },
  ];
}

function shippingReward({ state, player }: Turn, to: number) {
  const table = planningOf(homeOf(state, player.seat)).shippingReward ?? SHIPPING_REWARD;
  return withStepPoints(state, table[to] ?? {});
}

function terraformingStep(turn: Turn): readonly Deed[] {
  const { state, player } = turn;
  const to = player.terraforming + 1;
  const cost = planningOf(homeOf(state, player.seat)).terraformingCost ?? TERRAFORMING_COST;
  if (to >= TOOLS_PER_SPADE.length || !isAffordable(player.purse, cost)) return [];
  const reward = withStepPoints(state, TERRAFORMING_REWARD[to] ?? {});
  return [
    {
      worth: pointsWorth(reward, state) + OPINIONS.cheaper * incomesLeft(state),
      price: priceOf(player.purse, cost),
      take: () => {
        spend(turn, 'terraforming', cost);
        player.terraforming = to;
        earn(turn, 'terraforming', reward);
      },
    },
  ];
}

const withStepPoints = (state: Turn['state'], reward: Bag & { readonly points?: number }) => ({
  ...reward,
  points: (reward.points ?? 0) + goalPoints(state, 'advance_shipping_or_terraforming'),
});

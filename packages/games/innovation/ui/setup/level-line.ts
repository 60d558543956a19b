import { literal } from '@empty-chair/kernel/words';
import type { setupChoices } from '../../rules/view.ts';

type LevelChoice = (typeof setupChoices.levels)[number];

/** What a level changes, from the first round to the last: in no two of them it is the same. */
export const levelParams = ({ cards, shippingByRound, xByRound }: LevelChoice) => ({
  cards,
  shipping: literal(range(shippingByRound)),
  x: literal(range(xByRound)),
});

const range = (byRound: readonly number[]): string =>
  `${Math.min(...byRound)}–${Math.max(...byRound)}`;

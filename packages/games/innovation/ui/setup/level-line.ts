import type { setupChoices } from '../../rules/view.ts';

type LevelChoice = (typeof setupChoices.levels)[number];

/** What a level has to begin with, and the most it comes to: in no two of them it is the same. */
export const levelParams = ({ cards, shippingByRound, xByRound }: LevelChoice) => ({
  cards,
  shipping: Math.max(...shippingByRound),
  x: Math.max(...xByRound),
});

import type { Card } from '../pieces.ts';
import type { State } from '../state.ts';
import { VIZIER } from '../state.ts';

/** The cards that people on the screen hold, or that lie by their boards; none at a real table. */
export function cardsHeld({ screen }: State): readonly Card[] {
  if (screen === undefined) return [];
  const { hands, supporters, decree, dominance } = screen;
  return [...hands.flat(), ...supporters, ...decree.flat(), ...dominance].filter(
    (card) => card >= 0 && card !== VIZIER,
  );
}

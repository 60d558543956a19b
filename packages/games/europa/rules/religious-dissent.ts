import { areasWithTowns, isCatholic } from './board.ts';
import type { Area } from './content.ts';
import { isDistant } from './content.ts';
import type { Player, State } from './state.ts';

/** Counter-Reformed is Catholic all the same. */
export const isSameFaith = (one: number, other: number): boolean =>
  one === other || (isCatholic({ religion: one }) && isCatholic({ religion: other }));

/** R-DIS-1: own Areas of another faith. Diverse Faiths are nobody's own, and Distant Areas have none. */
export const dissentingAreas = (state: State, me: Player): readonly Area[] =>
  areasWithTowns(state, me).filter(
    (area) => !isDistant(area) && !isSameFaith(state.religion[area] ?? me.religion, me.religion),
  );

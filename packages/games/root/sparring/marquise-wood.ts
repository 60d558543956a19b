import { rules } from '../rules/board.ts';
import type { Clearing } from '../rules/pieces.ts';
import { CLEARINGS, EVERY_CLEARING, MARQUISE, WOOD } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { piecesAt } from '../rules/state.ts';
import { neighbours } from './ways.ts';

/** Clearings that wood can come from for a building: ruled, and linked by ruled ones; nearest first. */
export function supplyLine(state: State, to: Clearing): readonly Clearing[] {
  if (!rules(state, MARQUISE, to)) return [];
  const line = [to];
  for (const clearing of line) {
    for (const next of neighbours(state, clearing)) {
      if (!line.includes(next) && rules(state, MARQUISE, next)) line.push(next);
    }
  }
  return line;
}

/** The wood that could be spent in each clearing; 0 where she does not rule. */
export function woodWithinReach(state: State): readonly number[] {
  const reach = new Array<number>(CLEARINGS).fill(-1);
  for (const clearing of EVERY_CLEARING) {
    if (reach[clearing] !== -1) continue;
    const line = supplyLine(state, clearing);
    const wood = line.reduce((sum, one) => sum + piecesAt(state, WOOD, one), 0);
    for (const one of line) reach[one] = wood;
    if (line.length === 0) reach[clearing] = 0;
  }
  return reach;
}

import { get } from '@empty-chair/kernel/ids';
import { mayPlace, onMap, openSlots, rules } from '../board.ts';
import type { Clearing, Kind } from '../pieces.ts';
import {
  CLEARINGS,
  EVERY_CLEARING,
  KIND_COUNT,
  MARQUISE,
  RECRUITER,
  SAWMILL,
  WOOD,
  WORKSHOP,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { pieceSupply, piecesAt } from '../state.ts';
import { neighboursFor } from './ways.ts';

/** A human Marquise's board (law 6): what she can build, for how much wood, and for how many points. */

export const MARQUISE_BUILDINGS: readonly Kind[] = [SAWMILL, WORKSHOP, RECRUITER];
/** Law 6.5: and one more for each bird card that she spends. */
export const MARQUISE_ACTIONS = 3;

/** By the number of that building on the map before it is built. */
const COSTS = [0, 1, 2, 3, 3, 4];
export const MARQUISE_POINTS: Readonly<Record<Kind, readonly number[]>> = {
  [SAWMILL]: [0, 1, 2, 3, 4, 5],
  [WORKSHOP]: [0, 2, 2, 3, 4, 5],
  [RECRUITER]: [0, 1, 2, 3, 3, 4],
};
/** Cards drawn beyond the first, by the number of recruiters on the map. */
const DRAW_BONUS = [0, 0, 0, 1, 1, 2, 2];

const built = (state: State, kind: Kind): number =>
  get(KIND_COUNT, kind) - pieceSupply(state, kind);

/** What the next one costs; undefined when none is left. */
export const buildCost = (state: State, kind: Kind): number | undefined =>
  COSTS[built(state, kind)];
export const buildPoints = (state: State, kind: Kind): number =>
  MARQUISE_POINTS[kind]?.[built(state, kind)] ?? 0;

/** Cards drawn in Evening. */
export const marquiseDraw = (state: State): number =>
  1 + (DRAW_BONUS[onMap(state, RECRUITER)] ?? 0);

/** Clearings that wood can come from for a building: ruled, and linked by ruled ones; nearest first. */
function supplyLine(state: State, to: Clearing): readonly Clearing[] {
  if (!rules(state, MARQUISE, to)) return [];
  const line = [to];
  for (const clearing of line) {
    for (const next of neighboursFor(state, MARQUISE, clearing)) {
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

/** Law 6.5.4: ruled, with an open slot, and wood for it within reach. */
export function clearingsToBuild(state: State, kind: Kind): readonly Clearing[] {
  const cost = buildCost(state, kind);
  if (cost === undefined) return [];
  const reach = woodWithinReach(state);
  return EVERY_CLEARING.filter(
    (at) =>
      rules(state, MARQUISE, at) &&
      openSlots(state, at) > 0 &&
      mayPlace(state, MARQUISE, at) &&
      (reach[at] as number) >= cost,
  );
}

/** Law 6.5.4: where the wood lies that can pay for a building there, each clearing as often as it has some; the nearest first. */
export const woodFor = (state: State, at: Clearing): readonly Clearing[] =>
  supplyLine(state, at).flatMap((from) =>
    new Array<Clearing>(piecesAt(state, WOOD, from)).fill(from),
  );

/** Where each building of the kind stands, a clearing with two of them twice. */
export const standing = (state: State, kind: Kind): readonly Clearing[] =>
  EVERY_CLEARING.flatMap((at) => new Array<Clearing>(piecesAt(state, kind, at)).fill(at));

/** Of these, where she may place what they bring: not under a Snare (11.7.2). */
export const atWork = (state: State, kind: Kind): readonly Clearing[] =>
  standing(state, kind).filter((at) => mayPlace(state, MARQUISE, at));

import type { Seat } from '@empty-chair/kernel/words';
import { factionOn } from './facts.ts';
import { buildCost, buildPoints, MARQUISE_BUILDINGS } from './humans/marquise.ts';
import { itemsIn } from './pack.ts';
import type { Faction, Kind } from './pieces.ts';
import { ALLIANCE, EVERY_CLEARING, EYRIE, isVagabond, kindId, MARQUISE, ROOST } from './pieces.ts';
import { screenOf } from './screen/play.ts';
import type { State } from './state.ts';
import { piecesAt } from './state.ts';

/** What a guide can say of the position: whole numbers, and a building of the Marquise. */
interface GuideNumbers {
  /** Of the Eyrie roosts on the map, of the Alliance supporters, of the Vagabond ready items. */
  readonly n: number;
  /** Of the Marquise: the building that pays most, of those that cost least. */
  readonly piece: string;
  readonly cost: number;
  readonly points: number;
}

export function guideNumbers(state: State, seat: Seat): GuideNumbers {
  const me = factionOn(state.facts, seat);
  const building = me === MARQUISE ? nextBuilding(state) : undefined;
  return {
    n: countFor(state, me),
    piece: building === undefined ? 'sawmill' : kindId(building),
    cost: building === undefined ? 0 : (buildCost(state, building) ?? 0),
    points: building === undefined ? 0 : buildPoints(state, building),
  };
}

function countFor(state: State, me: Faction): number {
  if (me === ALLIANCE) return screenOf(state).supporters.length;
  if (isVagabond(me)) return itemsIn(state, me, 'ready').length;
  return me === EYRIE ? EVERY_CLEARING.reduce((sum, at) => sum + piecesAt(state, ROOST, at), 0) : 0;
}

function nextBuilding(state: State): Kind | undefined {
  const costOf = (kind: Kind): number => buildCost(state, kind) ?? Number.POSITIVE_INFINITY;
  return MARQUISE_BUILDINGS.filter((kind) => buildCost(state, kind) !== undefined).toSorted(
    (one, other) =>
      costOf(one) - costOf(other) || buildPoints(state, other) - buildPoints(state, one),
  )[0];
}

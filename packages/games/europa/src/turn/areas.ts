import type { Area } from '../content.ts';
import { ALL_AREAS, COASTS, LAND_BORDERS, NONE, PROVINCES_IN, SEA_BORDERS } from '../content.ts';
import { hasTownIn, isAtWarWith, occupierOf, ownerOf } from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';

/** EU-15.8: what an area is to a bot on the march. */
export const isEnemyArea = (state: State, me: Player, area: Area): boolean =>
  (PROVINCES_IN[area] ?? []).some((province) => {
    const occupier = occupierOf(state, province);
    if (occupier === me.realm) return false;
    const holder = occupier === NONE ? ownerOf(state, province) : occupier;
    return isAtWarWith(me, holder);
  });

const hasAlly = (state: State, { allies }: Player, area: Area): boolean =>
  (PROVINCES_IN[area] ?? []).some((province) => allies.includes(ownerOf(state, province)));

/** R-MOVE-1: neither the bot, nor an ally, nor an enemy holds anything there. */
export const isNeutralArea = (state: State, me: Player, area: Area): boolean =>
  !hasTownIn(state, me, area) && !hasAlly(state, me, area) && !isEnemyArea(state, me, area);

export const enemyAreas = (state: State, me: Player): readonly Area[] =>
  me.wars.length === 0 ? [] : ALL_AREAS.filter((area) => isEnemyArea(state, me, area));

/** A way to the next area: by land, or by a bridge of the bot's ships. */
export interface Way {
  readonly to: Area;
  readonly isBridge: boolean;
}

export function waysFrom({ ships }: Player, area: Area): readonly Way[] {
  const byLand = (LAND_BORDERS[area] ?? []).map((to) => ({ to, isBridge: false }));
  const known = new Set<Area>([area, ...byLand.map(({ to }) => to)]);
  const bridges: Way[] = [];
  for (const zone of SEA_BORDERS[area] ?? []) {
    if (!ships.includes(zone)) continue;
    for (const to of COASTS[zone] ?? []) {
      if (known.has(to)) continue;
      known.add(to);
      bridges.push({ to, isBridge: true });
    }
  }
  return [...byLand, ...bridges];
}

/** Where an army may march, and whether a bridge was crossed on the way. */
export interface Reached {
  readonly area: Area;
  readonly hasBridge: boolean;
  readonly steps: number;
}

const MOST_STEPS = 2;

/** EU-15.8: up to two areas, stopping in an enemy or neutral one, one bridge at most. */
export function reachable(state: State, me: Player, from: Area): readonly Reached[] {
  const found = new Map<Area, Reached>([[from, { area: from, hasBridge: false, steps: 0 }]]);
  for (const at of found.values()) {
    const isStopped =
      at.steps > 0 && (isEnemyArea(state, me, at.area) || isNeutralArea(state, me, at.area));
    if (at.steps === MOST_STEPS || isStopped) continue;
    for (const { to, isBridge } of waysFrom(me, at.area)) {
      if (found.has(to) || (isBridge && at.hasBridge) || !mayEnter(state, me, to)) continue;
      found.set(to, { area: to, hasBridge: at.hasBridge || isBridge, steps: at.steps + 1 });
    }
  }
  found.delete(from);
  return [...found.values()];
}

/** Not into a Neutral Area where the bot has a Claim. */
export const mayEnter = (state: State, me: Player, area: Area): boolean =>
  !(me.claims.includes(area) && isNeutralArea(state, me, area));

/** The areas on a shortest way to one of the goals, without the start; empty where there is none. */
export function wayTo(
  state: State,
  me: Player,
  from: Area,
  isGoal: (area: Area) => boolean,
): readonly Way[] {
  const cameFrom = new Map<Area, { readonly from: Area; readonly way: Way }>();
  const queue = [from];
  const seen = new Set(queue);
  for (const area of queue) {
    for (const way of waysFrom(me, area)) {
      if (seen.has(way.to) || !mayEnter(state, me, way.to)) continue;
      seen.add(way.to);
      cameFrom.set(way.to, { from: area, way });
      if (isGoal(way.to)) return unrolled(cameFrom, from, way.to);
      queue.push(way.to);
    }
  }
  return [];
}

function unrolled(
  cameFrom: ReadonlyMap<Area, { readonly from: Area; readonly way: Way }>,
  start: Area,
  goal: Area,
): readonly Way[] {
  const ways: Way[] = [];
  for (let area = goal; area !== start; ) {
    const step = cameFrom.get(area);
    if (step === undefined) break;
    ways.unshift(step.way);
    area = step.from;
  }
  return ways;
}

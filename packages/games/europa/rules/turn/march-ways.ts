import type { Column } from '@empty-chair/kernel/ids';
import { areAllied, botEnemies, isRebelHeld, occupierOf, ownerOf } from '../board.ts';
import { standing } from '../bots/mat.ts';
import type { Area } from '../content.ts';
import { ALL_AREAS, COASTS, isDistant, NONE, PROVINCES_IN, SEA_BORDERS } from '../content.ts';
import { oncePerMap } from '../map-facts.ts';
import type { Occupier, Player, State } from '../state.ts';
import { isRebels } from '../state.ts';
import { isEnemyRealm } from './enemies.ts';

/** EU-15.8: what an area is to a bot on the march. */
export const isEnemyArea = (state: State, me: Player, area: Area): boolean =>
  (PROVINCES_IN[area] ?? []).some((province) => {
    const occupier = occupierOf(state, province);
    if (occupier === me.realm) return false;
    const holder = occupier === NONE ? ownerOf(state, province) : occupier;
    return isEnemyRealm(state, me, holder);
  });

/** R-MOVE-2: Rebels are hostile to every player; or the march takes no notice of them. */
const hasRebels = (state: State, area: Area): boolean =>
  state.config.options.rebelAreas === 'hostile' &&
  ((state.rebels[area] ?? 0) > 0 ||
    (PROVINCES_IN[area] ?? []).some((province) => isRebelHeld(state, province)));

/** R-MOVE-2: with Units or Provinces of enemies or Rebels, as far as it is tracked. */
export const isHostileArea = (state: State, me: Player, area: Area): boolean =>
  isEnemyArea(state, me, area) ||
  hasRebels(state, area) ||
  botEnemies(state, me).some(({ armyAt, mat }) => armyAt === area && standing(mat) > 0);

/** R-MOVE-1: neither the bot, nor an ally, nor an enemy, nor Rebels own or hold anything there. */
export const isNeutralArea = (state: State, me: Player, area: Area): boolean =>
  !hasRebels(state, area) &&
  !(PROVINCES_IN[area] ?? []).some(
    (province) =>
      concerns(state, me, ownerOf(state, province)) ||
      concerns(state, me, occupierOf(state, province)),
  );

const concerns = (state: State, me: Player, by: Occupier): boolean =>
  by === me.realm ||
  (!isRebels(by) && by !== NONE && areAllied(state, me, by)) ||
  isEnemyRealm(state, me, by);

export const enemyAreas = (state: State, me: Player): readonly Area[] =>
  me.wars.length === 0 ? [] : ALL_AREAS.filter((area) => isEnemyArea(state, me, area));

/** A way to the next area: by land, or by a bridge of the bot's ships. */
export interface Way {
  readonly to: Area;
  readonly isBridge: boolean;
}

const waysByLand = oncePerMap(
  ({ landBorders }): Column<Area, readonly Way[]> =>
    ALL_AREAS.map((area) => (landBorders[area] ?? []).map((to) => ({ to, isBridge: false }))),
);

export function waysFrom({ map }: State, { ships }: Player, area: Area): readonly Way[] {
  const byLand = waysByLand(map.facts)[area] ?? [];
  if (ships.length === 0) return byLand;
  const known = new Set<Area>([area, ...byLand.map(({ to }) => to)]);
  const bridges: Way[] = [];
  // A bridge reaches as far as the chain of ships.
  const crossed = new Set((SEA_BORDERS[area] ?? []).filter((zone) => ships.includes(zone)));
  for (const zone of crossed) {
    for (const next of map.facts.seaAdjacent[zone] ?? [])
      if (ships.includes(next)) crossed.add(next);
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

/** EU-15.8, EU-26.2: up to two areas. */
export function reachable(state: State, me: Player, from: Area): readonly Reached[] {
  const found = new Map<Area, Reached>([[from, { area: from, hasBridge: false, steps: 0 }]]);
  const goOn = (at: Reached, byBridge: boolean): void => {
    if (at.steps === MOST_STEPS) return;
    if (at.steps > 0 && mustStop(state, me, at.area, at.hasBridge)) return;
    for (const { to, isBridge } of waysFrom(state, me, at.area)) {
      if (isBridge !== byBridge || found.has(to) || !mayEnter(state, me, to)) continue;
      found.set(to, { area: to, hasBridge: at.hasBridge || isBridge, steps: at.steps + 1 });
    }
  };
  // A bridge is crossed only where it must be: what is in reach by land comes first.
  for (const at of found.values()) goOn(at, false);
  for (const at of found.values()) {
    if (at.hasBridge) goOn(at, false);
    goOn(at, true);
  }
  found.delete(from);
  return [...found.values()];
}

/** A hostile, neutral or Distant area ends the march. R-MOVE-3: so does a landing; or it does not. */
export const mustStop = (state: State, me: Player, area: Area, hasLanded: boolean): boolean =>
  isDistant(area) ||
  isHostileArea(state, me, area) ||
  isNeutralArea(state, me, area) ||
  (hasLanded && state.config.options.landing === 'ends');

/** Not into a Neutral Area where the bot has a Claim, nor into any on a Distant Continent. */
export const mayEnter = (state: State, me: Player, area: Area): boolean =>
  !((isDistant(area) || me.claims.includes(area)) && isNeutralArea(state, me, area));

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
    for (const way of waysFrom(state, me, area)) {
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

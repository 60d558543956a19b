import type { Table } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { distancesFrom } from '../adjacency.ts';
import type { Area } from '../content.ts';
import { ALL_AREAS, AREA_RANK } from '../content.ts';
import { areasOfRealm, capitalAreaOf } from '../geography.ts';
import { LIMITS } from '../numbers.ts';
import { incomeOf, influenceIn } from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';

/** EU-3.2, EU-10.1: cubes come from the supply of 30, and from elsewhere when it is empty. */
export function cubesInSupply({ mat, influence }: Player): number {
  const focus = Object.values(mat.focus).reduce((sum, n) => sum + n, 0);
  const onMap = influence.reduce((sum, n) => sum + n, 0);
  return LIMITS.cubes - mat.available - mat.spent - focus - onMap;
}

/** Takes a cube into hand; false when there is none to take. */
function takeCube(table: Table<unknown>, state: State, me: Player, isForPower: boolean): boolean {
  if (cubesInSupply(me) > 0) return true;
  if (me.mat.spent > 0) {
    me.mat.spent -= 1;
    return true;
  }
  const area = areaToTakeFrom(state, me);
  if (area !== undefined) {
    me.influence[area] = influenceIn(me, area) - 1;
    table.emit?.(rule('EU-10.1'), m('do.takeInfluenceBack'), {
      who: realmRef(me.realm),
      area: areaRef(area),
    });
    return true;
  }
  // Available power made of available power would be no gain.
  if (isForPower || me.mat.available === 0) return false;
  me.mat.available -= 1;
  return true;
}

/** Areas without the bot's Alliance or Marriage, the farthest first; then those of the poorest Ally. */
function areaToTakeFrom(state: State, me: Player): Area | undefined {
  const withCubes = ALL_AREAS.filter((area) => influenceIn(me, area) > 0);
  const friends = new Set(
    [...me.allies, ...me.marriages].flatMap((realm) => areasOfRealm(state.map, realm)),
  );
  const distances = distancesFrom(capitalAreaOf(state.map, me.realm));
  const rank = AREA_RANK[state.side];
  const strangers = withCubes.filter((area) => !friends.has(area));
  if (strangers.length > 0) {
    return strangers.reduce((best, area) => {
      const farther = (distances[area] ?? 0) - (distances[best] ?? 0);
      if (farther !== 0) return farther > 0 ? area : best;
      return (rank[area] ?? 0) < (rank[best] ?? 0) ? area : best;
    });
  }
  const byIncome = me.allies
    .slice()
    .sort((one, other) => incomeOf(state, one) - incomeOf(state, other));
  for (const ally of byIncome) {
    const area = areasOfRealm(state.map, ally).find((one) => influenceIn(me, one) > 0);
    if (area !== undefined) return area;
  }
  return withCubes[0];
}

/** EU-3.2. How many were gained in the end. */
export function gainPower(
  table: Table<unknown>,
  state: State,
  me: Player,
  n: number,
  by: RuleId,
): number {
  let gained = 0;
  while (gained < n && takeCube(table, state, me, true)) {
    me.mat.available += 1;
    gained += 1;
  }
  if (gained > 0) {
    table.emit?.(by, m('do.gainPower'), { who: realmRef(me.realm), n: gained });
  }
  return gained;
}

export function losePower(table: Table<unknown>, me: Player, n: number, by: RuleId): number {
  const lost = Math.min(n, me.mat.available);
  me.mat.available -= lost;
  if (lost > 0) table.emit?.(by, m('do.losePower'), { who: realmRef(me.realm), n: lost });
  return lost;
}

/** At most as many as the area has room for (EU-22.6). */
export function placeInfluence(
  table: Table<unknown>,
  state: State,
  me: Player,
  { area, n, most, by }: { area: Area; n: number; most: number; by: RuleId },
): number {
  let placed = 0;
  while (placed < n && influenceIn(me, area) < most && takeCube(table, state, me, false)) {
    me.influence[area] = influenceIn(me, area) + 1;
    placed += 1;
  }
  if (placed > 0) {
    table.emit?.(by, m('do.placeInfluence'), {
      who: realmRef(me.realm),
      area: areaRef(area),
      n: placed,
    });
  }
  return placed;
}

/** From these areas, the first ones first. How many were removed. */
export function removeInfluence(
  table: Table<unknown>,
  player: Player,
  { from, n, by }: { from: readonly Area[]; n: number; by: RuleId },
): number {
  let removed = 0;
  for (const area of from) {
    const here = Math.min(n - removed, influenceIn(player, area));
    if (here <= 0) continue;
    player.influence[area] = influenceIn(player, area) - here;
    removed += here;
    table.emit?.(by, m('do.removeInfluence'), {
      who: realmRef(player.realm),
      area: areaRef(area),
      n: here,
    });
  }
  return removed;
}

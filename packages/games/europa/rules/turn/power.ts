import type { NumberColumn } from '@empty-chair/kernel/ids';
import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { distancesFrom } from '../adjacency.ts';
import { incomeOf, influenceIn, influenceOfAll } from '../board.ts';
import type { Area, Realm } from '../content.ts';
import { ALL_AREAS, AREA_RANK } from '../content.ts';
import { areasOfRealm, capitalAreaOf, taxOfArea } from '../geography.ts';
import { LIMITS } from '../numbers.ts';
import { onSide } from '../sides.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';

/** EU-3.2, EU-10.1: cubes come from the supply of 30, and from elsewhere when it is empty. */
export function cubesInSupply({ mat, influence }: Player): number {
  const focus = Object.values(mat.focus).reduce((sum, n) => sum + n, 0);
  let onMap = 0;
  for (const area of ALL_AREAS) onMap += influence[area] ?? 0;
  return LIMITS.cubes - mat.available - mat.spent - focus - onMap;
}

/** Takes a cube into hand, but none that lies in `except`; false when there is none to take. */
function takeCube(table: Table<unknown>, state: State, me: Player, except?: Area): boolean {
  if (cubesInSupply(me) > 0) return true;
  if (me.mat.spent > 0) {
    me.mat.spent -= 1;
    table.emit?.(rule('EU-10.1'), m('do.takeSpent'), { who: realmRef(me.realm) });
    return true;
  }
  const area = areaToTakeFrom(table, state, me, except);
  if (area === undefined) return false;
  me.influence[area] = influenceIn(me, area) - 1;
  table.emit?.(rule('EU-10.1'), m('do.takeInfluenceBack'), {
    who: realmRef(me.realm),
    area: areaRef(area),
  });
  return true;
}

// ---- EU-10.1 -------------------------------------------------------------------------------

interface Cubes {
  readonly state: State;
  readonly me: Player;
  readonly among: readonly Area[];
  readonly distances: NumberColumn<Area>;
}
const isIn = ({ state }: Cubes, area: Area, realms: readonly Realm[]): boolean =>
  realms.some((realm) => areasOfRealm(state.map, realm).includes(area));
const poorestAllyIn = (_: unknown, area: Area, { state, me }: Cubes): number => {
  const there = me.allies.filter((ally) => areasOfRealm(state.map, ally).includes(area));
  return Math.min(...there.map((ally) => incomeOf(state, ally)));
};

/** What hurts the bot hurts it where the Tax Value is lowest (EU-8.3). */
const leastLoss = [
  {
    why: m('why.lowestTax'),
    prefer: 'least',
    score: (_: unknown, area: Area, { state }: Cubes) => taxOfArea(state.map, area),
  },
  {
    why: m('why.alphabetical'),
    prefer: 'least',
    score: (_: unknown, area: Area, { state }: Cubes) => onSide(state.side, AREA_RANK)[area] ?? 0,
  },
] as const;

export const cubeFromStrangers: Selection<unknown, Area, Cubes> = {
  rule: rule('EU-10.1'),
  options: (_, { among }) => among,
  filters: [
    {
      why: m('why.noFriendThere'),
      keep: (_, area, given) => !isIn(given, area, [...given.me.allies, ...given.me.marriages]),
    },
  ],
  tiebreaks: [
    {
      why: m('why.farthest'),
      prefer: 'most',
      score: (_, area, { distances }) => distances[area] ?? 0,
    },
    ...leastLoss,
  ],
  lastTie: 'impossible',
  ref: areaRef,
};
export const cubeFromAlly: Selection<unknown, Area, Cubes> = {
  rule: rule('EU-10.1'),
  options: (_, { among }) => among,
  filters: [
    {
      why: m('why.allianceThere'),
      keep: (_, area, given) => isIn(given, area, given.me.allies),
    },
  ],
  tiebreaks: [{ why: m('why.lowestIncome'), prefer: 'least', score: poorestAllyIn }, ...leastLoss],
  lastTie: 'impossible',
  ref: areaRef,
};

/** Areas without the bot's Alliance or Marriage, the farthest first; then those of the poorest Ally. */
function areaToTakeFrom(
  table: Table<unknown>,
  state: State,
  me: Player,
  except: Area | undefined,
): Area | undefined {
  const among = ALL_AREAS.filter((area) => area !== except && influenceIn(me, area) > 0);
  const distances = distancesFrom(state.map.facts, capitalAreaOf(state.map, me.realm));
  const cubes = { state, me, among, distances };
  return select(table, cubeFromStrangers, cubes) ?? select(table, cubeFromAlly, cubes);
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
  while (gained < n && takeCube(table, state, me)) {
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

/**
 * At most as many as the area has room for, whoever's Influence fills it, and as the bot may have there
 * (EU-22.6). EU-10.1: the last cube to be taken is available power, which would be no gain of power.
 */
export function placeInfluence(
  table: Table<unknown>,
  state: State,
  me: Player,
  { area, n, most, by }: { area: Area; n: number; most: number; by: RuleId },
): number {
  let placed = 0;
  const hasRoom = (): boolean =>
    influenceIn(me, area) < most && influenceOfAll(state, area) < LIMITS.influencePerArea;
  while (placed < n && hasRoom()) {
    if (!takeCube(table, state, me, area)) {
      if (me.mat.available === 0) break;
      me.mat.available -= 1;
      table.emit?.(rule('EU-10.1'), m('do.takeAvailable'), { who: realmRef(me.realm) });
    }
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
  { from, n, by }: { from: Iterable<Area>; n: number; by: RuleId },
): number {
  let removed = 0;
  for (const area of from) {
    if (removed >= n) break;
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

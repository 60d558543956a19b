import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import { adjacentAreas } from '../adjacency.ts';
import { areasOfRealmHeld } from '../board.ts';
import { areaInAlphabet } from '../choices.ts';
import type { Area } from '../content.ts';
import { NONE } from '../content.ts';
import { capitalAreaOf, taxOfArea } from '../geography.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, rule } from '../words.ts';
import { putArmy } from './army.ts';
import { fightWhereArmyStands } from './battle.ts';
import { amountsOfDeed } from './facts-and-deeds.ts';
import {
  enemyAreas,
  isEnemyArea,
  isNeutralArea,
  mustStop,
  reachable,
  wayTo,
} from './march-ways.ts';
import { removeInfluence } from './power.ts';
import type { Chooser, TurnTable } from './turn.ts';

export const enemiesInReach = (state: State, me: Player) =>
  reachable(state, me, me.armyAt).filter(({ area }) => isEnemyArea(state, me, area));

/** The number of the chart's own step into an enemy area. */
const unitsAcrossBridge = (state: State): number =>
  amountsOfDeed(state, 'military', 'moveIntoEnemyArea')['unitsAcrossSeaBridge'] ??
  Number.POSITIVE_INFINITY;

const enemiesBeside = ({ map }: State, area: Area, enemies: readonly Area[]): readonly Area[] =>
  [area, ...adjacentAreas(map.facts, area)].filter((one) => enemies.includes(one));

/**
 * EU-15.6, R-DEF-2: an area of its Realm with or beside an enemy one, by the Tax Value of the enemy's.
 * What it only occupies is no part of its Realm.
 */
export const ownAreaNearEnemy: Selection<Chooser, Area, readonly Area[]> = {
  rule: rule('EU-15.6'),
  options: ({ state, me }) => areasOfRealmHeld(state, me),
  filters: [
    {
      why: m('why.besideEnemy'),
      keep: ({ state }, area, enemies) => enemiesBeside(state, area, enemies).length > 0,
    },
  ],
  tiebreaks: [
    {
      why: m('why.richestEnemyArea'),
      prefer: 'most',
      score: ({ state }, area, enemies) =>
        Math.max(...enemiesBeside(state, area, enemies).map((one) => taxOfArea(state.map, one))),
    },
    areaInAlphabet,
  ],
  lastTie: 'impossible',
  ref: areaRef,
};

/** Else the Capital Area. */
export function areaNearEnemy(table: TurnTable): Area {
  const { state, me } = table.scene;
  const near = select(table, ownAreaNearEnemy, enemyAreas(state, me));
  return near ?? capitalAreaOf(state.map, me.realm);
}

/** Towards the nearest enemy area, stopping in a Neutral one. */
export function approach(table: TurnTable): void {
  const { state, me } = table.scene;
  if (me.armyAt === NONE || me.mat.army === 0) return;
  const way = wayTo(state, me, me.armyAt, (area) => isEnemyArea(state, me, area));
  const [first, second] = way;
  if (first === undefined) return;
  const isLast = mustStop(state, me, first.to, first.isBridge);
  const goesOn = second !== undefined && way.length > 2 && !isLast;
  const goal = goesOn ? second : first;
  if (isEnemyArea(state, me, goal.to)) return;
  const crosses = first.isBridge || goal.isBridge;
  const most = crosses ? unitsAcrossBridge(state) : Number.POSITIVE_INFINITY;
  putArmy(table, state, me, goal.to, rule('EU-15.8'), most);
  fightWhereArmyStands(table);
  if (isNeutralArea(state, me, goal.to)) {
    removeInfluence(table, me, { from: [goal.to], n: 1, by: rule('EU-15.8') });
  }
}

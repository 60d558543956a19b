import { select } from '@empty-chair/kernel/select';
import { within } from '@empty-chair/kernel/table';
import { adjacentAreas } from '../adjacency.ts';
import { standing } from '../bot/mat.ts';
import { chooseArea } from '../choices.ts';
import type { Area } from '../content.ts';
import { NONE } from '../content.ts';
import { capitalAreaOf, taxOfArea } from '../geography.ts';
import { areasWithTowns } from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { m, realmRef, rule } from '../words.ts';
import { enemyAreas, isEnemyArea, isNeutralArea, mustStop, reachable, wayTo } from './areas.ts';
import { putArmy } from './army.ts';
import { fightWhereArmyStands } from './battle.ts';
import { removeInfluence } from './power.ts';
import type { TurnTable } from './turn.ts';

export const enemiesInReach = (state: State, me: Player) =>
  reachable(state, me, me.armyAt).filter(({ area }) => isEnemyArea(state, me, area));

/** EU-15.8: the rest are laid down until the next check of the capacity. */
export function crossBridge({ scene: { me }, emit }: TurnTable, most: number): void {
  const n = standing(me.mat) - most;
  if (n <= 0) return;
  me.mat.laidDown += n;
  emit?.(rule('EU-15.8'), m('do.layDown'), {
    who: realmRef(me.realm),
    n,
    standing: standing(me.mat),
  });
}

/** The number of the chart's own step into an enemy area. */
const unitsAcrossBridge = ({ rules }: State): number =>
  rules.charts.get('military')?.nodes.find((node) => node.do === 'moveIntoEnemyArea')?.amounts?.[
    'unitsAcrossSeaBridge'
  ] ?? Number.POSITIVE_INFINITY;

/** An own area next to an enemy one, by the Tax Value of the enemy's; else the Capital Area. */
export function areaNearEnemy(table: TurnTable): Area {
  const { state, me } = table.scene;
  const own = areasWithTowns(state, me);
  const goals = enemyAreas(state, me);
  const near = own.filter(
    (area) => goals.includes(area) || adjacentAreas(area).some((next) => goals.includes(next)),
  );
  if (near.length === 0) return capitalAreaOf(state.map, me.realm);
  const worth = (area: Area): number =>
    Math.max(
      ...[area, ...adjacentAreas(area)]
        .filter((one) => goals.includes(one))
        .map((one) => taxOfArea(state.side, one)),
    );
  const best = Math.max(...near.map(worth));
  const among = near.filter((area) => worth(area) === best);
  return select(within(table, { side: state.side, among }), firstByName) ?? NONE;
}
const firstByName = { ...chooseArea('most'), tiebreaks: chooseArea('most').tiebreaks.slice(1) };

/** Towards the nearest enemy area, stopping in a Neutral one. */
export function approach(table: TurnTable): void {
  const { state, me } = table.scene;
  if (me.armyAt === NONE || me.mat.army === 0) return;
  const way = wayTo(state, me, me.armyAt, (area) => isEnemyArea(state, me, area));
  const [first, second] = way;
  if (first === undefined) return;
  const canGoOn = second !== undefined && !first.isBridge && !mustStop(state, me, first.to);
  const goal = canGoOn && way.length > 2 ? second : first;
  if (isEnemyArea(state, me, goal.to)) return;
  putArmy(table, state, me, goal.to, rule('EU-15.8'));
  if (goal.isBridge) crossBridge(table, unitsAcrossBridge(state));
  fightWhereArmyStands(table);
  if (isNeutralArea(state, me, goal.to)) {
    removeInfluence(table, me, { from: [goal.to], n: 1, by: rule('EU-15.8') });
  }
}

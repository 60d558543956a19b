import { select } from '@empty-chair/kernel/select';
import { within } from '@empty-chair/kernel/table';
import { adjacentAreas } from '../adjacency.ts';
import { standing } from '../bot/mat.ts';
import { chooseArea, chooseSeaZone } from '../choices.ts';
import type { Area, Realm } from '../content.ts';
import { isDistant, NONE, SEA_BORDERS } from '../content.ts';
import { areasOfRealm, capitalAreaOf, taxOfArea } from '../geography.ts';
import {
  areasWithTowns,
  humanEnemies,
  incomeOf,
  influenceInAreasOf,
  isPlayerRealm,
  playerOfRealm,
} from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { m, realmRef, rule, seaZoneRef } from '../words.ts';
import { enemyAreas, isEnemyArea, isNeutralArea, reachable, wayTo } from './areas.ts';
import { putArmy } from './army.ts';
import { askNumber, askPlace } from './ask.ts';
import { findLandEnemy, newBattle } from './battle.ts';
import { placeClaim } from './claims.ts';
import { chooseZone, findSeaEnemy, putShip } from './naval.ts';
import type { Deeds, Facts } from './parts.ts';
import { yes } from './parts.ts';
import { removeInfluence } from './power.ts';
import { hasShip, zonesForShip } from './seas.ts';
import { isMilitaryTarget, rollTarget } from './targets.ts';
import type { TurnTable } from './turn.ts';
import { addUnrest } from './unrest.ts';
import { activate, answerDeclaration, areNeighbours, beginWar } from './war.ts';

const MOST_UNITS = 60;

/** EU-22.5: Non-Player Realms by Tax Income, Player Realms by deployed units and manpower. */
function strengthOf(table: TurnTable, realm: Realm): number {
  const { state } = table.scene;
  const player = playerOfRealm(state, realm);
  if (player === undefined) return incomeOf(state, realm);
  if (player.isBot) return player.mat.army + player.mat.reserve;
  const params = { who: realmRef(realm) };
  return askNumber(table, { rule: rule('EU-22.5'), ask: m('ask.strength'), params }, 0, MOST_UNITS);
}

/** The restrictions of a Declaration of War; a Distant Realm must have been found first. */
function isLegalWar(state: State, me: Player, realm: Realm): boolean {
  if (!isMilitaryTarget(state, me, realm)) return false;
  const areas = areasOfRealm(state.map, realm);
  return areas.some((area) => !isDistant(area) || me.claims.includes(area));
}

/** A Claim or Core in one of its areas. */
const hasCasusBelli = (state: State, me: Player, realm: Realm): boolean =>
  areasOfRealm(state.map, realm).some(
    (area) => me.claims.includes(area) || me.cores.includes(area),
  );

export const facts: Facts = {
  'target.isNPR': ({ scene: { state, target } }) =>
    yes(target !== undefined && !isPlayerRealm(state, target.realm)),
  'target.dowLegal': ({ scene: { state, me, target } }) =>
    yes(target !== undefined && isLegalWar(state, me, target.realm)),
  'strength.greater': (table) => {
    const { me, target, isDirect } = table.scene;
    if (target === undefined) return 'no';
    return yes(isDirect || me.mat.army + me.mat.reserve > strengthOf(table, target.realm));
  },
  'dow.battleTriggered': (table) => yes(isBattleTriggered(table)),
  'bot.armyOnMap': ({ scene: { me } }) => yes(me.armyAt !== NONE),
  'bot.enemyAreaReachable': ({ scene: { state, me } }) =>
    yes(me.armyAt !== NONE && enemiesInReach(state, me).length > 0),
};

/** EU-15.1: ships that lie beside each other fight at once. Those of humans are asked for. */
function isBattleTriggered(table: TurnTable): boolean {
  const turn = table.scene;
  const { state, me, target } = turn;
  const enemy = target && playerOfRealm(state, target.realm);
  if (enemy === undefined || me.ships.length === 0) return false;
  const shared = me.ships.filter((zone) => hasShip(enemy, zone));
  const zone = enemy.isBot
    ? (select(within(table, { side: state.side, among: shared }), chooseSeaZone) ?? NONE)
    : askPlace(
        table,
        { rule: rule('EU-15.1'), ask: m('ask.sharedSea'), params: { who: realmRef(enemy.realm) } },
        me.ships,
        seaZoneRef,
      );
  if (zone === NONE) return false;
  turn.battle = newBattle(turn, enemy.isBot ? 'bot' : 'human', enemy.realm, 1, { zone });
  turn.next = 'naval-battle';
  return true;
}

const enemiesInReach = (state: State, me: Player) =>
  reachable(state, me, me.armyAt).filter(({ area }) => isEnemyArea(state, me, area));

const bestArea = chooseArea('most');

export const deeds: Deeds = {
  findMilitaryTarget: (table) => {
    const turn = table.scene;
    const { state, me } = turn;
    // CURIA, SPY and Events name the target themselves.
    if (turn.target !== undefined) return;
    const found = rollTarget(table, 'military');
    if (found === undefined) {
      table.emit?.(rule('EU-19.5'), m('see.noTarget'), { who: realmRef(me.realm) });
      return;
    }
    if ('territory' in found) {
      placeClaim(table, state, me, found.territory, rule('EU-19.4'));
      turn.isEnded = true;
      return;
    }
    turn.target = found;
    table.emit?.(rule('EU-8.2'), m('see.target'), {
      who: realmRef(me.realm),
      realm: realmRef(found.realm),
    });
  },
  placeClaim: (table) => {
    const { state, me, target } = table.scene;
    if (target !== undefined) placeClaim(table, state, me, target.area, rule('EU-19.3'));
  },
  declareWar: (table, amount) => {
    const { state, me, target } = table.scene;
    if (target === undefined) return;
    const { realm } = target;
    table.emit?.(rule('EU-15.1'), m('do.declareWar'), {
      who: realmRef(me.realm),
      enemy: realmRef(realm),
    });
    const isMarried = me.marriages.includes(realm);
    const unrest =
      (hasCasusBelli(state, me, realm) ? 0 : amount('unrestWithoutCasusBelli')) +
      (isMarried ? amount('unrestWithMarriage') : 0);
    beginWar(state, me.realm, realm);
    addUnrest(table, state, me, { n: unrest, by: rule('EU-26.10') });
    removeInfluence(table, me, {
      from: areasOfRealm(state.map, realm),
      n: influenceInAreasOf(state, me, realm),
      by: rule('EU-22.5'),
    });
  },
  callAllies: (table, amount) => {
    const { state, me, target } = table.scene;
    if (target === undefined) return;
    for (const ally of me.allies.slice()) {
      if (isPlayerRealm(state, ally) || me.activeAllies.includes(ally)) continue;
      const isNear =
        areNeighbours(state, ally, me.realm) || areNeighbours(state, ally, target.realm);
      const price = amount(me.marriages.includes(ally) ? 'influenceWithMarriage' : 'influence');
      if (!isNear || influenceInAreasOf(state, me, ally) < price) continue;
      const from = areasOfRealm(state.map, ally);
      removeInfluence(table, me, { from, n: price, by: rule('EU-22.5') });
      activate(table, state, me, { ally, botPower: amount('botPower'), by: rule('EU-22.5') });
    }
  },
  otherCallsToArms: (table) => {
    const { state, me, target } = table.scene;
    if (target === undefined) return;
    answerDeclaration(table, state, {
      aggressor: me.realm,
      target: target.realm,
      hasCasusBelli: hasCasusBelli(state, me, target.realm),
    });
  },
  placeArmyNearEnemy: (table) => {
    const { state, me } = table.scene;
    if (me.mat.army === 0) return;
    const area = areaNearEnemy(table);
    if (area !== NONE) putArmy(table, state, me, area, rule('EU-15.6'));
  },
  placeShipOrApproach: (table) => {
    const turn = table.scene;
    const { state, me } = turn;
    const goals = enemyAreas(state, me);
    const zones = zonesForShip(state, me).filter((zone) =>
      goals.some((area) => SEA_BORDERS[area]?.includes(zone)),
    );
    const zone = chooseZone(table, zones);
    if (zone !== NONE) {
      putShip(table, zone, rule('EU-22.5'));
      findSeaEnemy(table, zone);
      if (turn.battle !== undefined) turn.next = 'naval-battle';
      return;
    }
    approach(table);
  },
  moveIntoEnemyArea: (table, amount) => {
    const turn = table.scene;
    const { state, me } = turn;
    const reached = enemiesInReach(state, me);
    const area = select(
      within(table, { side: state.side, among: reached.map((one) => one.area) }),
      bestArea,
    );
    if (area === undefined) return;
    putArmy(table, state, me, area, rule('EU-15.8'));
    if (reached.find((one) => one.area === area)?.hasBridge) {
      crossBridge(table, amount('unitsAcrossSeaBridge'));
    }
    turn.invaded ??= humanEnemies(state, me).length === 0 ? NONE : undefined;
    turn.battle = findLandEnemy(table, area);
  },
};

/** EU-15.8: the rest are laid down until the next check of the capacity. */
function crossBridge({ scene: { me }, emit }: TurnTable, most: number): void {
  const n = standing(me.mat) - most;
  if (n <= 0) return;
  me.mat.laidDown += n;
  emit?.(rule('EU-15.8'), m('do.layDown'), {
    who: realmRef(me.realm),
    n,
    standing: standing(me.mat),
  });
}

/** An own area next to an enemy one, by the Tax Value of the enemy's; else the Capital Area. */
function areaNearEnemy(table: TurnTable): Area {
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
function approach(table: TurnTable): void {
  const { state, me } = table.scene;
  if (me.armyAt === NONE || me.mat.army === 0) return;
  const way = wayTo(state, me, me.armyAt, (area) => isEnemyArea(state, me, area));
  const [first, second] = way;
  if (first === undefined) return;
  const canGoOn =
    second !== undefined &&
    !isNeutralArea(state, me, first.to) &&
    !(first.isBridge && second.isBridge);
  const goal = canGoOn && way.length > 2 ? second : first;
  if (isEnemyArea(state, me, goal.to)) return;
  putArmy(table, state, me, goal.to, rule('EU-15.8'));
  if (isNeutralArea(state, me, goal.to)) {
    removeInfluence(table, me, { from: [goal.to], n: 1, by: rule('EU-15.8') });
  }
}

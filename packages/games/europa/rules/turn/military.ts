import { select } from '@empty-chair/kernel/select';
import { influenceInAreasOf, isPlayerRealm } from '../board.ts';
import { bestArea } from '../choices.ts';
import { NONE, SEA_BORDERS } from '../content.ts';
import { areasOfRealm } from '../geography.ts';
import { m, realmRef, rule } from '../words.ts';
import { putArmy } from './army.ts';
import { fightWhereArmyStands, findLandEnemy } from './battle.ts';
import { placeClaim } from './claims.ts';
import { hasCasusBelli, isLegalWar, isStrongerThan } from './declaration.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { yes } from './facts-and-deeds.ts';
import { approach, areaNearEnemy, enemiesInReach } from './march.ts';
import { enemyAreas } from './march-ways.ts';
import { chooseZone, findSeaEnemy, putShip } from './naval.ts';
import { removeInfluence } from './power.ts';
import { zonesForShip } from './ships-and-ports.ts';
import { rollTarget, tellTarget } from './targets.ts';
import { findTriggered } from './triggered.ts';
import { addUnrest } from './unrest.ts';
import { activate, answerDeclaration, areNeighbours, beginWar } from './war.ts';

export const facts = {
  'target.isNPR': ({ scene: { state, target } }) =>
    yes(target !== undefined && !isPlayerRealm(state, target.realm)),
  'target.dowLegal': ({ scene: { state, me, target } }) =>
    yes(target !== undefined && isLegalWar(state, me, target.realm)),
  'strength.greater': (table) => {
    const { target, isDirect } = table.scene;
    if (target === undefined) return 'no';
    return yes(isDirect || isStrongerThan(table, target.realm));
  },
  'dow.battleTriggered': (table) => yes(findTriggered(table) > 0),
  'bot.armyOnMap': ({ scene: { me } }) => yes(me.armyAt !== NONE),
  'bot.enemyAreaReachable': ({ scene: { state, me } }) =>
    yes(me.armyAt !== NONE && enemiesInReach(state, me).length > 0),
} satisfies Facts;

export const deeds = {
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
    tellTarget(table, 'military', found.realm);
  },
  placeClaim: (table) => {
    const { state, me, target } = table.scene;
    if (target !== undefined) placeClaim(table, state, me, target.area, rule('EU-19.3'));
  },
  declareWar: (table, amount) => {
    const { state, me, target } = table.scene;
    if (target === undefined) return;
    const { realm } = target;
    const isMarried = me.marriages.includes(realm);
    const unrest =
      (hasCasusBelli(state, me, realm) ? 0 : amount('unrestWithoutCasusBelli')) +
      (isMarried ? amount('unrestWithMarriage') : 0);
    beginWar(state, me.realm, realm);
    table.emit?.(rule('EU-15.1'), m('do.declareWar'), {
      who: realmRef(me.realm),
      enemy: realmRef(realm),
    });
    // Where the units of a new human enemy stand has not been asked yet.
    table.scene.invaded = undefined;
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
    if (area === NONE) return;
    putArmy(table, state, me, area, rule('EU-15.6'));
    fightWhereArmyStands(table);
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
    const among = reached.map((one) => one.area);
    const area = select(table, bestArea, { map: state.map, among });
    if (area === undefined) return;
    const hasBridge = reached.find((one) => one.area === area)?.hasBridge === true;
    const most = hasBridge ? amount('unitsAcrossSeaBridge') : Number.POSITIVE_INFINITY;
    putArmy(table, state, me, area, rule('EU-15.8'), most);
    turn.battle = findLandEnemy(table, area);
  },
} satisfies Deeds;

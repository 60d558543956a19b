import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { RuleId } from '@empty-chair/kernel/words';
import { isAtWar } from '../board.ts';
import { seaZoneByName } from '../choices.ts';
import type { SeaZone } from '../content.ts';
import { NONE } from '../content.ts';
import { LIMITS } from '../numbers.ts';
import { m, realmRef, rule, seaZoneRef } from '../words.ts';
import { newBattle } from './battle.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { yes } from './facts-and-deeds.ts';
import { enemiesAtSea, findNprBattle, isHostileSea } from './hostile-seas.ts';
import { hasShip, portsAt, zonesForShip } from './ships-and-ports.ts';
import type { Chooser, TurnTable } from './turn.ts';

/** The ships of NAVAL, and of all charts that place one. */

/** EU-22.7: at War first where the enemy is, then beside the most own Ports. */
export const zoneForShip: Selection<Chooser, SeaZone, readonly SeaZone[]> = {
  rule: rule('EU-22.7'),
  options: (_, among) => among,
  filters: [],
  tiebreaks: [
    {
      why: m('why.enemyAtSea'),
      prefer: 'most',
      when: ({ state, me }) => isAtWar(state, me),
      score: ({ state, me }, zone) => (isHostileSea(state, me, zone) ? 1 : 0),
    },
    {
      why: m('why.mostPorts'),
      prefer: 'most',
      score: ({ state, me }, zone) => portsAt(state, me, zone),
    },
    seaZoneByName,
  ],
  lastTie: 'impossible',
  ref: seaZoneRef,
};

export const chooseZone = (table: TurnTable, among: readonly SeaZone[]): SeaZone =>
  select(table, zoneForShip, among) ?? NONE;

export function putShip(table: TurnTable, zone: SeaZone, by: RuleId): void {
  const turn = table.scene;
  const { me } = turn;
  turn.zone = NONE;
  if (zone === NONE || hasShip(me, zone) || me.ships.length >= LIMITS.ships) return;
  me.ships = [...me.ships, zone].sort((one, other) => one - other);
  turn.zone = zone;
  table.emit?.(by, m('do.placeShip'), { who: realmRef(me.realm), zone: seaZoneRef(zone) });
}

/** Whom a Ship meets in a Hostile Sea Zone: bots, then humans, else Non-Player Realms. */
export function findSeaEnemy(table: TurnTable, zone: SeaZone): void {
  const turn = table.scene;
  const [enemy] = enemiesAtSea(turn.state, turn.me, zone);
  turn.battle =
    enemy === undefined
      ? findNprBattle(table, zone)
      : newBattle(turn, enemy.isBot ? 'bot' : 'human', enemy.realm, 1, { zone });
}

/** EU-22.1: a Sea Zone for a ship in which an enemy's ship lies. */
export function enemyShipZone(table: TurnTable): SeaZone {
  const { state, me } = table.scene;
  const among = zonesForShip(state, me).filter((zone) => enemiesAtSea(state, me, zone).length > 0);
  return chooseZone(table, among);
}

export const facts = {
  'bot.seaZoneWithoutShip': ({ scene: { state, me } }) =>
    yes(me.ships.length < LIMITS.ships && zonesForShip(state, me).length > 0),
  'seaZone.hostile': (table) => {
    findSeaEnemy(table, table.scene.zone);
    return yes(table.scene.battle !== undefined);
  },
} satisfies Facts;

export const deeds = {
  placeShip: (table) => {
    const { state, me } = table.scene;
    putShip(table, chooseZone(table, zonesForShip(state, me)), rule('EU-22.7'));
  },
} satisfies Deeds;

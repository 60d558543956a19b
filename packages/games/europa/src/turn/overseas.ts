import { select } from '@empty-chair/kernel/select';
import { within } from '@empty-chair/kernel/table';
import { chooseSeaZone } from '../choices.ts';
import type { Area, SeaZone } from '../content.ts';
import {
  ALL_AREAS,
  AREA_RANK,
  FACES,
  isDistant,
  LAND_BORDERS,
  NONE,
  PROVINCES_IN,
  provinces,
  SEA_ZONE_RANK,
  seaZones,
} from '../content.ts';
import {
  areasWithTowns,
  colonialClaims,
  isVacant,
  ownerOf,
  smallTownsLeft,
} from '../table/reading.ts';
import { QUEST } from '../table/setup.ts';
import type { Player, State } from '../table/state.ts';
import { areaRef, m, provinceRef, realmRef, ref, rule, seaZoneRef } from '../words.ts';
import { askFor, askWhether } from './ask.ts';
import { placeClaim, removeClaim } from './claims.ts';
import { findSeaEnemy, putShip } from './naval.ts';
import type { Deeds, Facts } from './parts.ts';
import { yes } from './parts.ts';
import { isDistantSea, zonesForShip } from './seas.ts';
import { changeOwner } from './towns.ts';
import type { TurnTable } from './turn.ts';

/** COLONIZE and EXPLORE. How Distant Areas are connected is not public, so a human may be asked. */

const COLONISTS = 4;

/** R-LINK-1: a ship beside the Territory, or on its continent; else the table knows. */
function isLinked(table: TurnTable, area: Area): boolean {
  const { me } = table.scene;
  const [province] = PROVINCES_IN[area] ?? [];
  if (province === undefined) return false;
  const zones = FACES[province] ?? [];
  const continent = provinces[province]?.map;
  const isNear = me.ships.some(
    (zone) => zones.includes(zone) || (isDistantSea(zone) && seaZones[zone]?.map === continent),
  );
  return (
    isNear ||
    askWhether(table, {
      rule: rule('R-LINK-1'),
      ask: m('ask.linked'),
      params: { who: realmRef(me.realm), area: areaRef(area) },
    })
  );
}

const firstClaim = (state: State, me: Player): Area | undefined =>
  colonialClaims(state, me)
    .slice()
    .sort(
      (one, other) => (AREA_RANK[state.side][one] ?? 0) - (AREA_RANK[state.side][other] ?? 0),
    )[0];

function canColonize(table: TurnTable): boolean {
  const { state, me } = table.scene;
  const claim = firstClaim(state, me);
  return claim !== undefined && smallTownsLeft(state, me) > 0 && isLinked(table, claim);
}

/** Zones on the Distant Continents where the bot can put a ship. */
const distantZones = (state: State, me: Player): readonly SeaZone[] =>
  zonesForShip(state, me).filter(isDistantSea);

const hasDistantNeighbour = (state: State, me: Player): boolean =>
  areasWithTowns(state, me).some(
    (area) => isDistant(area) || (LAND_BORDERS[area] ?? []).some(isDistant),
  );

export const facts: Facts = {
  'bot.canColonize': (table) => yes(table.scene.me.colonists >= COLONISTS && canColonize(table)),
  'bot.colonialClaimLinked': (table) => yes(canColonize(table)),
  'bot.hasColonists': ({ scene: { me } }) => yes(me.colonists >= COLONISTS),
  'bot.qftnw': ({ scene: { me } }) => yes(me.mat.hasQuest),
  /** The Quest is the Basic Idea of its type, so it is on display for whoever has not got it. */
  'ideas.qftnwOnDisplay': ({ scene: turn }) => {
    const isThere = !(turn.state.ideas.get(QUEST) ?? []).includes(turn.seat);
    turn.wantsQuest = isThere;
    return yes(isThere);
  },
  'bot.distantLandNeighbour': ({ scene: { state, me } }) => yes(hasDistantNeighbour(state, me)),
  'bot.distantSeaZoneFree': ({ scene: { state, me } }) => yes(distantZones(state, me).length > 0),
  'exploration.result': ({ scene: { found } }) => (found === SKULL ? 'skull' : 'number'),
};

const SKULL = -2;

export const deeds: Deeds = {
  colonize: (table, amount) => {
    table.scene.me.colonists -= Math.min(table.scene.me.colonists, amount('colonists'));
    foundColony(table);
  },
  colonizeWithAll: (table) => {
    const { me, card, isByCard } = table.scene;
    if (!isByCard || card?.topAction !== 'colonize') return;
    me.colonists = 0;
    foundColony(table);
  },
  noColony: ({ scene: turn }) => {
    const isByCard = turn.isByCard && turn.card?.topAction === 'colonize';
    if (isByCard && turn.me.mat.hasQuest) turn.next = 'explore';
  },
  placeDistantShip: (table) => {
    const { state, me } = table.scene;
    const zone = select(
      within(table, { side: state.side, among: distantZones(state, me) }),
      chooseSeaZone,
    );
    if (zone === undefined) return;
    putShip(table, zone, rule('EU-22.9'));
    findSeaEnemy(table, zone);
    if (table.scene.battle !== undefined) {
      table.scene.next = 'naval-battle';
      table.scene.isEnded = true;
    }
  },
  /** The Exploration Die is rolled on the table, and what it finds is read off the board. */
  rollExploration: (table) => {
    const turn = table.scene;
    turn.found = askFor(
      table,
      {
        rule: rule('EU-22.9'),
        ask: m('ask.exploration'),
        params: { who: realmRef(turn.me.realm) },
      },
      [SKULL, NONE, ...discoverable(turn.state, turn.me)],
      (area) =>
        area === SKULL ? ref('case', 'skull') : area === NONE ? ref('case', 'none') : areaRef(area),
    );
  },
  loseDistantShip: (table) => {
    const { me } = table.scene;
    const zone = me.ships
      .filter(isDistantSea)
      .sort((one, other) => (SEA_ZONE_RANK[other] ?? 0) - (SEA_ZONE_RANK[one] ?? 0))[0];
    if (zone === undefined) return;
    me.ships = me.ships.filter((ship) => ship !== zone);
    table.emit?.(rule('EU-22.9'), m('do.removeShip'), {
      who: realmRef(me.realm),
      zone: seaZoneRef(zone),
    });
  },
  placeDistantClaim: (table) => {
    const { state, me, found } = table.scene;
    if (found >= 0) placeClaim(table, state, me, found, rule('EU-22.9'));
  },
};

/** Distant Areas on the continents of the bot's ships, where it has no Claim or town yet. */
function discoverable(state: State, me: Player): readonly Area[] {
  const continents = new Set(me.ships.filter(isDistantSea).map((zone) => seaZones[zone]?.map));
  const isOpen = (area: Area): boolean =>
    !me.claims.includes(area) &&
    (PROVINCES_IN[area] ?? []).some(
      (province) =>
        continents.has(provinces[province]?.map ?? '') &&
        (isVacant(state, province) ||
          (ownerOf(state, province) !== NONE && ownerOf(state, province) !== me.realm)),
    );
  return ALL_AREAS.filter((area) => isDistant(area) && isOpen(area));
}

function foundColony(table: TurnTable): void {
  const { state, me } = table.scene;
  const claim = firstClaim(state, me);
  const [province] = claim === undefined ? [] : (PROVINCES_IN[claim] ?? []);
  if (claim === undefined || province === undefined) return;
  removeClaim(table, me, claim, rule('EU-22.3'));
  changeOwner(state, province, me.realm);
  table.emit?.(rule('EU-22.3'), m('do.colony'), {
    who: realmRef(me.realm),
    province: provinceRef(province),
  });
}

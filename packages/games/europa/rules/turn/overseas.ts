import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import { isColonialClaim, smallTownsLeft } from '../board.ts';
import { areaInAlphabet, chooseSeaZone } from '../choices.ts';
import type { Area, SeaZone } from '../content.ts';
import { NONE, PROVINCES_IN, SEA_BORDERS, SEA_ZONE_RANK } from '../content.ts';
import { QUEST } from '../seating.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, provinceRef, realmRef, rule, seaZoneRef } from '../words.ts';
import { linkedByTowns } from './capital-links.ts';
import { placeClaim, removeClaim } from './claims.ts';
import { discoverable, found, livesBesideDistant, rollExplorationDie } from './discoveries.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { yes } from './facts-and-deeds.ts';
import { findSeaEnemy, putShip } from './naval.ts';
import { isDistantSea, zonesForShip } from './ships-and-ports.ts';
import { changeOwner } from './towns.ts';
import type { Chooser, TurnTable } from './turn.ts';
import { isSkull } from './turn.ts';

/** COLONIZE and EXPLORE. */

const COLONISTS = 4;

/** R-LINK-1: a chain of own Towns and Ships leads from the Capital Area to a neighbour of the Area. */
function isLinked(state: State, me: Player, area: Area): boolean {
  const { areas, zones } = linkedByTowns(state, me);
  return (
    (state.map.facts.landBorders[area] ?? []).some((next) => areas.has(next)) ||
    (SEA_BORDERS[area] ?? []).some((zone) => zones.has(zone))
  );
}

export const claimToColonize: Selection<Chooser, Area> = {
  rule: rule('EU-22.3'),
  options: ({ me }) => me.claims,
  filters: [
    { why: m('why.colonialClaim'), keep: ({ state }, area) => isColonialClaim(state, area) },
    { why: m('why.linked'), keep: ({ state, me }, area) => isLinked(state, me, area) },
  ],
  tiebreaks: [areaInAlphabet],
  lastTie: 'impossible',
  ref: areaRef,
};

/** The ship that is missed least: of those overseas the last in the alphabet. */
export const shipToLose: Selection<Chooser, SeaZone> = {
  rule: rule('EU-22.9'),
  options: ({ me }) => me.ships,
  filters: [{ why: m('why.overseas'), keep: (_, zone) => isDistantSea(zone) }],
  tiebreaks: [
    {
      why: m('why.lastInAlphabet'),
      prefer: 'most',
      score: (_, zone) => SEA_ZONE_RANK[zone] ?? 0,
    },
  ],
  lastTie: 'impossible',
  ref: seaZoneRef,
};

function canColonize(table: TurnTable): boolean {
  const { state, me } = table.scene;
  if (smallTownsLeft(state, me) <= 0) return false;
  return select(table, claimToColonize) !== undefined;
}

/** The first in the alphabet. */
const distantZone = (table: TurnTable): SeaZone => {
  const { state, me } = table.scene;
  return select(table, chooseSeaZone, zonesForShip(state, me).filter(isDistantSea)) ?? NONE;
};

export const facts = {
  'bot.canColonize': (table) => yes(table.scene.me.colonists >= COLONISTS && canColonize(table)),
  'bot.colonialClaimLinked': (table) => yes(canColonize(table)),
  'bot.hasColonists': ({ scene: { me } }) => yes(me.colonists >= COLONISTS),
  'bot.qftnw': ({ scene: { me } }) => yes(me.mat.hasQuest),
  /** The Quest is the Basic Idea of its type, so it is on display for whoever has not got it. */
  'ideas.qftnwOnDisplay': ({ scene: turn }) => {
    const isThere = !(turn.state.ideas.get(QUEST) ?? []).includes(turn.seat);
    if (isThere) turn.research = { type: 'diplomatic', idea: QUEST };
    return yes(isThere);
  },
  'bot.distantLandNeighbour': ({ scene: { state, me } }) => yes(livesBesideDistant(state, me)),
  'bot.distantSeaZoneFree': (table) => {
    table.scene.zone = distantZone(table);
    return yes(table.scene.zone !== NONE);
  },
  'exploration.result': ({ scene }) => (isSkull(scene.found) ? 'skull' : 'number'),
} satisfies Facts;

export const deeds = {
  colonize: (table, amount) => {
    table.scene.me.colonists -= Math.min(table.scene.me.colonists, amount('colonists'));
    foundColony(table);
  },
  colonizeWithAll: (table) => {
    const { me, card } = table.scene;
    if (card?.topAction !== 'colonize') return;
    me.colonists = 0;
    foundColony(table);
  },
  noColony: ({ scene: turn }) => {
    const isByCard = turn.card?.topAction === 'colonize';
    if (isByCard && turn.me.mat.hasQuest) turn.next = 'explore';
  },
  placeDistantShip: (table) => {
    const { zone } = table.scene;
    putShip(table, zone, rule('EU-22.9'));
    findSeaEnemy(table, zone);
    if (table.scene.battle !== undefined) {
      table.scene.next = 'naval-battle';
      table.scene.isEnded = true;
    }
  },
  rollExploration: (table) => {
    const turn = table.scene;
    const there = discoverable(turn.state, turn.me);
    // Nothing to find and no ship to lose: no die.
    turn.found =
      there.length > 0 || turn.me.ships.some(isDistantSea)
        ? found(table, there, rollExplorationDie(table))
        : NONE;
  },
  loseDistantShip: (table) => {
    const { me } = table.scene;
    const zone = select(table, shipToLose);
    if (zone === undefined) return;
    me.ships = me.ships.filter((ship) => ship !== zone);
    table.emit?.(rule('EU-22.9'), m('do.removeShip'), {
      who: realmRef(me.realm),
      zone: seaZoneRef(zone),
    });
  },
  placeDistantClaim: (table) => {
    const { state, me, found: area } = table.scene;
    if (area !== NONE && !isSkull(area)) placeClaim(table, state, me, area, rule('EU-22.9'));
  },
} satisfies Deeds;

function foundColony(table: TurnTable): void {
  const { state, me } = table.scene;
  const claim = select(table, claimToColonize);
  const [province] = claim === undefined ? [] : (PROVINCES_IN[claim] ?? []);
  if (claim === undefined || province === undefined) return;
  removeClaim(table, me, claim, rule('EU-22.3'));
  changeOwner(state, province, me.realm);
  table.emit?.(rule('EU-22.3'), m('do.colony'), {
    who: realmRef(me.realm),
    province: provinceRef(province),
  });
}

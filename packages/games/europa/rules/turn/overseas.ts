import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import {
  areasWithTowns,
  hasTownIn,
  isColonialClaim,
  isVacant,
  ownerOf,
  smallTownsLeft,
} from '../board.ts';
import { isJoinedToCapital } from '../capacity.ts';
import { areaInAlphabet, bestArea, chooseSeaZone } from '../choices.ts';
import type { Area, Province, SeaZone } from '../content.ts';
import {
  ALL_AREAS,
  ALL_SEA_ZONES,
  FACES,
  isDistant,
  NONE,
  PROVINCES_IN,
  provinces,
  SEA_BORDERS,
  SEA_ZONE_RANK,
  seaZones,
} from '../content.ts';
import { LIMITS } from '../numbers.ts';
import type { ExplorationFace } from '../pack/types.ts';
import { SKULL_FACE } from '../pack/types.ts';
import { QUEST } from '../seating.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, numberRef, provinceRef, realmRef, ref, rule, seaZoneRef } from '../words.ts';
import { askFor, askPlace, askWhether } from './ask.ts';
import { placeClaim, removeClaim } from './claims.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { yes } from './facts-and-deeds.ts';
import { findSeaEnemy, putShip } from './naval.ts';
import { hasShip, isDistantSea, zonesForShip } from './ships-and-ports.ts';
import { changeOwner } from './towns.ts';
import type { Chooser, Skull, TurnTable } from './turn.ts';
import { isSkull, SKULL } from './turn.ts';

/** COLONIZE and EXPLORE. How Distant Areas are connected is not public, so a human may be asked. */

const COLONISTS = 4;

/**
 * R-LINK-1: a ship beside the Territory or on its continent, or a chain of towns by land (where a pack
 * has these borders); else the table knows, once a turn.
 */
function isLinked(table: TurnTable, area: Area): boolean {
  const { state, me, linked } = table.scene;
  const [province] = PROVINCES_IN[area] ?? [];
  if (province === undefined) return false;
  const zones = FACES[province] ?? [];
  const continent = provinces[province]?.map;
  const isNear = me.ships.some(
    (zone) => zones.includes(zone) || (isDistantSea(zone) && seaZones[zone]?.map === continent),
  );
  if (isNear || isJoinedToCapital(state.map, me.realm, area)) return true;
  const known = linked.get(area);
  if (known !== undefined) return known;
  const params = { who: realmRef(me.realm), area: areaRef(area) };
  const answer = askWhether(table, { rule: rule('R-LINK-1'), ask: m('ask.linked'), params });
  linked.set(area, answer);
  return answer;
}

export const claimToColonize: Selection<Chooser, Area> = {
  rule: rule('EU-22.3'),
  options: ({ me }) => me.claims,
  filters: [
    { why: m('why.colonialClaim'), keep: ({ state }, area) => isColonialClaim(state, area) },
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
  const claim = select(table, claimToColonize);
  return claim !== undefined && isLinked(table, claim);
}

const DISTANT_ZONES = ALL_SEA_ZONES.filter(isDistantSea).sort(
  (one, other) => (SEA_ZONE_RANK[one] ?? 0) - (SEA_ZONE_RANK[other] ?? 0),
);

/** The first in the alphabet that is known to be in reach, else the table knows. */
function distantZone(table: TurnTable): SeaZone {
  const { state, me } = table.scene;
  const among = zonesForShip(state, me).filter(isDistantSea);
  const known = select(table, chooseSeaZone, among);
  if (known !== undefined) return known;
  const free = DISTANT_ZONES.filter((zone) => !hasShip(me, zone));
  // From where a ship cannot be placed at all, there is no way overseas.
  const isAtSea = me.ships.length > 0 || zonesForShip(state, me).length > 0;
  if (!isAtSea || free.length === 0 || me.ships.length >= LIMITS.ships) return NONE;
  const params = { who: realmRef(me.realm) };
  return askPlace(
    table,
    { rule: rule('EU-22.9'), ask: m('ask.distantZone'), params },
    free,
    seaZoneRef,
  );
}

const ownContinents = (state: State, me: Player): readonly Area[] =>
  areasWithTowns(state, me).flatMap((area) =>
    [area, ...(state.map.facts.landBorders[area] ?? [])].filter(isDistant),
  );

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
  'bot.distantLandNeighbour': ({ scene: { state, me } }) =>
    yes(ownContinents(state, me).length > 0),
  'bot.distantSeaZoneFree': (table) => {
    table.scene.zone = distantZone(table);
    return yes(table.scene.zone !== NONE);
  },
  'exploration.result': ({ scene: { found } }) => (isSkull(found) ? 'skull' : 'number'),
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
  /** What the Exploration Die finds is read off the board; a skull finds nothing. */
  rollExploration: (table) => {
    const turn = table.scene;
    const there = discoverable(turn.state, turn.me);
    // Nothing to find and no ship to lose: no die.
    if (there.length === 0 && !turn.me.ships.some(isDistantSea)) {
      turn.found = NONE;
      return;
    }
    const face = rollExplorationDie(table);
    if (face === undefined) turn.found = askRolled(table, there);
    else if (face === SKULL_FACE) turn.found = SKULL;
    else turn.found = findByNumber(table, there, face);
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
    const { state, me, found } = table.scene;
    if (found !== NONE && !isSkull(found)) placeClaim(table, state, me, found, rule('EU-22.9'));
  },
} satisfies Deeds;

/** Where a pack names its faces the app rolls it, unless dice are rolled on the table. */
function rollExplorationDie({
  scene: { state, me },
  rng,
  atTable,
  emit,
}: TurnTable): ExplorationFace | undefined {
  const faces = state.rules.dice.exploration;
  if (faces === undefined || atTable.dice) return undefined;
  const face = faces[rng.below(faces.length)] as ExplorationFace;
  const shown = face === SKULL_FACE ? ref('case', 'skull') : numberRef(face);
  emit?.(rule('EU-22.9'), m('see.explorationDie'), { who: realmRef(me.realm), face: shown });
  return face;
}

const askRolled = (table: TurnTable, there: readonly Area[]): Area | Skull =>
  askFor<Area | Skull>(
    table,
    {
      rule: rule('EU-22.9'),
      ask: m('ask.exploration'),
      params: { who: realmRef(table.scene.me.realm) },
    },
    [SKULL, NONE, ...there],
    (area) =>
      isSkull(area) ? ref('case', 'skull') : area === NONE ? ref('case', 'none') : areaRef(area),
  );

/**
 * EU-22.9: a vacant Territory beside the bot with that number, else a Realm there. What cannot be it is
 * not asked for; where all are known, nothing is.
 */
function findByNumber(table: TurnTable, there: readonly Area[], n: number): Area {
  const { state, me } = table.scene;
  const territory = (area: Area): Province | undefined =>
    PROVINCES_IN[area]?.find((province) => isVacant(state, province));
  const numbersOf = (area: Area): readonly number[] =>
    state.map.facts.numbers[territory(area) ?? NONE] ?? [];
  const mayBe = (area: Area): boolean =>
    numbersOf(area).length === 0 || numbersOf(area).includes(n);
  const isIt = (area: Area): boolean => numbersOf(area).includes(n) && isBeside(state, me, area);
  const territories = there.filter((area) => territory(area) !== undefined && mayBe(area));
  const certain = territories.filter(isIt);
  if (certain.length > 0 && certain.length === territories.length) {
    return select(table, bestArea, { map: state.map, among: certain }) ?? NONE;
  }
  const isLeft = (area: Area): boolean =>
    territory(area) === undefined ? certain.length === 0 : territories.includes(area);
  const left = there.filter(isLeft);
  return left.length === 0 ? NONE : askFound(table, left, n);
}

/** As far as it is known: a ship on its coast, or a town across a border by land. */
const isBeside = (state: State, me: Player, area: Area): boolean =>
  (SEA_BORDERS[area] ?? []).some((zone) => hasShip(me, zone)) ||
  (state.map.facts.landBorders[area] ?? []).some((next) => hasTownIn(state, me, next));

const askFound = (table: TurnTable, there: readonly Area[], n: number): Area =>
  askPlace(
    table,
    {
      rule: rule('EU-22.9'),
      ask: m('ask.found'),
      params: { who: realmRef(table.scene.me.realm), n },
    },
    there,
    areaRef,
  );

/** Distant Areas on the continents of the bot's ships and towns, without its Claim or town. */
function discoverable(state: State, me: Player): readonly Area[] {
  const byLand = ownContinents(state, me).flatMap((area) => PROVINCES_IN[area] ?? []);
  const continents = new Set([
    ...me.ships.filter(isDistantSea).map((zone) => seaZones[zone]?.map),
    ...byLand.map((province) => provinces[province]?.map),
  ]);
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

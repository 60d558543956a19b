import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { playerOf, religionOf } from '../board.ts';
import { newMat } from '../bots/mat.ts';
import type { Province, Realm } from '../content.ts';
import { ALL_PROVINCES, ALL_REALMS, areas, NONE } from '../content.ts';
import { dealDeck } from '../decks.ts';
import { provincesOf } from '../geography.ts';
import { forgetUnits } from '../human-units.ts';
import { manpowerOf } from '../manpower.ts';
import type { LevelId } from '../numbers.ts';
import { LIMITS, levelOf, MILESTONE_TYPES } from '../numbers.ts';
import { tellDeck } from '../setup-list.ts';
import type { Player, State } from '../state.ts';
import { dropClaim } from '../turn/claims.ts';
import { gainPower } from '../turn/power.ts';
import { dropTokens, giveProvince } from '../turn/towns.ts';
import {
  areaRef,
  m,
  nodeRef,
  provinceRef,
  realmRef,
  religionRef,
  rule,
  seaZoneRef,
} from '../words.ts';

/** What binds two realms lies on the provinces of one, and goes with them. */
const TIES = ['wars', 'truces', 'allies', 'activeAllies', 'marriages'] as const;

/** EU-18.1: its pieces leave the table; Prestige, Ideas and Milestones wait for its successor. */
export function eliminate(state: State, player: Player): void {
  for (const other of state.players) {
    for (const list of TIES) other[list] = other[list].filter((realm) => realm !== player.realm);
  }
  for (const province of ALL_PROVINCES) {
    if (state.occupier[province] === player.realm) state.occupier[province] = NONE;
  }
  state.curia = state.curia.filter((realm) => realm !== player.realm);
  if (state.emperor === player.realm) state.emperor = NONE;
  if (state.controller === player.realm) state.controller = NONE;
  clearPieces(player);
  player.isActive = false;
}

function clearPieces(player: Player): void {
  player.influence = new Uint8Array(areas.length);
  for (const list of TIES) player[list] = [];
  player.claims = [];
  player.cores = [];
  player.ships = [];
  player.merchant = NONE;
  player.colonists = 0;
  player.armyAt = NONE;
  forgetUnits(player);
}

const UNITS_OF_NEW_BOT = 3;

/** EU-18.1: a Non-Player Realm becomes the new bot, with towns on all it owns. */
export function newBot(table: Table<unknown>, state: State, seat: Seat, realm: Realm): void {
  const player = playerOf(state, seat);
  const { ideas, hasQuest, milestones } = player.mat;
  const before = player.realm;
  if (player.isActive) {
    table.emit?.(rule('EU-18.1'), m('do.eliminated'), { who: realmRef(before) });
    eliminate(state, player);
  }
  player.religion = religionOf(state, realm);
  player.realm = realm;
  player.isBot = true;
  player.isActive = true;
  player.mat = {
    ...newMat(manpowerOf(state, player), UNITS_OF_NEW_BOT),
    ideas,
    hasQuest,
    milestones,
  };
  // Whoever fights the realm fights the bot that it has become.
  player.wars = state.players
    .filter((other) => other.isActive && other.wars.includes(realm))
    .map((other) => other.realm);
  // It may have been out of the game when the marks of the last Round were taken off.
  player.hasPassed = state.passed.includes(seat);
  player.hasTakenEvent = player.hasPassed;
  state.overlord[realm] = NONE;
  state.dnprs = state.dnprs.filter((one) => one.realm !== realm);
  dropTokens(state);
  dealDeck(table, state, player);
  if (!state.order.includes(seat)) state.order.push(seat);
  tellNewBot(table, state, player, before);
}

/** EU-18.1: every step at the table; Events are chosen when the old one goes. */
function tellNewBot(table: Table<unknown>, state: State, player: Player, before: Realm): void {
  const { emit, atTable } = table;
  const by = rule('EU-18.1');
  const who = realmRef(player.realm);
  const { available, army, reserve } = player.mat;
  emit?.(by, m('do.setUpMat'), { who, n: available });
  const provinces = provincesOf(state.map, player.realm).map(provinceRef);
  emit?.(by, m('do.newTowns'), { who, provinces });
  emit?.(by, m('do.setUpArmy'), { who, n: army, reserve });
  emit?.(by, m('do.stateReligion'), { who, religion: religionRef(player.religion) });
  emit?.(by, m('do.inherit'), { who, realm: realmRef(before), n: player.prestige });
  if (atTable.cards) tellDeck(table, state, player);
}

/** What a human leaves behind (EU-18.3). */
export interface Estate {
  readonly monarchPower: number;
  readonly ducats: number;
  readonly stability: number;
  readonly interest: number;
  readonly deployed: number;
}
const MOST_FOR_DUCATS = 5;
const DUCATS_PER_POWER = 5;
const MOST_POWER = 15;

export function powerForEstate(
  { monarchPower, ducats, stability, interest }: Estate,
  level: LevelId,
): number {
  const n =
    monarchPower +
    Math.min(MOST_FOR_DUCATS, Math.floor(ducats / DUCATS_PER_POWER)) +
    stability -
    interest;
  return Math.min(MOST_POWER, Math.max(levelOf(level).minBotPowerWhenWarDeclaredOnBot, n));
}

/** EU-1.4, EU-18.3: vassals become towns, armies leave the board, FOCUS cards of done Milestones go. */
export function humanToBot(
  table: Table<unknown>,
  state: State,
  seat: Seat,
  estate: Estate,
  level: LevelId,
): void {
  const player = playerOf(state, seat);
  player.isBot = true;
  player.level = level;
  player.armyAt = NONE;
  forgetUnits(player);
  const vassals = vassalsToTowns(state, player);
  const { ideas, hasQuest } = player.mat;
  player.mat = {
    ...newMat(manpowerOf(state, player), estate.deployed),
    available: 0,
    ideas,
    hasQuest,
  };
  tellMat(table, player, vassals);
  trimTokens(table, state, player);
  // EU-10.1: a human's Influence may have taken the cubes.
  gainPower(table, state, player, powerForEstate(estate, level), rule('EU-18.3'));
  for (const type of MILESTONE_TYPES) {
    player.mat.milestones[type] = state.milestones[type].includes(seat);
  }
  dealDeck(table, state, player);
  removeDoneFocus(state, player);
  if (table.atTable.cards) tellDeck(table, state, player);
}

/** The Provinces that were its Vassals'. */
function vassalsToTowns(state: State, { realm: overlord }: Player): readonly Province[] {
  const vassals = ALL_REALMS.filter((realm) => state.overlord[realm] === overlord);
  const all = vassals.flatMap((realm) => provincesOf(state.map, realm));
  for (const realm of vassals) state.overlord[realm] = NONE;
  for (const province of all) giveProvince(state, province, overlord);
  return all;
}

/** EU-18.3: every step at the table, but for cubes and tokens, which are told as they are moved. */
function tellMat({ emit }: Table<unknown>, player: Player, vassals: readonly Province[]): void {
  const by = rule('EU-18.3');
  const who = realmRef(player.realm);
  const { army, reserve, ideas } = player.mat;
  emit?.(by, m('do.turnMat'), { who });
  if (vassals.length > 0) {
    emit?.(by, m('do.setUpTowns'), { who, provinces: vassals.map(provinceRef) });
  }
  emit?.(by, m('do.setUpArmy'), { who, n: army, reserve });
  if (player.ships.length > 0) {
    emit?.(by, m('do.setUpShips'), { who, zones: player.ships.map(seaZoneRef) });
  }
  if (player.merchant !== NONE) {
    emit?.(by, m('do.setUpMerchant'), { who, node: nodeRef(player.merchant) });
  }
  const { administrative, diplomatic, military } = ideas;
  if (administrative + diplomatic + military > 0) {
    emit?.(by, m('do.markIdeas'), { who, administrative, diplomatic, military });
  }
}

/** EU-10.3: a bot has fewer tokens for Claims and Cores than a human. */
function trimTokens(table: Table<unknown>, state: State, player: Player): void {
  while (player.claims.length > LIMITS.claims) dropClaim(table, state, player);
  for (const area of player.cores.slice(LIMITS.cores)) {
    const params = { who: realmRef(player.realm), area: areaRef(area) };
    table.emit?.(rule('EU-10.3'), m('do.removeCore'), params);
  }
  player.cores = player.cores.slice(0, LIMITS.cores);
}

function removeDoneFocus({ rules }: State, { mat, deck }: Player): void {
  const isDone = (number: number): boolean => {
    const type = rules.cards.find((card) => card.number === number)?.focus;
    return MILESTONE_TYPES.some((one) => one === type && mat.milestones[one]);
  };
  deck.out.push(...deck.draw.filter(isDone));
  deck.draw = deck.draw.filter((number) => !isDone(number));
}

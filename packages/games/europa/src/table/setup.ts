import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { seat as seatOf } from '@empty-chair/kernel/words';
import type { Mat } from '../bot/mat.ts';
import { addIdea, newMat } from '../bot/mat.ts';
import type { Config, SeatConfig } from '../config.ts';
import { realmsOfVariant, variantOf } from '../config.ts';
import type { Area, Realm } from '../content.ts';
import {
  ALL_AREAS,
  areaOf,
  areas,
  NONE,
  PRINTED_OVERLORD,
  PROVINCES_IN,
  provinceOf,
  provinces,
  realmOf,
  realms,
  seaZoneOf,
  tradeNodeOf,
  tradeNodes,
} from '../content.ts';
import type { Ownership } from '../geography.ts';
import { printedOwnership, sizeOf } from '../geography.ts';
import { IDEA_TYPES, IDEAS, MILESTONE_TYPES, RELIGIONS } from '../numbers.ts';
import { rulesWith } from '../pack/rules.ts';
import type { ScenarioRealm, Setup, Variant } from '../setups.ts';
import { setupOf, townsOf } from '../setups.ts';
import { dealDeck, sortedDeck } from './decks.ts';
import { manpowerOf } from './manpower.ts';
import { playerRealms } from './reading.ts';
import type { Player, State } from './state.ts';

/** EU-1.1, EU-1.2, EU-2.1: the scenario's set-up, with the changes for every bot. */
export function setUp(table: Table<undefined>, config: Config): State {
  const state = startingState(config);
  for (const player of state.players) if (player.isBot) dealDeck(table, state, player);
  return state;
}

/** Before the decks are shuffled: what a position starts from. */
export function startingState(config: Config): State {
  const variant = variantOf(config.scenario, config.variant) as Variant;
  const taken = realmsOfVariant(variant).flatMap((place) => {
    const seat = config.seats.find(({ realm }) => realm === place.realm);
    return seat === undefined || seat.role === 'open' ? [] : [{ place, seat }];
  });
  const state = emptyTable(config, variant);
  for (const { place, seat } of taken) seatPlayer(state, place, seat);
  removeUselessInfluence(state);
  for (const player of state.players) {
    if (!player.isBot) continue;
    const manpower = manpowerOf(state, player);
    const deployed = player.mat.army;
    const { available, ideas, hasQuest } = player.mat;
    player.mat = { ...newMat(manpower, deployed), available, ideas, hasQuest };
    player.deck = sortedDeck(state, player);
  }
  const first = taken.findIndex(({ place }) => place.firstPlayer);
  state.order = orderFrom(state, Math.max(0, first));
  state.seat = state.order[0] as Seat;
  return state;
}

/** Clockwise from the first player. */
export function orderFrom({ players }: State, first: number): Seat[] {
  const all = players.map((_, index) => (first + index) % players.length);
  return all.filter((index) => players[index]?.isActive).map(seatOf);
}

function emptyTable(config: Config, variant: Variant): State {
  const { side, empire, curiaSlots } = variant;
  const map = startingMap(variant);
  return {
    config,
    side,
    pack: config.pack,
    rules: rulesWith(config.pack),
    age: variant.firstAge,
    round: 1,
    step: 'actions',
    seat: seatOf(0),
    order: [],
    passed: [],
    nextFirst: NONE,
    isOver: false,
    map,
    occupier: new Int16Array(provinces.length).fill(NONE),
    unrest: new Uint8Array(provinces.length),
    rebels: new Uint8Array(areas.length),
    religion: Uint8Array.from(areas, ({ religion }) => RELIGIONS.indexOf(religion.id)),
    pirates: new Uint8Array(tradeNodes.length),
    overlord: printedOverlords(variant, map),
    dnprs: dnprsOf(variant, map),
    emperor: realmOf(empire?.emperor ?? '') ?? NONE,
    authority: empire?.imperialAuthority ?? 0,
    imperialInfluence: (empire?.imperialInfluence ?? []).flatMap((id) => areaOf(id) ?? []),
    isDefendingEmpire: false,
    controller: NONE,
    isUncontested: false,
    curia: curiaSlots.flatMap((id) => realmOf(id) ?? []),
    hasCrusade: false,
    milestones: Object.fromEntries(MILESTONE_TYPES.map((type) => [type, []])) as never,
    ideas: new Map(),
    players: [],
  };
}

function startingMap({ side, manpowerTokens = [] }: Variant): Ownership {
  const tokens = manpowerTokens.flatMap((id) => provinceOf(id) ?? []);
  return { ...printedOwnership(side), manpowerTokens: new Set(tokens) };
}

/** By realm: the printed overlord of its first province. */
function printedOverlords({ side }: Variant, { owner }: Ownership): Int16Array {
  const overlords = new Int16Array(realms.length).fill(NONE);
  for (let province = 0; province < owner.length; province += 1) {
    const realm = owner[province] ?? NONE;
    const over = PRINTED_OVERLORD[side][province] ?? NONE;
    if (realm !== NONE && over !== NONE && over !== realm) overlords[realm] = over;
  }
  return overlords;
}

/** A Dynamic Non-Player Realm is known by the provinces that its tokens lie on. */
function dnprsOf({ dnprs = [] }: Variant, { owner }: Ownership): Realm[] {
  const found = new Set<Realm>();
  for (const { provinces: ids } of dnprs) {
    const province = provinceOf(ids[0] ?? '');
    if (province !== undefined) found.add(owner[province] ?? NONE);
  }
  found.delete(NONE);
  return [...found];
}

// ---- one realm -----------------------------------------------------------------------------

function seatPlayer(state: State, place: ScenarioRealm, { role, level }: SeatConfig): void {
  const setup = setupOf(place.realm, place.setup) as Setup;
  const isBot = role === 'bot';
  const isActive = place.inactiveAtStart !== true;
  const realm = realmOf(place.realm) as Realm;
  const index = state.players.length;
  const player = newPlayer(setup, { realm, isBot, isActive, level });
  player.prestige = place.prestige ?? 0;
  state.players.push(player);
  if (!isActive) return;
  layTowns(state, player, setup);
  layTokens(state, player, setup);
  knowIdeas(state, index, place);
}

/** Every player has the fields of a bot; those of a human stay as they are here. */
export function newPlayer(
  setup: Setup,
  { realm, isBot, isActive, level }: Pick<Player, 'realm' | 'isBot' | 'isActive' | 'level'>,
): Player {
  return {
    realm,
    isBot,
    isActive,
    level,
    prestige: 0,
    religion: RELIGIONS.indexOf(setup.religion),
    hasPassed: false,
    hasTakenEvent: false,
    influence: new Uint8Array(areas.length),
    allies: [],
    activeAllies: [],
    marriages: [],
    claims: [],
    cores: [],
    wars: [],
    truces: [],
    freshTruces: [],
    ships: [],
    merchant: NONE,
    colonists: 0,
    armyAt: NONE,
    mat: isBot ? startingMat(setup) : emptyMat(),
    deck: { draw: [], used: [], setAside: [], out: [] },
  };
}

export const emptyMat = (): Mat => ({ ...newMat(0, 0), available: 0 });

/** EU-2.2, EU-2.5: the starting power, and all deployed units in the army box. */
const startingMat = (setup: Setup): Mat => ({
  ...newMat(setup.units, setup.units),
  available: setup.botPower,
});

/** EU-2.3: a Bot has Towns where a human has Vassals. */
function layTowns(state: State, { realm, isBot }: Player, setup: Setup): void {
  const { large, small } = townsOf(setup, isBot);
  const { owner } = state.map;
  for (const province of [...large, ...small]) {
    owner[province] = realm;
  }
  if (isBot) return;
  for (const id of setup.vassalTokens ?? []) {
    const province = provinceOf(id);
    const vassal = province === undefined ? NONE : (owner[province] ?? NONE);
    if (vassal !== NONE && vassal !== realm) state.overlord[vassal] = realm;
  }
}

/** EU-2.4, EU-2.6: one Merchant, and one Ship in each Sea Zone with any. */
function layTokens(state: State, player: Player, setup: Setup): void {
  const owners = (ids: readonly string[] = []): Realm[] => [
    ...new Set(ids.flatMap((id) => ownerOfToken(state, id) ?? [])),
  ];
  const places = (ids: readonly string[] = []): Area[] => [
    ...new Set(ids.flatMap((id) => areaOf(id) ?? [])),
  ];
  player.allies = owners(setup.alliancesOn).filter((realm) => realm !== player.realm);
  player.marriages = owners(setup.marriagesOn).filter((realm) => realm !== player.realm);
  player.truces = owners(setup.trucesOn).filter((realm) => realm !== player.realm);
  player.freshTruces = player.truces.slice();
  player.claims = places(setup.claims);
  player.cores = places(setup.cores);
  player.ships = [...new Set(setup.ships.flatMap((id) => seaZoneOf(id) ?? []))].sort(ascending);
  player.merchant = tradeNodeOf(setup.merchants[0] ?? '') ?? NONE;
  for (const [id, n] of Object.entries(setup.influence)) {
    const area = areaOf(id);
    if (area !== undefined) player.influence[area] = n;
  }
  for (const id of setup.unrest ?? []) {
    const province = provinceOf(id);
    if (province !== undefined) state.unrest[province] = 1;
  }
}

const ascending = (one: number, other: number): number => one - other;

function ownerOfToken({ map }: State, id: string): Realm | undefined {
  const province = provinceOf(id);
  const owner = province === undefined ? NONE : (map.owner[province] ?? NONE);
  return owner === NONE ? undefined : owner;
}

function knowIdeas(state: State, index: number, { realm }: ScenarioRealm): void {
  const { ideasAtStart = {} } = variantOf(state.config.scenario, state.config.variant) as Variant;
  for (const [idea, who] of Object.entries(ideasAtStart)) {
    if (!who.includes(realm)) continue;
    state.ideas.set(idea, [...(state.ideas.get(idea) ?? []), seatOf(index)]);
    const type = IDEA_TYPES.find((one) => IDEAS[one].some(({ id }) => id === idea));
    const { mat } = state.players[index] as Player;
    if (type !== undefined) addIdea(mat, type);
    if (idea === QUEST) mat.hasQuest = true;
  }
}
/** EU-9.2. */
export const QUEST = 'quest_for_the_new_world';

/** EU-2.3: a cube has nothing to influence where Player Realms own everything. */
function removeUselessInfluence(state: State): void {
  const played = new Set(playerRealms(state));
  for (const area of ALL_AREAS) {
    const there = (PROVINCES_IN[area] ?? []).filter(
      (province) => sizeOf(state.side, province) !== undefined,
    );
    const isAllPlayed = there.every((province) => played.has(state.map.owner[province] ?? NONE));
    if (!isAllPlayed) continue;
    for (const player of state.players) if (player.isBot) player.influence[area] = 0;
  }
}

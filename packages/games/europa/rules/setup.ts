import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { seat as seatOf } from '@empty-chair/kernel/words';
import { playerRealms } from './board.ts';
import { newMat } from './bots/mat.ts';
import type { Config } from './config.ts';
import { realmsOfVariant, variantOf } from './config.ts';
import type { Province } from './content.ts';
import {
  ALL_AREAS,
  ALL_PROVINCES,
  ALL_REALMS,
  areaOf,
  areas,
  idColumn,
  NONE,
  PRINTED_OVERLORD,
  PROVINCES_IN,
  provinceOf,
  provinces,
  realmOf,
  tradeNodes,
} from './content.ts';
import { dealDeck, sortedDeck } from './decks.ts';
import { leaveAtStart } from './empire.ts';
import type { Ownership } from './geography.ts';
import { printedOwnership, sizeOf } from './geography.ts';
import { setOwner } from './holdings.ts';
import { manpowerOf } from './manpower.ts';
import { MILESTONE_TYPES, RELIGIONS } from './numbers.ts';
import { rulesWith } from './pack/rules.ts';
import type { Tokens } from './seating.ts';
import { seatPlayer } from './seating.ts';
import { tellSetup } from './setup-list.ts';
import type { ScenarioRealm, Variant } from './setups.ts';
import { setupOf, townsOf } from './setups.ts';
import type { Dnpr, DnprColor, State } from './state.ts';
import { DNPR_COLORS } from './state.ts';
import { dropTokens } from './turn/towns.ts';

/** EU-1.1, EU-1.2, EU-2.1: the scenario's set-up, with the changes for every bot. */
export function setUp(table: Table<undefined>, config: Config): State {
  const state = startingState(config);
  for (const player of state.players) if (player.isBot) dealDeck(table, state, player);
  tellSetup(table, state);
  return state;
}

/** Before the decks are shuffled: what a position starts from. */
export const startingState = (config: Config): State => laidOut(config, 'decide');

/** EU-2.1: as rules before the fourth laid it out. Positions that they wrote down are held against this. */
export const formerStart = (config: Config): State => laidOut(config, 'ignored');

function laidOut(config: Config, tokens: Tokens): State {
  const variant = variantOf(config.scenario, config.variant) as Variant;
  const taken = realmsOfVariant(variant).flatMap((place) => {
    const seat = config.seats.find(({ realm }) => realm === place.realm);
    return seat === undefined || seat.role === 'open' ? [] : [{ place, seat }];
  });
  const state = emptyTable(config, variant, tokens);
  for (const { place, seat } of taken) seatPlayer(state, place, seat, tokens);
  dropTokens(state);
  leaveAtStart(state);
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

function emptyTable(config: Config, variant: Variant, tokens: Tokens): State {
  const { side, empire, curiaSlots } = variant;
  const rules = rulesWith(config.pack);
  const map = { ...startingMap(variant), facts: rules.map };
  const dnprs = dnprsOf(variant, map);
  const overlord = printedOverlords(variant, map);
  if (tokens === 'decide') layDnprTokens(map, dnprs);
  return {
    config,
    side,
    pack: config.pack,
    rules,
    age: variant.firstAge,
    round: 1,
    step: 'actions',
    seat: seatOf(0),
    order: [],
    passed: [],
    isUnderWay: false,
    nextFirst: NONE,
    isOver: false,
    winners: [],
    map,
    occupier: idColumn(ALL_PROVINCES.map(() => NONE)),
    unrest: new Uint8Array(provinces.length),
    rebels: new Uint8Array(areas.length),
    religion: Uint8Array.from(rules.map.religion, (religion) => RELIGIONS.indexOf(religion)),
    pirates: new Uint8Array(tradeNodes.length),
    overlord,
    dnprs: dnprs.map(({ realm, color }) => ({ realm, color })),
    emperor: realmOf(empire?.emperor ?? '') ?? NONE,
    authority: empire?.imperialAuthority ?? 0,
    imperialInfluence: (empire?.imperialInfluence ?? []).flatMap((id) => areaOf(id) ?? []),
    leftEmpire: [],
    isDefendingEmpire: false,
    invasions: [],
    controller: NONE,
    isUncontested: false,
    curia: curiaSlots.flatMap((id) => realmOf(id) ?? []),
    hasCrusade: false,
    crusade: undefined,
    seenEvents: [],
    milestones: Object.fromEntries(MILESTONE_TYPES.map((type) => [type, []])) as never,
    ideas: new Map(),
    seenIdeas: [],
    players: [],
  };
}

function startingMap({ side, manpowerTokens = [] }: Variant): Ownership {
  const tokens = manpowerTokens.flatMap((id) => provinceOf(id) ?? []);
  return { ...printedOwnership(side), manpowerTokens: new Set(tokens) };
}

/** The printed overlord of a realm's first province. */
function printedOverlords({ side }: Variant, { owner }: Ownership): State['overlord'] {
  const overlords: State['overlord'] = idColumn(ALL_REALMS.map(() => NONE));
  for (const province of ALL_PROVINCES) {
    const realm = owner[province] ?? NONE;
    const over = PRINTED_OVERLORD[side][province] ?? NONE;
    if (realm !== NONE && over !== NONE && over !== realm) overlords[realm] = over;
  }
  return overlords;
}

interface LaidDnpr extends Dnpr {
  readonly provinces: readonly Province[];
}

/**
 * A Dynamic Non-Player Realm is named, or known by the flag below its first token. Where that token lies
 * below a Town of a Setup Card, all of them do: they are its Cores, and it owns nothing yet.
 */
function dnprsOf({ dnprs = [], realms }: Variant, { owner }: Ownership): readonly LaidDnpr[] {
  const covered = new Set(realms.flatMap(townsAtStart));
  return dnprs.flatMap(({ token, realm: id, provinces: ids }) => {
    const all = ids.flatMap((one) => provinceOf(one) ?? []);
    const first = all[0] ?? NONE;
    const realm = id === undefined ? (owner[first] ?? NONE) : (realmOf(id) ?? NONE);
    return realm === NONE || covered.has(first)
      ? []
      : [{ realm, color: colorOf(token), provinces: all }];
  });
}

/** There are two sets of each color. */
const colorOf = (token: string): DnprColor | undefined =>
  DNPR_COLORS.find((color) => token.toLowerCase().startsWith(color));

function townsAtStart({ realm, setup, inactiveAtStart }: ScenarioRealm): readonly Province[] {
  const card = inactiveAtStart === true ? undefined : setupOf(realm, setup);
  if (card === undefined) return [];
  const { large, small } = townsOf(card, true);
  return [...large, ...small];
}

/** EU-2.1, main rules 13.3: it owns whatever its tokens lie on, but for what has a Town on it. */
function layDnprTokens({ owner }: Ownership, dnprs: readonly LaidDnpr[]): void {
  for (const { realm, provinces: all } of dnprs) {
    for (const province of all) setOwner(owner, province, realm);
  }
}

/** EU-2.3: a cube has nothing to influence where Player Realms own everything. */
function removeUselessInfluence(state: State): void {
  const played = new Set(playerRealms(state));
  for (const area of ALL_AREAS) {
    const there = (PROVINCES_IN[area] ?? []).filter(
      (province) => sizeOf(state.map, province) !== undefined,
    );
    const isAllPlayed = there.every((province) => played.has(state.map.owner[province] ?? NONE));
    if (!isAllPlayed) continue;
    for (const player of state.players) if (player.isBot) player.influence[area] = 0;
  }
}

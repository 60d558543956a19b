import { idsWith } from '@empty-chair/kernel/ids';
import type { Seat } from '@empty-chair/kernel/words';
import { seat as seatOf } from '@empty-chair/kernel/words';
import type { Area, Province, Realm } from './content.ts';
import {
  areas,
  areaWith,
  isDistant,
  NONE,
  OUTSIDE_EMPIRE,
  PRINTED_OWNER,
  PRINTED_RELIGION,
  PROVINCES_IN,
  provinces,
  realmOf,
} from './content.ts';
import {
  areasOfRealm,
  capitalAreaOf,
  capitalOf,
  provincesOf,
  provincesOfIn,
  sizeOf,
  taxValue,
  worth,
} from './geography.ts';
import { areasWithAny } from './holdings.ts';
import { LIMITS, RELIGIONS } from './numbers.ts';
import { onSide } from './sides.ts';
import type { Occupier, Player, State } from './state.ts';
import { REBELS } from './state.ts';

/** What can be read off the tracked table, in the words of the rules. */
export const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player;

export function seatOfRealm({ players }: State, realm: Realm): Seat | undefined {
  const index = players.findIndex((player) => player.isActive && player.realm === realm);
  return index < 0 ? undefined : seatOf(index);
}
export function playerOfRealm({ players }: State, realm: Realm): Player | undefined {
  for (const player of players) if (player.realm === realm && player.isActive) return player;
  return undefined;
}
export const isPlayerRealm = (state: State, realm: Realm): boolean =>
  playerOfRealm(state, realm) !== undefined;
export const activePlayers = ({ players }: State): readonly Player[] =>
  players.filter(({ isActive }) => isActive);
export const opponentsOf = (state: State, me: Player): readonly Player[] =>
  state.players.filter((player) => player.isActive && player !== me);
export const humansOf = (state: State): readonly Player[] =>
  activePlayers(state).filter(({ isBot }) => !isBot);
export const playerRealms = (state: State): readonly Realm[] =>
  activePlayers(state).map(({ realm }) => realm);

// ---- provinces -------------------------------------------------------------------------

export const ownerOf = ({ map }: State, province: Province): Realm => map.owner[province] ?? NONE;
export const occupierOf = ({ occupier }: State, province: Province): Occupier =>
  occupier[province] ?? NONE;
/** Who holds it: the occupier, else the owner. */
export function controllerOf(state: State, province: Province): Occupier {
  const occupier = occupierOf(state, province);
  return occupier === NONE ? ownerOf(state, province) : occupier;
}
export const hasUnrest = ({ unrest }: State, province: Province): boolean => unrest[province] === 1;
export const isVacant = (state: State, province: Province): boolean =>
  provinces[province]?.territory === true &&
  sizeOf(state.map, province) !== undefined &&
  ownerOf(state, province) === NONE;

/** The bot's towns lie where it owns and nobody occupies, and where it occupies itself. */
export const townsOfPlayer = (state: State, { realm }: Player): readonly Province[] =>
  controlledBy(state, realm);

/** What a realm owns and nobody occupies, and what it occupies itself, in the order of the map. */
export function controlledBy(state: State, realm: Realm): readonly Province[] {
  const own = provincesOf(state.map, realm).filter((one) => occupierOf(state, one) === NONE);
  const taken = idsWith(state.occupier, realm);
  return taken.length === 0 ? own : [...own, ...taken].sort((one, other) => one - other);
}
export const isTownOf = (state: State, { realm }: Player, province: Province): boolean =>
  controllerOf(state, province) === realm;
export const hasTownIn = (state: State, player: Player, area: Area): boolean =>
  (PROVINCES_IN[area] ?? []).some((province) => isTownOf(state, player, province));
export const areasWithTowns = (state: State, player: Player): readonly Area[] =>
  areasWithAny(townsOfPlayer(state, player));
/** Where it owns a Province that nobody occupies: the Areas of its Realm. */
export const areasOfRealmHeld = (state: State, { realm }: Player): readonly Area[] =>
  areasOfRealm(state.map, realm).filter((area) =>
    provincesOfIn(state.map, realm, area).some((province) => occupierOf(state, province) === NONE),
  );
export const townsWithUnrest = (state: State, player: Player): readonly Province[] =>
  townsOfPlayer(state, player).filter((province) => hasUnrest(state, province));
export const unrestOf = (state: State, player: Player): number =>
  townsWithUnrest(state, player).length;

/** Its lawful provinces that somebody else holds. */
export const lostProvinces = (state: State, { realm }: Player): readonly Province[] =>
  provincesOf(state.map, realm).filter((province) => {
    const occupier = occupierOf(state, province);
    return occupier !== NONE && occupier !== realm;
  });
export const occupiedFrom = (state: State, by: Realm, of: Realm): readonly Province[] =>
  provincesOf(state.map, of).filter((province) => occupierOf(state, province) === by);

export interface TownCount {
  readonly small: number;
  readonly large: number;
}
/** EU-10.2: Large Towns that ran out are two Small ones. */
export function townCount(state: State, player: Player): TownCount {
  const sizes = townsOfPlayer(state, player).map((province) => sizeOf(state.map, province));
  const large = sizes.filter((size) => size === 'large').length;
  const onMap = Math.min(large, LIMITS.largeTowns);
  return { large: onMap, small: sizes.length - large + 2 * (large - onMap) };
}
export const smallTownsLeft = (state: State, player: Player): number =>
  LIMITS.smallTowns + LIMITS.smallTownsInSupply - townCount(state, player).small;

/** Main rules 13.4: where peace is resolved a +1 Manpower token is Tax Value too. */
export const worthOfProvinces = (state: State, all: readonly Province[]): number =>
  all.reduce((sum, province) => sum + worth(state.map, province), 0);

export const taxOfProvinces = (state: State, all: readonly Province[]): number =>
  all.reduce((sum, province) => sum + taxValue(state.map, province), 0);

// ---- realms ----------------------------------------------------------------------------

/** Tax Income: what is occupied belongs to nobody's Realm. */
export const incomeOf = (state: State, realm: Realm): number =>
  provincesOf(state.map, realm).reduce(
    (sum, province) =>
      sum + (occupierOf(state, province) === NONE ? taxValue(state.map, province) : 0),
    0,
  );
/** Main rules 13.4: in Subjugation each +1 Manpower token counts as one more. */
export const incomeWithTokens = (state: State, realm: Realm): number =>
  provincesOf(state.map, realm).reduce(
    (sum, province) =>
      sum + (occupierOf(state, province) === NONE ? worth(state.map, province) : 0),
    0,
  );
export const isDnpr = ({ dnprs }: State, npr: Realm): boolean =>
  dnprs.some(({ realm }) => realm === npr);
/** Main rules 13.2: without an Overlord that exists it is an independent Realm again. */
export const isVassal = (state: State, realm: Realm): boolean => {
  const overlord = state.overlord[realm] ?? NONE;
  return overlord !== NONE && hasProvinces(state, overlord);
};
export const hasProvinces = ({ map }: State, realm: Realm): boolean =>
  provincesOf(map, realm).length > 0;
/** EU-8.1: provinces that are all occupied are none. */
const hasFreeProvince = (state: State, realm: Realm): boolean =>
  provincesOf(state.map, realm).some((province) => occupierOf(state, province) === NONE);

export const isHreArea = ({ map: { facts }, leftEmpire }: State, area: Area): boolean =>
  facts.isHre[area] === true && !leftEmpire.includes(area);
export const isElector = (area: Area): boolean => areas[area]?.elector === true;
/** By its capital: in an Area that is partly in the Empire it may lie outside of the border. */
export function isHreMember(state: State, realm: Realm): boolean {
  const capital = capitalOf(state.map, realm);
  return capital !== NONE && isHreArea(state, areaWith(capital)) && !OUTSIDE_EMPIRE.has(capital);
}
export const isEmperor = ({ emperor }: State, { realm }: Player): boolean => emperor === realm;
export const authorityOf = (state: State, player: Player): number =>
  isEmperor(state, player) ? state.authority : 0;

/** The faith of a realm: its State Religion if it is played, the printed one, else that of its capital. */
export function religionOf(state: State, realm: Realm): number {
  const player = playerOfRealm(state, realm);
  if (player !== undefined) return player.religion;
  const capital = capitalAreaOf(state.map, realm);
  const printed = onSide(state.side, PRINTED_RELIGION)[realm];
  if (printed !== undefined && !hasTurned(state, realm, capital)) return RELIGIONS.indexOf(printed);
  return capital === NONE ? 0 : (state.religion[capital] ?? 0);
}

/** Main rules 15.2: a Non-Player Realm changes with its Capital Area, but to no Diverse Faiths; the Pope never. */
function hasTurned({ religion, map }: State, realm: Realm, capital: Area): boolean {
  const now = RELIGIONS[religion[capital] ?? NONE];
  if (now === undefined || now === 'diverse' || realm === PAPAL_STATES) return false;
  return now !== map.facts.religion[capital];
}
const PAPAL_STATES = realmOf('papal_states') ?? NONE;

const CATHOLIC = RELIGIONS.indexOf('catholic');
const COUNTER_REFORMED = RELIGIONS.indexOf('counter-reformed');
export const isCatholic = ({ religion }: Pick<Player, 'religion'>): boolean =>
  religion === CATHOLIC || religion === COUNTER_REFORMED;

// ---- war and friendship --------------------------------------------------------------------

export const isAtWarWith = ({ wars }: Player, realm: Realm): boolean => wars.includes(realm);
/** EU-8.1: for all choices of a bot. R-WAR-2: for nothing else. */
export const isAtWar = (state: State, { wars }: Player): boolean =>
  wars.some((realm) => hasFreeProvince(state, realm));
export const isAtWarWithOpponent = (state: State, me: Player): boolean =>
  isAtWar(state, me) && me.wars.some((realm) => isPlayerRealm(state, realm));
/** EU-13.1: an Alliance of two players is one, whoever laid the token. */
export const areAllied = (state: State, me: Player, realm: Realm): boolean =>
  me.allies.includes(realm) || playerOfRealm(state, realm)?.allies.includes(me.realm) === true;
export const humanEnemies = (state: State, me: Player): readonly Player[] =>
  humansOf(state).filter(({ realm }) => isAtWarWith(me, realm));
export const botEnemies = (state: State, me: Player): readonly Player[] =>
  opponentsOf(state, me).filter(({ realm, isBot }) => isBot && isAtWarWith(me, realm));

export const influenceIn = ({ influence }: Player, area: Area): number => influence[area] ?? 0;
/** Of all players, and the Emperor's own cubes: an area has room for five together. */
export const influenceOfAll = ({ players, imperialInfluence }: State, area: Area): number =>
  players.reduce((sum, player) => sum + influenceIn(player, area), 0) +
  imperialInfluence.filter((one) => one === area).length;
export const influenceInAreasOf = (state: State, player: Player, realm: Realm): number =>
  areasOfRealm(state.map, realm).reduce((sum, area) => sum + influenceIn(player, area), 0);

/** EU-10.3: on a vacant Territory a Claim is a Colonial one. */
export function isColonialClaim(state: State, area: Area): boolean {
  const [province] = PROVINCES_IN[area] ?? [];
  return isDistant(area) && province !== undefined && isVacant(state, province);
}
export const colonialClaims = (state: State, { claims }: Player): readonly Area[] =>
  claims.filter((area) => isColonialClaim(state, area));

/** Its flag is printed there, or its Core token lies in the area: Rebels liberate what is not. */
export const isCoreProvince = (
  state: State,
  { realm, cores }: Player,
  province: Province,
): boolean => PRINTED_OWNER[state.side][province] === realm || cores.includes(areaWith(province));

export const isRebelHeld = (state: State, province: Province): boolean =>
  occupierOf(state, province) === REBELS;

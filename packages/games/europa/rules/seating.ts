import { seat as seatOf } from '@empty-chair/kernel/words';
import type { Mat } from './bots/mat.ts';
import { addIdea, newMat } from './bots/mat.ts';
import type { SeatConfig } from './config.ts';
import { variantOf } from './config.ts';
import type { Area, Realm } from './content.ts';
import { areaOf, areas, NONE, provinceOf, realmOf, seaZoneOf, tradeNodeOf } from './content.ts';
import { provincesOf } from './geography.ts';
import { setOwner } from './holdings.ts';
import { IDEA_TYPES, IDEAS, RELIGIONS } from './numbers.ts';
import type { ScenarioRealm, Setup, Variant } from './setups.ts';
import { setupOf, townsOf } from './setups.ts';
import type { Player, State } from './state.ts';

/** Whether DNPR tokens and Setup Cards decide who owns a Province; before the fourth rules flags did. */
export type Tokens = 'decide' | 'ignored';

/** A realm of the scenario sits down, with what its Setup Card says. */
export function seatPlayer(
  state: State,
  place: ScenarioRealm,
  { role, level }: SeatConfig,
  tokens: Tokens,
): void {
  const setup = setupOf(place.realm, place.setup) as Setup;
  const isBot = role === 'bot';
  const isActive = place.inactiveAtStart !== true;
  const realm = realmOf(place.realm) as Realm;
  const index = state.players.length;
  const player = newPlayer(setup, { realm, isBot, isActive, level });
  player.prestige = place.prestige ?? 0;
  state.players.push(player);
  if (!isActive) return;
  if (tokens === 'decide') clearFlags(state, player, setup);
  layTowns(state, player, setup);
  layTokens(state, player, setup);
  knowIdeas(state, index, place);
}

/** Every player has the fields of a bot; those of a human stay as they are here. */
function newPlayer(
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
    ships: [],
    merchant: NONE,
    colonists: 0,
    armyAt: NONE,
    units: undefined,
    manpower: undefined,
    mat: isBot ? startingMat(setup) : emptyMat(),
    deck: { draw: [], used: [], setAside: [], out: [], isRefilled: false },
  };
}

const emptyMat = (): Mat => ({ ...newMat(0, 0), available: 0 });

/** EU-2.2, EU-2.5: the starting power, and all deployed units in the army box. */
const startingMat = (setup: Setup): Mat => ({
  ...newMat(setup.units, setup.units),
  available: setup.botPower,
});

/** R-SETUP-1: a flag without a Town of the Setup Card is no Province of a Player Realm. */
function clearFlags({ map }: State, { realm }: Player, setup: Setup): void {
  const { large, small } = townsOf(setup, true);
  const placed = new Set([...large, ...small]);
  for (const province of provincesOf(map, realm)) {
    if (!placed.has(province)) setOwner(map.owner, province, NONE);
  }
}

/** EU-2.3: a Bot has Towns where a human has Vassals. */
function layTowns(state: State, { realm, isBot }: Player, setup: Setup): void {
  const { large, small } = townsOf(setup, isBot);
  const { owner } = state.map;
  for (const province of [...large, ...small]) {
    setOwner(owner, province, realm);
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

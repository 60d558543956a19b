import {
  activePlayers,
  isAtWarWith,
  isHreArea,
  isHreMember,
  isPlayerRealm,
  occupierOf,
  ownerOf,
} from '../board.ts';
import { militaryCapacity } from '../capacity.ts';
import type { Area, Realm } from '../content.ts';
import { ALL_PROVINCES, isDistant, NONE, PROVINCES_IN } from '../content.ts';
import type { Player, State } from '../state.ts';
import { isEnemyRealm, withVassals } from './enemies.ts';

/** The Non-Player Realms that defend an area against the bot; Vassals are led by their Overlord. */
export function nprsDefending(state: State, me: Player, area: Area): readonly Realm[] {
  const found = new Set<Realm>();
  for (const province of PROVINCES_IN[area] ?? []) {
    const owner = ownerOf(state, province);
    if (occupierOf(state, province) !== NONE || !isEnemyRealm(state, me, owner)) continue;
    const overlord = state.overlord[owner] ?? NONE;
    const leader = isAtWarWith(me, overlord) ? overlord : owner;
    if (!isPlayerRealm(state, leader) && !isHeldByOthers(state, me, leader, area)) {
      found.add(leader);
    }
  }
  return [...found];
}

/** No battle where somebody else's army faces the realm already. */
const isHeldByOthers = (state: State, me: Player, npr: Realm, area: Area): boolean =>
  activePlayers(state).some(
    (player) => player !== me && player.armyAt === area && isEnemyRealm(state, player, npr),
  );

/** EU-16.4: its Military Capacity there, twice on Distant Continents, half as an Active Ally. */
export function unitsOfNpr(state: State, npr: Realm, area: Area): number {
  const capacity = capacityOfNpr(state, npr, area);
  const isActiveAlly = activePlayers(state).some((one) => one.activeAllies.includes(npr));
  const units = isDistant(area) ? 2 * capacity : capacity;
  return (isActiveAlly ? Math.ceil(units / 2) : units) + imperialUnits(state, npr, area);
}

/** What is occupied, beside hostile units or across a hostile sea does not count. */
function capacityOfNpr(state: State, npr: Realm, area: Area): number {
  const hostile = activePlayers(state).filter((player) => isEnemyRealm(state, player, npr));
  const blocked = {
    occupied: new Set(ALL_PROVINCES.filter((province) => occupierOf(state, province) !== NONE)),
    hostileAreas: new Set(hostile.map(({ armyAt }) => armyAt).filter((at) => at !== NONE)),
    hostileSeas: new Set(hostile.flatMap(({ ships }) => ships)),
  };
  return withVassals(state, npr).reduce(
    (sum, realm) => sum + militaryCapacity(state.map, realm, area, blocked),
    0,
  );
}

const UNITS_PER_AUTHORITY = 3;
const UNITS_PER_INVADED_AREA = 2;

/** An Empire without a player as Emperor helps its Members: less for each HRE Area invaded before. */
function imperialUnits(state: State, npr: Realm, area: Area): number {
  const { emperor, authority } = state;
  if (emperor === NONE || isPlayerRealm(state, emperor)) return 0;
  if (!isHreArea(state, area) || !isHreMember(state, npr)) return 0;
  const invaded = new Set(
    activePlayers(state)
      .filter(({ realm, armyAt }) => armyAt !== area && !isHreMember(state, realm))
      .map(({ armyAt }) => armyAt)
      .filter((at) => at !== NONE && isHreArea(state, at)),
  );
  return Math.max(0, UNITS_PER_AUTHORITY * authority - UNITS_PER_INVADED_AREA * invaded.size);
}

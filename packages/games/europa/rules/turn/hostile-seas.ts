import { activePlayers, botEnemies, humanEnemies, isPlayerRealm } from '../board.ts';
import type { Realm, SeaZone } from '../content.ts';
import type { Player, State } from '../state.ts';
import { newBattle } from './battle.ts';
import { alliesInWar, isEnemyRealm, withVassals } from './enemies.ts';
import { hasShip, nprShips } from './ships-and-ports.ts';
import type { Battle, TurnTable } from './turn.ts';

/** Who meets a player in a Sea Zone, whether its Ship comes there or War is declared. */

export interface Fleet {
  readonly realms: readonly Realm[];
  readonly ships: number;
}

/**
 * Main rules 13.2, 13.4: all hostile Non-Player Realms with Ports on the zone sail together, each with
 * its Vassals; none of them where a Ship of another enemy of theirs lies already.
 */
export function nprFleet(state: State, me: Player, zone: SeaZone): Fleet {
  const realms = hostileNprs(state, me).filter(
    (realm) => nprShips(state, realm, zone) > 0 && !isFacedByOthers(state, me, realm, zone),
  );
  return { realms, ships: realms.reduce((sum, one) => sum + nprShips(state, one, zone), 0) };
}

/** The battle with them, if any. */
export function findNprBattle({ scene: turn }: TurnTable, zone: SeaZone): Battle | undefined {
  const { realms, ships } = nprFleet(turn.state, turn.me, zone);
  const [leader] = realms;
  return leader === undefined ? undefined : newBattle(turn, 'npr', leader, ships, { zone });
}

/** Enemies and the Active Allies of enemies. Vassals of a player add nothing to Naval Capacity. */
const hostileNprs = (state: State, { wars }: Player): readonly Realm[] => {
  const all = wars.flatMap((enemy) =>
    isPlayerRealm(state, enemy) ? alliesInWar(state, enemy) : [enemy],
  );
  return [...new Set(all.flatMap((realm) => withVassals(state, realm)))];
};

const isFacedByOthers = (state: State, me: Player, npr: Realm, zone: SeaZone): boolean =>
  activePlayers(state).some(
    (other) => other !== me && hasShip(other, zone) && isEnemyRealm(state, other, npr),
  );

/** EU-28.3: players at War with the bot whose Ships lie there, bots first; humans tell of theirs (`ship`). */
export const enemiesAtSea = (state: State, me: Player, zone: SeaZone): readonly Player[] =>
  [...botEnemies(state, me), ...humanEnemies(state, me)].filter((enemy) => hasShip(enemy, zone));

/**
 * Main rules 2.0: with Ships of Enemies, or before Ports of hostile Non-Player Realms where no Ship of a
 * player at War with them lies, be it the bot's own.
 */
export function isClosedSea(state: State, me: Player, zone: SeaZone): boolean {
  if (enemiesAtSea(state, me, zone).length > 0) return true;
  return !hasShip(me, zone) && nprFleet(state, me, zone).ships > 0;
}

/** EU-15.9. */
export const isHostileSea = (state: State, me: Player, zone: SeaZone): boolean =>
  enemiesAtSea(state, me, zone).length > 0 || nprFleet(state, me, zone).ships > 0;

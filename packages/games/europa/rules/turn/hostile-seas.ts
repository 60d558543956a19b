import { activePlayers, botEnemies, isAtWarWith, isPlayerRealm, opponentsOf } from '../board.ts';
import { losesToNpr } from '../bots/battles.ts';
import type { Realm, SeaZone } from '../content.ts';
import type { Player, State } from '../state.ts';
import { m, realmRef, rule, seaZoneRef } from '../words.ts';
import { askNumber } from './ask.ts';
import { newBattle } from './battle.ts';
import { alliesInWar, isEnemyRealm, withVassals } from './enemies.ts';
import { certainShips, hasShip, nprShips, portsAt } from './ships-and-ports.ts';
import type { Battle, TurnTable } from './turn.ts';

/** Who meets a player in a Sea Zone, whether its Ship comes there or War is declared. */

export interface Fleet {
  readonly realms: readonly Realm[];
  /** R-GEO-5: of the Ports that certainly face the zone, and of all that may. */
  readonly least: number;
  readonly most: number;
}

/**
 * Main rules 13.2, 13.4: all hostile Non-Player Realms with Ports on the zone sail together, each with
 * its Vassals; none of them where a Ship of another enemy of theirs lies already.
 */
export function nprFleet(state: State, me: Player, zone: SeaZone): Fleet {
  const realms = hostileNprs(state, me).filter(
    (realm) => nprShips(state, realm, zone) > 0 && !isFacedByOthers(state, me, realm, zone),
  );
  const total = (of: (state: State, realm: Realm, zone: SeaZone) => number): number =>
    realms.reduce((sum, one) => sum + of(state, one, zone), 0);
  return { realms, least: total(certainShips), most: total(nprShips) };
}

/**
 * The battle with them, if any: how many Ports face the zone is asked where it is not certain, and
 * where it decides whether there is a battle or whether it can be lost (EU-17.5).
 */
export function findNprBattle(table: TurnTable, zone: SeaZone): Battle | undefined {
  const turn = table.scene;
  const { realms, least, most } = nprFleet(turn.state, turn.me, zone);
  const [leader] = realms;
  if (leader === undefined) return undefined;
  const isSettled = least > 0 && !losesToNpr(most, portsAt(turn.state, turn.me, zone));
  const ships =
    least === most || isSettled
      ? most
      : askNumber(
          table,
          {
            rule: rule('R-GEO-5'),
            ask: m('ask.portsFacing'),
            params: { realms: realms.map(realmRef), zone: seaZoneRef(zone) },
          },
          least,
          most,
        );
  return ships === 0 ? undefined : newBattle(turn, 'npr', leader, ships, { zone });
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

type Hostility = 'hostile' | 'doubtful' | 'open';

/**
 * Main rules 2.0: with Ships of Enemies, or before Ports of hostile Non-Player Realms where no Ship of a
 * player at War with them lies, be it the bot's own. R-GEO-5: some Ports only may face the zone.
 */
export function hostilityAt(state: State, me: Player, zone: SeaZone): Hostility {
  const enemies = opponentsOf(state, me).filter(({ realm }) => isAtWarWith(me, realm));
  if (enemies.some((enemy) => hasShip(enemy, zone))) return 'hostile';
  if (hasShip(me, zone)) return 'open';
  const { least, most } = nprFleet(state, me, zone);
  return least > 0 ? 'hostile' : most > 0 ? 'doubtful' : 'open';
}

/** EU-15.9: as far as it is seen: the Ships of human enemies are asked for. */
export const isHostileSea = (state: State, me: Player, zone: SeaZone): boolean =>
  botEnemies(state, me).some((enemy) => hasShip(enemy, zone)) || nprFleet(state, me, zone).most > 0;

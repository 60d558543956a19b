import { activePlayers, playerOfRealm } from '../board.ts';
import type { Realm, SeaZone } from '../content.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';
import { largestArmy } from './comrades.ts';
import { isEnemyRealm } from './enemies.ts';
import { nprFleet } from './hostile-seas.ts';
import { hasShip } from './ships-and-ports.ts';
import type { Battle, TurnTable } from './turn.ts';

/** EU-16.5, EU-17.6: who defends together. Only defenders do: an attacker comes alone. */

/** EU-16.5: one set of dice, and losses in turn; so the humans are told who stands there together. */
export function tellCompany(
  { scene: { state, me, isActive }, emit }: TurnTable,
  battle: Battle,
): void {
  if (emit === undefined || battle.company.length === 0) return;
  // The active bot attacks; a bot out of turn is attacked.
  const defender = isActive ? battle.enemy : me.realm;
  emit(rule('EU-16.5'), m('do.fightBeside'), {
    who: realmRef(defender),
    others: battle.company.map(({ realm }) => realmRef(realm)),
    main: realmRef(mainDefender(state, battle, defender)),
    area: areaRef(battle.area),
  });
}

/** A human who is named, else the bot with the largest Army. */
export function mainDefender(state: State, { company }: Battle, defender: Realm): Realm {
  const named = playerOfRealm(state, defender);
  if (named === undefined || !named.isBot) return defender;
  const bots = company.flatMap(({ realm }) => playerOfRealm(state, realm) ?? []);
  return largestArmy([named, ...bots.filter(({ isBot }) => isBot)])?.realm ?? defender;
}

// ---- at sea ------------------------------------------------------------------------------------

/** A Player Realm beside the Main Defender is worth as much as three ships of a Non-Player Realm. */
const SHIPS_OF_COMRADE = 3;

export interface SeaDefence {
  readonly main: Player;
  /** All bots whose ship is lost with the battle. */
  readonly bots: readonly Player[];
  /** Ships of Non-Player Realms on this side. */
  readonly nprShips: number;
}

/** EU-17.6: bots with a ship in the zone defend it together with the Non-Player Realms there. */
export function seaDefence(
  state: State,
  defender: Player,
  aggressor: Player,
  zone: SeaZone,
): SeaDefence {
  const others = activePlayers(state).filter(
    (one) =>
      one.isBot &&
      one !== defender &&
      one !== aggressor &&
      hasShip(one, zone) &&
      isEnemyRealm(state, one, aggressor.realm),
  );
  const bots = [defender, ...others];
  const { ships } = nprFleet(state, aggressor, zone);
  return {
    main: largestArmy(bots) ?? defender,
    bots,
    nprShips: ships + (others.length > 0 ? SHIPS_OF_COMRADE : 0),
  };
}

/** An attacker sails alone. */
export const alone = (player: Player): SeaDefence => ({
  main: player,
  bots: [player],
  nprShips: 0,
});

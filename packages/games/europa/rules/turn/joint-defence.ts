import { activePlayers, isPlayerRealm, playerOfRealm } from '../board.ts';
import { standing } from '../bots/mat.ts';
import type { Realm, SeaZone } from '../content.ts';
import { realmsIn } from '../geography.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';
import { isEnemyRealm } from './enemies.ts';
import { nprFleet } from './hostile-seas.ts';
import { hasShip } from './ships-and-ports.ts';
import type { Battle, TurnTable } from './turn.ts';

/** EU-16.5, EU-17.6: who defends together. Only defenders do: an attacker comes alone. */

/** Non-Player Realms that the aggressor is at War with as well. */
const nprsAgainst = (state: State, aggressor: Player, among: readonly Realm[]): readonly Realm[] =>
  among.filter((realm) => !isPlayerRealm(state, realm) && isEnemyRealm(state, aggressor, realm));

const largestArmy = (all: readonly Player[]): Player =>
  all.reduce((most, one) => (standing(one.mat) > standing(most.mat) ? one : most));

/** EU-16.5: the losses are shared at the table, so the humans are told who stands there together. */
export function tellCompany(
  { scene: { state, me, isActive }, emit }: TurnTable,
  battle: Battle,
): void {
  const enemy = playerOfRealm(state, battle.enemy);
  if (emit === undefined || enemy === undefined) return;
  // The active bot attacks; a bot out of turn is attacked.
  const [defender, aggressor] = isActive ? [enemy, me] : [me, enemy];
  const bots = activePlayers(state).filter(
    (one) =>
      one.isBot &&
      one !== aggressor &&
      one.armyAt === battle.area &&
      isEnemyRealm(state, one, aggressor.realm),
  );
  const nprs = nprsAgainst(state, aggressor, realmsIn(state.map, battle.area));
  const others = [...bots.map(({ realm }) => realm), ...nprs].filter(
    (realm) => realm !== defender.realm,
  );
  if (others.length === 0) return;
  const main = defender.isBot ? largestArmy([defender, ...bots]) : defender;
  emit(rule('EU-16.5'), m('do.fightBeside'), {
    who: realmRef(defender.realm),
    others: others.map(realmRef),
    main: realmRef(main.realm),
    area: areaRef(battle.area),
  });
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
  const { most } = nprFleet(state, aggressor, zone);
  return {
    main: largestArmy(bots),
    bots,
    nprShips: most + (others.length > 0 ? SHIPS_OF_COMRADE : 0),
  };
}

/** An attacker sails alone. */
export const alone = (player: Player): SeaDefence => ({
  main: player,
  bots: [player],
  nprShips: 0,
});

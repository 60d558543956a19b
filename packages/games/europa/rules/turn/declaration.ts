import {
  areAllied,
  isHreMember,
  isPlayerRealm,
  occupierOf,
  opponentsOf,
  playerOfRealm,
} from '../board.ts';
import type { Realm } from '../content.ts';
import { isDistant, NONE } from '../content.ts';
import { areasOfRealm, provincesOf, taxValue } from '../geography.ts';
import { deployed } from '../human-units.ts';
import type { Player, State } from '../state.ts';
import { m, realmRef, rule } from '../words.ts';
import { askNumber } from './ask.ts';
import { isMilitaryTarget } from './targets.ts';
import type { TurnTable } from './turn.ts';

const MOST_UNITS = 60;

/** EU-22.5: Non-Player Realms by Tax Income, Player Realms by deployed units and manpower. */
export function isStrongerThan(table: TurnTable, realm: Realm): boolean {
  const { state, me } = table.scene;
  const mine = me.mat.army + me.mat.reserve;
  // What the human has told of may be enough already.
  const player = playerOfRealm(state, realm);
  const least = (player && deployed(player)) ?? 0;
  return mine > least && mine > strengthOf(table, realm);
}

function strengthOf(table: TurnTable, realm: Realm): number {
  const { state } = table.scene;
  const player = playerOfRealm(state, realm);
  if (player === undefined) {
    // What is occupied brings no income.
    return provincesOf(state.map, realm)
      .filter((province) => occupierOf(state, province) === NONE)
      .reduce((sum, province) => sum + taxValue(state.map, province), 0);
  }
  if (player.isBot) return player.mat.army + player.mat.reserve;
  const params = { who: realmRef(realm) };
  const units = deployed(player) ?? 0;
  if (player.units !== undefined && player.manpower !== undefined) return units + player.manpower;
  const asked = { rule: rule('EU-22.5'), ask: m('ask.strength'), params };
  return askNumber(table, asked, units, MOST_UNITS);
}

/** The restrictions of a Declaration of War; a Distant Realm must have been found first. */
export function isLegalWar(state: State, me: Player, realm: Realm): boolean {
  if (!isMilitaryTarget(state, me, realm)) return false;
  if (isAllyOfTruce(state, me, realm) || isUnderFriendlyEmperor(state, me, realm)) return false;
  const areas = areasOfRealm(state.map, realm);
  return areas.some((area) => !isDistant(area) || me.claims.includes(area));
}
const isAllyOfTruce = (state: State, me: Player, realm: Realm): boolean =>
  !isPlayerRealm(state, realm) &&
  opponentsOf(state, me).some(
    (player) => player.allies.includes(realm) && me.truces.includes(player.realm),
  );
const isUnderFriendlyEmperor = (state: State, me: Player, realm: Realm): boolean => {
  const { emperor } = state;
  const isFriend = areAllied(state, me, emperor) || me.truces.includes(emperor);
  const isAtPeace = playerOfRealm(state, emperor)?.wars.includes(realm) !== true;
  return isFriend && isAtPeace && isHreMember(state, realm);
};

/** A Claim or Core in one of its areas. */
export const hasCasusBelli = (state: State, me: Player, realm: Realm): boolean =>
  areasOfRealm(state.map, realm).some(
    (area) => me.claims.includes(area) || me.cores.includes(area),
  );

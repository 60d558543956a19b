import { playerOfRealm } from '../board.ts';
import type { Realm } from '../content.ts';
import { ALL_REALMS, NONE } from '../content.ts';
import type { Occupier, Player, State } from '../state.ts';
import { isRebels } from '../state.ts';

/** Vassals fight for their Overlord, Active Allies for the Player Realm that has called them. */
export function isEnemyRealm(state: State, { wars }: Player, realm: Occupier): boolean {
  if (wars.length === 0 || realm === NONE || isRebels(realm)) return false;
  if (wars.includes(realm)) return true;
  const overlord = state.overlord[realm] ?? NONE;
  if (overlord !== NONE && wars.includes(overlord)) return true;
  return wars.some((enemy) => playerOfRealm(state, enemy)?.activeAllies.includes(realm) === true);
}

function vassalsOf({ overlord }: State, realm: Realm): readonly Realm[] {
  return ALL_REALMS.filter((one) => overlord[one] === realm);
}

/** Its Vassals are part of a realm when peace is made. */
export const withVassals = (state: State, realm: Realm): readonly Realm[] => [
  realm,
  ...vassalsOf(state, realm),
];

/** A Player Realm makes peace for its Active Allies as well. */
export const alliesInWar = (state: State, realm: Realm): readonly Realm[] =>
  playerOfRealm(state, realm)?.activeAllies ?? [];

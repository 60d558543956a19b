import { idsWith } from '@empty-chair/kernel/ids';
import { playerOfRealm } from '../board.ts';
import type { Realm } from '../content.ts';
import { NONE } from '../content.ts';
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

/** Its Vassals are part of a realm when peace is made. */
export const withVassals = ({ overlord }: State, realm: Realm): readonly Realm[] => [
  realm,
  ...idsWith(overlord, realm),
];

/** A Player Realm makes peace for its Active Allies as well. */
export const alliesInWar = (state: State, realm: Realm): readonly Realm[] =>
  playerOfRealm(state, realm)?.activeAllies ?? [];

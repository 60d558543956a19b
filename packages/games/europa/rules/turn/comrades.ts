import { activePlayers, playerOfRealm } from '../board.ts';
import { standing } from '../bots/mat.ts';
import type { Area, Realm } from '../content.ts';
import type { Player, State } from '../state.ts';
import { isEnemyRealm } from './enemies.ts';
import { nprsDefending, unitsOfNpr } from './npr-units.ts';
import type { Battle, Comrade } from './turn.ts';

/** EU-16.5, main rules 9.7: who defends an Area together, and how losses are shared. */

/** Bots with Units there that are at War with the aggressor. */
export const botsAgainst = (state: State, aggressor: Player, area: Area): readonly Player[] =>
  activePlayers(state).filter(
    (one) =>
      one.isBot &&
      one !== aggressor &&
      one.armyAt === area &&
      standing(one.mat) > 0 &&
      isEnemyRealm(state, one, aggressor.realm),
  );

/** Main Defender: the first of equals. */
export const largestArmy = (all: readonly Player[]): Player | undefined =>
  all.reduce<Player | undefined>(
    (most, one) => (most === undefined || standing(one.mat) > standing(most.mat) ? one : most),
    undefined,
  );

/** Bots and Non-Player Realms, without the one that is named. */
export function comradesAgainst(
  state: State,
  aggressor: Player,
  area: Area,
  named: Realm,
): readonly Comrade[] {
  const bots = botsAgainst(state, aggressor, area).filter(({ realm }) => realm !== named);
  const nprs = nprsDefending(state, aggressor, area);
  return [
    ...bots.map(({ realm, mat }) => ({ realm, units: standing(mat) })),
    ...nprs.map((realm) => ({ realm, units: unitsOfNpr(state, realm, area) })),
  ];
}

/** What still stands of it: a bot's Units are on its mat. */
export function unitsOf(state: State, { realm, units }: Comrade): number {
  const player = playerOfRealm(state, realm);
  return player?.isBot ? standing(player.mat) : units;
}
export const unitsOfCompany = (state: State, { company }: Battle): number =>
  company.reduce((sum, one) => sum + unitsOf(state, one), 0);

/** R-JOIN-1: one loss for each in turn, the largest force first, again and again; equal ones as listed. */
export function shareLosses(forces: readonly number[], losses: number): readonly number[] {
  const order = forces.map((_, i) => i).sort((a, b) => (forces[b] ?? 0) - (forces[a] ?? 0));
  const shares = forces.map(() => 0);
  let left = Math.min(
    losses,
    forces.reduce((sum, n) => sum + n, 0),
  );
  while (left > 0) {
    for (const i of order) {
      if (left === 0 || (shares[i] ?? 0) >= (forces[i] ?? 0)) continue;
      shares[i] = (shares[i] ?? 0) + 1;
      left -= 1;
    }
  }
  return shares;
}

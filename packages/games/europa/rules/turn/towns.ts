import { isPlayerRealm } from '../board.ts';
import type { Province, Realm } from '../content.ts';
import { NONE } from '../content.ts';
import { setOwner } from '../holdings.ts';
import type { State } from '../state.ts';

/** Main rules 13.4: a +1 Manpower token goes for good when a Player Realm owns its Province. */
export function dropTokens(state: State): void {
  const { manpowerTokens, owner } = state.map;
  if (manpowerTokens === undefined) return;
  const isPlayed = (province: Province): boolean => isPlayerRealm(state, owner[province] ?? NONE);
  if (![...manpowerTokens].some(isPlayed)) return;
  const left = [...manpowerTokens].filter((province) => !isPlayed(province));
  state.map = { ...state.map, manpowerTokens: new Set(left) };
}

export function giveProvince(state: State, province: Province, realm: Realm): void {
  setOwner(state.map.owner, province, realm);
  dropTokens(state);
}

/** A province changes hands for good: nobody occupies it, and it is calm. */
export function changeOwner(state: State, province: Province, realm: Realm): void {
  giveProvince(state, province, realm);
  state.occupier[province] = NONE;
  state.unrest[province] = 0;
}

import type { Province, Realm } from '../content.ts';
import { NONE } from '../content.ts';
import { setOwner } from '../holdings.ts';
import type { State } from '../state.ts';

/** A province changes hands for good: nobody occupies it, and it is calm. */
export function changeOwner(state: State, province: Province, realm: Realm): void {
  setOwner(state.map.owner, province, realm);
  state.occupier[province] = NONE;
  state.unrest[province] = 0;
}

import type { Table } from '@empty-chair/kernel/table';
import { message } from '@empty-chair/kernel/words';
import type { Realm } from '../content.ts';
import { AREA_OF, NONE } from '../content.ts';
import { sizeOf } from '../geography.ts';
import { ownerOf } from '../table/reading.ts';
import type { State } from '../table/state.ts';
import { REBELS } from '../table/state.ts';
import { placeClaim } from '../turn/claims.ts';
import { m, provinceRef, rule } from '../words.ts';
import { refuseUnless } from './refusal.ts';

/** A province has another owner: whatever lay on it goes. */
export function own(table: Table<State>, province: number, realm: Realm): void {
  const state = table.scene;
  refuseUnless(
    sizeOf(state.side, province) !== undefined,
    message(m('no.province'), { province: provinceRef(province) }),
  );
  state.map.owner[province] = realm;
  state.occupier[province] = NONE;
  state.unrest[province] = 0;
}

/** EU-11.4: a bot remembers what Rebels have liberated from it. */
export function occupy(table: Table<State>, province: number, by: number): void {
  const state = table.scene;
  const owner = ownerOf(state, province);
  refuseUnless(
    owner !== NONE && owner !== by,
    message(m('no.occupy'), { province: provinceRef(province) }),
  );
  const lostBy = state.players.find(
    ({ isBot, isActive, realm }) => isBot && isActive && state.occupier[province] === realm,
  );
  state.occupier[province] = by;
  state.unrest[province] = by === NONE || by === REBELS ? 0 : 1;
  if (lostBy !== undefined && by === NONE) {
    placeClaim(table, state, lostBy, AREA_OF[province] as number, rule('EU-11.4'));
  }
}

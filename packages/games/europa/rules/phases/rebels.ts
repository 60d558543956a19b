import type { Table } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { isCoreProvince, occupierOf } from '../board.ts';
import type { Province } from '../content.ts';
import { areaWith, NONE, PRINTED_OWNER } from '../content.ts';
import type { Player, State } from '../state.ts';
import { REBELS } from '../state.ts';
import { placeClaim } from '../turn/claims.ts';
import { giveProvince } from '../turn/towns.ts';
import { areaRef, m, provinceRef, realmRef, rule } from '../words.ts';

/** What Rebels do to a town, by the main rules: a Rebel Town on a Core Province, else it is free. */
export function rebelsTake(
  table: Table<unknown>,
  state: State,
  me: Player,
  province: Province,
  by: RuleId,
): void {
  const area = areaWith(province);
  state.unrest[province] = 0;
  const isOccupied = occupierOf(state, province) === me.realm;
  const lawful = isOccupied ? state.map.owner[province] : PRINTED_OWNER[state.side][province];
  // Who a Territory without a flag falls to is chosen at the table: until then Rebels hold it.
  if (lawful === undefined || lawful === NONE || isHeldFast(state, me, province, isOccupied)) {
    state.occupier[province] = REBELS;
    table.emit?.(by, m('do.rebelTown'), { province: provinceRef(province), area: areaRef(area) });
    return;
  }
  state.occupier[province] = NONE;
  giveProvince(state, province, lawful);
  table.emit?.(by, m('do.rebelsLiberate'), {
    province: provinceRef(province),
    realm: realmRef(lawful),
  });
  // EU-11.4: of its own Provinces alone; what it only Occupied is part of nobody's Realm (main rules 2.0).
  if (me.isBot && !isOccupied) placeClaim(table, state, me, area, rule('EU-11.4'));
}

const isHeldFast = (state: State, me: Player, province: Province, isOccupied: boolean): boolean =>
  !isOccupied && isCoreProvince(state, me, province);

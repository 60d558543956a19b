import type { Table } from '@empty-chair/kernel/table';
import { isElector, isHreArea, isHreMember, occupierOf, ownerOf } from './board.ts';
import type { Area, Province, Realm } from './content.ts';
import { ALL_AREAS, NONE, OUTSIDE_EMPIRE, PROVINCES_IN } from './content.ts';
import { capitalAreaOf, realmsIn, sizeOf } from './geography.ts';
import { LIMITS } from './numbers.ts';
import type { State } from './state.ts';
import { areaRef, m, realmRef, rule } from './words.ts';

/** EU-20.1, main rules 18.3 and 18.6: Areas leave the Empire and come back, and its Authority goes with them. */

/** R-HRE-1: of an Area that is partly inside, what lies within the border. */
const insideBorder = (state: State, area: Area): readonly Province[] =>
  (PROVINCES_IN[area] ?? []).filter(
    (province) => !OUTSIDE_EMPIRE.has(province) && sizeOf(state.map, province) !== undefined,
  );

const isImperial = (state: State, realm: Realm): boolean =>
  realm !== NONE && (realm === state.emperor || isHreMember(state, realm));

/** All of it is owned by Realms outside; what is Occupied nobody owns. */
const isLost = (state: State, area: Area): boolean =>
  insideBorder(state, area).every((province) => {
    const owner = ownerOf(state, province);
    return owner !== NONE && occupierOf(state, province) === NONE && !isImperial(state, owner);
  });

/** All of it is owned, or held as a Vassal, by Members or the Emperor. */
const isRegained = (state: State, area: Area): boolean =>
  insideBorder(state, area).every((province) => {
    const owner = ownerOf(state, province);
    return isImperial(state, owner) || isImperial(state, state.overlord[owner] ?? NONE);
  });

/** Main rules 18.3: an Elector Area counts while a Member has its Capital there. */
const electorAreas = (state: State): readonly Area[] =>
  ALL_AREAS.filter(
    (area) =>
      isElector(area) &&
      isHreArea(state, area) &&
      realmsIn(state.map, area).some((realm) => capitalAreaOf(state.map, realm) === area),
  );
export const mostAuthority = (state: State): number =>
  Math.min(LIMITS.imperialAuthority, 1 + electorAreas(state).length);

/** R-HRE-1: what lies outside from the beginning costs nothing. */
export function leaveAtStart(state: State): void {
  if (state.emperor === NONE) return;
  state.leftEmpire = ALL_AREAS.filter((area) => isHreArea(state, area) && isLost(state, area));
}

/** After every change of owners, as long as one brings another with it. */
export function settleEmpire(table: Table<unknown>, state: State): void {
  if (state.emperor === NONE) return;
  for (;;) {
    const lost = ALL_AREAS.find((area) => isHreArea(state, area) && isLost(state, area));
    const regained = state.leftEmpire.find((area) => isRegained(state, area));
    if (lost !== undefined) leave(table, state, lost);
    else if (regained !== undefined) rejoin(table, state, regained);
    else return;
  }
}

function leave(table: Table<unknown>, state: State, area: Area): void {
  state.leftEmpire.push(area);
  state.imperialInfluence = state.imperialInfluence.filter((one) => one !== area);
  table.emit?.(rule('EU-20.1'), m('do.leavesEmpire'), { area: areaRef(area) });
  changeAuthority(table, state, -1);
}

function rejoin(table: Table<unknown>, state: State, area: Area): void {
  state.leftEmpire = state.leftEmpire.filter((one) => one !== area);
  table.emit?.(rule('EU-20.1'), m('do.rejoinsEmpire'), { area: areaRef(area) });
  changeAuthority(table, state, 1);
}

/** It is never above its cap, which an Elector Area that leaves takes down too. */
function changeAuthority(table: Table<unknown>, state: State, by: number): void {
  const before = state.authority;
  state.authority = Math.min(mostAuthority(state), Math.max(0, before + by));
  if (state.authority === before) return;
  table.emit?.(rule('EU-20.1'), m('do.authority'), {
    who: realmRef(state.emperor),
    n: state.authority,
  });
}

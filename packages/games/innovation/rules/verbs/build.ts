import { optional } from '@empty-chair/kernel/fields';
import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { buildingsOf, reachOf } from '../board.ts';
import { GUILD, isNeutral, WORKSHOP } from '../content.ts';
import { putBuilding } from '../effects.ts';
import type { State } from '../state.ts';
import { homeOf, isEmpty, setTerrain, shippingOf, stockOf } from '../state.ts';
import { buildingRef, hexRef, m } from '../words.ts';
import { whyNotEmpty } from './land.ts';
import { whyNotInStock } from './own-buildings.ts';
import { whoRef } from './turn.ts';
import { building, hex, verb } from './verb.ts';

/** Of the own buildings only workshops, and one palace's guild, are not upgrades. */
export const build = verb({
  fields: { at: hex, building: optional(building, WORKSHOP) },
  refuses: (state, given, seat) => {
    const isBuilt =
      given.building === WORKSHOP || given.building === GUILD || isNeutral(given.building);
    return (
      whyNotEmpty(state, given.at) ??
      (isBuilt
        ? whyNotInStock(state, seat, given.building)
        : message(m('no.onlyUpgrade'), { building: buildingRef(given.building) }))
    );
  },
  apply: ({ scene }, given, seat) => {
    setTerrain(scene, given.at, homeOf(scene, seat));
    putBuilding(scene, given.at, seat, given.building);
  },
  said: (state, given, seat) =>
    message(m('did.build'), {
      who: whoRef(state, seat),
      at: hexRef(given.at),
      building: buildingRef(given.building),
    }),
});

/** Workshops in reach. */
export function buildOffers(state: State, seat: Seat) {
  if (stockOf(state, seat, WORKSHOP) <= 0) return [];
  const reach = reachOf(state, buildingsOf(state, seat), shippingOf(state, seat));
  return state.facts.side.land
    .filter((at) => reach[at] === 1 && isEmpty(state, at))
    .map((at) => ({ kind: 'build' as const, at, building: WORKSHOP }));
}

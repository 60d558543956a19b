import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { buildingsOf, canBecome } from '../board.ts';
import { GUILD, OWN_BUILDINGS, SCHOOL } from '../content.ts';
import { putBuilding } from '../effects.ts';
import type { State } from '../state.ts';
import { buildingAt, stockOf } from '../state.ts';
import { buildingRef, hexRef, m } from '../words.ts';
import { whyNotInStock, whyNotOwn } from './own-buildings.ts';
import { whoRef } from './turn.ts';
import { building, hex, verb } from './verb.ts';

/** One palace turns a school back into a guild; everything else goes up. */
export const upgrade = verb({
  fields: { at: hex, building },
  refuses: (state, { at, building: to }, seat) => {
    const notOwn = whyNotOwn(state, seat, at);
    if (notOwn !== undefined) return notOwn;
    const from = buildingAt(state, at);
    return canBecome(from, to) || (from === SCHOOL && to === GUILD)
      ? whyNotInStock(state, seat, to)
      : message(m('no.upgrade'), { from: buildingRef(from), to: buildingRef(to) });
  },
  apply: ({ scene }, given, seat) => putBuilding(scene, given.at, seat, given.building),
  said: (state, given, seat) =>
    message(m('did.upgrade'), {
      who: whoRef(state, seat),
      at: hexRef(given.at),
      building: buildingRef(given.building),
    }),
});

/** To what is in stock. */
export function upgradeOffers(state: State, seat: Seat) {
  const inStock = OWN_BUILDINGS.filter((kind) => stockOf(state, seat, kind) > 0);
  return buildingsOf(state, seat).flatMap((at) =>
    inStock
      .filter((to) => canBecome(buildingAt(state, at), to))
      .map((to) => ({ kind: 'upgrade' as const, at, building: to })),
  );
}

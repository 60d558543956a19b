import type { MessageId, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { adjacentAreas } from '../adjacency.ts';
import { ownerOf, playerOf } from '../board.ts';
import type { Area } from '../content.ts';
import { ALL_AREAS, NONE, PROVINCES_IN } from '../content.ts';
import { areasOfRealm } from '../geography.ts';
import { LIMITS } from '../numbers.ts';
import type { State } from '../state.ts';
import { zonesForShip } from '../turn/ships-and-ports.ts';
import { areaRef, m, seaZoneRef } from '../words.ts';
import { area, isGone, zone } from './fields.ts';
import { setIn } from './players.ts';
import { isActing, selfRef, verb } from './verb.ts';

/** A token of the human's own is laid, or taken away. */
const token = (list: 'claims' | 'cores', laid: MessageId, taken: MessageId) =>
  verb({
    fields: { area, isGone },
    apply: ({ scene }, given, seat) =>
      setIn(playerOf(scene, seat), list, given.area, !given.isGone),
    said: (state, given, seat) =>
      message(given.isGone ? taken : laid, {
        who: selfRef(state, seat),
        what: areaRef(given.area),
      }),
  });
/** In the own Areas and beside them, where somebody else owns a Province. */
function* areasToClaim(state: State, seat: Seat): Iterable<Area> {
  const { realm, claims, cores } = playerOf(state, seat);
  if (claims.length >= LIMITS.claims) return;
  const near = new Set(
    areasOfRealm(state.map, realm).flatMap((at) => [at, ...adjacentAreas(state.map.facts, at)]),
  );
  for (const at of ALL_AREAS) {
    if (!near.has(at) || claims.includes(at) || cores.includes(at)) continue;
    const owners = (PROVINCES_IN[at] ?? []).map((province) => ownerOf(state, province));
    if (owners.some((owner) => owner !== NONE && owner !== realm)) yield at;
  }
}
export const claim = {
  ...token('claims', m('fix.claim'), m('fix.noClaim')),
  *offers(state: State, seat: Seat) {
    if (!isActing(state, seat)) return;
    for (const at of areasToClaim(state, seat)) yield { area: at, isGone: false };
  },
};
export const core = token('cores', m('fix.core'), m('fix.noCore'));

export const ship = verb({
  fields: { zone, isGone },
  *offers(state, seat) {
    if (!isActing(state, seat)) return;
    const me = playerOf(state, seat);
    for (const at of zonesForShip(state, me)) yield { zone: at, isGone: false };
    for (const at of me.ships) yield { zone: at, isGone: true };
  },
  apply: ({ scene }, given, seat) =>
    setIn(playerOf(scene, seat), 'ships', given.zone, !given.isGone),
  said: (state, given, seat) =>
    message(given.isGone ? m('fix.noShip') : m('fix.ship'), {
      who: selfRef(state, seat),
      what: seaZoneRef(given.zone),
    }),
});

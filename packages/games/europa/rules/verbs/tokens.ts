import type { MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { playerOf } from '../board.ts';
import { areaRef, m, seaZoneRef } from '../words.ts';
import { area, isGone, zone } from './fields.ts';
import { setIn } from './players.ts';
import { selfRef, verb } from './verb.ts';

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
export const claim = token('claims', m('fix.claim'), m('fix.noClaim'));
export const core = token('cores', m('fix.core'), m('fix.noCore'));

export const ship = verb({
  fields: { zone, isGone },
  apply: ({ scene }, given, seat) =>
    setIn(playerOf(scene, seat), 'ships', given.zone, !given.isGone),
  said: (state, given, seat) =>
    message(given.isGone ? m('fix.noShip') : m('fix.ship'), {
      who: selfRef(state, seat),
      what: seaZoneRef(given.zone),
    }),
});

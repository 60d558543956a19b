import { kernelMessage } from '@empty-chair/kernel/errors';
import { count } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { influenceIn, playerOf } from '../board.ts';
import { ALL_AREAS, isDistant } from '../content.ts';
import { LIMITS } from '../numbers.ts';
import { areaRef, m } from '../words.ts';
import { area } from './fields.ts';
import { isActing, selfRef, unless, verb } from './verb.ts';

const most = LIMITS.influencePerArea;

/** So many cubes more, or fewer. */
export const influence = verb({
  fields: { area, n: count(-most, most) },
  *offers(state, seat) {
    if (!isActing(state, seat)) return;
    const me = playerOf(state, seat);
    for (const at of ALL_AREAS) {
      if (!isDistant(at) && influenceIn(me, at) < most) yield { area: at, n: 1 };
    }
  },
  refuses: (state, given, seat) => {
    const value = influenceIn(playerOf(state, seat), given.area) + given.n;
    const isWithin = value >= 0 && value <= most;
    return unless(isWithin, kernelMessage('data.outOfRange', { value, least: 0, most }));
  },
  apply: ({ scene }, given, seat) => {
    const me = playerOf(scene, seat);
    me.influence[given.area] = influenceIn(me, given.area) + given.n;
  },
  said: (state, given, seat) =>
    message(m('did.influence'), {
      who: selfRef(state, seat),
      area: areaRef(given.area),
      n: given.n,
    }),
});

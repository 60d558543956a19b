import { count, optional } from '@empty-chair/kernel/fields';
import { literal, message } from '@empty-chair/kernel/words';
import { playerOf } from '../board.ts';
import { NONE } from '../content.ts';
import { forgetUnits, setUnits } from '../human-units.ts';
import { areaRef, m } from '../words.ts';
import { areaOrWord, isArea, MOST, OFF } from './fields.ts';
import { selfRef, unless, verb } from './verb.ts';

/** Nobody has to say it: where it is not said, the bots ask. `army off` goes back to that. */
export const army = verb({
  fields: { at: areaOrWord, n: optional(count(0, MOST.units), NONE) },
  refuses: (_, { at, n }) =>
    unless(
      (at === OFF) === (n === NONE),
      at === OFF
        ? message(m('no.numberOff'))
        : message(m('no.numberOfUnits'), { word: literal(areaOrWord.print(at)) }),
    ),
  apply: ({ scene }, { at, n }, seat) => {
    const me = playerOf(scene, seat);
    if (isArea(at)) setUnits(me, at, n);
    else if (at === OFF) forgetUnits(me);
    else me.manpower = n;
  },
  said: (state, { at, n }, seat) => {
    const who = selfRef(state, seat);
    if (isArea(at)) return message(m('fix.unitsIn'), { who, area: areaRef(at), n });
    if (at === OFF) return message(m('fix.unitsAsked'), { who });
    return message(m('fix.manpower'), { who, n });
  },
});

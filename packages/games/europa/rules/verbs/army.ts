import { kernelMessage } from '@empty-chair/kernel/errors';
import { count, optional } from '@empty-chair/kernel/fields';
import { literal, message } from '@empty-chair/kernel/words';
import { playerOf } from '../board.ts';
import { NONE } from '../content.ts';
import { areasWithUnits, forgetUnits, setUnits, unitsIn } from '../human-units.ts';
import { waysFrom } from '../turn/march-ways.ts';
import { areaRef, m } from '../words.ts';
import { area, areaOrWord, isArea, MOST, OFF } from './fields.ts';
import { isActing, selfRef, unless, verb } from './verb.ts';

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

/** How far they may go is not asked: only that they stand where they come from. */
export const move = verb({
  fields: { n: count(1, MOST.units), from: area, to: area },
  *offers(state, seat) {
    if (!isActing(state, seat)) return;
    const me = playerOf(state, seat);
    for (const from of areasWithUnits(me)) {
      const n = unitsIn(me, from) ?? 0;
      for (const { to } of waysFrom(state, me, from)) {
        if (n + (unitsIn(me, to) ?? 0) <= MOST.units) yield { n, from, to };
      }
    }
  },
  refuses: (state, { n, from, to }, seat) => {
    const me = playerOf(state, seat);
    const who = selfRef(state, seat);
    const here = unitsIn(me, from) ?? 0;
    if (from === to) return message(m('no.sameArea'), { area: areaRef(from) });
    if (here === 0) {
      const word = literal(area.print(from));
      return message(m('no.unitsThere'), { who, area: areaRef(from), word });
    }
    if (here < n) return message(m('no.fewerUnits'), { who, area: areaRef(from), n: here });
    const value = n + (unitsIn(me, to) ?? 0);
    const isRoom = value <= MOST.units;
    return unless(isRoom, kernelMessage('data.outOfRange', { value, least: 0, most: MOST.units }));
  },
  apply: ({ scene }, { n, from, to }, seat) => {
    const me = playerOf(scene, seat);
    setUnits(me, from, (unitsIn(me, from) ?? 0) - n);
    setUnits(me, to, (unitsIn(me, to) ?? 0) + n);
  },
  said: (state, { n, from, to }, seat) =>
    message(m('did.move'), {
      who: selfRef(state, seat),
      n,
      from: areaRef(from),
      area: areaRef(to),
    }),
});

import { message } from '@empty-chair/kernel/words';
import { LIMITS } from '../content.ts';
import { who } from '../effects.ts';
import { addPoints, pointsOf } from '../state.ts';
import { m } from '../words.ts';
import { number, verb, whyOutside } from './verb.ts';

/** Points of the human's own, scored or lost. */
export const points = verb({
  fields: { n: number },
  refuses: (state, { n }, seat) => {
    const had = pointsOf(state, seat);
    if (had + n < 0) return message(m('no.pointsBelow'), { n: had });
    return whyOutside(had + n, 0, LIMITS.points);
  },
  apply: ({ scene }, { n }, seat) => addPoints(scene, seat, 'play', n),
  said: (state, { n }, seat) => message(m('did.points'), { who: who(state, seat), n }),
});

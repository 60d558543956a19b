import { kernelMessage } from '@empty-chair/kernel/errors';
import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { LIMITS } from '../content.ts';
import type { State } from '../state.ts';
import { addPoints, citiesOf, pointsOf, shippingOf } from '../state.ts';
import { m } from '../words.ts';
import { taskOf, whoRef } from './turn.ts';
import { number, verb } from './verb.ts';

/** What the app tracks of a human's own board, and of their points. */

export const shipping = verb({
  fields: {},
  refuses: (state, _, seat) =>
    shippingOf(state, seat) < LIMITS.shipping ? undefined : message(m('no.shipping')),
  apply: ({ scene }, _, seat) => {
    scene.shipping[seat] = shippingOf(scene, seat) + 1;
  },
  said: (state, _, seat) => message(m('did.shipping'), { who: whoRef(state, seat) }),
});

export const city = verb({
  fields: {},
  refuses: ({ cities }) =>
    cities.reduce((all, n) => all + n, 0) < LIMITS.cities ? undefined : message(m('no.cityTile')),
  apply: ({ scene }, _, seat) => {
    scene.cities[seat] = citiesOf(scene, seat) + 1;
  },
  said: (state, _, seat) => message(m('did.city'), { who: whoRef(state, seat) }),
});

/** AOI-E3: what is counted after the last round are resources. */
export const points = verb({
  fields: { n: number },
  refuses: (state, { n }, seat) => {
    const had = pointsOf(state, seat);
    const value = had + n;
    if (value < 0) return message(m('no.pointsBelow'), { n: had });
    const most = LIMITS.points;
    return value <= most ? undefined : kernelMessage('data.outOfRange', { value, least: 0, most });
  },
  apply: ({ scene }, { n }, seat) =>
    addPoints(scene, seat, taskOf(scene) === 'resources' ? 'resources' : 'play', n),
  said: (state, { n }, seat) => message(m('did.points'), { who: whoRef(state, seat), n }),
});

export const shippingOffers = (state: State, seat: Seat) =>
  shippingOf(state, seat) < LIMITS.shipping ? [{ kind: 'shipping' as const }] : [];

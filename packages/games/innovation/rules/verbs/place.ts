import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Building } from '../content.ts';
import { TOWER, UNIVERSITY, WORKSHOP } from '../content.ts';
import { putBuilding } from '../effects.ts';
import { nextErrand } from '../rounds.ts';
import type { State, Task } from '../state.ts';
import { homeOf, isEmpty, terrainAt } from '../state.ts';
import { hexRef, m } from '../words.ts';
import { whyNotEmpty } from './land.ts';
import { taskOf, whoRef } from './turn.ts';
import { hex, verb } from './verb.ts';

const STARTING: Readonly<Partial<Record<Task, Building>>> = {
  workshop: WORKSHOP,
  university: UNIVERSITY,
  tower: TOWER,
};

/** AOI-S11: a starting building, on the native terrain as printed: nothing has been dug yet. */
export const place = verb({
  fields: { at: hex },
  refuses: (state, { at }, seat) =>
    whyNotEmpty(state, at) ??
    (terrainAt(state, at) === homeOf(state, seat)
      ? undefined
      : message(m('no.native'), { at: hexRef(at) })),
  apply: ({ scene }, { at }, seat) => {
    putBuilding(scene, at, seat, STARTING[taskOf(scene) as Task] as Building);
    nextErrand(scene);
  },
  said: (state, { at }, seat) =>
    message(m('did.place'), { who: whoRef(state, seat), at: hexRef(at) }),
});

export const placeOffers = (state: State, seat: Seat) =>
  state.facts.side.land
    .filter((at) => isEmpty(state, at) && terrainAt(state, at) === homeOf(state, seat))
    .map((at) => ({ kind: 'place' as const, at }));

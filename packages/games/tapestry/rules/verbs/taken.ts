import { NONE } from '@empty-chair/kernel/ids';
import { message } from '@empty-chair/kernel/words';
import { freePlace } from '../board.ts';
import { achieve as takePlace, who } from '../effects.ts';
import { achievementRef, landmarkRef, m } from '../words.ts';
import * as field from './verb.ts';
import { verb } from './verb.ts';

/** Landmarks and achievements that came by another way than a track, a conquest or the middle island. */
export const landmark = verb({
  fields: { landmark: field.landmark },
  refuses: (state, given) =>
    state.landmarks[given.landmark] === NONE
      ? undefined
      : message(m('no.landmark'), { landmark: landmarkRef(given.landmark) }),
  // Nothing is left to do on the table: the human says that it is done.
  apply: ({ scene }, given, seat) => {
    scene.landmarks[given.landmark] = seat;
  },
  said: (state, given, seat) =>
    message(m('did.landmark'), {
      who: who(state, seat),
      landmark: landmarkRef(given.landmark),
    }),
});

export const achieve = verb({
  fields: { achievement: field.achievement },
  refuses: (state, given, seat) =>
    freePlace(state, given.achievement, seat) === NONE
      ? message(m('no.achievement'), { achievement: achievementRef(given.achievement) })
      : undefined,
  apply: (table, given, seat) => takePlace(table, table.scene, seat, given.achievement),
  said: (state, given, seat) =>
    message(m('did.achieve'), {
      who: who(state, seat),
      achievement: achievementRef(given.achievement),
    }),
});

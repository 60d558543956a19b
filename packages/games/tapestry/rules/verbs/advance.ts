import { message } from '@empty-chair/kernel/words';
import { stepForward, who } from '../effects.ts';
import { isFinishedTrack, spaceOf } from '../state.ts';
import { m, trackRef } from '../words.ts';
import { track, verb } from './verb.ts';

/** A step forward, with the landmark and the achievement that it brings. */
export const advance = verb({
  fields: { track },
  refuses: (state, given, seat) =>
    isFinishedTrack(state, seat, given.track)
      ? message(m('no.advance'), { track: trackRef(given.track) })
      : undefined,
  apply: (table, given, seat) => {
    const state = table.scene;
    stepForward(table, state, { player: seat, track: given.track });
    if (state.deed === 'nothing') state.deed = 'advance';
  },
  said: (state, given, seat) =>
    message(m('did.advance'), {
      who: who(state, seat),
      track: trackRef(given.track),
      n: spaceOf(state, seat, given.track) + 1,
    }),
});

export const regress = verb({
  fields: { track },
  refuses: (state, given, seat) =>
    spaceOf(state, seat, given.track) > 0
      ? undefined
      : message(m('no.regress'), { track: trackRef(given.track) }),
  apply: ({ scene }, given, seat) => {
    (scene.tracks[seat] as number[])[given.track] = spaceOf(scene, seat, given.track) - 1;
  },
  said: (state, given, seat) =>
    message(m('did.regress'), {
      who: who(state, seat),
      track: trackRef(given.track),
      n: spaceOf(state, seat, given.track) - 1,
    }),
});

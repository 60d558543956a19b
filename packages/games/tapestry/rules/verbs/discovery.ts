import { message } from '@empty-chair/kernel/words';
import { stepForward, who } from '../effects.ts';
import { AUTOMA, isFinishedTrack, SHADOW, spaceOf } from '../state.ts';
import { m, rule, trackRef } from '../words.ts';
import { track, verb } from './verb.ts';

/** R-HUM-1: a card of the human moves both bots on the rolled track, without benefit. */
export const discovery = verb({
  fields: { track },
  apply: (table, given) => {
    const state = table.scene;
    for (const bot of state.facts.isSolo ? [AUTOMA, SHADOW] : [SHADOW]) {
      if (isFinishedTrack(state, bot, given.track)) continue;
      stepForward(table, state, { player: bot, track: given.track }, () =>
        table.emit?.(rule('R-HUM-1'), m('do.advance'), {
          who: who(state, bot),
          track: trackRef(given.track),
          n: spaceOf(state, bot, given.track),
        }),
      );
    }
  },
  said: (state, given, seat) =>
    message(m('did.discovery'), { who: who(state, seat), track: trackRef(given.track) }),
});

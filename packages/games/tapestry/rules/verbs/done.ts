import { message } from '@empty-chair/kernel/words';
import { who } from '../effects.ts';
import { endTurn } from '../rounds.ts';
import { isFinished } from '../state.ts';
import { m } from '../words.ts';
import { verb } from './verb.ts';

export const done = verb({
  fields: {},
  refuses: (state, _, seat) =>
    state.deed !== 'nothing' || isFinished(state, seat) ? undefined : message(m('no.nothingDone')),
  apply: (table) => endTurn(table),
  said: (state, _, seat) => message(m('did.done'), { who: who(state, seat) }),
});

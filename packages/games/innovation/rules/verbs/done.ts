import { message } from '@empty-chair/kernel/words';
import { endResources, endTurn } from '../rounds.ts';
import { m } from '../words.ts';
import { taskOf, whoRef } from './turn.ts';
import { verb } from './verb.ts';

export const done = verb({
  fields: {},
  apply: (table) => (taskOf(table.scene) === 'resources' ? endResources : endTurn)(table),
  said: (state, _, seat) => message(m('did.done'), { who: whoRef(state, seat) }),
});

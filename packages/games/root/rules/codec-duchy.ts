import { kernelMessage } from '@empty-chair/kernel/errors';
import type { Fields } from '@empty-chair/kernel/json';
import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { crownedMinisters } from './ministers.ts';
import { DUCHY, MINISTER_IDS, ministerId, ministerNamed } from './pieces.ts';
import type { State } from './state.ts';
import { CROWNS } from './state.ts';
import { m } from './words.ts';

/** The Duchy bot's own: who has a crown, from the top. The Burrow is `warriorsElsewhere`, a human's too. */
export const DUCHY_FIELDS = ['crowns'];

export const encodeDuchy = (state: State): Readonly<Record<string, unknown>> =>
  isBot(state, DUCHY) ? { crowns: crownedMinisters(state).map(ministerId) } : {};

export function readDuchy(state: State, fields: Fields, path: string): void {
  if (!isBot(state, DUCHY)) {
    if ('crowns' in fields) json.fail(`${path}.crowns`, message(m('bad.duchy')));
    return;
  }
  const ids = json.optional(
    fields,
    path,
    'crowns',
    (v, p) => json.list(v, p, (x, q) => json.oneOf(x, q, MINISTER_IDS)),
    [],
  );
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) !== index) {
      json.fail(`${path}.crowns[${index}]`, kernelMessage('data.twice', { value: literal(id) }));
    }
    state.cells[CROWNS + ministerNamed(id)] = 1;
  }
}

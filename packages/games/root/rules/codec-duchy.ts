import { kernelMessage } from '@empty-chair/kernel/errors';
import type { Fields } from '@empty-chair/kernel/json';
import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { readCard } from './codec-cards.ts';
import { isTold } from './faces.ts';
import { crownedMinisters } from './ministers.ts';
import type { Card } from './pieces.ts';
import { DUCHY, MINISTER_IDS, ministerId, ministerNamed } from './pieces.ts';
import type { State } from './state.ts';
import { CROWNS } from './state.ts';
import { m } from './words.ts';

/** The Duchy bot's own: who has a crown, from the top; ambushes that it keeps. The Burrow is `warriorsElsewhere`, a human's too. */
export const DUCHY_FIELDS = ['crowns', 'ambushes'];

export function encodeDuchy(state: State): Readonly<Record<string, unknown>> {
  if (!isBot(state, DUCHY)) return {};
  const { ambushes, facts } = state;
  return {
    crowns: crownedMinisters(state).map(ministerId),
    ...(ambushes.length > 0 && { ambushes: ambushes.map((card) => facts.cards[card]?.id ?? '') }),
  };
}

export function readDuchy(state: State, fields: Fields, path: string): void {
  if (!isBot(state, DUCHY)) {
    for (const name of DUCHY_FIELDS) {
      if (name in fields) json.fail(`${path}.${name}`, message(m('bad.duchy')));
    }
    return;
  }
  state.ambushes = json.optional(
    fields,
    path,
    'ambushes',
    (v, p) => json.list(v, p, (x, q) => readAmbush(state, x, q)),
    [],
  );
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

/** With the cards of the box any card of its face stands for it: then only people know that it is one. */
function readAmbush(state: State, value: unknown, path: string): Card {
  const card = readCard(state.facts, value, path);
  if (!isTold(state) && state.facts.cards[card]?.kind !== 'ambush') {
    json.fail(path, message(m('bad.ambush'), { card: literal(String(value)) }));
  }
  return card;
}

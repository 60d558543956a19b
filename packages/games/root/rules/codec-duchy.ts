import { kernelMessage } from '@empty-chair/kernel/errors';
import type { Fields } from '@empty-chair/kernel/json';
import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { readCard } from './codec-cards.ts';
import { isTold } from './faces.ts';
import { crownsLeft, crownsLost, lostCrowns, RANK_IDS } from './humans/duchy.ts';
import { crownedMinisters } from './ministers.ts';
import type { Card } from './pieces.ts';
import { DUCHY, MINISTER_IDS, ministerId, ministerNamed } from './pieces.ts';
import type { State } from './state.ts';
import { CROWNS, CROWNS_LOST } from './state.ts';
import { m } from './words.ts';

/**
 * Who has a crown, from the top, of a human's those that are swayed; crowns that a human has lost for good, by rank; ambushes
 * that the bot keeps. The Burrow is `warriorsElsewhere`.
 */
export const DUCHY_FIELDS = ['crowns', 'crownsLost', 'ambushes'];

export function encodeDuchy(state: State): Readonly<Record<string, unknown>> {
  const { ambushes, facts } = state;
  const crowns = crownedMinisters(state).map(ministerId);
  const lost = lostCrowns(state);
  return {
    ...((isBot(state, DUCHY) || crowns.length > 0) && { crowns }),
    ...(lost.length > 0 && { crownsLost: lost }),
    ...(ambushes.length > 0 && { ambushes: ambushes.map((card) => facts.cards[card]?.id ?? '') }),
  };
}

export function readDuchy(state: State, fields: Fields, path: string): void {
  const notIts = isBot(state, DUCHY) ? 'crownsLost' : 'ambushes';
  if (notIts in fields) json.fail(`${path}.${notIts}`, message(m('bad.duchy')));
  state.ambushes = json.optional(
    fields,
    path,
    'ambushes',
    (v, p) => json.list(v, p, (x, q) => readAmbush(state, x, q)),
    [],
  );
  readCrowns(state, fields, path);
  const lost = json.optional(
    fields,
    path,
    'crownsLost',
    (v, p) => json.list(v, p, (x, q) => json.oneOf(x, q, RANK_IDS)),
    [],
  );
  for (const [index, id] of lost.entries()) {
    const rank = RANK_IDS.indexOf(id);
    if (crownsLeft(state, rank) === 0) {
      json.fail(`${path}.crownsLost[${index}]`, message(m('bad.crowns')));
    }
    state.cells[CROWNS_LOST + rank] = crownsLost(state, rank) + 1;
  }
}

function readCrowns(state: State, fields: Fields, path: string): void {
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

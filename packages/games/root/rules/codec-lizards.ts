import type { Fields } from '@empty-chair/kernel/json';
import * as json from '@empty-chair/kernel/json';
import { message } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { readCard } from './codec-cards.ts';
import { bots } from './content.ts';
import type { Card } from './pieces.ts';
import { LIZARDS } from './pieces.ts';
import type { State } from './state.ts';
import { CONSPIRACY, cell } from './state.ts';
import { m } from './words.ts';

/** The Lizard bot's own: its piles of cards and its marker, by the number of the space it lies on. */
export const LIZARD_FIELDS = ['lostSouls', 'revealed', 'conspiracy'];

const SPACES = bots.logicalLizards.conspiracies.length;

export function encodeLizards(state: State): Readonly<Record<string, unknown>> {
  if (!isBot(state, LIZARDS)) return {};
  const ids = (cards: readonly Card[]) => cards.map((card) => state.facts.cards[card]?.id ?? '');
  return {
    lostSouls: ids(state.lostSouls),
    // Only while its turn is under way, or when it has ended the game.
    ...(state.revealed.length > 0 && { revealed: ids(state.revealed) }),
    conspiracy: cell(state, CONSPIRACY) + 1,
  };
}

export function readLizards(state: State, fields: Fields, path: string): void {
  if (!isBot(state, LIZARDS)) {
    for (const name of LIZARD_FIELDS) {
      if (name in fields) json.fail(`${path}.${name}`, message(m('bad.lizards')));
    }
    return;
  }
  const cards = (name: string): readonly Card[] =>
    json.optional(
      fields,
      path,
      name,
      (v, p) => json.list(v, p, (x, q) => readCard(state.facts, x, q)),
      [],
    );
  state.lostSouls = cards('lostSouls');
  state.revealed = cards('revealed');
  const space = json.optional(
    fields,
    path,
    'conspiracy',
    (v, p) => json.whole(v, p, 1, SPACES),
    SPACES,
  );
  state.cells[CONSPIRACY] = space - 1;
}

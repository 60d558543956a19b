import * as json from '@empty-chair/kernel/json';
import { fieldsOf } from '../unknown-word.ts';
import { failIfTwice } from './fail-if-twice.ts';
import { knownId } from './known-id.ts';
import type { DeckList, Known } from './types.ts';

/** One list for a realm and an Age: of two nobody could say which is meant. */
export function readDecks(value: unknown, path: string, known: Known): readonly DeckList[] {
  const decks = json.list(value, path, (item, at) => readDeck(item, at, known));
  failIfTwice(decks, path, ({ realm, age }) => `${realm} ${age}`);
  return decks;
}

function readDeck(value: unknown, path: string, known: Known): DeckList {
  const fields = fieldsOf(value, path, ['realm', 'age', 'removed']);
  const field = (name: string): unknown => json.field(fields, path, name);
  const removed = json.list(field('removed'), `${path}.removed`, (n, at) =>
    json.whole(n, at, 1, known.cards),
  );
  failIfTwice(removed, `${path}.removed`, String);
  return {
    realm: knownId(field('realm'), `${path}.realm`, 'realm', known),
    age: json.whole(field('age'), `${path}.age`, 1, known.ages),
    removed,
  };
}

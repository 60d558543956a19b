import { NONE } from '@empty-chair/kernel/ids';
import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import type { Facts } from './facts.ts';
import { cardNamed } from './facts.ts';
import type { Card } from './pieces.ts';
import { m } from './words.ts';

/** A card of the deck that is played with, by its id. */
export function readCard(facts: Facts, value: unknown, path: string): Card {
  const id = json.text(value, path);
  const card = cardNamed(facts, id);
  if (card === NONE) json.fail(path, message(m('bad.noCard'), { card: literal(id) }));
  return card;
}

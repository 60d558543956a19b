import type { Message } from '@empty-chair/kernel/words';
import { m } from './words.ts';

const REVEALED: string = m('do.reveal');
/** What takes the order card off its place: the discard pile, or the Decree. */
const GONE: ReadonlySet<string> = new Set([m('do.discard'), m('do.decree')]);

/**
 * The order card (2.7) that lies open after these happenings of a bot's turn, by its id. A state
 * does not hold it: it belongs to the turn, which is told by its happenings.
 */
export function orderInPlay(happenings: readonly Message[]): string | undefined {
  let order: string | undefined;
  for (const { id, params } of happenings) {
    if (GONE.has(id)) order = undefined;
    if (id !== REVEALED) continue;
    const card = params?.['card'];
    order = typeof card === 'object' && 'id' in card ? card.id : undefined;
  }
  return order;
}

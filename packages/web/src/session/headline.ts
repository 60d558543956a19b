import type { Message } from '@empty-chair/kernel/words';
import type { AnyGame, AnyState } from '@empty-chair/registry/games';

const known = new WeakMap<AnyState, { readonly first: Message | undefined }>();

/**
 * How the game stands, in a sentence. The whole table is described for it, so that is done once: a
 * position is listed when it is kept, and shown at the table right after that.
 */
export function headlineOf(module: AnyGame, state: AnyState): Message | undefined {
  const found = known.get(state) ?? { first: module.describe(state)[0] };
  known.set(state, found);
  return found.first;
}

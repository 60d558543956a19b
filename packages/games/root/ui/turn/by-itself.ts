import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import type { Input } from '../../rules/view.ts';
import { forApp } from '../game.ts';

/** By table: the lengths of the record at which a turn has begun so. */
const begun = new WeakMap<TurnSession, Set<number>>();

/** What the rules leave no choice in is said when a turn begins, once: taken back, it stays so. */
export function sayByItself(session: TurnSession, input: Input): void {
  const at = session.entriesSoFar.length;
  const before = begun.get(session) ?? new Set();
  if (before.has(at)) return;
  begun.set(session, before.add(at));
  session.whenShown(() => {
    if (session.entriesSoFar.length === at) session.submit(forApp(input));
  });
}

import type { Arrival } from '../session/session.svelte.ts';
import type { AnyChange, AnyNews } from './any-table.ts';

/** How many entries wait with a change; what is no entry is one thing too. */
export const entriesOf = (change: AnyChange): number =>
  change.kind === 'enter' ? Math.max(1, change.entries.length) : 1;

/** Somebody went back, or began anew with another record than before. */
function isBack(news: AnyNews): news is Extract<AnyNews, { kind: 'tell' }> {
  if (news.kind !== 'tell') return false;
  const { kind } = news.operation.change;
  return kind === 'back' || (kind === 'begin' && news.before !== undefined);
}

/** What somebody else took back, or changed, since we looked. */
export function backIn(news: readonly AnyNews[], nameOf: (by: string) => string): Arrival {
  const { operation } = news.findLast(isBack) ?? {};
  if (operation === undefined) return { backBy: undefined };
  const backBy = nameOf(operation.by);
  return operation.change.kind === 'begin' ? { backBy, isChange: true } : { backBy };
}

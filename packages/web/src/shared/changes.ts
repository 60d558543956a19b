import type { AnyChange, AnyNews } from './any-table.ts';

/** How many entries wait with a change; what is no entry is one thing too. */
export const entriesOf = (change: AnyChange): number =>
  change.kind === 'enter' ? Math.max(1, change.entries.length) : 1;

/** Somebody went back, or began anew with another record than before. */
export function isBack(news: AnyNews): news is Extract<AnyNews, { kind: 'tell' }> {
  if (news.kind !== 'tell') return false;
  const { kind } = news.operation.change;
  return kind === 'back' || (kind === 'begin' && news.before !== undefined);
}

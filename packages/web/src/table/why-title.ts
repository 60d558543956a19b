import type { Message } from '@empty-chair/kernel/words';
import type { TableModel } from './table-model.svelte.ts';

/** The line that a reason is about, in the few words of the list where it is known whose turn it was. */
export function whyTitle({ reason, session, goingOn }: TableModel): Message | undefined {
  const { why, happening, explanation } = reason;
  const { entries, pending } = session.match.record;
  const of = why?.entry === undefined ? undefined : (entries[why.entry] ?? pending);
  if (happening === undefined || of === undefined) return happening;
  return goingOn.lookOf(of.seat, explanation?.before)(happening).short ?? happening;
}

import type { Seat } from '@empty-chair/kernel/words';
import type { Present, SharedView } from './view.ts';

/** A human's turn at a shared table, as one of its devices takes part in it. */
export type TurnHere =
  | { readonly kind: 'mine' }
  /** Entered here for somebody else's chair, or for one that no device sits in. */
  | { readonly kind: 'for-them' }
  /** `who` sits there; nobody in a chair that no device has taken. */
  | { readonly kind: 'theirs'; readonly who: readonly Present[] };

/** `playsFor`: the chair that somebody has said here to play for. */
export function turnHere(
  seat: Seat,
  { present, mayPlay }: Pick<SharedView, 'present' | 'mayPlay'>,
  playsFor: Seat | undefined,
): TurnHere {
  const sitters = present.filter(({ isViewer, chairs }) => !isViewer && chairs.includes(seat));
  const mine = present.find(({ isMe }) => isMe)?.chairs ?? [];
  if (!mayPlay) return { kind: 'theirs', who: sitters };
  if (mine.includes(seat)) return { kind: 'mine' };
  // Somebody without a phone is played for by those who have one; who has no chair is only a guest.
  const isOpen = sitters.length === 0 && mine.length > 0;
  if (isOpen || playsFor === seat) return { kind: 'for-them' };
  return { kind: 'theirs', who: sitters };
}

import type { Seat } from '@empty-chair/kernel/words';
import type { Present, SharedView } from './view.ts';

/** A human's turn at a shared table, as one of its devices takes part in it. */
export type TurnHere =
  | { readonly kind: 'mine' }
  /** Entered here for somebody else's chair, or for one that no device sits in. */
  | { readonly kind: 'for-them' }
  /** `who` sits there; nobody in a chair that no device has taken. */
  | { readonly kind: 'theirs'; readonly who: readonly Present[] };

type Company = Pick<SharedView, 'present' | 'mayPlay'>;

const NO_CHAIRS: readonly Seat[] = [];

/** The chairs that the people before this device have taken; none by a link to watch. */
export const ownChairs = ({ present, mayPlay }: Company): readonly Seat[] =>
  (mayPlay ? present.find(({ isMe }) => isMe)?.chairs : undefined) ?? NO_CHAIRS;

const sittersIn = (seat: Seat, { present }: Company): readonly Present[] =>
  present.filter(({ isViewer, chairs }) => !isViewer && chairs.includes(seat));

/** `playsFor`: the chair that somebody has said here to play for. */
export function turnHere(seat: Seat, at: Company, playsFor: Seat | undefined): TurnHere {
  const sitters = sittersIn(seat, at);
  const mine = ownChairs(at);
  if (!at.mayPlay) return { kind: 'theirs', who: sitters };
  if (mine.includes(seat)) return { kind: 'mine' };
  // Somebody without a phone is played for by those who have one; who has no chair is only a guest.
  const isOpen = sitters.length === 0 && mine.length > 0;
  if (isOpen || playsFor === seat) return { kind: 'for-them' };
  return { kind: 'theirs', who: sitters };
}

/** Where the app holds people's cards a chair is played by those who sit in it: nobody else sees its hand. */
export const turnWithHand = (seat: Seat, at: Company): TurnHere =>
  ownChairs(at).includes(seat) ? { kind: 'mine' } : { kind: 'theirs', who: sittersIn(seat, at) };

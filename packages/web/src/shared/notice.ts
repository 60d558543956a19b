import type { Message, Seat } from '@empty-chair/kernel/words';

/** To be said in one sentence. */
export type Notice =
  /** What was entered here does not fit any more. */
  | { readonly kind: 'overtaken'; readonly who: string; readonly reason: Message | undefined }
  | { readonly kind: 'your-turn'; readonly seat: Seat }
  | { readonly kind: 'asked'; readonly who: string }
  /** Made by a newer app. */
  | { readonly kind: 'unreadable' }
  /** The table is over for this device; what is shown stays. */
  | { readonly kind: 'over'; readonly why: Error };

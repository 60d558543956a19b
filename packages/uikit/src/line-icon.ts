import type { Message } from '@empty-chair/kernel/words';
import { refsOf } from './sentence.ts';

/** How a game draws its lines. */
export interface LineIcons {
  /** Lines whose drawing is not told by the things in them. */
  readonly byLine: Readonly<Record<string, string>>;
  /** The drawing of a thing, by its kind; earlier kinds say more of a line than later ones. */
  readonly byKind: readonly (readonly [kind: string, icon: (id: string) => string])[];
  /** Of two things of a kind, the one that counts. */
  readonly counts: 'first' | 'last';
}

/** The icon of a line of this game; undefined leaves it to the shell. */
export const lineIconBy =
  ({ byLine, byKind, counts }: LineIcons) =>
  (message: Message): string | undefined => {
    const own = byLine[message.id];
    if (own !== undefined) return own;
    const named = refsOf(message);
    const refs = counts === 'first' ? named : named.toReversed();
    for (const [kind, icon] of byKind) {
      const found = refs.find((ref) => ref.kind === kind);
      if (found !== undefined) return icon(found.id);
    }
    return undefined;
  };

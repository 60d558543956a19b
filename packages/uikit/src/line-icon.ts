import type { Message, Ref } from '@empty-chair/kernel/words';
import { isRef } from './sentence.ts';

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
  ({ id, params = {} }: Message): string | undefined => {
    const own = byLine[id];
    if (own !== undefined) return own;
    const named = Object.values(params).flatMap(refsIn);
    const refs = counts === 'first' ? named : named.reverse();
    for (const [kind, icon] of byKind) {
      const found = refs.find((ref) => ref.kind === kind);
      if (found !== undefined) return icon(found.id);
    }
    return undefined;
  };

function refsIn(value: number | Ref | readonly Ref[]): readonly Ref[] {
  if (typeof value === 'number') return [];
  return isRef(value) ? [value] : value;
}

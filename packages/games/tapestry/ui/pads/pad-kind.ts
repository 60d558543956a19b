import type { Ref } from '@empty-chair/kernel/words';

export type PadKind = 'cards' | 'tracks' | 'signs';

const KINDS: Readonly<Record<string, PadKind>> = {
  card: 'cards',
  track: 'tracks',
  yourTrap: 'signs',
  trap: 'signs',
  more: 'signs',
  civilization: 'signs',
};

/** Which pad shows these answers best; plain words need none. */
export function padKind(refs: readonly Ref[]): PadKind | undefined {
  const kinds = new Set(refs.map(({ kind }) => KINDS[kind]));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

import type { Ref } from '@empty-chair/kernel/words';

export type PadKind = 'cards' | 'numbers' | 'tiles';

const KINDS: Readonly<Record<string, PadKind>> = {
  card: 'cards',
  power: 'numbers',
  points: 'numbers',
  bonus: 'tiles',
  terrain: 'tiles',
  discipline: 'tiles',
  building: 'tiles',
  innovation: 'tiles',
  spell: 'tiles',
  book: 'tiles',
};

/** Which pad shows these answers best; plain words need none. */
export function padKind(refs: readonly Ref[]): PadKind | undefined {
  const kinds = new Set(refs.map(({ kind }) => KINDS[kind]));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

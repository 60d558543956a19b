import type { Ref } from '@empty-chair/kernel/words';

export const TILE = 'tile';

/** A territory tile turned by so many sixths, as a sign inside a sentence shows it. */
export const laidRef = (tile: string, sixths: number): Ref => ({
  kind: TILE,
  id: `${tile}.${sixths}`,
});

export interface Laid {
  readonly tile: number;
  readonly rotation: number;
}
/** Undefined where it is no tile; as it is printed, where nobody says how it is turned. */
export function laidOf({ kind, id }: Ref): Laid | undefined {
  const [tile, rotation = '0'] = id.split('.');
  return kind === TILE ? { tile: Number(tile), rotation: Number(rotation) } : undefined;
}

import type { Ref } from '@empty-chair/kernel/words';

export const TRACK = 'track';

/** A space of a track: a place that the sign of the track stands for, with its number. */
export const spaceRef = (track: string, n: number): Ref => ({ kind: TRACK, id: `${track}.${n}` });

export interface Space {
  readonly track: string;
  readonly n: number;
}
/** The space that a place is; undefined where it is a whole track, or none. */
export function spaceOf({ kind, id }: Ref): Space | undefined {
  const [track = '', n] = id.split('.');
  return kind === TRACK && n !== undefined ? { track, n: Number(n) } : undefined;
}

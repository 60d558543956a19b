import type { Ref } from '@empty-chair/kernel/words';

/** A place as the boards write it at what can be tapped there: `data-place`. */
export const placeKey = ({ kind, id }: Ref): string => `${kind} ${id}`;

/** The place of such a key; undefined where that is none, whoever said so. */
export function placeOf(key: string, isPlace: (ref: Ref) => boolean): Ref | undefined {
  const gap = key.indexOf(' ');
  if (gap <= 0 || gap === key.length - 1) return undefined;
  const ref = { kind: key.slice(0, gap), id: key.slice(gap + 1) };
  return isPlace(ref) ? ref : undefined;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** In pixels of the board: where the tip of a flag stands, and to which side it flies. */
export interface FlagPole {
  readonly x: number;
  readonly y: number;
  readonly isLeft: boolean;
}

/**
 * At an upper corner of the place and away from it: boards write their numbers in the middle. Undefined
 * while the place is out of sight.
 */
export function flagAt(place: Box, board: Box): FlagPole | undefined {
  const middle = place.left - board.left + place.width / 2;
  const isLeft = middle > board.width / 2;
  const x = middle + place.width * (isLeft ? -0.34 : 0.34);
  const y = place.top - board.top + place.height * 0.2;
  const isSeen = x >= 0 && y >= 0 && x <= board.width && y <= board.height;
  return isSeen ? { x, y, isLeft } : undefined;
}

import type { PlaceMark } from '../game-ui.ts';

/** What it asks of a board's overlay. */
interface Signed<M> {
  readonly deciding: boolean;
  readonly marks: readonly M[];
}

/**
 * The marks whose signs are drawn. Of a decision that is just opened those that are still in it come
 * first, with all rings; why each of the others was struck out follows in the next picture, with the
 * ladder that says it in words. `before`: what was shown when the last picture was out.
 */
export function signedMarks<M extends { readonly mark: PlaceMark }>(
  { deciding, marks }: Signed<M>,
  before: Signed<unknown>,
): readonly M[] {
  return deciding && !before.deciding ? marks.filter(({ mark }) => mark.as !== 'struck') : marks;
}

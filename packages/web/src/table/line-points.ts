import type { Chair } from '@empty-chair/uikit/game-ui.ts';

/** Points that somebody gets with a line, and has then. */
export interface LinePoints {
  readonly chair: Chair;
  readonly change: number;
}

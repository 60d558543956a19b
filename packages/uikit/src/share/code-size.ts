/** What a camera reads without patience: three pixels of the page for each dot. */
const LEAST_DOT = 3;
/** The widest that a dialog is inside. */
const WIDEST = 428;
/** Of the height, the rest of the page stays in sight; title, edges and a line are in the dialog, too. */
const SHARE = 0.92;
const AROUND = 118;
const SIDES = 32;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The side of a code that is in sight as a whole: nobody can scan a half. */
export const sideIn = ({ width, height }: Room): number =>
  Math.floor(Math.min(WIDEST, width - SIDES, height * SHARE - AROUND));

export type Showing =
  | { readonly kind: 'code'; readonly side: number }
  /** A phone that lies on its side has room for it when it stands. */
  | { readonly kind: 'turn' }
  | { readonly kind: 'tooLong' };

/** How a code of so many dots in a row is shown in a window. */
export function showingOf(dots: number, room: Room): Showing {
  const fits = (side: number): boolean => side / dots >= LEAST_DOT;
  const side = sideIn(room);
  if (fits(side)) return { kind: 'code', side };
  return fits(sideIn({ width: room.height, height: room.width }))
    ? { kind: 'turn' }
    : { kind: 'tooLong' };
}

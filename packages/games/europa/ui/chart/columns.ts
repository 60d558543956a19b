/** How much stands side by side, by the width in letters' heights: large type, fewer boxes. */
const ROOMY = 17;
const NARROW = 10;

/** Boxes in a row of the snake. */
export function columnsFor(width: number, letter: number): number {
  const room = width / letter;
  if (room >= ROOMY) return 3;
  return room >= NARROW ? 2 : 1;
}

const WIDE = 32;
const VERY_WIDE = 50;

/** Columns of a whole chart; a phone has one, with the lines at its sides. */
export function flowColumns(width: number, letter: number): number {
  const room = width / letter;
  if (room >= VERY_WIDE) return 3;
  return room >= WIDE ? 2 : 1;
}

/**
 * The small map as it is printed, drawn by hand and read by nothing but tests: flat-top hexes, each
 * line half a hex below the one before. `*` is printed land.
 */
const DRAWING = `
-6                 D1*
-5           C1          E1
-4     B1          D2*         F1
-3           C2*         E2*
-2     B2          D3          F2
-1 A1        C3          E3          G1
+0     B3*         D4*         F3*
+1 A2        C4          E4          G2
+2     B4*         D5          F4*
+3 A3*       C5*         E5*         G3*
+4     B5          D6          F5
+5           C6          E6
`;

export interface DrawnHex {
  readonly name: string;
  readonly isPrinted: boolean;
  readonly column: number;
  /** Half hexes below the middle island. */
  readonly line: number;
}

export const DRAWN: readonly DrawnHex[] = DRAWING.trim()
  .split('\n')
  .flatMap((text) => {
    const [line = '', ...words] = text.split(/\s+/);
    return words.map((word) => ({
      name: word.slice(0, 2),
      isPrinted: word.endsWith('*'),
      column: 'ABCDEFG'.indexOf(word.charAt(0)),
      line: Number(line),
    }));
  });

/** Columns to the right and half hexes down. */
export const STEPS = {
  N: [0, -2],
  NE: [1, -1],
  SE: [1, 1],
  S: [0, 2],
  SW: [-1, 1],
  NW: [-1, -1],
} as const;
export type Direction = keyof typeof STEPS;
const DIRECTIONS = Object.keys(STEPS) as Direction[];

export function drawnAt(column: number, line: number): string | undefined {
  return DRAWN.find((hex) => hex.column === column && hex.line === line)?.name;
}

export function drawn(name: string): DrawnHex {
  const found = DRAWN.find((hex) => hex.name === name);
  if (found === undefined) throw new RangeError(name);
  return found;
}

export function next(name: string, direction: Direction): string | undefined {
  const { column, line } = drawn(name);
  const [right, down] = STEPS[direction];
  return drawnAt(column + right, line + down);
}

const AROUND = new Map(
  DRAWN.map(({ name }) => [
    name,
    DIRECTIONS.map((direction) => next(name, direction)).filter((near) => near !== undefined),
  ]),
);
export const around = (name: string): readonly string[] => AROUND.get(name) ?? [];

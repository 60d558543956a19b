/** The ranges on the edges of a roll: `1-2`, `3-5`, `6`. */
export const FACES = 6;

export interface Range {
  readonly from: number;
  readonly to: number;
}

export function rangeOf(text: string): Range | undefined {
  const [, from, to = from] = /^([1-6])(?:-([1-6]))?$/.exec(text) ?? [];
  if (from === undefined) return undefined;
  const range = { from: Number(from), to: Number(to) };
  return range.from <= range.to ? range : undefined;
}

export const isIn = ({ from, to }: Range, face: number): boolean => face >= from && face <= to;

/** The case of a roll that a face belongs to. */
export function caseOf(cases: readonly string[], face: number): string | undefined {
  return cases.find((text) => {
    const range = rangeOf(text);
    return range !== undefined && isIn(range, face);
  });
}

/** The first face that is in no range, or in several. */
export function faultyFace(cases: readonly string[]): number | undefined {
  for (let face = 1; face <= FACES; face += 1) {
    const ranges = cases.map(rangeOf).filter((range) => range !== undefined && isIn(range, face));
    if (ranges.length !== 1) return face;
  }
  return undefined;
}

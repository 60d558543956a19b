/** What a column of a state is made as. */
type Numbers = Uint8Array | Int16Array;

/**
 * Copies of columns in one buffer, one behind the other: the engine is asked for room once, and to ask takes
 * longer than to fill it.
 */
export class CopiedColumns {
  private readonly buffer: ArrayBuffer;
  private end = 0;

  constructor(bytes: number) {
    this.buffer = new ArrayBuffer(bytes);
  }

  copy<C extends object>(column: C): C {
    const from = numbersOf(column);
    const to =
      from instanceof Int16Array
        ? new Int16Array(this.buffer, this.end, from.length)
        : new Uint8Array(this.buffer, this.end, from.length);
    to.set(from);
    this.end += roomFor(column);
    // Sound because it was made as what it is a copy of.
    return to as object as C;
  }
}

/** In bytes, rounded up, so that the next column begins at an even one. */
export function roomFor(column: object): number {
  const { byteLength } = numbersOf(column);
  return byteLength + (byteLength % 2);
}

function numbersOf(column: object): Numbers {
  if (column instanceof Int16Array || column instanceof Uint8Array) return column;
  throw new TypeError('a column that is no list of small numbers');
}

export interface Figure {
  readonly what: string;
  readonly value: number;
  /** The value must stay under it. */
  readonly bar: number;
  readonly unit: string;
}

/** Prints the figures against their bars; gives whether all are met. */
export function report(figures: readonly Figure[]): boolean {
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const { what, value, bar, unit } of figures) {
    const shown = `${Number(value.toFixed(1))} ${unit}`.trim().padStart(9);
    const under = `under ${bar} ${unit}`.trim().padEnd(13);
    console.log(`${what.padEnd(width)}  ${shown}  ${under}  ${value < bar ? 'met' : 'MISSED'}`);
  }
  return figures.every(({ value, bar }) => value < bar);
}

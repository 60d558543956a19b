import type { LabFigure } from './lab.ts';
import type { Quartiles } from './paired.ts';
import type { Timed } from './time-subject.ts';

/** Prints what was found: the median of the paired ratios, with the quartiles that half of them lie between. */

export function reportSubject(subject: string, { figures, memory, limits }: Timed): void {
  console.log(`\n${subject}`);
  for (const { name, unit, perSecond, ratio } of figures) {
    if (unit === undefined) line(name, spread(ratio), '');
    else line(name, spread(ratio), `per chess move; ${shown(perSecond)} ${unit}/s`);
  }
  if (memory !== undefined) {
    line('memory of a state', kilobytes(memory.state), 'kB');
    line('memory of a recorded turn of an open game', kilobytes(memory.turn), 'kB');
  }
  for (const limit of limits) console.log(`  ${limit}`);
}

/** As they come: they take minutes. */
export async function reportLab(
  figures: AsyncIterable<LabFigure>,
  limits: readonly string[],
): Promise<void> {
  console.log('\nlab');
  for await (const { name, ratio } of figures) line(name, spread(ratio), '');
  for (const limit of limits) console.log(`  ${limit}`);
}

function line(name: string, figure: string, about: string): void {
  console.log(`  ${name.padEnd(52)} ${figure.padStart(20)} ${about}`.trimEnd());
}

const spread = ({ low, median, high }: Quartiles): string =>
  `${shown(median)} (${shown(low)}-${shown(high)})`;

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

function shown(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}

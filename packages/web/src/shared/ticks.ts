import type { Light } from '@empty-chair/tables/light';
import type { SharedView } from './view.ts';

type Tick = Omit<Extract<Light, { kind: 'tick' }>, 'kind'>;

/** Who has ticked which line of the turn that is worked off. A line is done with all before it. */
export class Ticks {
  private entry: number | undefined;
  /** The device that ticked each done line. */
  private lines: readonly string[] = [];

  set({ entry, line, isOn }: Tick, by: string): void {
    const lines = entry === this.entry ? this.lines : [];
    const more = (n: number, who: string) => Array<string>(Math.max(0, n - lines.length)).fill(who);
    this.entry = entry;
    // What was done before anybody said so stays done, by whomever.
    this.lines = isOn
      ? [...lines, ...more(line + 1, by)]
      : [...lines.slice(0, line), ...more(line, '')];
  }

  /** How many lines of that entry are done; undefined where nobody has said so. */
  doneOf(entry: number): number | undefined {
    return entry === this.entry ? this.lines.length : undefined;
  }

  byLine(entry: number | undefined, nameOf: (by: string) => string): SharedView['ticks'] {
    if (entry !== this.entry) return new Map();
    const known = this.lines.map((by, line) => [line, by === '' ? [] : [nameOf(by)]] as const);
    return new Map(known);
  }

  /** For somebody who has just come: what `by` ticked last, if nobody did so after them. */
  lastOf(by: string): Tick | undefined {
    if (this.entry === undefined || this.lines.at(-1) !== by) return undefined;
    return { entry: this.entry, line: this.lines.length - 1, isOn: true };
  }
}

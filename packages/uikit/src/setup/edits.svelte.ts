import type { Message } from '@empty-chair/kernel/words';
import type { AnyConfig } from '@empty-chair/registry/games';
import type { Checked } from './draft.ts';

/** The form only ever shows what the game takes: what it does not take stays as it was. */
export class Edits<Draft, Part> {
  private refused = $state.raw<{ readonly at: Part; readonly why: Message }>();
  private readonly check: (draft: Draft) => Checked;
  private readonly onchange: (config: AnyConfig) => void;

  constructor(check: (draft: Draft) => Checked, onchange: (config: AnyConfig) => void) {
    this.check = check;
    this.onchange = onchange;
  }

  /** Whether the game takes the change that was made in that part of the form. */
  readonly make = (next: Draft, at: Part): boolean => {
    const { config, problem } = this.check(next);
    this.refused = problem === undefined ? undefined : { at, why: problem };
    if (config !== undefined) this.onchange(config);
    return config !== undefined;
  };

  /** Why the game did not take the last change; it is told where the change was made. */
  refusalOf(at: Part): Message | undefined {
    return this.refused?.at === at ? this.refused.why : undefined;
  }
}

import type { AnyConfig, AnyInput, AnyState } from '@empty-chair/registry/games';
import type { Trials } from '@empty-chair/testkit/trials';

export type AnyTrials = Trials<AnyConfig, AnyState, AnyInput>;

/** What each game has in its `examples/trials.ts`, found by its place. */
export const allTrials: readonly AnyTrials[] = Object.values(
  import.meta.glob<AnyTrials>('../packages/games/*/examples/trials.ts', {
    eager: true,
    import: 'trials',
  }),
);

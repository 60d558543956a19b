import type { EuropaExample } from './example.ts';
import { marchExamples } from './march.ts';
import { setupExamples } from './setup.ts';
import { tokenExamples } from './tokens.ts';

/** The worked examples, in the order of the rulebook; those that are kept as files are in worked.ts. */
export const allExamples: readonly EuropaExample[] = [
  ...setupExamples,
  ...tokenExamples,
  ...marchExamples,
];

import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parse } from '@formatjs/icu-messageformat-parser';

/** A pattern that was read before: what the app's own sentences are in its build (vite.config.ts). */
export type Tree = MessageFormatElement[];

/** Throws SyntaxError when the pattern is not valid ICU MessageFormat. */
export const treeOf = (pattern: string): Tree =>
  // Tags are off: '<' is a character of ours, as in '<game>'.
  parse(pattern, { ignoreTag: true });

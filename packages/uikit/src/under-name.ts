import type { Language } from '@empty-chair/text/languages';
import { capitalIn } from './capital-in.ts';
import type { Part } from './sentence.ts';

/** What is said under a heading that names who did it: without the name, where a sentence begins with it. */
export function partsUnderName(
  parts: readonly Part[],
  name: string,
  language: Language,
): readonly Part[] {
  const [first, ...others] = parts;
  if (first === undefined || !('words' in first)) return parts;
  const label = `${name}: `;
  if (!first.words.startsWith(label)) return parts;
  const words = capitalIn(first.words.slice(label.length), language);
  return words === '' ? others : [{ words }, ...others];
}

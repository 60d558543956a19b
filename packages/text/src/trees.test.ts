import { expect, test } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { LANGUAGES } from './languages.ts';
import { treeOf } from './parse.ts';
import { compile } from './pattern.ts';
import { isPlain } from './plain.ts';

/** All that the app has read when it is built (vite.config.ts of the web package). */
const own = import.meta.glob<Catalogue>(
  ['../../uikit/text/*/*.json', '../catalogues/*/kernel.json'],
  { eager: true, import: 'default' },
);

test('a sentence that was read before says the same, in every language', () => {
  let read = 0;
  for (const [path, catalogue] of Object.entries(own)) {
    const language = LANGUAGES.find((one) => path.includes(`/${one}/`)) ?? 'en';
    for (const [id, pattern] of Object.entries(catalogue)) {
      if (isPlain(pattern)) continue;
      read += 1;
      // As the page gets it: through JSON.
      const before = compile(JSON.parse(JSON.stringify(treeOf(pattern))), language);
      const now = compile(pattern, language);
      expect(before.uses, id).toEqual(now.uses);
      for (const n of [0, 1, 2, 5, 22]) {
        const values = Object.fromEntries(
          now.uses.map(({ argument, as, branches }) => [
            argument,
            as === 'select' ? (branches[n % branches.length] ?? 'other') : n,
          ]),
        );
        expect(before.format(values), id).toBe(now.format(values));
      }
    }
  }
  expect(read).toBeGreaterThan(100);
});

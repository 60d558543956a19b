import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogueWithNoBreaks } from '@empty-chair/text/no-break';
import { expect, test } from 'vitest';
import { catalogueFiles } from '../tools/catalogue-files.ts';

// A writer types plain spaces; `npm run format` makes some of them keep a line together.

const packages = fileURLToPath(new URL('../packages/', import.meta.url));

test('all catalogues have their no-break spaces: npm run format writes them', () => {
  const files = catalogueFiles(packages);
  const missing = files.flatMap(({ path, language }) => {
    const sentences: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
    const whole = catalogueWithNoBreaks(language, sentences);
    return Object.keys(whole)
      .filter((id) => whole[id] !== sentences[id])
      .map((id) => `${path.slice(packages.length)} ${id}`);
  });
  expect(files.length).toBeGreaterThan(70);
  expect(missing).toEqual([]);
});

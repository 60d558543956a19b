import { readFileSync, writeFileSync } from 'node:fs';
import { catalogueWithNoBreaks } from '@empty-chair/text/no-break';
import { catalogueFiles } from './catalogue-files.ts';

/** A part of npm run format: writes the no-break spaces into all catalogues. Needs the folder of the packages. */
for (const { path, language } of catalogueFiles(process.argv[2] ?? '')) {
  const before = readFileSync(path, 'utf8');
  const after = `${JSON.stringify(catalogueWithNoBreaks(language, JSON.parse(before)), null, 2)}\n`;
  if (after !== before) writeFileSync(path, after);
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@empty-chair/text/languages';

/** A file of sentences, absolute. */
export interface CatalogueFile {
  readonly path: string;
  readonly language: Language;
}

const CATALOGUE = /(?:text|catalogues)[\\/](?<language>en|pl|cs)[\\/][\w-]+\.json$/;

/** All of them below `packages`: of the app, the command line and each game. */
export const catalogueFiles = (packages: string): readonly CatalogueFile[] =>
  readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules'))
    .flatMap((path) => {
      const language = CATALOGUE.exec(path)?.groups?.['language'];
      return language === undefined
        ? []
        : [{ path: join(packages, path), language: language as Language }];
    });

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KERNEL_MESSAGES } from '@empty-chair/kernel/errors';
import { describe, expect, it } from 'vitest';
import type { Catalogues } from './checks.ts';
import { checkCatalogues, checkRules, checkUse } from './checks.ts';
import type { Language } from './languages.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const gamesFolder = `${packages}games`;

function catalogues(pathOf: (language: Language) => string): Catalogues {
  const read = (language: Language) => JSON.parse(readFileSync(pathOf(language), 'utf8'));
  return { en: read('en'), pl: read('pl'), cs: read('cs') };
}

/** The sources below a folder, without tests. */
function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
}

describe('the common catalogue', () => {
  const folder = `${packages}text/catalogues`;
  const kernel = catalogues((language) => `${folder}/${language}/kernel.json`);
  const console = catalogues((language) => `${folder}/${language}/console.json`);
  const common = { ...kernel.en, ...console.en };

  it('is sound in every language', () => {
    expect(checkCatalogues(kernel)).toEqual([]);
    expect(checkCatalogues(console)).toEqual([]);
  });

  it('has a sentence for all that the kernel says, where the app finds it', () => {
    expect(KERNEL_MESSAGES.filter((id) => !Object.hasOwn(kernel.en, id))).toEqual([]);
  });

  it('has what is said, and says what it has', () => {
    const all = ['kernel', 'text', 'lab', 'cli'].flatMap((name) =>
      sources(`${packages}${name}/src`),
    );
    // Terms are the vocabulary for whoever builds a screen: not all are in use yet.
    const options = { callers: ['say', 'kernelMessage'], families: ['term.'] };
    expect(checkUse(common, all, options)).toEqual([]);
  });
});

describe('the catalogues of the app', () => {
  const folder = `${packages}uikit/text`;

  it.each(readdirSync(`${folder}/en`))('are sound in every language: %s', (file) => {
    expect(checkCatalogues(catalogues((language) => `${folder}/${language}/${file}`))).toEqual([]);
  });
});

// A game joins as soon as it has a module; it cannot opt out.
const games = readdirSync(gamesFolder).filter((name) =>
  existsSync(`${gamesFolder}/${name}/rules/module.ts`),
);

describe.each(games)('the catalogue of %s', (name) => {
  const folder = `${gamesFolder}/${name}`;
  const own = catalogues((language) => `${folder}/text/${language}/rules.json`);

  it.each(readdirSync(`${folder}/text/en`))('is sound in every language: %s', (file) => {
    const all = catalogues((language) => `${folder}/text/${language}/${file}`);
    expect(checkCatalogues(all)).toEqual([]);
  });

  it('has what is said, and says what it has', () => {
    const options = { callers: ['m'], families: ['ref.', 'rule.', 'many.'] };
    const said = ['rules', 'sparring'].flatMap((part) => sources(`${folder}/${part}`));
    expect(checkUse(own.en, said, options)).toEqual([]);
  });

  it('has a summary for each rule of the rulebook, and the name of the game', () => {
    const rulebook = JSON.parse(readFileSync(`${folder}/rulebook.json`, 'utf8'));
    expect(checkRules(own.en, Object.keys(rulebook))).toEqual([]);
    expect(own.en).toHaveProperty([`ref.game.${name}`]);
  });
});

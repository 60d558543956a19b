import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Language } from './languages.ts';
import { LANGUAGES } from './languages.ts';

/** What a reader would trip over, and no reader of patterns sees: looked for in all sentences. */

const packages = fileURLToPath(new URL('../../', import.meta.url));

/** [where, sentence] for all catalogues of a language. */
function sentencesOf(language: Language): (readonly [where: string, sentence: string])[] {
  return readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules') && path.endsWith('.json'))
    .filter((path) => path.match(/(?:text|catalogues)\/(\w\w)\/[\w-]+\.json$/)?.[1] === language)
    .flatMap((path) =>
      Object.entries<string>(JSON.parse(readFileSync(`${packages}${path}`, 'utf8'))).map(
        ([id, sentence]) => [`${path} ${id}`, sentence] as const,
      ),
    );
}

const found = (language: Language, trap: RegExp): string[] =>
  sentencesOf(language).flatMap(([where, sentence]) => {
    const [bad] = sentence.match(trap) ?? [];
    return bad === undefined ? [] : [`${where}: ${bad}`];
  });

const word = (...forms: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu');

it.each(LANGUAGES)('there is something to look at: %s', (language) => {
  expect(sentencesOf(language).length).toBeGreaterThan(7000);
});

describe('a player is addressed in one way', () => {
  // "Ty" and "ti" are left out: they point at things as well.
  const TO_ONE = word(
    ...['tě', 'tobě', 'tebe', 'tebou', 'tvůj', 'tvoje', 'tvoji', 'tvou', 'tvé', 'tvého', 'tvým'],
    ...['vezmi', 'získej', 'táhni', 'lízni', 'umísti', 'polož', 'přesuň', 'odstraň', 'odhoď'],
    ...['vyber', 'zvol', 'klepni', 'zapiš', 'zadej', 'podívej', 'z ruky ti', 'do ruky ti'],
    ...['(?!příliš|nejspíš|spíš|nejvýš|výš|náš|váš|seš)\\p{L}{2,}(?:íš|áš|eš)'],
  );
  it('in Czech as vy', () => {
    expect(found('cs', TO_ONE)).toEqual([]);
  });

  const TO_MANY = word(
    ...['was', 'wam', 'wami', 'wasz', 'wasza', 'wasze', 'waszego', 'waszej', 'waszym', 'waszych'],
    ...['macie', 'możecie', 'decydujecie', 'wybierzecie', '\\p{L}+(?:ijcie|ajcie|ujcie|ńcie)'],
    ...['wybierzcie', 'wpiszcie', 'zapiszcie', 'zastąpcie', 'weźcie', 'umieśćcie', 'rzućcie'],
  );
  it('in Polish as ty', () => {
    expect(found('pl', TO_MANY)).toEqual([]);
  });
});

describe('figures', () => {
  // What a player types has the hyphen of a keyboard; a forest is called by its clearings.
  const AS_TYPED = /bad\.range|guide\.askTargets|ref\.forest\./;
  it.each(LANGUAGES)('have an en dash between them: %s', (language) => {
    const hyphens = found(language, /\d-\d/).filter((where) => !AS_TYPED.test(where));
    expect(hyphens).toEqual([]);
  });

  // A counted noun beside a bare number is wrong for 1.
  it('count in English with a plural', () => {
    const COUNTED = /\{(?:n|count|points)\}[ \u00A0](?:points|cards|cubes|coins|tokens|turns)\b/;
    expect(found('en', COUNTED)).toEqual([]);
  });

  // "7%", but "7 %" in Czech, where it stands for "7 percent".
  it.each(['en', 'pl'] as const)('have a percent sign close to them: %s', (language) => {
    expect(found(language, /[\d}][ \u00A0]%/)).toEqual([]);
  });
});

import type { Catalogue } from './catalogue.ts';
import type { Language } from './languages.ts';
import { LANGUAGES } from './languages.ts';
import type { Use } from './pattern.ts';
import { agreesWith, compile, declinedBy, isForm } from './pattern.ts';

/** The same catalogue in every language. */
export type Catalogues = Readonly<Record<Language, Catalogue>>;

/**
 * What translators and programmers get wrong, as lists of problems for tests: empty when all is
 * well. Each problem names language and id.
 */
export function checkCatalogues(catalogues: Catalogues): string[] {
  return [
    ...checkKeys(catalogues),
    ...LANGUAGES.flatMap((language) => checkPatterns(language, catalogues[language])),
    ...checkPlaceholders(catalogues),
  ];
}

/** Every id in every language, but for the names that only some of them decline. */
function checkKeys(catalogues: Catalogues): string[] {
  const all = new Set(LANGUAGES.flatMap((language) => Object.keys(catalogues[language])));
  const everywhere = [...all].filter((id) => !isForm(id));
  return everywhere.flatMap((id) =>
    LANGUAGES.filter((language) => !Object.hasOwn(catalogues[language], id)).map(
      (language) => `${language} ${id}: is missing`,
    ),
  );
}

/** What is wrong with a pattern by itself. */
function checkPatterns(language: Language, catalogue: Catalogue): string[] {
  return Object.entries(catalogue).flatMap(([id, pattern]) =>
    problemsOf(language, pattern).map((problem) => `${language} ${id}: ${problem}`),
  );
}

function problemsOf(language: Language, pattern: string): string[] {
  if (pattern.trim() === '') return ['is empty'];
  // ICU takes what stands between straight apostrophes literally, so "can't {n}" loses its number.
  const apostrophe = pattern.includes("'") ? ['has a straight apostrophe, write ’'] : [];
  const uses = usesOf(language, pattern);
  if (uses === undefined) return [...apostrophe, 'does not parse'];
  return [
    ...apostrophe,
    ...tooMany(uses, 'plural'),
    ...tooMany(uses, 'select'),
    ...mixed(uses),
    ...lonely(uses),
    ...uses.filter(({ as }) => as === 'plural').flatMap((use) => missingCategories(language, use)),
    ...uses
      .filter(({ as, branches }) => as === 'select' && !branches.includes('other'))
      .map(({ argument }) => `select on {${argument}} has no other`),
  ];
}

function tooMany(uses: readonly Use[], as: 'plural' | 'select'): string[] {
  return uses.filter((use) => use.as === as).length > 1 ? [`has more than one ${as}`] : [];
}

/** A select gets the raw id and a plain argument the name, so one argument cannot be both. */
function mixed(uses: readonly Use[]): string[] {
  const chosen = new Set(uses.filter(({ as }) => as === 'select').map(({ argument }) => argument));
  const otherwise = new Set(uses.filter(({ as }) => as !== 'select').map((use) => use.argument));
  return [...chosen]
    .filter((argument) => otherwise.has(argument))
    .map((argument) => `{${argument}} is used in a select and elsewhere`);
}

/** A verb agrees with a name that is there, and knows one and many. */
function lonely(uses: readonly Use[]): string[] {
  return uses.flatMap((use) => {
    const of = agreesWith(use);
    if (of === undefined) return [];
    const isThere = uses.some(({ argument }) => argument === of);
    const isWhole = use.branches.toSorted(byCode).join(' ') === 'many other';
    return [
      ...(isThere ? [] : [`{${use.argument}} agrees with {${of}}, which is not there`]),
      ...(isWhole ? [] : [`{${use.argument}} needs many and other`]),
    ];
  });
}

const PLURALS: Readonly<Record<Language, readonly string[]>> = {
  en: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
  cs: ['one', 'few', 'many', 'other'],
};

function missingCategories(language: Language, { argument, branches }: Use): string[] {
  return [
    ...PLURALS[language]
      .filter((category) => !branches.includes(category))
      .map((category) => `plural of {${argument}} has no ${category}`),
    ...branches
      .filter((branch) => !branch.startsWith('=') && !PLURALS[language].includes(branch))
      .map((branch) => `plural of {${argument}} has ${branch}, which the language does not know`),
  ];
}

/**
 * The same arguments everywhere, the same ones in a select, with the same branches. A plural may
 * be a plain number elsewhere: "spend {n} Bot Power" needs none.
 */
function checkPlaceholders(catalogues: Catalogues): string[] {
  return Object.entries(catalogues.en).flatMap(([id, english]) => {
    const expected = signature(usesOf('en', english));
    return LANGUAGES.filter((language) => Object.hasOwn(catalogues[language], id)).flatMap(
      (language) => {
        const given = signature(usesOf(language, catalogues[language][id] ?? ''));
        return given === expected || given === undefined || expected === undefined
          ? []
          : [`${language} ${id}: has ${given || 'no arguments'}, en has ${expected || 'none'}`];
      },
    );
  });
}

function signature(uses: readonly Use[] | undefined): string | undefined {
  if (uses === undefined) return undefined;
  // Which verbs agree with which name is the language's own affair.
  const given = uses.filter((use) => agreesWith(use) === undefined);
  // In which case a name stands, too.
  const told = given.map((use) =>
    use.as === 'select'
      ? `{${use.argument}: ${use.branches.toSorted(byCode).join('|')}}`
      : `{${declinedBy(use)?.of ?? use.argument}}`,
  );
  return [...new Set(told)].toSorted(byCode).join(' ');
}

function usesOf(language: Language, pattern: string): readonly Use[] | undefined {
  try {
    return compile(pattern, language).uses;
  } catch {
    return undefined;
  }
}

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export interface UseOptions {
  /** Functions whose first argument is a message id. */
  readonly callers: readonly string[];
  /** Beginnings of ids that are put together at run time and have their own checks. */
  readonly families: readonly string[];
}

/** No id used that is not there, none there that the sources do not have as a literal. */
export function checkUse(
  catalogue: Catalogue,
  sources: readonly string[],
  { callers, families }: UseOptions,
): string[] {
  const calls = new RegExp(`\\b(?:${callers.join('|')})\\(\\s*(['"])([^'"]+)\\1`, 'g');
  const used = sources.flatMap((source) => [...source.matchAll(calls)].map(([, , id]) => id ?? ''));
  const missing = [...new Set(used)].filter((id) => !Object.hasOwn(catalogue, id));
  const unused = Object.keys(catalogue).filter(
    (id) =>
      !families.some((family) => id.startsWith(family)) &&
      !sources.some((source) => source.includes(`'${id}'`) || source.includes(`"${id}"`)),
  );
  return [
    ...missing.map((id) => `${id}: is used but has no sentence`),
    ...unused.map((id) => `${id}: has a sentence but is not used`),
  ];
}

/** Each rule of the rulebook has its one-line summary, and no other rule has one. */
export function checkRules(catalogue: Catalogue, ruleIds: readonly string[]): string[] {
  const known = new Set(ruleIds.map((id) => `rule.${id}`));
  return [
    ...[...known]
      .filter((id) => !Object.hasOwn(catalogue, id))
      .map((id) => `${id}: the rulebook has it, the catalogue does not`),
    ...Object.keys(catalogue)
      .filter((id) => id.startsWith('rule.') && !known.has(id))
      .map((id) => `${id}: the catalogue has it, the rulebook does not`),
  ];
}

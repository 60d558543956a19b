// What rules may not use, because it would make a record replay differently elsewhere or later.
import { lineAt } from './imports.mjs';

/** @typedef {{ what: string, pattern: RegExp, why: string }} Ban */

const CLOCK = 'rules know no clock';
const LOCALE = 'rules do not depend on a locale';

/**
 * A name that stands by itself, not a property of something else.
 * @param {string} name
 */
const standalone = (name) => new RegExp(String.raw`(?<![.\w$#])${name}(?![\w$])`, 'g');

/** @type {readonly Ban[]} */
const BANS = [
  {
    what: 'Math.random',
    // Any use of Math but Math.name counts, or an alias would be a way round.
    pattern: /(?<![.\w$])Math\b(?!\s*\.\s*(?!random\b)[A-Za-z])/g,
    why: 'chance comes only through the generator',
  },
  { what: 'Date', pattern: standalone('Date'), why: CLOCK },
  { what: 'performance', pattern: standalone('performance'), why: CLOCK },
  { what: 'Intl', pattern: standalone('Intl'), why: LOCALE },
  { what: 'localeCompare', pattern: /\blocaleCompare\b/g, why: LOCALE },
  { what: 'toLocale...', pattern: /\btoLocale[A-Z]\w*/g, why: LOCALE },
  { what: 'async', pattern: standalone('async'), why: 'rules are synchronous' },
  { what: 'await', pattern: standalone('await'), why: 'rules are synchronous' },
  {
    what: 'sort without a comparator',
    pattern: /\.\s*(?:sort|toSorted)\s*\(\s*(?:undefined\s*)?\)/g,
    why: 'the default order compares spellings',
  },
  {
    what: 'for ... in',
    pattern: /\bfor\s*\(\s*(?:(?:const|let|var)\s+)?[\w$]+\s+in\b/g,
    why: 'the order of keys is no rule',
  },
  {
    what: 'structuredClone',
    pattern: standalone('structuredClone'),
    why: 'clones are written by hand',
  },
];

/** The layers of which a record must replay the same. */
const PURE = ['kernel', 'rules', 'sparring'];

/** Comments are blanked in the code, so this one is sought in the source. */
const REFERENCE = {
  what: '/// <reference>',
  pattern: /^[ \t]*\/\/\/\s*<reference\b/gm,
  why: 'it would bring Node or DOM types to rules',
};

/**
 * @param {import('./tree.mjs').SourceFile} file
 * @returns {{ line: number, what: string, why: string }[]}
 */
export function findBanned(file) {
  if (file.isTest || !PURE.includes(file.layer)) return [];
  /** @type {(text: string, ban: Ban) => { line: number, what: string, why: string }[]} */
  const search = (text, { what, pattern, why }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ line: lineAt(text, index), what, why }));
  return [...BANS.flatMap((ban) => search(file.code, ban)), ...search(file.source, REFERENCE)];
}

import type { Catalogue } from './catalogue.ts';
import type { Language } from './languages.ts';

/**
 * Where a line must not end: after a word of one letter, between a figure and what it counts, and
 * between a place and its code. `npm run format` writes these spaces, so that nobody has to think of
 * them; wording.test.ts looks for the ones that are missing.
 */

const NO_BREAK = '\u00A0';

/** A plural's number, a figure, or `{n}`, which is always a number. */
const FIGURE = '[#\\d]|(?<!\\{)\\{n\\}';
const COUNTED = `(?<=${FIGURE}) (?=\\p{L})`;
const TIMES = `(?<=${FIGURE}) (?=×)|(?<=(?:${FIGURE})[ ${NO_BREAK}]×) (?=\\S)`;

const words = (...all: readonly string[]): string => `(?<![\\p{L}\\d}])(?:${all.join('|')})`;
/** Before a figure or the one slot that may hold it. */
const beforeCode = (...places: readonly string[]): string =>
  `(?<=${words(...places)}) (?=#|[A-Z]?\\d|\\{\\w+\\})`;

const BREAKS: Readonly<Record<Language, RegExp>> = {
  en: any(COUNTED, TIMES),
  pl: any(
    COUNTED,
    TIMES,
    `(?<=${words('[wziouaWZIOUA]')}) `,
    beforeCode(
      '[Pp]olan(?:a|ie|ę|y)',
      '[Hh]eksi?[eua]?',
      '[Rr]und(?:a|y|ę|zie)',
      '[Pp]oziom(?:ie|u)?',
    ),
  ),
  cs: any(
    COUNTED,
    TIMES,
    `(?<=${words('[ksvzouiaKSVZOUIA]')}) `,
    '(?<=[\\d#}]) (?=%)',
    beforeCode('[Mm]ýtin(?:a|ě|u|y)', '[Pp]ol[ei]', '[Kk]ol[aoeu]', '[Úú]rov(?:eň|ně|ni)'),
  ),
};

function any(...spaces: readonly string[]): RegExp {
  return new RegExp(spaces.join('|'), 'gu');
}

/** A sentence with the no-break spaces that its language asks for. */
export const withNoBreaks = (language: Language, sentence: string): string =>
  sentence.replace(BREAKS[language], (space, at: number) =>
    isText(sentence, at) ? NO_BREAK : space,
  );

/** Each brace leads from text to syntax or from syntax to text. */
function isText(pattern: string, at: number): boolean {
  let depth = 0;
  for (const sign of pattern.slice(0, at)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
  }
  return depth % 2 === 0;
}

/** The same for all that people read: `many.<kind>` is a list of ids. */
export const catalogueWithNoBreaks = (language: Language, catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, sentence]) => [
      id,
      id.startsWith('many.') ? sentence : withNoBreaks(language, sentence),
    ]),
  );

import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './languages.ts';

/** How a pattern uses one of its arguments. */
export interface Use {
  readonly argument: string;
  readonly as: 'plain' | 'number' | 'plural' | 'select';
  /** The branches of a plural or select. */
  readonly branches: readonly string[];
}

export interface Pattern {
  readonly uses: readonly Use[];
  readonly format: (values: Readonly<Record<string, string | number>>) => string;
}

/** Throws SyntaxError when the pattern is not valid ICU MessageFormat. */
export function compile(pattern: string, language: Language): Pattern {
  // Tags are off: '<' is a character of ours, as in '<game>'.
  const compiled = new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true });
  return {
    uses: usesIn(compiled.getAst()),
    format: (values) => String(compiled.format(values)),
  };
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

// Of the parser's enum TYPE, which its package does not let us import from here.
const ARGUMENT = 1;
const NUMBER = 2;
const SELECT = 5;
const PLURAL = 6;

function usesIn(elements: readonly Element[]): Use[] {
  return elements.flatMap((element): Use[] => {
    if ('options' in element && (element.type === SELECT || element.type === PLURAL)) {
      const as = element.type === SELECT ? 'select' : 'plural';
      const branches = Object.keys(element.options);
      const inside = Object.values(element.options).flatMap((option) => usesIn(option.value));
      return [{ argument: element.value, as, branches }, ...inside];
    }
    if (element.type === ARGUMENT) {
      return [{ argument: element.value, as: 'plain', branches: [] }];
    }
    if (element.type === NUMBER) {
      return [{ argument: element.value, as: 'number', branches: [] }];
    }
    return [];
  });
}

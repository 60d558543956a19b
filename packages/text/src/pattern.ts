import type { Formatters } from 'intl-messageformat';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './languages.ts';
import type { Tree } from './parse.ts';
import { isPlain } from './plain.ts';

/** How a pattern uses one of its arguments. */
export interface Use {
  readonly argument: string;
  readonly as: 'plain' | 'number' | 'plural' | 'select';
  /** The branches of a plural or select. */
  readonly branches: readonly string[];
}

/** An argument that nobody gives: it follows from another one. */
interface Follower {
  readonly argument: string;
  readonly of: string;
}

/** A name in another case, and the head of the ids that have it so. */
interface Declined extends Follower {
  readonly form: string;
}

export interface Pattern {
  readonly uses: readonly Use[];
  readonly usesOf: (argument: string) => readonly Use[];
  /** Its selects by the number of a name, with the argument that has the name. */
  readonly agreements: readonly Follower[];
  /** Its names in another case, with the argument that has the name. */
  readonly declined: readonly Declined[];
  /** What stands for each plain argument that nobody gives. */
  readonly gaps: Readonly<Record<string, string>>;
  readonly format: (values: Readonly<Record<string, string | number>>) => string;
}

/**
 * A verb agrees with the name before it: '{who} {whoAre, select, many {walczą} other {walczy}}'.
 * Nobody gives such an argument; it follows from the name. This is the name's argument.
 */
export function agreesWith({ argument, as }: Use): string | undefined {
  return as === 'select' ? /^(.+)Are$/.exec(argument)?.[1] : undefined;
}

/** The end of such an argument, and where the form of a name stands, if it has one: 'of.track.science'. */
const CASES = { Of: 'of.', Acc: 'acc.' } as const;

/** Whether an id has the form of a name that only some languages decline. */
export const isForm = (id: string): boolean =>
  Object.values(CASES).some((form) => id.startsWith(form));

/**
 * A name in the genitive or the accusative: 'na torze {trackOf}', 'Umístěte {pieceAcc}', where '{track}'
 * would not do. Nobody gives such an argument either.
 */
export function declinedBy({ argument, as }: Use): Declined | undefined {
  const [, of, end] = (as === 'plain' && /^(.+)(Of|Acc)$/.exec(argument)) || [];
  return of === undefined ? undefined : { argument, of, form: CASES[end as keyof typeof CASES] };
}

const PLAIN = { uses: [], usesOf: () => [], agreements: [], declined: [], gaps: {} };

/** Throws SyntaxError when the pattern is not valid ICU MessageFormat. */
export function compile(pattern: string | Tree, language: Language): Pattern {
  if (typeof pattern === 'string' && isPlain(pattern)) {
    return { ...PLAIN, format: () => pattern };
  }
  const compiled = new IntlMessageFormat(pattern, language, undefined, OPTIONS);
  const uses = usesIn(compiled.getAst());
  const byArgument = new Map<string, Use[]>();
  for (const use of uses) {
    byArgument.set(use.argument, [...(byArgument.get(use.argument) ?? []), use]);
  }
  const plain = uses.filter(({ as }) => as === 'plain');
  return {
    uses,
    usesOf: (argument) => byArgument.get(argument) ?? [],
    agreements: agreementsOf(uses),
    declined: uses.flatMap((use) => declinedBy(use) ?? []),
    gaps: Object.fromEntries(plain.map(({ argument }) => [argument, '…'])),
    format: (values) => String(compiled.format(values)),
  };
}

function agreementsOf(uses: readonly Use[]): readonly Follower[] {
  return uses.flatMap((use) => {
    const of = agreesWith(use);
    return of === undefined ? [] : [{ argument: use.argument, of }];
  });
}

/** Rules of plurals are dear to make: one for all patterns of a language, not one for each. */
function shared<A extends readonly unknown[], F>(make: (...args: A) => F): (...args: A) => F {
  const made = new Map<string, F>();
  return (...args) => {
    const key = JSON.stringify(args);
    const format = made.get(key) ?? make(...args);
    made.set(key, format);
    return format;
  };
}
/** A true minus: what Intl writes for most languages is a hyphen. */
export const withMinus = (digits: string): string => digits.replace('-', '\u2212');
function numberFormat(...args: ConstructorParameters<typeof Intl.NumberFormat>): Intl.NumberFormat {
  const made = new Intl.NumberFormat(...args);
  const { format } = made;
  return Object.defineProperty(made, 'format', {
    value: (n: number): string => withMinus(format(n)),
  });
}

const formatters: Formatters = {
  getNumberFormat: shared(numberFormat),
  getDateTimeFormat: shared((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: shared((...args) => new Intl.PluralRules(...args)),
};
/** Tags are off: '<' is a character of ours, as in '<game>'. */
const OPTIONS = { ignoreTag: true, formatters };

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

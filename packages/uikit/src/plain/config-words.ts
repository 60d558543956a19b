import { BadData } from '@empty-chair/kernel/errors';
import type { AnyConfig, AnyGame } from '@empty-chair/registry/games';
import { pick, type Random } from '../random.ts';

/** Something that can be said for a new game, with the answers that the game takes. */
export interface ConfigWord {
  readonly name: string;
  readonly example: string;
  /** Undefined: anything, as far as is known. */
  readonly choices: readonly string[] | undefined;
  /** Several of them, in one word. */
  readonly isList: boolean;
}
export type ConfigWords = Readonly<Record<string, string>>;

/** No game has it. */
const NO_WORD = '?';

/** Asked of the game itself: whoever says something that is not one of a few is told those few. */
export function configWordsOf(module: AnyGame): readonly ConfigWord[] {
  return module.configWords.map(({ name, example }) => {
    const { path, choices } = refusalOf(module, name);
    const isList = path === `${name}[0]`;
    return { name, example, choices: isList || path === name ? choices : undefined, isList };
  });
}

function refusalOf(module: AnyGame, name: string): { path?: string; choices?: readonly string[] } {
  try {
    module.configFrom({ [name]: NO_WORD });
    return {};
  } catch (error) {
    if (!(error instanceof BadData)) throw error;
    const choices = error.reason.params?.['choices'];
    return typeof choices === 'object' && 'id' in choices
      ? { path: error.path, choices: choices.id.split(', ') }
      : {};
  }
}

/** What would have been said for this config, as far as it is one of a few. */
export function wordsFor(module: AnyGame, config: AnyConfig): ConfigWords {
  const goal = module.codecs.config.encode(config);
  const missing = (words: ConfigWords): number =>
    differences(module.codecs.config.encode(module.configFrom(words)), goal);
  let said: ConfigWords = {};
  for (const { name, choices = [], isList } of configWordsOf(module)) {
    for (const choice of choices) {
      const before = isList && said[name] !== undefined ? `${said[name]},` : '';
      const next = { ...said, [name]: `${before}${choice}` };
      if (!isTaken(module, next)) continue;
      const nearer = missing(said) - missing(next);
      // What is meant anyway may be said too; one more of a list has to mean something.
      if (nearer > 0 || (nearer === 0 && !isList)) said = next;
    }
  }
  return said;
}

/** Each answer may be one that the game does not take together with the others. */
function isTaken(module: AnyGame, words: ConfigWords): boolean {
  try {
    module.configFrom(words);
    return true;
  } catch (error) {
    if (error instanceof BadData) return false;
    throw error;
  }
}

/** Any answer to each question that has a few. */
export function surpriseOf(module: AnyGame, random: Random): AnyConfig {
  let said: ConfigWords = {};
  for (const { name, choices, isList } of configWordsOf(module)) {
    if (choices === undefined || WHO_PROVIDES.includes(name)) continue;
    const next = { ...said, [name]: pick(isList ? ['', ...choices] : choices, random) };
    if (isTaken(module, next)) said = next;
  }
  return module.configFrom(said);
}
/** Who draws the cards is the table's habit, and no surprise. */
const WHO_PROVIDES: readonly string[] = ['cards', 'dice', 'choices'];

function differences(one: unknown, other: unknown): number {
  if (!isNested(one) || !isNested(other)) return one === other ? 0 : 1;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].reduce((n, name) => n + differences(one[name], other[name]), 0);
}

function isNested(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

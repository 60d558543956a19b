import { Refused } from '@empty-chair/kernel/errors';
import type { Question } from '@empty-chair/kernel/table';
import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import { enterStep, legalResult } from '../commands/do.ts';
import { HINT_GAMES, hintResult } from '../commands/hint.ts';
import { lawResult } from '../commands/law.ts';
import { logResult } from '../commands/log.ts';
import { legalKeys, showResult } from '../commands/show.ts';
import { turnStep } from '../commands/turn.ts';
import { undoStep } from '../commands/undo.ts';
import { whyResult } from '../commands/why.ts';
import type { Context, Result } from '../context.ts';
import { enter } from '../enter.ts';
import { legalInputs, matchWords, splitWords } from '../entry-words.ts';
import type { AnyMatch, OpenGame } from '../game-file.ts';
import { wholeNumber } from '../numbers.ts';
import { turnHere } from '../readers.ts';
import { waitingJson } from '../shapes.ts';
import { waitingLines } from '../waiting-lines.ts';
import { helpLines } from './help.ts';

/** What can be typed at any time, whatever the game knows. */
export const SESSION_WORDS = [
  'turn',
  'do',
  'why',
  'hint',
  'undo',
  'log',
  'show',
  'help',
  'quit',
] as const;
type SessionWord = (typeof SESSION_WORDS)[number];

/** What a line led to: a new position, something to read, or the end of the session. */
export type Response = { readonly match?: AnyMatch; readonly result: Result } | 'quit';

/** Understands one typed line. Throws Refused and the like; then nothing has changed. */
export function respond(context: Context, open: OpenGame, line: string): Response {
  const typed = line.trim();
  if (typed === '') {
    return open.match.waiting.kind === 'bot'
      ? turnStep(context, open, 1)
      : { result: waitingResult(context, open) };
  }
  if (typed.startsWith('?')) return { result: legalResult(context, open, typed.slice(1)) };
  const word = sessionWord(open, typed);
  if (word === undefined) return entered(context, open, typed);
  return obey(context, open, word, typed.replace(/^\S+\s*/, ''));
}

function obey(context: Context, open: OpenGame, word: SessionWord, rest: string): Response {
  switch (word) {
    case 'turn':
      return turnStep(context, open, turnsIn(rest));
    case 'do':
      return entered(context, open, rest);
    case 'why':
      return { result: whyResult(context, open, whyIn(rest)) };
    case 'hint':
      return { result: hintResult(open, { games: gamesIn(rest) }) };
    case 'undo':
      return undoStep(context, open, undoIn(rest));
    case 'log':
      return { result: logResult(context, open, { filter: rest, last: undefined }) };
    case 'show':
      return { result: showResult(context, open) };
    case 'help':
      return { result: rest === '' ? helpResult(context, open) : lawResult(open, rest) };
    case 'quit':
      return 'quit';
  }
}

function entered(context: Context, open: OpenGame, typed: string): Response {
  return enterStep(context, open, [typed], (now, words) => enter(context, open, now, words));
}

/**
 * A whole word of the session always is that; then the game is asked; then a beginning of a word
 * of the session will do. What could be both is refused, never guessed.
 */
function sessionWord(open: OpenGame, typed: string): SessionWord | undefined {
  const first = splitWords(typed)[0] ?? '';
  const whole = SESSION_WORDS.find((word) => word === first);
  if (whole !== undefined) return whole;
  // `do` is an escape, not something to abbreviate.
  const begun = SESSION_WORDS.filter((word) => word !== 'do' && word.startsWith(first));
  if (begun.length === 0) return undefined;
  const inputs = gameWords(open, typed);
  if (inputs.length + begun.length === 1) return begun[0];
  if (inputs.length > 0 && splitWords(typed).length > 1) return undefined;
  const examples = [...inputs.slice(0, 4), ...begun];
  throw new Refused(
    say('cli.ambiguous', {
      typed: literal(typed),
      n: inputs.length + begun.length,
      examples: literal(examples.join(', ')),
    }),
  );
}

/** What the typed words could mean to the game. */
function gameWords(open: OpenGame, typed: string): string[] {
  const here = turnHere(open, open.match);
  if (here.kind === 'question') {
    const ids = answerIds(here.question).map((id) => ({ key: id, value: id }));
    return matchWords(typed, ids).map(({ key }) => key);
  }
  if (here.kind !== 'human') return [];
  return matchWords(typed, legalInputs(open.game, here.state, here.seat)).map(({ key }) => key);
}

/** `turn`, `turn 3`, `turn all` */
function turnsIn(rest: string): number {
  if (rest === '') return 1;
  return rest === 'all' ? Number.POSITIVE_INFINITY : wholeNumber(rest, 'turn', 1);
}

/** `why`, `why 3` (move 3 of the last entry), `why entry 5`, `why entry 5 2` */
function whyIn(rest: string): { entry: number | undefined; step: number | undefined } {
  const words = splitWords(rest);
  const isEntry = words[0] !== undefined && 'entry'.startsWith(words[0]);
  const [entry, step] = isEntry ? words.slice(1) : [undefined, words[0]];
  return {
    entry: entry === undefined ? undefined : wholeNumber(entry, 'why entry', 0),
    step: step === undefined ? undefined : wholeNumber(step, 'why', 1),
  };
}

/** `hint`, `hint 1000` */
const gamesIn = (rest: string): number => (rest === '' ? HINT_GAMES : wholeNumber(rest, 'hint', 1));

/** `undo`, `undo to 5` */
function undoIn(rest: string): number | undefined {
  const words = splitWords(rest).filter((word) => word !== 'to');
  return words[0] === undefined ? undefined : wholeNumber(words[0], 'undo to', 0);
}

function waitingResult(context: Context, open: OpenGame): Result {
  const { match } = open;
  return {
    asJson: () => ({ waiting: waitingJson(open, match.waiting) }),
    asLines: () => waitingLines(context, open, match.record, match.waiting),
  };
}

function helpResult(context: Context, open: OpenGame): Result {
  const lines = helpLines(open.words);
  return {
    asJson: () => ({ help: lines }),
    asLines: () => [
      ...lines,
      ...waitingLines(context, open, open.match.record, open.match.waiting),
    ],
  };
}

const answerIds = ({ answers, ref }: Question<unknown>): readonly string[] =>
  answers.map((answer) => ref(answer).id);

/** For Tab: the next word of everything that begins like the line. */
export function completions(open: OpenGame, line: string): string[] {
  const here = turnHere(open, open.match);
  const keys = here.kind === 'question' ? answerIds(here.question) : legalKeys(open);
  const length = line.split(/\s+/).length;
  const next = [...keys, ...SESSION_WORDS]
    .filter((key) => key.startsWith(line))
    .map((key) => key.split(' ').slice(0, length).join(' '));
  return [...new Set(next)];
}

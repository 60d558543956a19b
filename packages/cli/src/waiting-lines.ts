import type { Waiting } from '@empty-chair/kernel/match';
import type { Score } from '@empty-chair/kernel/module';
import type { Question } from '@empty-chair/kernel/table';
import type { Ref } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import { inBrackets } from '@empty-chair/text/rule-mark';
import { columns } from './columns.ts';
import type { Context, Loaded } from './context.ts';
import type { AnyRecord } from './game-file.ts';
import { seatName } from './outcome.ts';
import { isForReaders } from './readers.ts';

/** Who or what the game waits for. */
export function waitingLines(
  context: Context,
  loaded: Loaded,
  record: AnyRecord,
  waiting: Waiting,
): string[] {
  const { words } = loaded;
  switch (waiting.kind) {
    case 'question':
      return isForReaders(loaded, waiting.question.seat)
        ? questionLines(context, loaded, waiting.question)
        : [othersDecide(context, loaded, record, waiting.question)];
    case 'over':
      return overLines(context, loaded, record, waiting);
    case 'bot':
    case 'human': {
      const name = literal(seatName(loaded, record, waiting.seat));
      const isOthers = loaded.readers?.isShared && !isForReaders(loaded, waiting.seat);
      const human = isOthers ? 'cli.deciding' : 'cli.next.human';
      const id = waiting.kind === 'bot' ? 'cli.next.bot' : human;
      return [context.style.strong(words.render(say(id, { name })))];
    }
  }
}

/** What only somebody else may see. */
function othersDecide(
  { style }: Context,
  loaded: Loaded,
  record: AnyRecord,
  { seat }: Question<unknown>,
): string {
  const name = literal(seat === undefined ? '' : seatName(loaded, record, seat));
  const id = loaded.readers?.isShared ? 'cli.deciding' : 'cli.passOn';
  return style.strong(loaded.words.render(say(id, { name })));
}

const MOST_ANSWERS = 20;

export function questionLines(
  context: Context,
  { words }: Loaded,
  question: Question<unknown>,
  most = MOST_ANSWERS,
): string[] {
  const refs = question.answers.map((answer) => question.ref(answer));
  const isTyped = question.reads !== undefined;
  const shown = isTyped ? oneOfEachWord(refs) : refs.length > most + 1 ? refs.slice(0, most) : refs;
  const rows = shown.map((ref) => {
    const name = words.name(ref);
    return name === ref.id ? [ref.id] : [ref.id, name];
  });
  const more = isTyped ? 0 : refs.length - shown.length;
  return [
    `${context.style.strong(words.render(question.ask))}${context.style.faint(inBrackets(words, question.rule))}`,
    // Bare ids (dice, numbers) need no line each.
    ...(rows.every((row) => row.length === 1) ? [`  ${rows.join(', ')}`] : columns(rows)),
    ...(isTyped ? [`  ${words.render(say('cli.typeSeveral'))}`] : []),
    ...(more > 0 ? [`  ${words.render(say('cli.moreAnswers', { n: more }))}`] : []),
  ];
}

/** Parts to be typed: the first of those that begin with the same word is enough to know the word. */
const oneOfEachWord = (refs: readonly Ref[]): readonly Ref[] =>
  [...new Map(refs.toReversed().map((ref) => [ref.id.split(' ')[0], ref])).values()].toReversed();

function overLines(
  context: Context,
  loaded: Loaded,
  record: AnyRecord,
  { scores, winners }: Extract<Waiting, { kind: 'over' }>,
): string[] {
  const { words } = loaded;
  const names = winners.map((seat) => literal(seatName(loaded, record, seat)));
  const result =
    names.length === 0 ? say('cli.noWinner') : say('cli.winners', { n: names.length, names });
  return [
    context.style.strong(words.render(result)),
    ...columns(scores.map((score) => scoreRow(loaded, record, score))),
  ];
}

function scoreRow(loaded: Loaded, record: AnyRecord, { seat, points, sources }: Score): string[] {
  const { words } = loaded;
  const from = sources
    .filter((source) => source.points !== 0)
    .map((source) => `${words.name(source.source)}: ${words.number(source.points)}`);
  return [seatName(loaded, record, seat), words.number(points), from.join(', ')];
}

import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import { answer, botTurn, submit } from '@empty-chair/kernel/match';
import type { Seat } from '@empty-chair/kernel/words';
import type { AnyInput } from '@empty-chair/registry/games';
import type { Context, Loaded } from './context.ts';
import { answerFrom, inputFrom } from './entry-words.ts';
import type { AnyMatch } from './game-file.ts';
import { noteRecord } from './game-file.ts';
import { refuseOthers } from './seen.ts';

type Filed = Loaded & { readonly file: string };

/** Typed words as the next thing that happens: the answer to an open question, or else an input. */
export function enter(
  context: Context,
  loaded: Filed,
  now: AnyMatch,
  typed: string,
  seat?: Seat,
): AnyMatch {
  const { game } = loaded;
  if (now.waiting.kind === 'question') {
    refuseOthers(loaded, now.record, now.waiting.question.seat);
    const id = answerFrom(loaded.words, now.waiting.question, typed);
    noteAnswer(context, loaded, now, id);
    return answer(game, now, id);
  }
  const who = seat ?? whoEnters(loaded, now);
  if (who === undefined || now.state === undefined) {
    throw new Refused(kernelMessage('kernel.gameOver'));
  }
  refuseOthers(loaded, now.record, who);
  const input = inputFrom(game, now.state, who, typed);
  noteAttempt(context, loaded, now, who, input);
  return submit(game, now, who, input);
}

/** The human whose turn it is; on a bot's turn, the first human, who may want to correct a fact. */
function whoEnters({ game }: Loaded, { waiting, record }: AnyMatch): Seat | undefined {
  if (waiting.kind === 'human') return waiting.seat;
  const human = game.seats(record.config).find(({ bot }) => !bot);
  return human?.seat ?? (waiting.kind === 'bot' ? waiting.seat : undefined);
}

/** The bot whose turn it is takes it. */
export function runBotTurn(context: Context, loaded: Filed, now: AnyMatch): AnyMatch {
  if (now.waiting.kind === 'bot') {
    noteAttempt(context, loaded, now, now.waiting.seat, 'bot-turn');
  }
  return botTurn(loaded.game, now);
}

/** Whoever opens the bug report sees the entry that failed, not only what came before it. */
function noteAttempt(
  context: Context,
  { game, file }: Filed,
  { record }: AnyMatch,
  seat: Seat,
  input: AnyInput | 'bot-turn',
): void {
  noteRecord(context, game, { ...record, pending: { seat, input, answers: [] } }, file);
}

function noteAnswer(
  context: Context,
  { game, file }: Filed,
  { record }: AnyMatch,
  id: string,
): void {
  const { pending, setup } = record;
  const attempt =
    pending === undefined
      ? { ...record, setup: [...setup, id] }
      : { ...record, pending: { ...pending, answers: [...pending.answers, id] } };
  noteRecord(context, game, attempt, file);
}

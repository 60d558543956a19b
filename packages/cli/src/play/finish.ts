import { answer, submit } from '@empty-chair/kernel/match';
import { oneOf } from '@empty-chair/kernel/random-policy';
import type { Rng } from '@empty-chair/kernel/rng';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { outcomesResult } from '../commands/turn.ts';
import type { Context, Result } from '../context.ts';
import { runBotTurn } from '../enter.ts';
import type { AnyMatch, OpenGame } from '../game-file.ts';
import { outcomeOf } from '../outcome.ts';

const MOST_ENTRIES = 5000;

/** Plays on by itself to the end, with people who do anything: for those who only came to look. */
export function* finish(context: Context, open: OpenGame): Generator<Result> {
  const rng = rngFromSeed(`${open.match.record.seed}/demo`);
  let now = open.match;
  for (let entries = 0; entries < MOST_ENTRIES && now.waiting.kind !== 'over'; entries += 1) {
    const after = goOn(context, open, now, rng);
    yield outcomesResult(context, open, [outcomeOf(now, after)], after);
    now = after;
  }
}

function goOn(context: Context, open: OpenGame, now: AnyMatch, rng: Rng): AnyMatch {
  const { game } = open;
  const { waiting, state } = now;
  if (waiting.kind === 'question') {
    const { question } = waiting;
    return answer(game, now, question.ref(oneOf(question.answers, rng, 'answer')).id);
  }
  if (waiting.kind === 'human' && state !== undefined) {
    return submit(game, now, waiting.seat, oneOf(game.legal(state, waiting.seat), rng, 'input'));
  }
  return runBotTurn(context, open, now);
}

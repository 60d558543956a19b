import { fingerprint } from '@empty-chair/kernel/hash';
import type { Match } from '@empty-chair/kernel/match';
import { answer, botTurn, newMatch, submit } from '@empty-chair/kernel/match';
import type { GameModule } from '@empty-chair/kernel/module';
import { encodeRecord } from '@empty-chair/kernel/record';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Policy } from '@empty-chair/kernel/simulate';

/** One whole game through match.ts, with all that was on the way. */
export interface Played<C, S, I> {
  readonly config: C;
  readonly seed: string;
  /** After set-up and after each whole entry; index and number of entries agree. */
  readonly settled: readonly Settled<C, S, I>[];
  /** Each stop at an open question. */
  readonly questions: readonly Match<C, S, I>[];
  /** The last one; its game is over unless `most` entries were not enough. */
  readonly end: Match<C, S, I>;
}

interface Settled<C, S, I> {
  readonly match: Match<C, S, I>;
  readonly state: S;
  /** Of the state when it was new: a later change of an old state shows here. */
  readonly fingerprint: string;
}

export interface PlayOptions<S, I> {
  readonly policy: Policy<S, I>;
  readonly most: number;
}

/** Plays with the same stream for the policy as `simulate` has, so that both can be compared. */
export function playThrough<C, S, I>(
  game: GameModule<C, S, I>,
  config: C,
  seed: string,
  { policy, most }: PlayOptions<S, I>,
): Played<C, S, I> {
  const rng = rngFromSeed(seed).fork('policy');
  const settled: Settled<C, S, I>[] = [];
  const questions: Match<C, S, I>[] = [];
  let now = newMatch(game, config, seed);
  for (;;) {
    const { waiting, state } = now;
    if (waiting.kind === 'question') {
      questions.push(now);
      const { question } = waiting;
      const id = question.ref(policy.answer(question, rng)).id;
      now = step(game, now, () => answer(game, now, id));
      continue;
    }
    if (state === undefined) throw new Error('set-up is done, but there is no state');
    settled.push({ match: now, state, fingerprint: stateFingerprint(game, state) });
    if (waiting.kind === 'over' || settled.length > most) {
      return { config, seed, settled, questions, end: now };
    }
    if (waiting.kind === 'bot') {
      now = step(game, now, () => botTurn(game, now));
    } else {
      const { seat } = waiting;
      const input = policy.input(state, seat, () => game.legal(state, seat), rng);
      now = step(game, now, () => submit(game, now, seat, input));
    }
  }
}

/** A failure carries the record: the bug report is the reproduction. */
function step<C, S, I>(
  game: GameModule<C, S, I>,
  before: Match<C, S, I>,
  run: () => Match<C, S, I>,
): Match<C, S, I> {
  try {
    return run();
  } catch (error) {
    const record = JSON.stringify(encodeRecord(game, before.record));
    throw new Error(`${String(error)}\nafter the record ${record}`, { cause: error });
  }
}

export function stateFingerprint<C, S, I>(game: GameModule<C, S, I>, state: S): string {
  return fingerprint(JSON.stringify(game.codecs.state.encode(state)));
}

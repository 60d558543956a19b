import { correctionsTo } from './corrections.ts';
import { BadData, Broken, Refused } from './errors.ts';
import type { Position } from './match.ts';
import { Conflict, merged } from './merge.ts';
import type { GameModule } from './module.ts';
import type { Entry, OpenEntry } from './record.ts';
import { brokenInvariant } from './run.ts';
import type { Passage, Story } from './story.ts';
import type { Happening, Message, Seat } from './words.ts';

/**
 * Of so many turns that take another course it is looked for whether they can be kept: which of those
 * after them still differ depends on that.
 */
const MOST_KEPT = 4;

/** An entry after the changed one that would not come out as it did. */
export interface LaterEntry {
  /** Which it was, before anything was changed. */
  readonly index: number;
  /**
   * differs: a bot's turn takes another course; left-out: what a person entered no longer fits;
   * ends: a bot's turn cannot be run as it was, and the game goes on from there.
   */
  readonly as: 'differs' | 'left-out' | 'ends';
  readonly reason?: Message;
  /** What was played can stay on the table. */
  readonly canKeep: boolean;
  readonly isKept: boolean;
}
export interface Changed<C, S, I> {
  readonly story: Story<C, S, I>;
  readonly later: readonly LaterEntry[];
}

/**
 * The record with another entry in the place of entry `index`, and all later ones run again on it. A bot's
 * turn in `keep` stays as it was played: corrections put right what its new course would have moved. A value:
 * the story given stays as it is. Throws Refused where the new entry itself does not fit or still asks.
 */
export function changeEntry<C, S, I>(
  story: Story<C, S, I>,
  index: number,
  entry: OpenEntry<I>,
  keep: ReadonlySet<number> = new Set(),
): Changed<C, S, I> {
  const later: LaterEntry[] = [];
  let now = story.undoTo(index).enterWhole(entry);
  for (const passage of story.passages()) {
    if (passage.index <= index) continue;
    const differing = later.filter(({ as, isKept }) => as === 'differs' && !isKept);
    const next = again(now, passage, {
      isKept: keep.has(passage.index),
      mayKeep: differing.length < MOST_KEPT,
    });
    now = next.story;
    if (next.told !== undefined) later.push(next.told);
    if (next.told?.as === 'ends') return { story: now, later };
  }
  const { pending } = story.record;
  return { story: pending === undefined ? now : reopened(now, pending), later };
}

interface Again<C, S, I> {
  readonly story: Story<C, S, I>;
  readonly told?: LaterEntry;
}

function again<C, S, I>(
  story: Story<C, S, I>,
  passage: Passage<S, I>,
  { isKept, mayKeep }: { readonly isKept: boolean; readonly mayKeep: boolean },
): Again<C, S, I> {
  const { index, entry, after } = passage;
  const isBot = entry.input === 'bot-turn';
  let next: Story<C, S, I>;
  try {
    next = story.enterWhole(entry);
  } catch (error) {
    const isRefused = error instanceof Refused || error instanceof BadData;
    if (!isRefused && !(error instanceof Broken)) throw error;
    const as = isBot ? 'ends' : 'left-out';
    return { story, told: { index, as, reason: error.reason, canKeep: false, isKept: false } };
  }
  if (!isBot || alike(next.match.happenings, after.happenings)) return { story: next };
  const kept = mayKeep || isKept ? keptAsPlayed(story.match, next, passage) : undefined;
  const canKeep = kept !== undefined;
  const told = { index, as: 'differs', canKeep, isKept: canKeep && isKept } as const;
  return { story: told.isKept && kept !== undefined ? kept : next, told };
}

/** With corrections after the new course of a turn, so that all lies as the old one left it. */
function keptAsPlayed<C, S, I>(
  before: Position<S>,
  next: Story<C, S, I>,
  { before: was, after: is }: Passage<S, I>,
): Story<C, S, I> | undefined {
  const { game, match } = next;
  const { config } = match.record;
  const seat = personOf(game, match.record.config);
  if (seat === undefined || before.state === undefined) return undefined;
  const { state: codec } = game.codecs;
  try {
    const [base, changed, other] = [was.state, is.state, before.state].map((state) =>
      state === undefined ? undefined : codec.encode(state),
    );
    const target = codec.decode(merged(base, changed, other), config);
    if (brokenInvariant(game, target) !== undefined) return undefined;
    const said = correctionsTo(game, { config, state: match.state, rng: match.rng }, target, seat);
    return said?.reduce((story, input) => story.submit(seat, input), next);
  } catch (error) {
    const isNoWay =
      error instanceof Conflict || error instanceof Refused || error instanceof BadData;
    if (isNoWay) return undefined;
    throw error;
  }
}

/** Who corrects the table when it is nobody's turn in particular. */
const personOf = <C, S, I>(game: GameModule<C, S, I>, config: C): Seat | undefined =>
  game.seats(config).find(({ bot }) => !bot)?.seat;

/** An entry that waited for an answer waits again, as far as its answers still fit. */
function reopened<C, S, I>(story: Story<C, S, I>, pending: OpenEntry<I>): Story<C, S, I> {
  try {
    return story.enter(pending);
  } catch (error) {
    if (error instanceof Refused || error instanceof BadData) return story;
    throw error;
  }
}

const alike = (one: readonly Happening[], other: readonly Happening[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The entry with another answer in the place of one, and the later answers as far as they are still
 * asked for in the same words. It may be left waiting for more.
 */
export function withAnswer<C, S, I>(
  story: Story<C, S, I>,
  { seat, input, answers }: Entry<I> | OpenEntry<I>,
  at: number,
  id: string,
): OpenEntry<I> {
  const asked = (given: readonly string[]) => {
    const { waiting } = story.enter({ seat, input, answers: given }).match;
    return waiting.kind === 'question' ? waiting.question : undefined;
  };
  let given = [...answers.slice(0, at), id];
  for (let place = at + 1; place < answers.length; place += 1) {
    const question = asked(given);
    const before = asked(answers.slice(0, place));
    const answer = answers[place];
    if (question === undefined || answer === undefined) break;
    const isSame = JSON.stringify(question.ask) === JSON.stringify(before?.ask);
    const isOffered = question.answers.some((one) => question.ref(one).id === answer);
    if (!isSame || !isOffered) break;
    given = [...given, answer];
  }
  return { seat, input, answers: given };
}

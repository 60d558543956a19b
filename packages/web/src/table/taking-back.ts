import type { OpenEntry } from '@empty-chair/kernel/record';
import { whyNotBack } from '@empty-chair/kernel/secrets';
import type { Question } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import type { AnyInput } from '@empty-chair/registry/games';
import type { words } from '@empty-chair/uikit/words.svelte.ts';
import type { AnyStory } from '../session/opened.ts';
import type { Session } from '../session/session.svelte.ts';

/** What is asked of the game. */
type Played = Pick<Session, 'isOnScreen' | 'game' | 'shown'>;

/**
 * Why a game on the screen cannot go back to so many entries: others than `own` have acted since, or something
 * hidden was shown. Nothing where it can, and at a real table, where nobody keeps what was seen from anybody.
 */
export function whyNotBackTo(
  { isOnScreen, game, shown }: Played,
  entries: number,
  own: readonly Seat[] | undefined,
  by: Pick<typeof words, 't' | 'say'>,
): string | undefined {
  if (!isOnScreen) return undefined;
  const { record } = shown;
  const taken = [...record.entries.slice(entries), ...(record.pending ? [record.pending] : [])];
  const isOthers = taken.some(({ seat, input }) => input !== 'bot-turn' && !own?.includes(seat));
  if (own !== undefined && isOthers) return by.t('ui.play.notYours');
  const why = whyNotBack(game.module, shown, entries);
  return why && by.say(why);
}

/** The last entry that a person made: bots go on by themselves, and with it they are taken back. */
export function lastOfPeople({ match: { record } }: Pick<Session, 'match'>): number {
  let entry = record.entries.length - 1;
  while (entry >= 0 && record.entries[entry]?.input === 'bot-turn') entry -= 1;
  return Math.max(0, entry);
}

/** A question of an entry, and what was answered. */
export interface Answered {
  readonly question: Question<unknown>;
  readonly answer: string;
}

/** What was asked for an entry, in order. */
export function answeredIn(before: AnyStory, entry: OpenEntry<AnyInput>): readonly Answered[] {
  return entry.answers.flatMap((answer, at): readonly Answered[] => {
    const { waiting } = before.enter({ ...entry, answers: entry.answers.slice(0, at) }).match;
    return waiting.kind === 'question' ? [{ question: waiting.question, answer }] : [];
  });
}

/**
 * Whether a question of an entry that `by` made is for somebody who is not here: on the screen what can be
 * answered tells of their hand. `own` are the chairs of this device; without a shared table whoever made the
 * entry has it in their hands.
 */
export const isForOthers = (
  { seat }: Pick<Question<unknown>, 'seat'>,
  by: Seat,
  own: readonly Seat[] | undefined,
): boolean => seat !== undefined && !(own?.includes(seat) ?? seat === by);

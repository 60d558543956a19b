import { kernelMessage } from './errors.ts';
import type { GameModule, Secrets } from './module.ts';
import type { Story } from './story.ts';
import type { Message } from './words.ts';

/**
 * Why the entries after the first `entries` cannot be taken back: in a game in which the app holds people's
 * cards, nobody forgets what a card or a die has shown. While an entry asks something, what it has shown so
 * far is known too.
 */
export function whyNotBack<C, S, I>(
  { secrets }: GameModule<C, S, I>,
  story: Story<C, S, I>,
  entries: number,
): Message | undefined {
  const { record } = story;
  if (!secrets?.areKept(record.config)) return undefined;
  const before = story.at(entries);
  if (before === undefined) return undefined;
  const { length } = record.entries;
  // Back from the first position is back into the set-up, after the cards were dealt.
  const isIntoSetup = record.pending === undefined && entries === length;
  if (isIntoSetup && before.state !== undefined) return kernelMessage('kernel.seenAlready');
  for (let entry = entries; entry < length; entry += 1) {
    if (record.entries[entry]?.revealed !== story.at(entry)?.rng.revealed) {
      return (
        secrets.shownBy(story.explain(entry).happenings) ?? kernelMessage('kernel.seenAlready')
      );
    }
    if (hasAskedOthers(story, entry)) return kernelMessage('kernel.seenAlready');
  }
  return record.pending === undefined ? undefined : shownSoFar(secrets, story);
}

/** What somebody else played out of hidden cards, or did not, is known, whether or not the generator was asked. */
function hasAskedOthers<C, S, I>(story: Story<C, S, I>, index: number): boolean {
  const entry = story.record.entries[index];
  if (entry === undefined || entry.answers.length === 0) return false;
  const before = story.undoTo(index);
  return entry.answers.some((_, at) => {
    const { waiting } = before.enter({ ...entry, answers: entry.answers.slice(0, at) }).match;
    if (waiting.kind !== 'question') return false;
    const { seat } = waiting.question;
    return seat !== undefined && seat !== entry.seat;
  });
}

/** An open entry has counted nothing yet. Whom else it asks about hidden cards is seen by that alone. */
function shownSoFar<C, S, I>(
  secrets: Secrets<C, S>,
  { match, record }: Story<C, S, I>,
): Message | undefined {
  if (match.waiting.kind !== 'question') return undefined;
  const { ask, seat } = match.waiting.question;
  const asksOthers = seat !== undefined && seat !== record.pending?.seat;
  return (
    secrets.shownBy([...match.happenings, ask]) ??
    (asksOthers ? kernelMessage('kernel.seenAlready') : undefined)
  );
}

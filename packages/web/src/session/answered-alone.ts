import type { AnyMatch, AnyStory } from './opened.ts';

/**
 * The answer to a question that leaves no choice. Where only one person may see what there is to choose
 * from, the others must not learn that it was nothing; what is typed is more than what is listed.
 */
function onlyAnswer({ waiting }: AnyMatch): string | undefined {
  if (waiting.kind !== 'question') return undefined;
  const { answers, ref, reads, seat } = waiting.question;
  if (reads !== undefined || seat !== undefined) return undefined;
  const [id, ...others] = new Set(answers.map((answer) => ref(answer).id));
  return others.length === 0 ? id : undefined;
}

/** Such questions answer themselves, as somebody would who had tapped the one button. */
export function answeredAlone(story: AnyStory): AnyStory {
  let now = story;
  for (let id = onlyAnswer(now.match); id !== undefined; id = onlyAnswer(now.match))
    now = now.answer(id);
  return now;
}

/** A step back does not end where the story would go on by itself. */
export function beforeLastChoice(story: AnyStory): AnyStory {
  let now = story;
  while (onlyAnswer(now.match) !== undefined) now = now.undo();
  return now;
}

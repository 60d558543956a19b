import type { Question } from '@empty-chair/kernel/table';
import type { Ref } from '@empty-chair/kernel/words';

/** The answers of a question by name, each once. */
export function answerRefs(question: Question<unknown>): readonly Ref[] {
  const refs = new Map<string, Ref>();
  for (const answer of question.answers) {
    const ref = question.ref(answer);
    if (!refs.has(ref.id)) refs.set(ref.id, ref);
  }
  return [...refs.values()];
}

/** For comparing what is typed with what is printed: no case, no accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'l')
    .toLowerCase();

const NO_WORD = /[^\p{L}\p{N}]+/u;

/** Whether every typed word begins some word of the text. */
export function matches(text: string, typed: string): boolean {
  const within = plain(text).split(NO_WORD);
  return plain(typed)
    .split(NO_WORD)
    .filter((word) => word !== '')
    .every((word) => within.some((candidate) => candidate.startsWith(word)));
}

import type { Part } from '@empty-chair/uikit/sentence.ts';

/** What is asked, and the sentences around it. */
export interface AskedParts {
  readonly before: readonly Part[];
  readonly ask: readonly Part[];
  readonly after: readonly Part[];
}

/** A title may have so many letters; more of them nobody reads as one. */
const MOST_LETTERS = 110;
/** Where a sentence ends and another one begins. */
const END = /(?<=[.?!])\s+(?=[\p{Lu}“„"])/u;
const ENDS = /[.?!]\s+$/;

/** A long question apart from what leads to it and what is to be known for its answer. */
export function askedParts(parts: readonly Part[]): AskedParts {
  const whole = { before: [], ask: parts, after: [] };
  if (lettersIn(parts) <= MOST_LETTERS) return whole;
  const sentences = sentencesOf(parts);
  const at = sentences.findIndex(isQuestion);
  const ask = sentences[at];
  if (ask === undefined) return whole;
  return { before: sentences.slice(0, at).flat(), ask, after: sentences.slice(at + 1).flat() };
}

const lettersIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + ('words' in part ? part.words : part.name).length, 0);

function isQuestion(sentence: readonly Part[]): boolean {
  const last = sentence.at(-1);
  return last !== undefined && 'words' in last && /\?\s*$/.test(last.words);
}

/** Each with the space that parts it from the next. */
function sentencesOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const sentences: Part[][] = [[]];
  const add = (part: Part): void => {
    sentences.at(-1)?.push(part);
    if ('words' in part && ENDS.test(part.words)) sentences.push([]);
  };
  for (const part of parts) {
    if ('place' in part) add(part);
    else {
      const pieces = part.words.split(END);
      for (const [index, piece] of pieces.entries()) {
        add({ words: index < pieces.length - 1 ? `${piece} ` : piece });
      }
    }
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

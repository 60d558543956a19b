import { Refused } from '@empty-chair/kernel/errors';
import type { Question } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import type { AnyGame, AnyInput, AnyState } from '@empty-chair/registry/games';
import { say } from '@empty-chair/text/catalogue';
import type { Renderer } from '@empty-chair/text/renderer';

export interface Candidate<T> {
  readonly key: string;
  readonly value: T;
}

/** Those that the typed words may mean: each word the beginning of the candidate's word. */
export function matchWords<T>(
  typed: string,
  candidates: readonly Candidate<T>[],
): readonly Candidate<T>[] {
  const wanted = splitWords(typed);
  if (wanted.length === 0) return [];
  const exact = candidates.filter(({ key }) => key === typed);
  if (exact.length > 0) return exact;
  const found = matchWanted(wanted, candidates);
  const common = found.length > 0 ? undefined : firstWordOfAll(candidates);
  return common === undefined ? found : matchWanted([common, ...wanted], candidates);
}

/** A word with which everything begins need not be typed: `move 3 5 1` for `play move 3 5 1`. */
function firstWordOfAll<T>(candidates: readonly Candidate<T>[]): string | undefined {
  const first = splitWords(candidates[0]?.key ?? '')[0];
  const isCommon = candidates.every(({ key }) => splitWords(key)[0] === first);
  return isCommon ? first : undefined;
}

function matchWanted<T>(
  wanted: readonly string[],
  candidates: readonly Candidate<T>[],
): readonly Candidate<T>[] {
  let left = candidates.map((candidate) => ({ candidate, words: splitWords(candidate.key) }));
  for (const [place, word] of wanted.entries()) {
    // A whole word is meant as such: 1 is clearing 1 and not the beginning of 12.
    const whole = left.filter(({ words }) => words[place] === word);
    left = whole.length > 0 ? whole : left.filter(({ words }) => words[place]?.startsWith(word));
  }
  const complete = left.filter(({ words }) => words.length === wanted.length);
  return (complete.length > 0 ? complete : left).map(({ candidate }) => candidate);
}

export function splitWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** What a human at the table wants to enter. Throws Refused when it is not one thing. */
export function inputFrom(game: AnyGame, state: AnyState, seat: Seat, typed: string): AnyInput {
  const legal = legalInputs(game, state, seat);
  const only = theOnly(typed, matchWords(typed, legal));
  // Not in the list of the likely ones: a correction, say. The game itself says what it makes of it.
  return only ?? parsed(game, tidy(typed), firstWordOfAll(legal));
}

/** With the word in front that everything begins with now, if that makes sense: so the reason fits what was meant. */
function parsed(game: AnyGame, typed: string, common: string | undefined): AnyInput {
  if (common !== undefined && !typed.startsWith(`${common} `)) {
    try {
      return game.parseInput(`${common} ${typed}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return game.parseInput(typed);
}

export function legalInputs(game: AnyGame, state: AnyState, seat: Seat): Candidate<AnyInput>[] {
  return game.legal(state, seat).map((input) => ({ key: game.inputKey(input), value: input }));
}

/** An answer by its id or its name, or by the beginning of either. Dice may be typed as 3-1 or 3 1. */
export function answerFrom(words: Renderer, question: Question<unknown>, typed: string): string {
  const refs = question.answers.map((answer) => question.ref(answer));
  const byId = refs.map((ref) => ({ key: ref.id, value: ref.id }));
  const dashed = splitWords(typed.replaceAll(',', ' ')).join('-');
  const exact = byId.find(({ key }) => key === typed || key.toLowerCase() === dashed);
  if (exact !== undefined) return exact.value;
  // A line of several parts: the game itself reads it.
  if (question.reads !== undefined) return typed;
  const byName = refs.map((ref) => ({ key: words.name(ref), value: ref.id }));
  const found = matchWords(typed, byId);
  // An unknown word goes on as it is: the kernel's refusal lists what was offered.
  return theOnly(typed, found.length > 0 ? found : matchWords(typed, byName)) ?? typed;
}

const MOST_EXAMPLES = 6;

function theOnly<T>(typed: string, found: readonly Candidate<T>[]): T | undefined {
  if (found.length <= 1) return found[0]?.value;
  const examples = found.slice(0, MOST_EXAMPLES).map(({ key }) => key);
  if (found.length > MOST_EXAMPLES) examples.push('…');
  throw new Refused(
    say('cli.ambiguous', {
      typed: literal(typed),
      n: found.length,
      examples: literal(examples.join(', ')),
    }),
  );
}

function tidy(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}

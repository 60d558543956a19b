import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import { literal, message } from '@empty-chair/kernel/words';
import { ACHIEVEMENTS, LANDMARKS, LIMITS, TRACKS } from './content.ts';
import type { Hex } from './hexes.ts';
import { hexOf } from './hexes.ts';
import { NO_TOKENS } from './input-key.ts';
import type { Fact, Input } from './input-types.ts';
import { WHO } from './input-types.ts';
import { m } from './words.ts';

/** One reader per verb. Each takes the words after the verb, and all of them. */
const VERBS: Readonly<Record<Input['kind'], (words: Words) => Input>> = {
  advance: (words) => ({ kind: 'advance', track: words.oneOf(TRACKS) }),
  regress: (words) => ({ kind: 'regress', track: words.oneOf(TRACKS) }),
  explore: (words) => ({ kind: 'explore', at: words.hex(), ...words.tile() }),
  conquer: (words) => ({
    kind: 'conquer',
    at: words.hex(),
    isTrap: !words.isDone() && words.word(['trap'] as const) === 'trap',
  }),
  token: (words) => ({ kind: 'token', at: words.hex() }),
  landmark: (words) => ({ kind: 'landmark', landmark: words.oneOf(LANDMARKS) }),
  achieve: (words) => ({ kind: 'achieve', achievement: words.oneOf(ACHIEVEMENTS) }),
  discovery: (words) => ({ kind: 'discovery', track: words.oneOf(TRACKS) }),
  income: () => ({ kind: 'income' }),
  points: (words) => ({ kind: 'points', n: words.number() }),
  done: () => ({ kind: 'done' }),
  correct: (words) => ({ kind: 'correct', fact: words.pick(FACTS)(words) }),
};

const NOBODY = [...WHO, 'nobody'] as const;

const FACTS: Readonly<Record<Fact['what'], (words: Words) => Fact>> = {
  hex: (words) => ({ what: 'hex', at: words.hex(), tokens: words.tokens() }),
  explored: (words) => ({
    what: 'explored',
    at: words.hex(),
    isExplored: words.word(['yes', 'no'] as const) === 'yes',
  }),
  tile: (words) => ({ what: 'tile', at: words.hex(), ...words.tile() }),
  track: (words) => ({
    what: 'track',
    who: words.word(WHO),
    track: words.oneOf(TRACKS),
    n: words.number(),
  }),
  favorite: (words) => ({ what: 'favorite', who: words.word(WHO), track: words.oneOf(TRACKS) }),
  landmark: (words) => ({
    what: 'landmark',
    landmark: words.oneOf(LANDMARKS),
    who: words.word(NOBODY),
  }),
  achievement: (words) => ({
    what: 'achievement',
    achievement: words.oneOf(ACHIEVEMENTS),
    place: words.number(),
    who: words.word(NOBODY),
  }),
  toppled: (words) => ({ what: 'toppled', who: words.word(WHO), n: words.number() }),
  points: (words) => ({ what: 'points', who: words.word(WHO), n: words.number() }),
  income: (words) => ({ what: 'income', who: words.word(WHO), n: words.number() }),
  tapestry: (words) => ({ what: 'tapestry', n: words.number() }),
  tiles: (words) => ({ what: 'tiles', n: words.number() }),
};

class Words {
  private readonly words: readonly string[];
  private at = 0;
  constructor(text: string) {
    this.words = text.split(/\s+/).filter((word) => word !== '');
  }
  isDone(): boolean {
    return this.at === this.words.length;
  }
  next(): string {
    const word = this.words[this.at];
    if (word === undefined) throw new Refused(message(m('no.moreWords')));
    this.at += 1;
    return word;
  }
  word<T extends string>(known: readonly T[]): T {
    return known[this.oneOf(known)] as T;
  }
  oneOf(known: readonly string[]): number {
    const word = this.next();
    const found = known.indexOf(word);
    if (found < 0) {
      throw new Refused(
        kernelMessage('data.notOneOf', {
          value: literal(word),
          choices: literal(known.join(', ')),
        }),
      );
    }
    return found;
  }
  pick<T>(readers: Readonly<Record<string, T>>): T {
    return readers[this.word(Object.keys(readers))] as T;
  }
  number(least = -LIMITS.points, most: number = LIMITS.points): number {
    const word = this.next();
    if (!/^-?\d+$/.test(word)) {
      throw new Refused(message(m('no.number'), { word: literal(word) }));
    }
    const value = Number(word);
    if (value < least || value > most) {
      throw new Refused(kernelMessage('data.outOfRange', { value, least, most }));
    }
    // No negative zero.
    return value + 0;
  }
  hex(): Hex {
    const word = this.next();
    const hex = hexOf(word.toUpperCase());
    if (hex === undefined) throw new Refused(message(m('no.hex'), { word: literal(word) }));
    return hex;
  }
  tile(): { readonly tile: number; readonly rotation: number } {
    if (this.isDone()) return { tile: 0, rotation: 0 };
    const tile = this.number(1, LIMITS.tiles);
    return { tile, rotation: this.isDone() ? 0 : this.number(0, LIMITS.rotations - 1) };
  }
  /** Which letters there are depends on who plays: `correct.ts` asks. */
  tokens(): string {
    const word = this.next();
    return word === NO_TOKENS ? '' : word;
  }
}

export function parseInput(text: string): Input {
  const words = new Words(text);
  const input = words.pick(VERBS)(words);
  if (!words.isDone()) {
    throw new Refused(message(m('no.tooManyWords'), { word: literal(words.next()) }));
  }
  return input;
}

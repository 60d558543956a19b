import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import { literal, message } from '@empty-chair/kernel/words';
import type { Tile } from './content.ts';
import {
  BONUS_TILES,
  BOOK_ACTIONS,
  BUILDING_IDS,
  DISCIPLINES,
  INNOVATIONS,
  LIMITS,
  SLOTS,
  SPELLS,
  TERRAINS,
  WORKSHOP,
} from './content.ts';
import type { Hex } from './hexes.ts';
import { hexOf } from './hexes.ts';
import type { Fact, Input } from './input-types.ts';
import { WHO } from './input-types.ts';
import { m } from './words.ts';

/** One reader per verb. Each takes the words after the verb, and all of them. */
const VERBS: Readonly<Record<Input['kind'], (words: Words) => Input>> = {
  bonus: (words) => ({ kind: 'bonus', tile: words.tile(BONUS_TILES) }),
  place: (words) => ({ kind: 'place', at: words.hex() }),
  build: (words) => ({
    kind: 'build',
    at: words.hex(),
    building: words.isDone() ? WORKSHOP : words.oneOf(BUILDING_IDS),
  }),
  upgrade: (words) => ({ kind: 'upgrade', at: words.hex(), building: words.oneOf(BUILDING_IDS) }),
  annex: (words) => ({ kind: 'annex', at: words.hex() }),
  transform: (words) => ({ kind: 'transform', at: words.hex(), terrain: words.oneOf(TERRAINS) }),
  bridge: (words) => ({ kind: 'bridge', from: words.hex(), to: words.hex() }),
  advance: (words) => ({
    kind: 'advance',
    discipline: words.oneOf(DISCIPLINES),
    levels: words.isDone() ? 1 : words.number(),
  }),
  scholar: (words) => ({ kind: 'scholar', discipline: words.oneOf(DISCIPLINES) }),
  innovation: (words) => ({ kind: 'innovation', innovation: words.oneOf(INNOVATIONS) }),
  spell: (words) => ({ kind: 'spell', spell: words.oneOf(SPELLS) }),
  book: (words) => ({ kind: 'book', tile: words.tile(BOOK_ACTIONS) }),
  shipping: () => ({ kind: 'shipping' }),
  city: () => ({ kind: 'city' }),
  points: (words) => ({ kind: 'points', n: words.number() }),
  pass: (words) => ({ kind: 'pass', tile: words.isDone() ? undefined : words.tile(BONUS_TILES) }),
  done: () => ({ kind: 'done' }),
  correct: (words) => ({ kind: 'correct', fact: words.pick(FACTS)(words) }),
};

const NOBODY = [...WHO, 'nobody'] as const;
const COVER = ['open', 'covered'] as const;

const FACTS: Readonly<Record<Fact['what'], (words: Words) => Fact>> = {
  empty: (words) => ({ what: 'empty', at: words.hex() }),
  hex: (words) => ({
    what: 'hex',
    at: words.hex(),
    who: words.word(WHO),
    building: words.oneOf(BUILDING_IDS),
    with: words.isDone() ? 'nothing' : words.word(['nothing', 'token', 'annex'] as const),
  }),
  terrain: (words) => ({ what: 'terrain', at: words.hex(), terrain: words.oneOf(TERRAINS) }),
  bridge: (words) => ({
    what: 'bridge',
    from: words.hex(),
    to: words.hex(),
    who: words.word(NOBODY),
  }),
  level: (words) => ({
    what: 'level',
    who: words.word(WHO),
    discipline: words.oneOf(DISCIPLINES),
    n: words.number(),
  }),
  scholar: (words) => ({
    what: 'scholar',
    discipline: words.oneOf(DISCIPLINES),
    space: words.number() - 1,
    who: words.word(NOBODY),
  }),
  points: (words) => ({ what: 'points', who: words.word(WHO), n: words.number() }),
  shipping: (words) => ({ what: 'shipping', who: words.word(WHO), n: words.number() }),
  cities: (words) => ({ what: 'cities', who: words.word(WHO), n: words.number() }),
  spell: (words) => ({
    what: 'spell',
    spell: words.oneOf(SPELLS),
    covered: words.word(COVER) === 'covered',
  }),
  book: (words) => ({
    what: 'book',
    tile: words.tile(BOOK_ACTIONS),
    covered: words.word(COVER) === 'covered',
  }),
  tool: (words) => ({
    what: 'tool',
    at: words.hex(),
    isThere: words.word(['on', 'off'] as const) === 'on',
  }),
  innovation: (words) => {
    const innovation = words.oneOf(INNOVATIONS);
    const who = words.word(NOBODY);
    const place = who !== 'nobody' || words.isDone() ? undefined : words.number() - 1;
    return { what: 'innovation', innovation, who, place };
  },
  bonus: (words) => ({
    what: 'bonus',
    tile: words.tile(BONUS_TILES),
    place: words.word([...WHO, ...SLOTS] as const),
  }),
  coins: (words) => ({ what: 'coins', slot: words.oneOf(SLOTS), n: words.number() }),
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
  number(): number {
    const word = this.next();
    if (!/^-?\d+$/.test(word)) {
      throw new Refused(message(m('no.number'), { word: literal(word) }));
    }
    return within(Number(word), -LIMITS.points, LIMITS.points);
  }
  tile(tiles: readonly Tile[]): Tile {
    return within(this.number(), 1, tiles.length);
  }
  hex(): Hex {
    const word = this.next();
    const hex = hexOf(word.toUpperCase());
    if (hex === undefined) throw new Refused(message(m('no.hex'), { word: literal(word) }));
    return hex;
  }
}

function within(value: number, least: number, most: number): number {
  if (value < least || value > most) {
    throw new Refused(kernelMessage('data.outOfRange', { value, least, most }));
  }
  // No negative zero.
  return value + 0;
}

export function parseInput(text: string): Input {
  const words = new Words(text);
  const input = words.pick(VERBS)(words);
  if (!words.isDone()) {
    throw new Refused(message(m('no.tooManyWords'), { word: literal(words.next()) }));
  }
  return input;
}

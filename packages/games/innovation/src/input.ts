import { BadData, kernelMessage, Refused } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { Codec } from '@empty-chair/kernel/module';
import { literal, message } from '@empty-chair/kernel/words';
import type { Building, Discipline, Terrain, Tile } from './content.ts';
import {
  BUILDING_IDS,
  DISCIPLINES,
  INNOVATIONS,
  SLOTS,
  SPELLS,
  TERRAINS,
  WORKSHOP,
} from './content.ts';
import type { Hex } from './hexes.ts';
import { hexName, hexOf } from './hexes.ts';
import { m } from './words.ts';

/** Who is meant in a correction; `human` is the only human, or the first of two. */
export const WHO = ['automa', 'human', 'human1', 'human2'] as const;
export type Who = (typeof WHO)[number];

/** What a human did, in the order of a turn, and what the real table says against the app. */
export type Input =
  | { readonly kind: 'bonus'; readonly tile: Tile }
  | { readonly kind: 'place'; readonly at: Hex }
  | { readonly kind: 'build'; readonly at: Hex; readonly building: Building }
  | { readonly kind: 'upgrade'; readonly at: Hex; readonly building: Building }
  | { readonly kind: 'annex'; readonly at: Hex }
  | { readonly kind: 'transform'; readonly at: Hex; readonly terrain: Terrain }
  | { readonly kind: 'bridge'; readonly from: Hex; readonly to: Hex }
  | { readonly kind: 'advance'; readonly discipline: Discipline; readonly levels: number }
  | { readonly kind: 'scholar'; readonly discipline: Discipline }
  | { readonly kind: 'innovation'; readonly innovation: number }
  | { readonly kind: 'spell'; readonly spell: number }
  | { readonly kind: 'book'; readonly tile: Tile }
  | { readonly kind: 'shipping' }
  | { readonly kind: 'city' }
  | { readonly kind: 'points'; readonly n: number }
  | { readonly kind: 'pass'; readonly tile: Tile | undefined }
  | { readonly kind: 'done' }
  | { readonly kind: 'correct'; readonly fact: Fact };

export type Fact =
  | { readonly what: 'empty'; readonly at: Hex }
  | {
      readonly what: 'hex';
      readonly at: Hex;
      readonly who: Who;
      readonly building: Building;
      readonly with: 'nothing' | 'token' | 'annex';
    }
  | { readonly what: 'terrain'; readonly at: Hex; readonly terrain: Terrain }
  | { readonly what: 'bridge'; readonly from: Hex; readonly to: Hex; readonly who: Who | 'nobody' }
  | {
      readonly what: 'level';
      readonly who: Who;
      readonly discipline: Discipline;
      readonly n: number;
    }
  | {
      readonly what: 'scholar';
      readonly discipline: Discipline;
      readonly space: number;
      readonly who: Who | 'nobody';
    }
  | { readonly what: 'points'; readonly who: Who; readonly n: number }
  | { readonly what: 'shipping'; readonly who: Who; readonly n: number }
  | { readonly what: 'cities'; readonly who: Who; readonly n: number }
  | { readonly what: 'spell'; readonly spell: number; readonly covered: boolean }
  | { readonly what: 'book'; readonly tile: Tile; readonly covered: boolean }
  | { readonly what: 'innovation'; readonly innovation: number; readonly who: Who | 'nobody' }
  | { readonly what: 'bonus'; readonly tile: Tile; readonly place: Who | (typeof SLOTS)[number] }
  | { readonly what: 'coins'; readonly slot: number; readonly n: number };

// ---- as words ----------------------------------------------------------------

const building = (kind: Building): string => BUILDING_IDS[kind] as string;
const discipline = (of: Discipline): string => DISCIPLINES[of] as string;

export function inputKey(input: Input): string {
  switch (input.kind) {
    case 'bonus':
    case 'book':
      return `${input.kind} ${input.tile}`;
    case 'place':
    case 'annex':
      return `${input.kind} ${hexName(input.at)}`;
    case 'build':
      return input.building === WORKSHOP
        ? `build ${hexName(input.at)}`
        : `build ${hexName(input.at)} ${building(input.building)}`;
    case 'upgrade':
      return `upgrade ${hexName(input.at)} ${building(input.building)}`;
    case 'transform':
      return `transform ${hexName(input.at)} ${TERRAINS[input.terrain]}`;
    case 'bridge':
      return `bridge ${hexName(input.from)} ${hexName(input.to)}`;
    case 'advance':
      return `advance ${discipline(input.discipline)} ${input.levels}`;
    case 'scholar':
      return `scholar ${discipline(input.discipline)}`;
    case 'innovation':
      return `innovation ${INNOVATIONS[input.innovation]}`;
    case 'spell':
      return `spell ${SPELLS[input.spell]}`;
    case 'points':
      return `points ${input.n}`;
    case 'pass':
      return input.tile === undefined ? 'pass' : `pass ${input.tile}`;
    case 'shipping':
    case 'city':
    case 'done':
      return input.kind;
    case 'correct':
      return `correct ${factKey(input.fact)}`;
  }
}

function factKey(fact: Fact): string {
  switch (fact.what) {
    case 'empty':
      return `empty ${hexName(fact.at)}`;
    case 'hex':
      return `hex ${hexName(fact.at)} ${fact.who} ${building(fact.building)} ${fact.with}`;
    case 'terrain':
      return `terrain ${hexName(fact.at)} ${TERRAINS[fact.terrain]}`;
    case 'bridge':
      return `bridge ${hexName(fact.from)} ${hexName(fact.to)} ${fact.who}`;
    case 'level':
      return `level ${fact.who} ${discipline(fact.discipline)} ${fact.n}`;
    case 'scholar':
      return `scholar ${discipline(fact.discipline)} ${fact.space + 1} ${fact.who}`;
    case 'points':
    case 'shipping':
    case 'cities':
      return `${fact.what} ${fact.who} ${fact.n}`;
    case 'spell':
      return `spell ${SPELLS[fact.spell]} ${fact.covered ? 'covered' : 'open'}`;
    case 'book':
      return `book ${fact.tile} ${fact.covered ? 'covered' : 'open'}`;
    case 'innovation':
      return `innovation ${INNOVATIONS[fact.innovation]} ${fact.who}`;
    case 'bonus':
      return `bonus ${fact.tile} ${fact.place}`;
    case 'coins':
      return `coins ${SLOTS[fact.slot]} ${fact.n}`;
  }
}

/** One reader per verb. Each takes the words after the verb, and all of them. */
const VERBS: Readonly<Record<Input['kind'], (words: Words) => Input>> = {
  bonus: (words) => ({ kind: 'bonus', tile: words.number() }),
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
  book: (words) => ({ kind: 'book', tile: words.number() }),
  shipping: () => ({ kind: 'shipping' }),
  city: () => ({ kind: 'city' }),
  points: (words) => ({ kind: 'points', n: words.number() }),
  pass: (words) => ({ kind: 'pass', tile: words.isDone() ? undefined : words.number() }),
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
    tile: words.number(),
    covered: words.word(COVER) === 'covered',
  }),
  innovation: (words) => ({
    what: 'innovation',
    innovation: words.oneOf(INNOVATIONS),
    who: words.word(NOBODY),
  }),
  bonus: (words) => ({
    what: 'bonus',
    tile: words.number(),
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
    if (!/^-?\d{1,3}$/.test(word)) {
      throw new Refused(message(m('no.number'), { word: literal(word) }));
    }
    return Number(word);
  }
  hex(): Hex {
    const word = this.next();
    const hex = hexOf(word.toUpperCase());
    if (hex === undefined) throw new Refused(message(m('no.hex'), { word: literal(word) }));
    return hex;
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

export const inputCodec: Codec<Input> = {
  encode: inputKey,
  decode: (data) => {
    try {
      return parseInput(json.text(data, ''));
    } catch (error) {
      if (error instanceof Refused) throw new BadData('', error.reason);
      throw error;
    }
  },
};

import { seat } from '@empty-chair/kernel/words';
import type { Example, ExpectedNarrowing } from '@empty-chair/testkit/examples';
import { configFrom } from '../rules/config-words.ts';
import { tapestry } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';

export type Fields = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, string>>;

/** A position of an example: the config in words, the state as the codec's JSON. */
export interface Position {
  readonly config?: Words;
  readonly state?: Fields;
}

/** Level 2, the Engineers, and no tapestry card that only the app has seen. */
const PLAIN: Words = {
  level: '2',
  civilization: 'engineers',
  shadowFavorite: 'science',
  tapestry: 'table',
};

export const HUMAN = seat(0);
/** The Automa and the Shadow Empire share it. */
export const BOTS = seat(1);
/** With two humans: the Shadow Empire's. */
export const SHADOW = seat(2);

export function readPosition({ config = {}, state = {} }: Position): State {
  const words = config['game'] === 'shadow' ? config : { ...PLAIN, ...config };
  return tapestry.codecs.state.decode(state, configFrom(words));
}

type Turn = Required<Pick<Example<Position, Input>, 'position' | 'seat' | 'script'>>;

interface Given {
  readonly config?: Words;
  readonly dice?: readonly string[];
  readonly choices?: readonly string[];
  /** Cards that are asked for besides the pair. */
  readonly cards?: readonly string[];
}

const STARTERS = [1, 2, 3, 4, 5, 6, 7];
const TWELVE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const PROGRESS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];

/** The rest of the era's decision cards: 1 to 7 and progress cards, evenly many with the pair. */
function restOf(pair: readonly number[]): readonly number[] {
  const free = (cards: readonly number[]) => cards.filter((card) => !pair.includes(card));
  const starters = free(STARTERS);
  return [...starters, ...free(PROGRESS).slice(0, starters.length % 2)];
}

/** A turn with this pair, `deckLeft` cards being left in the deck after it; the rest is of the state. */
export function turnWith({
  pair,
  deckLeft = 2,
  config = {},
  dice = [],
  choices = [],
  cards = [],
  ...state
}: Given & {
  readonly pair: readonly [track: number, tiebreaker: number];
  readonly deckLeft?: number;
} & Fields): Turn {
  const [track, tiebreaker] = pair;
  const isForTwo = config['game'] === 'shadow';
  const rest = isForTwo ? TWELVE.filter((card) => !pair.includes(card)) : restOf(pair);
  return {
    position: {
      config,
      state: {
        ...state,
        cards: {
          decision: [...rest.slice(0, deckLeft), tiebreaker, track],
          discard: rest.slice(deckLeft),
        },
      },
    },
    seat: isForTwo ? SHADOW : BOTS,
    script: { cards: [String(track), String(tiebreaker), ...cards], dice, choices },
  };
}

/** Income turn `income` (from 2) on an empty deck, with this as the latest pair. */
export function incomeWith({
  income,
  pair,
  config = {},
  dice = [],
  choices = [],
  ...state
}: Given & {
  readonly income: number;
  readonly pair: readonly [track: number, tiebreaker: number];
} & Fields): Turn {
  const [track, tiebreaker] = pair;
  return {
    position: {
      config,
      state: {
        incomeTurns: { human: income, automa: income - 1 },
        ...state,
        cards: { decision: [], track, tiebreaker, discard: restOf(pair) },
      },
    },
    seat: BOTS,
    script: { cards: [], dice, choices },
  };
}

/** `left` as one line of ids. */
export const narrowing = (why: string, left: string, best?: number): ExpectedNarrowing => ({
  why,
  left: left === '' ? [] : left.split(' '),
  ...(best !== undefined && { best }),
});

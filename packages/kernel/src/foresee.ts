import type { GameModule } from './module.ts';
import type { Rng } from './rng.ts';
import { rngFromSeed } from './rng.ts';
import type { Question, Table } from './table.ts';
import { chosenBy } from './table.ts';
import type { TraceNode } from './trace.ts';
import { Recorder } from './trace.ts';
import type { Happening, Ref, Seat } from './words.ts';
import { happeningOf } from './words.ts';

/**
 * What a bot may do in its next turn. Cards that can still turn up are gone through one by one as long
 * as nothing random came before them; dice, random choices and what only a human knows are sampled.
 * The real generator and the order of the deck are never looked at: cards are asked for as if they
 * lay on the table, so only what a human knows decides which are possible.
 */
export interface ForesightOptions {
  /** Runs for each case that has anything random in it. */
  readonly samples: number;
  /** More branches than this are thinned out evenly. */
  readonly most: number;
  readonly seed: string;
}

/** Whose turn is foreseen, from which position. */
export interface ForesightStart<State> {
  readonly state: State;
  readonly seat: Seat;
  /** The people at the table make random choices (lay tiles, say): then rules tell them to. */
  readonly choicesAtTable?: boolean;
}

export interface ForeseenCase<State> {
  /** The chance of this run among all: they add up to 1. */
  readonly weight: number;
  /** The chance of its cards, whatever the dice say. */
  readonly branch: number;
  /** Which round over the branches it belongs to. */
  readonly sweep: number;
  /** The ids of the cards that were gone through. */
  readonly cards: readonly string[];
  /** The same cards, to be named. */
  readonly named: readonly Ref[];
  /** With this and the cards the case can be run again, with a trace. */
  readonly seed: string;
  readonly state: State;
  readonly happenings: readonly Happening[];
  /** A question that only a human can answer was answered at random. */
  readonly isGuessed: boolean;
  /** Dice or random choices had a part in it: the odds are a sample. */
  readonly isSampled: boolean;
  /** There were too many ways of its cards, and it is one of those that were picked. */
  readonly isThinned: boolean;
}

interface Branch {
  readonly cards: readonly string[];
  readonly weight: number;
  /** How many branches it may still become. */
  readonly room: number;
  readonly isThinned: boolean;
}

/** A card that may turn up, and how likely it is, relative to the others. */
interface Possible {
  readonly id: string;
  readonly odds: number;
}

/** Thrown when a card is asked for that the branch does not say. */
class OpenCard extends Error {
  readonly possible: readonly Possible[];
  constructor(possible: readonly Possible[]) {
    super('open card');
    this.possible = possible;
  }
}

/**
 * Lazily, so that a worker can show a first picture and be stopped. The first sweep runs every branch
 * once; each further one runs those again that have anything random in them. So the picture after any
 * whole sweep is a fair one.
 */
export function* foresee<C, S, I>(
  game: GameModule<C, S, I>,
  start: ForesightStart<S>,
  { samples, most, seed }: ForesightOptions,
): Generator<ForeseenCase<S>> {
  const thinning = rngFromSeed(`${seed}/thin`);
  const known = asKnown(game, start);
  const open: Branch[] = [{ cards: [], weight: 1, room: most, isThinned: false }];
  const again: Branch[] = [];
  for (let branch = open.pop(); branch !== undefined; branch = open.pop()) {
    const { cards, weight } = branch;
    const first = runCase(game, known, cards, `${seed}/${cards.join('/')}/0`);
    if (first instanceof OpenCard) {
      open.push(...waysOn(branch, first.possible, thinning).reverse());
      continue;
    }
    const isRepeated = first.isSampled || first.isGuessed;
    if (isRepeated) again.push(branch);
    yield caseOf(first, branch, 0, weight / (isRepeated ? samples : 1));
  }
  for (let sweep = 1; sweep < samples; sweep += 1) {
    for (const branch of again) {
      const { cards, weight } = branch;
      const more = runCase(game, known, cards, `${seed}/${cards.join('/')}/${sweep}`);
      if (more instanceof OpenCard) continue;
      yield caseOf(more, branch, sweep, weight / samples);
    }
  }
}

/** One branch for each card that may come next, or for as many of them as there is room for. */
function waysOn(branch: Branch, possible: readonly Possible[], rng: Rng): Branch[] {
  const kept = thinned(possible, branch.room, rng);
  const whole = sumOf(kept);
  return kept.map(({ id, odds }) => ({
    cards: [...branch.cards, id],
    weight: (branch.weight * odds) / whole,
    room: Math.max(1, Math.floor(branch.room / kept.length)),
    isThinned: branch.isThinned || kept.length < possible.length,
  }));
}

/** All while there is room for all, else so many of them at random. */
function thinned<T>(all: readonly T[], most: number, rng: Rng): readonly T[] {
  if (all.length <= most) return all;
  const left = all.slice();
  return Array.from({ length: most }, () => left.splice(rng.below(left.length), 1)[0] as T);
}

const sumOf = (possible: readonly Possible[]): number =>
  possible.reduce((sum, { odds }) => sum + odds, 0);

/**
 * What may turn up for who knows only what has been seen. By name, because a list in the order of the
 * deck would tell of it.
 */
function possibleCards<A>({ answers, ref, odds }: Question<A>): readonly Possible[] {
  return answers
    .map((answer) => ({ id: ref(answer).id, odds: odds?.(answer) ?? 1 }))
    .filter((one) => one.odds > 0)
    .sort((one, other) => one.id.length - other.id.length || (one.id < other.id ? -1 : 1));
}

/** Fine enough for any odds of a deck. */
const GRAINS = 2 ** 20;

function drawn(possible: readonly Possible[], rng: Rng): string | undefined {
  let left = (sumOf(possible) * rng.below(GRAINS)) / GRAINS;
  for (const { id, odds } of possible) {
    left -= odds;
    if (left < 0) return id;
  }
  return possible.at(-1)?.id;
}

type Outcome<S> = Omit<ForeseenCase<S>, 'weight' | 'branch' | 'sweep' | 'isThinned'>;

/** Field by field: to spread the outcome took a third of all the time. */
function caseOf<S>(
  outcome: Outcome<S>,
  { weight: branch, isThinned }: Branch,
  sweep: number,
  weight: number,
): ForeseenCase<S> {
  const { cards, named, seed, state, happenings, isGuessed, isSampled } = outcome;
  return {
    weight,
    branch,
    sweep,
    cards,
    named,
    seed,
    state,
    happenings,
    isGuessed,
    isSampled,
    isThinned,
  };
}

/** The position without what nobody has seen: worked out once for all its runs. */
function asKnown<C, S, I>(game: GameModule<C, S, I>, start: ForesightStart<S>): ForesightStart<S> {
  if (game.conceal === undefined) return start;
  const state = game.clone(start.state);
  game.conceal(state);
  return { ...start, state };
}

/** From a position `asKnown`. With a trace its happenings are told there as well. */
function runCase<C, S, I>(
  game: GameModule<C, S, I>,
  start: ForesightStart<S>,
  cards: readonly string[],
  seed: string,
  trace?: Recorder,
): Outcome<S> | OpenCard {
  const state = game.clone(start.state);
  const rng = rngFromSeed(seed);
  const untouched = rng.snapshot().words;
  const happenings: Happening[] = [];
  const named: Ref[] = [];
  let isGuessed = false;
  const isUntouched = (): boolean => rng.snapshot().words.every((word, i) => word === untouched[i]);
  const ask = <A>(question: Question<A>): A => {
    const { answers, ref, channel } = question;
    if (channel === 'cards') {
      const given = cards[named.length];
      if (given === undefined && isUntouched()) throw new OpenCard(possibleCards(question));
      const id = given ?? drawn(possibleCards(question), rng);
      const answer = answers.find((one) => ref(one).id === id) as A;
      if (given !== undefined) named.push(ref(answer));
      return answer;
    }
    if (channel === 'human') isGuessed = true;
    return chosenBy(rng, question) as A;
  };
  const table: Table<S> = {
    scene: state,
    rng,
    atTable: { cards: true, dice: false, choices: start.choicesAtTable ?? false },
    ask,
    emit: (rule, id, params) => {
      happenings.push(happeningOf(rule, id, params));
      trace?.emit(rule, id, params);
    },
    trace,
  };
  try {
    game.botTurn(table, start.seat);
  } catch (error) {
    if (error instanceof OpenCard) return error;
    throw error;
  }
  return {
    cards,
    named,
    seed,
    state,
    happenings,
    isGuessed,
    isSampled: !isUntouched(),
  };
}

/** A case run once more, for its *why*. */
export function whyForeseen<C, S, I>(
  game: GameModule<C, S, I>,
  start: ForesightStart<S>,
  { cards, seed }: Pick<ForeseenCase<S>, 'cards' | 'seed'>,
): readonly TraceNode[] {
  const recorder = new Recorder();
  runCase(game, asKnown(game, start), cards, seed, recorder);
  return recorder.root;
}

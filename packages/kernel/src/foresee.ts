import type { GameModule } from './module.ts';
import type { Rng } from './rng.ts';
import { rngFromSeed } from './rng.ts';
import type { Question, Table } from './table.ts';
import type { TraceNode } from './trace.ts';
import { Recorder } from './trace.ts';
import type { Happening, Seat } from './words.ts';

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

export interface ForeseenCase<State> {
  /** The chance of this run among all: they add up to 1. */
  readonly weight: number;
  /** The chance of its cards, whatever the dice say. */
  readonly branch: number;
  /** Which round over the branches it belongs to. */
  readonly sweep: number;
  /** The ids of the cards that were gone through. */
  readonly cards: readonly string[];
  /** With these two the case can be run again, with a trace. */
  readonly seed: string;
  readonly state: State;
  readonly happenings: readonly Happening[];
  /** A question that only a human can answer was answered at random. */
  readonly isGuessed: boolean;
  /** Dice or random choices had a part in it: the odds are a sample. */
  readonly isSampled: boolean;
}

interface Branch {
  readonly cards: readonly string[];
  readonly weight: number;
}

/** Thrown when a card is asked for that the branch does not say. */
class OpenCard extends Error {
  readonly answers: readonly string[];
  constructor(answers: readonly string[]) {
    super('open card');
    this.answers = answers;
  }
}

/**
 * Lazily, so that a worker can show a first picture and be stopped. The first sweep runs every branch
 * once; each further one runs those again that have anything random in them. So the picture after any
 * whole sweep is a fair one.
 */
export function* foresee<C, S, I>(
  game: GameModule<C, S, I>,
  start: { readonly state: S; readonly seat: Seat },
  { samples, most, seed }: ForesightOptions,
): Generator<ForeseenCase<S>> {
  const thinning = rngFromSeed(`${seed}/thin`);
  const open: Branch[] = [{ cards: [], weight: 1 }];
  const again: Branch[] = [];
  for (let branch = open.pop(); branch !== undefined; branch = open.pop()) {
    const { cards, weight } = branch;
    const first = runCase(game, start, cards, `${seed}/${cards.join('/')}/0`);
    if (first instanceof OpenCard) {
      const kept = thinned(
        first.answers,
        Math.max(1, Math.floor(most / (open.length + 1))),
        thinning,
      );
      for (const answer of kept.slice().reverse()) {
        open.push({ cards: [...cards, answer], weight: weight / kept.length });
      }
      continue;
    }
    const isRepeated = first.isSampled || first.isGuessed;
    if (isRepeated) again.push(branch);
    yield { ...first, sweep: 0, branch: weight, weight: weight / (isRepeated ? samples : 1) };
  }
  for (let sweep = 1; sweep < samples; sweep += 1) {
    for (const { cards, weight } of again) {
      const more = runCase(game, start, cards, `${seed}/${cards.join('/')}/${sweep}`);
      if (more instanceof OpenCard) continue;
      yield { ...more, sweep, branch: weight, weight: weight / samples };
    }
  }
}

/** Every answer while there is room for all, else so many of them at random. */
function thinned<T>(all: readonly T[], most: number, rng: Rng): readonly T[] {
  if (all.length <= most) return all;
  const left = all.slice();
  return Array.from({ length: most }, () => left.splice(rng.below(left.length), 1)[0] as T);
}

type Outcome<S> = Omit<ForeseenCase<S>, 'weight' | 'branch' | 'sweep'>;

function runCase<C, S, I>(
  game: GameModule<C, S, I>,
  start: { readonly state: S; readonly seat: Seat },
  cards: readonly string[],
  seed: string,
  trace?: Recorder,
): Outcome<S> | OpenCard {
  const state = game.clone(start.state);
  const rng = rngFromSeed(seed);
  const untouched = rng.snapshot().words.join();
  const recorder = trace ?? new Recorder();
  let used = 0;
  let isGuessed = false;
  const isUntouched = (): boolean => rng.snapshot().words.join() === untouched;
  const ask = <A>(question: Question<A>): A => {
    const { answers, ref, channel } = question;
    if (channel === 'cards') {
      const given = cards[used];
      if (given !== undefined) {
        used += 1;
        return answers.find((answer) => ref(answer).id === given) as A;
      }
      if (isUntouched()) throw new OpenCard(answers.map((answer) => ref(answer).id));
    }
    if (channel === 'human') isGuessed = true;
    return answers[rng.below(answers.length)] as A;
  };
  const table: Table<S> = {
    scene: state,
    rng,
    atTable: { cards: true, dice: false, choices: false },
    ask,
    emit: recorder.emit,
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
    seed,
    state,
    happenings: recorder.happenings,
    isGuessed,
    isSampled: !isUntouched(),
  };
}

/** A case run once more, for its *why*. */
export function whyForeseen<C, S, I>(
  game: GameModule<C, S, I>,
  start: { readonly state: S; readonly seat: Seat },
  { cards, seed }: Pick<ForeseenCase<S>, 'cards' | 'seed'>,
): readonly TraceNode[] {
  const recorder = new Recorder();
  runCase(game, start, cards, seed, recorder);
  return recorder.root;
}

// ---- odds ------------------------------------------------------------------------------------------

export interface Foreseen {
  readonly happening: Happening;
  /** The chance that it happens at least once in the turn. */
  readonly chance: number;
}

/** What may happen, the likeliest first; equal ones as they first came up. */
export function oddsOf(
  cases: Iterable<Pick<ForeseenCase<unknown>, 'weight' | 'happenings'>>,
): readonly Foreseen[] {
  const found = new Map<string, { happening: Happening; chance: number }>();
  for (const { weight, happenings } of cases) {
    const seen = new Set<string>();
    for (const happening of happenings) {
      const key = JSON.stringify([happening.id, happening.params ?? {}]);
      if (seen.has(key)) continue;
      seen.add(key);
      const known = found.get(key);
      if (known === undefined) found.set(key, { happening, chance: weight });
      else known.chance += weight;
    }
  }
  return [...found.values()].sort((one, other) => other.chance - one.chance);
}

/** Half the width of the 95 % interval of a sampled chance, the widest there is for so many runs. */
export const errorOf = (runs: number): number => (runs === 0 ? 1 : 0.98 / Math.sqrt(runs));

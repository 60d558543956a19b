import type { GameModule } from './module.ts';
import { rngFromSeed } from './rng.ts';
import type { Policy } from './simulate.ts';
import { answering, playOn } from './simulate.ts';
import type { Table } from './table.ts';
import type { Seat } from './words.ts';

/**
 * Which of a few moves is sensible. After each of them games are played on to their end by stand-ins, and
 * wins are counted. What the seat does not know is dealt anew for every game, so nothing hidden has a part in
 * it. Game number n has the same deal and the same dice after every move: what differs comes of the moves.
 */
export interface HintStart<Config, State, Input> {
  readonly config: Config;
  readonly state: State;
  readonly seat: Seat;
  /** What is looked at, in the order in which it is taken where the games say nothing. */
  readonly moves: readonly Input[];
  /** The stand-ins of one game, for all people in it. */
  readonly policyFor: () => Policy<State, Input>;
}

export interface HintOptions {
  readonly seed: string;
  /** How many games may be played in all. */
  readonly games: number;
  /** How many moves are told in the end; only these are looked at longest. */
  readonly shown: number;
}

export interface HintedMove<Input> {
  readonly input: Input;
  /** The share of games that the seat wins. A win that is shared by several is divided among them. */
  readonly chance: number;
  /** Half the width of the 95 % interval of the chance. */
  readonly error: number;
  /** By how many points the seat is ahead of the best other at the end, on average. */
  readonly lead: number;
  readonly games: number;
  /** The games do not tell it from the best: the difference game by game is within its error. */
  readonly isLevel: boolean;
}

export interface Hint<Input> {
  /** The largest chance first; of equal ones that with more points at the end, then as they came. */
  readonly moves: readonly HintedMove<Input>[];
  /** Games played so far, and how many there will be. */
  readonly games: number;
  readonly of: number;
}

/** A move with what its games brought, by the number of the game. */
interface Tried<Input> {
  readonly input: Input;
  readonly wins: number[];
  readonly leads: number[];
}

/**
 * Tells after each game what is known by then. After every round the worse half is left out, down to those that
 * are told. Pure and slow: whoever runs it takes as much as there is time for.
 */
export function* hint<C, S, I>(
  game: GameModule<C, S, I>,
  start: HintStart<C, S, I>,
  { seed, games, shown }: HintOptions,
): Generator<Hint<I>, void, void> {
  const tried = start.moves.map((input): Tried<I> => ({ input, wins: [], leads: [] }));
  const rounds = roundsOf(tried.length, games, shown);
  const of = rounds.reduce((sum, { moves, sweeps }) => sum + moves * sweeps, 0);
  let left = tried;
  let played = 0;
  let known: readonly HintedMove<I>[] = [];
  for (const { moves, sweeps } of rounds) {
    left = better(left, moves);
    for (let sweep = 0; sweep < sweeps; sweep += 1) {
      for (const move of left) {
        playFrom(game, start, move, `${seed}/${move.wins.length}`);
        played += 1;
        // Only after a whole sweep all have had the same games.
        const isWhole = move === left.at(-1);
        if (isWhole) known = told(left, shown);
        yield { moves: known, games: played, of };
      }
    }
  }
}

/** Few games are enough to leave out the worse half. */
const SHORT_ROUND = 6;

/**
 * All moves, the better half, … down to those that are told. Only the last round is long: whoever runs out of
 * time has looked at those longest, too.
 */
function roundsOf(
  moves: number,
  games: number,
  shown: number,
): readonly { readonly moves: number; readonly sweeps: number }[] {
  const sizes = [moves];
  for (let size = moves; size > shown; ) {
    size = Math.max(shown, Math.ceil(size / 2));
    sizes.push(size);
  }
  let left = games;
  return sizes.map((size, at) => {
    const isLast = at === sizes.length - 1;
    const share = size === 0 ? 0 : Math.floor(left / (sizes.length - at) / size);
    const sweeps = Math.max(1, isLast ? share : Math.min(share, SHORT_ROUND));
    left -= sweeps * size;
    return { moves: size, sweeps };
  });
}

function playFrom<C, S, I>(
  game: GameModule<C, S, I>,
  { config, state, seat, policyFor }: HintStart<C, S, I>,
  { input, wins, leads }: Tried<I>,
  seed: string,
): void {
  const scene = game.clone(state);
  game.secrets?.dealAnew(scene, seat, rngFromSeed(`${seed}/deal`));
  const policy = policyFor();
  const policyRng = rngFromSeed(`${seed}/policy`);
  const table: Table<S> = {
    scene,
    rng: rngFromSeed(`${seed}/chance`),
    atTable: game.chance(config),
    ask: answering(policy, policyRng, () => scene),
    emit: undefined,
    trace: undefined,
  };
  game.apply(table, seat, input);
  const { end } = playOn(game, table, policyRng, { policy });
  // A game that is given up as endless is nobody's.
  wins.push(end?.winners.includes(seat) ? 1 / end.winners.length : 0);
  const pointsOf = (is: (one: Seat) => boolean): number[] =>
    (end?.scores ?? []).flatMap((score) => (is(score.seat) ? [score.points] : []));
  const [mine = 0] = pointsOf((one) => one === seat);
  const others = pointsOf((one) => one !== seat);
  leads.push(others.length === 0 ? 0 : mine - Math.max(...others));
}

/** Points that are worth as much as a win, after few games: nobody has won most of them. */
const POINTS_OF_WIN = 30;
/** What came first is never left out: few games are no reason to drop what the stand-in would do. */
function better<I>(tried: readonly Tried<I>[], most: number): Tried<I>[] {
  const [first, ...others] = tried;
  if (first === undefined) return [];
  const kept = new Set(others.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, most - 1));
  return tried.filter((move) => move === first || kept.has(move));
}
const worthOf = <I>({ wins, leads }: Tried<I>): number => mean(wins) + mean(leads) / POINTS_OF_WIN;

/** By wins, then by points at the end, then as they came. */
const ranked = <I>(tried: readonly Tried<I>[]): Tried<I>[] =>
  [...tried].sort(
    (one, other) => mean(other.wins) - mean(one.wins) || mean(other.leads) - mean(one.leads),
  );

/** By chance, also those that the games do not tell from the best: a smaller one above a larger would read like a mistake. */
function told<I>(tried: readonly Tried<I>[], shown: number): readonly HintedMove<I>[] {
  const all = ranked(tried);
  const [best] = all;
  const isAsGood = ({ wins }: Tried<I>): boolean => best === undefined || isLevel(best.wins, wins);
  return all.slice(0, shown).map((move) => ({
    input: move.input,
    chance: mean(move.wins),
    error: TWO_SIDED * errorOfChance(move.wins),
    lead: mean(move.leads),
    games: move.wins.length,
    isLevel: isAsGood(move),
  }));
}

/** In 19 of 20 cases the true value lies within so many standard errors. */
const TWO_SIDED = 1.96;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** As if one more game was won and one more lost: no number of games makes a chance certain. */
function errorOfChance(wins: readonly number[]): number {
  const p = (wins.reduce((sum, one) => sum + one, 0) + 1) / (wins.length + 2);
  return Math.sqrt((p * (1 - p)) / (wins.length + 2));
}

/** The same games after both moves: their differences scatter less than the chances do. */
function isLevel(best: readonly number[], other: readonly number[]): boolean {
  if (best === other) return true;
  const differences = best.map((win, at) => win - (other[at] ?? 0));
  const middle = mean(differences);
  const spread = mean(differences.map((one) => (one - middle) ** 2));
  // One game more that went the other way, as above.
  const error = Math.sqrt((spread + 1 / (differences.length + 1)) / differences.length);
  return middle <= TWO_SIDED * error;
}

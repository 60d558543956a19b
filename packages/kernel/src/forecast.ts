import { ByHappening } from './by-happening.ts';
import type { ForeseenCase } from './foresee.ts';
import type { Consequences } from './module.ts';
import type { Happening, MessageId, Ref } from './words.ts';

/** What a bot may do in its next turn, added up over the cases. Plain data: a worker can post it. */
export interface Forecast {
  readonly runs: number;
  /** How many cards, or ways of cards, were gone through. */
  readonly branches: number;
  /** Half the width of the 95 % interval of a chance; 0 when every case was gone through. */
  readonly error: number;
  /** Something that only a human knows was guessed. */
  readonly isGuessed: boolean;
  readonly places: readonly ForecastPlace[];
  /** What may happen, the likeliest first. */
  readonly moves: readonly ForecastMove[];
  /** Points that it may make, ascending. */
  readonly points: readonly { readonly points: number; readonly chance: number }[];
}

export interface ForecastPlace {
  readonly place: Ref;
  /** The chance that humans lose anything here; how many pieces on average, and at worst. */
  readonly loss: number;
  readonly pieces: number;
  readonly most: number;
  /** The chance that the place becomes the bot's. */
  readonly taken: number;
  readonly cases: readonly ForecastCase[];
}

export interface ForecastMove {
  readonly happening: Happening;
  readonly chance: number;
  /** One case in which it happens, and where among its happenings. */
  readonly example: CaseKey;
  readonly index: number;
}

/** With this, `whyForeseen` runs the case again. */
export interface CaseKey {
  readonly cards: readonly string[];
  readonly seed: string;
}

/** All cases with the same cards in which something happens to a place. */
export interface ForecastCase extends CaseKey {
  /** Its cards, to be named. */
  readonly named: readonly Ref[];
  /** The chance that these cards come and it happens. */
  readonly chance: number;
  /** In so many of its runs. */
  readonly hits: number;
  readonly runs: number;
  /** The most that humans lose here in one of them, and whether the place is taken in any. */
  readonly pieces: number;
  readonly isTaken: boolean;
}

/** A sum over runs: certain branches count once, the others are averaged over the sweeps. */
interface Sum {
  exact: number;
  sampled: number;
}
interface PlaceSum {
  readonly place: Ref;
  readonly loss: Sum;
  readonly pieces: Sum;
  readonly taken: Sum;
  most: number;
  readonly cases: Map<string, CaseSum>;
}
interface CaseSum extends CaseKey {
  readonly named: readonly Ref[];
  readonly branch: number;
  hits: number;
  pieces: number;
  isTaken: boolean;
}
interface BranchSum {
  runs: number;
  /** The chance of its cards. */
  readonly weight: number;
  /** Nothing random in it, and no other was left out for it. */
  readonly isExact: boolean;
}
interface MoveSum {
  readonly happening: Happening;
  readonly chance: Sum;
  readonly example: CaseKey;
  readonly index: number;
  /** Often as it may happen in a run, it counts once. */
  lastRun: number;
}

/**
 * Half the width of the 95 % interval of a chance, the widest there is (that of one half): each branch
 * is a sample of its own, and counts by its chance.
 */
const errorOf = (branches: readonly BranchSum[]): number =>
  0.98 *
  Math.sqrt(
    branches.reduce(
      (sum, { isExact, weight, runs }) => (isExact ? sum : sum + weight ** 2 / runs),
      0,
    ),
  );

const newSum = (): Sum => ({ exact: 0, sampled: 0 });
const newMove = (happening: Happening, example: CaseKey, index: number): MoveSum => ({
  happening,
  chance: newSum(),
  example,
  index,
  lastRun: 0,
});

/** Takes the cases one by one; a picture is fair after each whole sweep. */
export class Forecaster {
  private readonly dealing: ReadonlySet<MessageId>;
  private runs = 0;
  private sweeps = 0;
  private isGuessed = false;
  /** By their cards. */
  private readonly branches = new Map<string, BranchSum>();
  private readonly places = new Map<string, PlaceSum>();
  private readonly moves = new ByHappening<MoveSum>();
  private readonly points = new Map<number, Sum>();

  /** `dealing` are happenings that are no moves. */
  constructor(dealing: readonly MessageId[] = []) {
    this.dealing = new Set(dealing);
  }

  add(one: ForeseenCase<unknown>, { losses, taken, points }: Consequences): void {
    const { cards, named, seed, branch } = one;
    const isRepeated = one.isSampled || one.isGuessed;
    const count = (sum: Sum, n = 1): void => {
      if (isRepeated) sum.sampled += branch * n;
      else sum.exact += branch * n;
    };
    this.runs += 1;
    this.sweeps = one.sweep + 1;
    this.isGuessed ||= one.isGuessed;
    const key = cards.join('/');
    const isExact = !isRepeated && !one.isThinned;
    entryOf(this.branches, key, () => ({ runs: 0, weight: branch, isExact })).runs += 1;
    for (const [id, hit] of hits(losses, taken)) {
      const found = this.placeSum(id, hit.place);
      if (hit.pieces > 0) count(found.loss);
      count(found.pieces, hit.pieces);
      if (hit.isTaken) count(found.taken);
      found.most = Math.max(found.most, hit.pieces);
      const known = found.cases.get(key);
      if (known === undefined) {
        const { pieces, isTaken } = hit;
        found.cases.set(key, { cards, named, seed, branch, hits: 1, pieces, isTaken });
      } else {
        known.hits += 1;
        known.pieces = Math.max(known.pieces, hit.pieces);
        known.isTaken ||= hit.isTaken;
      }
    }
    this.addMoves(one, count);
    count(entryOf(this.points, points, newSum));
  }

  private addMoves({ cards, seed, happenings }: ForeseenCase<unknown>, count: (sum: Sum) => void) {
    for (let index = 0; index < happenings.length; index += 1) {
      const happening = happenings[index] as Happening;
      if (this.dealing.has(happening.id)) continue;
      const known = this.moves.find(happening);
      const move = known ?? newMove(happening, { cards, seed }, index);
      if (known === undefined) this.moves.add(happening, move);
      if (move.lastRun === this.runs) continue;
      move.lastRun = this.runs;
      count(move.chance);
    }
  }

  private placeSum(id: string, place: Ref): PlaceSum {
    return entryOf(this.places, id, () => ({
      place,
      loss: newSum(),
      pieces: newSum(),
      taken: newSum(),
      most: 0,
      cases: new Map(),
    }));
  }

  picture(): Forecast {
    const mean = ({ exact, sampled }: Sum): number => exact + sampled / Math.max(1, this.sweeps);
    const casesOf = (sums: ReadonlyMap<string, CaseSum>): readonly ForecastCase[] =>
      [...sums]
        .map(([key, { branch, ...one }]) => {
          const runs = this.branches.get(key)?.runs ?? 1;
          return { ...one, runs, chance: (branch * one.hits) / runs };
        })
        .sort((one, other) => other.chance - one.chance);
    return {
      runs: this.runs,
      branches: this.branches.size,
      error: errorOf([...this.branches.values()]),
      isGuessed: this.isGuessed,
      places: [...this.places.values()]
        .map(({ place, loss, pieces, taken, most, cases }) => ({
          place,
          loss: mean(loss),
          pieces: mean(pieces),
          most,
          taken: mean(taken),
          cases: casesOf(cases),
        }))
        .sort((one, other) => other.loss - one.loss || other.taken - one.taken),
      moves: this.moves
        .values()
        .map(({ happening, chance, example, index }) => ({
          happening,
          chance: mean(chance),
          example,
          index,
        }))
        .sort((one, other) => other.chance - one.chance),
      points: [...this.points]
        .map(([points, sum]) => ({ points, chance: mean(sum) }))
        .sort((one, other) => one.points - other.points),
    };
  }
}

interface Hit {
  readonly place: Ref;
  pieces: number;
  isTaken: boolean;
}

/** By place: two humans may lose something at the same one. */
function hits(losses: Consequences['losses'], taken: Consequences['taken']): Map<string, Hit> {
  const found = new Map<string, Hit>();
  const at = (place: Ref): Hit =>
    entryOf(found, `${place.kind} ${place.id}`, () => ({ place, pieces: 0, isTaken: false }));
  for (const { place, pieces } of losses) at(place).pieces += pieces;
  for (const place of taken) at(place).isTaken = true;
  return found;
}

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const fresh = make();
  map.set(key, fresh);
  return fresh;
}

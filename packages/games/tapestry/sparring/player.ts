import { shuffle } from '@empty-chair/kernel/deck';
import type { Rng } from '@empty-chair/kernel/rng';
import type { Seat } from '@empty-chair/kernel/words';
import { ALL_TRACKS, LIMITS } from '../rules/content.ts';
import type { State } from '../rules/state.ts';
import { MARKET, MOST_OF_A_RESOURCE, SPACE_TILES } from './base-rules.ts';
import type { Capital } from './capital.ts';
import { emptyCapital, matsFor } from './capital.ts';
import type { TapestryId } from './tapestry-deck.ts';
import { tapestryDeck } from './tapestry-deck.ts';
import type { Task } from './task.ts';
import { TECHS } from './techs.ts';

/** What lies on the table besides what the app tracks, shared by all humans. */
export interface Commons {
  /** The top is the end. */
  readonly techDeck: number[];
  readonly techMarket: number[];
  readonly spaceTiles: number[];
  readonly tapestryDeck: TapestryId[];
  /** Territory tiles in the supply of some human. */
  readonly heldTiles: Set<number>;
}

export function layCommons(rng: Rng): Commons {
  const deal = (n: number, stream: string): number[] => {
    const cards = Array.from({ length: n }, (_, at) => at);
    shuffle(cards, rng.fork(stream));
    return cards;
  };
  const techDeck = deal(TECHS.length, 'techs');
  return {
    techDeck,
    techMarket: techDeck.splice(-MARKET),
    spaceTiles: deal(SPACE_TILES.length, 'space tiles'),
    tapestryDeck: tapestryDeck(rng.fork('tapestry')),
    heldTiles: new Set(),
  };
}

/** A tech card: in the bottom row, upgraded to the middle, or to the top. */
export interface OwnTech {
  readonly tech: number;
  row: 0 | 1 | 2;
}

/** What one human keeps on their own mats. Resources and buildings by track. */
export interface Player {
  readonly seat: Seat;
  readonly resources: number[];
  readonly buildings: number[];
  readonly tiles: number[];
  readonly spaceTiles: number[];
  /** Tapestry cards in hand, and the one that lies open in this era. */
  readonly hand: TapestryId[];
  era: TapestryId | undefined;
  /** Leaders that have been covered, by track. */
  readonly leaders: Set<number>;
  readonly techs: OwnTech[];
  readonly capital: Capital;
  /** Landmarks that stand in the capital, or found no room there. */
  readonly placed: Set<number>;
  /** What is still to be done in this turn; the next is the last. */
  readonly tasks: Task[];
  /** Scored in this turn and not recorded yet. */
  points: number;
  readonly rng: Rng;
}

export function newPlayer(state: State, seat: Seat, rng: Rng): Player {
  const own = rng.fork(`seat ${seat}`);
  // SET-1: alone, every capital begins on the same hex.
  const mats = matsFor(state.facts.isSolo ? undefined : state.config.starts[seat]);
  return {
    seat,
    resources: ALL_TRACKS.map(() => 0),
    buildings: ALL_TRACKS.map(() => 0),
    tiles: [],
    spaceTiles: [],
    hand: [],
    era: undefined,
    leaders: new Set(),
    techs: [],
    capital: emptyCapital(mats[own.below(mats.length)] as number),
    placed: new Set(),
    tasks: [],
    points: 0,
    rng: own,
  };
}

export const resourcesOf = ({ resources }: Player): number =>
  resources.reduce((all, n) => all + n, 0);

/** More than eight of a kind are lost. */
export function gainResource({ resources }: Player, at: number): void {
  resources[at] = Math.min(MOST_OF_A_RESOURCE, (resources[at] as number) + 1);
}

/** A territory tile from the bag: neither on the map nor in a human's supply. */
export function drawTile({ tile }: State, commons: Commons, rng: Rng): number | undefined {
  const inBag: number[] = [];
  for (let id = 1; id <= LIMITS.tiles; id += 1) {
    if (!commons.heldTiles.has(id) && !tile.includes(id)) inBag.push(id);
  }
  const drawn = inBag.length === 0 ? undefined : inBag[rng.below(inBag.length)];
  if (drawn !== undefined) commons.heldTiles.add(drawn);
  return drawn;
}

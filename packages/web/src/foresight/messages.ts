import type { Forecast } from '@empty-chair/kernel/forecast';
import type { Message, Ref, Seat } from '@empty-chair/kernel/words';
import type { HintPicture } from '@empty-chair/uikit/game-ui.ts';

/** A bot's next turn, to be worked out. Everything is plain data: it goes to a worker. */
export interface ForesightRequest {
  readonly game: string;
  readonly config: unknown;
  readonly state: unknown;
  readonly seat: Seat;
  /** Runs for each case that has anything random in it. */
  readonly samples: number;
  /** More cards, or ways of cards, than these are thinned out evenly. */
  readonly most: number;
  readonly seed: string;
}

/** A sensible move for whoever is on turn, to be found. */
export interface HintRequest {
  readonly game: string;
  readonly config: unknown;
  readonly state: unknown;
  readonly seat: Seat;
  readonly seed: string;
  /** How many games may be played. */
  readonly games: number;
  /** After so long it is to be read, and so long it may be made sharper; in milliseconds. */
  readonly time: number;
  readonly longest: number;
}

/** What the worker is asked. A newer request takes the place of the one before it. */
export type ToWorker =
  | { readonly kind: 'warm'; readonly request: ForesightRequest }
  | { readonly kind: 'foresee'; readonly id: number; readonly request: ForesightRequest }
  | { readonly kind: 'hint'; readonly id: number; readonly request: HintRequest }
  | { readonly kind: 'warmHint'; readonly request: HintRequest }
  | { readonly kind: 'cancel' };

/** A forecast as far as it has come. */
export interface Picture extends Forecast {
  /** The names of a case's cards, by its ids joined with a slash. */
  readonly names: Readonly<Record<string, readonly Ref[]>>;
  /** There were more ways of cards than could be gone through. */
  readonly isThinned: boolean;
  /** How much of the work is done, 0 to 1. */
  readonly done: number;
}

/**
 * What it answers, with the number of the request that it is about; or that the rules could not be
 * fetched, be it for practice, and that it is of no use any more.
 */
export type FromWorker =
  | { readonly kind: 'notLoaded' }
  | { readonly kind: 'picture'; readonly id: number; readonly picture: Picture }
  | { readonly kind: 'hint'; readonly id: number; readonly hint: HintPicture }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: Message };

export const nameKey = (cards: readonly string[]): string => cards.join('/');

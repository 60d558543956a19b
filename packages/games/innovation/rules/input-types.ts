import type { Building, Discipline, SLOTS, Terrain, Tile } from './content.ts';
import type { Hex } from './hexes.ts';

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

/** All but corrections, which nobody has to be on turn for. */
export type Doing = Exclude<Input, { kind: 'correct' }>;

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
  | { readonly what: 'tool'; readonly at: Hex; readonly isThere: boolean }
  | {
      readonly what: 'innovation';
      readonly innovation: number;
      readonly who: Who | 'nobody';
      /** On the display when nobody has it; the first free place when it is not said. */
      readonly place: number | undefined;
    }
  | { readonly what: 'bonus'; readonly tile: Tile; readonly place: Who | (typeof SLOTS)[number] }
  | { readonly what: 'coins'; readonly slot: number; readonly n: number };

import type { Achievement, Landmark, Track } from './content.ts';
import type { Hex } from './hexes.ts';

/** Players as they are typed: `human1` and `human2` at a table of two, `human` alone. */
export const WHO = ['human', 'human1', 'human2', 'automa', 'shadow'] as const;
export type Who = (typeof WHO)[number];

/** What a human did. */
export type Input =
  | { readonly kind: 'advance'; readonly track: Track }
  | { readonly kind: 'regress'; readonly track: Track }
  | {
      readonly kind: 'explore';
      readonly at: Hex;
      /** Which tile, and turned by how many sixths; 0 when it is not said. */
      readonly tile: number;
      readonly rotation: number;
    }
  /** `isTrap`: another human played a Trap. The Automa's are drawn by the app or asked for. */
  | { readonly kind: 'conquer'; readonly at: Hex; readonly isTrap: boolean }
  | { readonly kind: 'token'; readonly at: Hex }
  | { readonly kind: 'landmark'; readonly landmark: Landmark }
  | { readonly kind: 'achieve'; readonly achievement: Achievement }
  | { readonly kind: 'discovery'; readonly track: Track }
  | { readonly kind: 'income' }
  | { readonly kind: 'points'; readonly n: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'correct'; readonly fact: Fact };
export type Doing = Exclude<Input, { kind: 'correct' }>;

export type Fact =
  /** In letters, see `tokens.ts`; empty for a hex without tokens. */
  | { readonly what: 'hex'; readonly at: Hex; readonly tokens: string }
  | { readonly what: 'explored'; readonly at: Hex; readonly isExplored: boolean }
  | { readonly what: 'tile'; readonly at: Hex; readonly tile: number; readonly rotation: number }
  | { readonly what: 'track'; readonly who: Who; readonly track: Track; readonly n: number }
  | { readonly what: 'favorite'; readonly who: Who; readonly track: Track }
  | { readonly what: 'landmark'; readonly landmark: Landmark; readonly who: Who | 'nobody' }
  | {
      readonly what: 'achievement';
      readonly achievement: Achievement;
      readonly place: number;
      readonly who: Who | 'nobody';
    }
  | { readonly what: 'toppled'; readonly who: Who; readonly n: number }
  | { readonly what: 'points'; readonly who: Who; readonly n: number }
  | { readonly what: 'income'; readonly who: Who; readonly n: number }
  | { readonly what: 'tapestry'; readonly n: number }
  | { readonly what: 'tiles'; readonly n: number };

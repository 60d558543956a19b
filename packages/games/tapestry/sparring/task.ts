import type { Track } from '../rules/content.ts';
import type { Benefit } from './benefits.ts';

/** What a benefit comes from, for the journal: the income mat, or anything else. */
export type Why = 'benefit' | 'income';

/** A step of a turn that is still to be done: the state is looked at when its time comes. */
export type Task =
  | { readonly kind: 'benefit'; readonly benefit: Benefit; readonly why: Why }
  /** One of several, chosen when its time comes. */
  | { readonly kind: 'choose'; readonly from: readonly Benefit[] }
  /** A token has come to a space of the track: its benefit, and its bonus if it may be paid. */
  | { readonly kind: 'arrive'; readonly track: Track; readonly hasBonus: boolean }
  | { readonly kind: 'bonus'; readonly track: number; readonly space: number }
  /** After a conquest: one die, or both. */
  | { readonly kind: 'dice'; readonly at: number; readonly isBoth: boolean }
  /** One roll of the last space of science. */
  | { readonly kind: 'alien' }
  /** A tapestry card is played, from the hand or from the deck. */
  | { readonly kind: 'tapestry' }
  /** The civilization of every stand-in: a free advance. */
  | { readonly kind: 'leader' }
  | { readonly kind: 'income'; readonly turn: number };

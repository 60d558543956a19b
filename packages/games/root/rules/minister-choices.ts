import type { Filter, Selection, Tiebreak } from '@empty-chair/kernel/select';
import type { Minister, Suit } from './pieces.ts';
import { EVERY_MINISTER, suitOfMinister } from './pieces.ts';
import type { Scene } from './scene.ts';
import type { State } from './state.ts';
import { hasCrown } from './state.ts';
import { m, ministerRef, rule } from './words.ts';

/** Which of the Duchy bot's ministers gets a crown or loses one, in anybody's turn. */

const everyMinister = (): readonly Minister[] => EVERY_MINISTER;

const isUncrowned: Filter<Scene, Minister> = {
  why: m('why.uncrowned'),
  keep: ({ state }, minister) => !hasCrown(state, minister),
};

const isCrowned: Filter<Scene, Minister> = {
  why: m('why.crowned'),
  keep: ({ state }, minister) => hasCrown(state, minister),
};

/** Given the suits of the clearings where buildings were lost. */
const fitsLoss: Filter<Scene, Minister, readonly Suit[]> = {
  why: m('why.fitsLoss'),
  keep: (_, minister, suits) => suits.includes(suitOfMinister(minister)),
};

const topmost: Tiebreak<Scene, Minister> = {
  why: m('why.topmost'),
  prefer: 'least',
  score: (_, minister) => minister,
};

const bottommost: Tiebreak<Scene, Minister> = {
  why: m('why.bottommost'),
  prefer: 'most',
  score: (_, minister) => minister,
};

// ---- 10.6.3 Sway -------------------------------------------------------------------------

interface Sway {
  readonly suit: Suit;
  /** B-42: by another reading a bird of the set-up crowns from the top. */
  readonly fromTop: boolean;
}

const hasUncrowned = (state: State, suit: Suit): boolean =>
  EVERY_MINISTER.some((one) => suitOfMinister(one) === suit && !hasCrown(state, one));

/** Of the suit the topmost; without one, and for a bird, the bottommost of all. */
export const swayedMinister: Selection<Scene, Minister, Sway> = {
  rule: rule('10.6.3'),
  options: everyMinister,
  filters: [isUncrowned],
  tiebreaks: [
    {
      why: m('why.ministerSuit'),
      prefer: 'most',
      when: ({ state }, { suit }) => hasUncrowned(state, suit),
      score: (_, minister, { suit }) => (suitOfMinister(minister) === suit ? 1 : 0),
    },
    { ...topmost, when: ({ state }, { suit, fromTop }) => fromTop || hasUncrowned(state, suit) },
    bottommost,
  ],
  lastTie: 'impossible',
  ref: ministerRef,
};

/** Investors: the topmost that fits; if nobody does, nobody is swayed (B-54). */
export const investedMinister: Selection<Scene, Minister, readonly Suit[]> = {
  rule: rule('trait.investors'),
  options: everyMinister,
  filters: [isUncrowned, fitsLoss],
  tiebreaks: [topmost],
  lastTie: 'impossible',
  ref: ministerRef,
};

// ---- 10.2.1 Cost of Errors ---------------------------------------------------------------

export const lostCrown: Selection<Scene, Minister> = {
  rule: rule('10.2.1'),
  options: everyMinister,
  filters: [isCrowned],
  tiebreaks: [bottommost],
  lastTie: 'impossible',
  ref: ministerRef,
};

/** Foundations: if nobody fits, no crown is lost (B-53). */
export const lostFittingCrown: Selection<Scene, Minister, readonly Suit[]> = {
  rule: rule('trait.foundations'),
  options: everyMinister,
  filters: [isCrowned, fitsLoss],
  tiebreaks: [bottommost],
  lastTie: 'impossible',
  ref: ministerRef,
};

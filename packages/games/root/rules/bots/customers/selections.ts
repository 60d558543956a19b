import type { Filter, Selection } from '@empty-chair/kernel/select';
import { likesBirds } from '../../bot-customers.ts';
import { canCraft } from '../../effects.ts';
import { suitOfCard } from '../../facts.ts';
import { BIRD, LIZARDS } from '../../pieces.ts';
import type { Turn } from '../../scene.ts';
import { decreeOf } from '../../state.ts';
import { m, ref, rule } from '../../words.ts';
import type { MarketCard } from './market-cards.ts';
import { everyCard } from './market-cards.ts';

/** 9.2.3.I: which card of the Market a bot buys. */

const isBird = ({ state }: Turn, { card }: MarketCard): boolean =>
  suitOfCard(state.facts, card) === BIRD;

const noBird: Filter<Turn, MarketCard> = {
  why: m('why.notBird'),
  keep: (turn, card) => !isBird(turn, card),
};

const AT_RANDOM = {
  options: everyCard,
  lastTie: 'random',
  ask: m('ask.marketCard'),
  ref: ({ seen }: MarketCard) => ref('card', seen),
} as const;

/** S-2: one that can be crafted; S-5: the Lizards take no bird. */
export const itemCard: Selection<Turn, MarketCard> = {
  ...AT_RANDOM,
  rule: rule('S-2'),
  filters: [
    { why: m('why.availableItem'), keep: ({ state }, { card }) => canCraft(state, card) },
    {
      why: m('why.noBirdForLizards'),
      rule: rule('S-5'),
      keep: (turn, card) => turn.me !== LIZARDS || !isBird(turn, card),
    },
  ],
  tiebreaks: [
    {
      why: m('why.preferBird'),
      rule: rule('S-A'),
      when: ({ state, me }) => likesBirds(state, me),
      prefer: 'most',
      score: (turn, card) => (isBird(turn, card) ? 1 : 0),
    },
    {
      why: m('why.mostPrintedVp'),
      prefer: 'most',
      score: ({ state }, { card }) => state.facts.cards[card]?.vp ?? 0,
    },
  ],
};

/** S-A, S-C: without an item card a bird, whatever it shows. */
export const birdCard: Selection<Turn, MarketCard> = {
  ...AT_RANDOM,
  rule: rule('S-A'),
  filters: [{ why: m('why.bird'), keep: isBird }],
  tiebreaks: [],
};

/** S-B: of a suit that is not in the Decree yet. */
export const newSuitCard: Selection<Turn, MarketCard> = {
  ...AT_RANDOM,
  rule: rule('S-B'),
  filters: [
    {
      why: m('why.suitNotInDecree'),
      keep: ({ state }, { card }) => decreeOf(state, suitOfCard(state.facts, card)).length === 0,
    },
  ],
  tiebreaks: [],
};

/** S-I: what the Corvids carry out. */
export const favorCard: Selection<Turn, MarketCard> = {
  ...AT_RANDOM,
  rule: rule('S-I'),
  filters: [
    {
      why: m('why.favor'),
      keep: ({ state }, { card }) => state.facts.cards[card]?.kind === 'favor',
    },
  ],
  tiebreaks: [],
};

/** S-H: what the Duchy keeps. */
export const ambushCard: Selection<Turn, MarketCard> = {
  ...AT_RANDOM,
  rule: rule('S-H'),
  filters: [
    {
      why: m('why.ambush'),
      keep: ({ state }, { card }) => state.facts.cards[card]?.kind === 'ambush',
    },
  ],
  tiebreaks: [],
};

/** S-F: what the Lizards put onto the Lost Souls. */
export const soulCard: Selection<Turn, MarketCard> = {
  ...AT_RANDOM,
  rule: rule('S-F'),
  filters: [noBird],
  tiebreaks: [],
};

import type { viewCard } from '../../rules/view.ts';
import { words } from '../words.ts';

export type DecisionCard = ReturnType<typeof viewCard>;
type Indicator = DecisionCard['track']['automa'];

const indicator = (of: Indicator): string => words.t(`ui.tapestry.indicator.${of}`);
const player = (id: string) => ({ kind: 'player', id });
const text = (id: string) => ({ kind: 'literal', id });

/** The right half in words, which counts on the left. */
export function trackWords({ track }: DecisionCard, hasAutoma: boolean): readonly string[] {
  const line = (who: 'automa' | 'shadow'): string =>
    words.t('ui.tapestry.card.indicator', {
      who: player(who),
      what: text(indicator(track[who])),
    });
  return [
    ...(hasAutoma ? [line('automa')] : []),
    line('shadow'),
    ...(track.income && hasAutoma ? [words.t('ui.tapestry.card.income')] : []),
  ];
}

/** The left half in words, which counts on the right. */
export function tiebreakerWords({ tiebreaker }: DecisionCard): readonly string[] {
  const { trackOrder, hexPattern, toppledOutpost } = tiebreaker;
  const order = trackOrder
    .map((entry) =>
      entry === 'favorite'
        ? words.t('ui.tapestry.card.favorite')
        : words.name({ kind: 'track', id: entry }),
    )
    .join(', ');
  return [
    words.t('ui.tapestry.card.order', { order: text(order) }),
    words.t(`ui.tapestry.pattern.${hexPattern}`),
    ...(toppledOutpost ? [words.t('ui.tapestry.card.toppled')] : []),
  ];
}

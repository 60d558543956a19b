import type { BotCard, CardChange, Pack, RuleSet } from '../../rules/pack-view.ts';
import { changeCard } from '../../rules/pack-view.ts';
import { replaced } from './pack-model.ts';

/** What an owner can correct on a card; nothing is printed where it is null. */
export const CARD_ACTIONS = ['topAction', 'secondAction', 'warAction'] as const;
export const DISCARD_ICONS = ['administrative', 'diplomatic', 'military'] as const;
export type CardField = Exclude<keyof CardChange, 'number'>;

export interface CardRow {
  readonly card: BotCard;
  readonly isChanged: boolean;
}

export function cardRows(rules: RuleSet, pack: Pack): readonly CardRow[] {
  return rules.cards.map((card) => {
    const change = pack.cards.find(({ number }) => number === card.number);
    return change === undefined
      ? { card, isChanged: false }
      : { card: changeCard(card, change), isChanged: true };
  });
}

export function setCard<F extends CardField>(
  rules: RuleSet,
  pack: Pack,
  number: number,
  field: F,
  value: NonNullable<CardChange[F]> | null,
): Pack {
  const given = rules.cards.find((card) => card.number === number);
  const { [field]: _, ...others } = pack.cards.find((card) => card.number === number) ?? { number };
  const isAsGiven = (given?.[field] ?? null) === value;
  const after = { ...others, number, ...(!isAsGiven && { [field]: value }) };
  return withCard(pack, number, Object.keys(after).length > 1 ? after : undefined);
}

export const restoreCard = (pack: Pack, number: number): Pack => withCard(pack, number, undefined);

/** In the order of their numbers, as a file holds them. */
function withCard(pack: Pack, number: number, change: CardChange | undefined): Pack {
  const cards = replaced(pack.cards, (card) => card.number === number, change);
  return { ...pack, cards: [...cards].sort((one, other) => one.number - other.number) };
}

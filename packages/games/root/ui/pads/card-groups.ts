import type { Ref } from '@empty-chair/kernel/words';
import { matches } from '@empty-chair/uikit/pads/answers.ts';
import type { CardView } from '../../rules/view.ts';

/** A card as it is offered: copies that look the same are one row. */
export interface CardRow {
  readonly ref: Ref;
  readonly name: string;
  readonly card: CardView | undefined;
  readonly copies: number;
}
export interface CardGroup {
  /** Undefined for answers that are no cards. */
  readonly suit: string | undefined;
  readonly rows: readonly CardRow[];
}

const SUITS = ['fox', 'rabbit', 'mouse', 'bird'];
/** As a hand is sorted: what shows an item first, what is told by its text alone last. */
const KINDS = ['item', 'ambush', 'favor', 'dominance', 'persistent'];
const rank = ({ card }: CardRow): number => KINDS.indexOf(card?.kind ?? '');

export function rowsOf(
  refs: readonly Ref[],
  cards: ReadonlyMap<string, CardView>,
  name: (ref: Ref) => string,
): readonly CardRow[] {
  const rows = new Map<string, CardRow>();
  for (const ref of refs) {
    const card = ref.kind === 'card' ? cards.get(ref.id) : undefined;
    const key = `${ref.kind} ${name(ref)}`;
    const same = rows.get(key);
    if (same === undefined) rows.set(key, { ref, name: name(ref), card, copies: 1 });
    else rows.set(key, { ...same, copies: same.copies + 1 });
  }
  return [...rows.values()];
}

/** What fits the search and the suit, by suit; within a suit by kind, then by name. */
export function groupsOf(
  rows: readonly CardRow[],
  typed: string,
  suit: string | undefined,
  about: (card: CardView) => string,
): readonly CardGroup[] {
  const fits = ({ name, card }: CardRow): boolean =>
    card === undefined ||
    ((suit === undefined || card.suit === suit) && matches(`${name} ${about(card)}`, typed));
  const found = rows.filter(fits);
  return [undefined, ...SUITS].flatMap((group) => {
    const inGroup = found
      .filter(({ card }) => card?.suit === group)
      .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
    return inGroup.length === 0 ? [] : [{ suit: group, rows: inGroup }];
  });
}

import type { Ref } from '@empty-chair/kernel/words';
import type { CardView } from '../../rules/view.ts';

/** What a card can show beside its suit: an item, a dominance, nothing that matters. */
export interface Face {
  readonly shows: string;
  readonly kind: 'item' | 'dominance' | 'none';
  /** The card that stands for all with this face. */
  readonly answer: string;
  readonly unseen: number;
}
export interface SuitOfFaces {
  readonly suit: string;
  readonly unseen: number;
  readonly faces: readonly Face[];
}
export interface Offered {
  readonly ref: Ref;
  /** It may come up, as far as the app knows. */
  readonly isLikely: boolean;
}

const SUITS = ['fox', 'rabbit', 'mouse', 'bird'];
/**
 * Of those that look alike, the one that nobody will name later stands for it: a lasting effect is
 * named by whoever crafts it.
 */
const STAND_INS = ['item', 'dominance', 'ambush', 'favor', 'persistent'];
const standIn = (cards: readonly CardView[]): CardView | undefined =>
  [...cards].sort((a, b) => STAND_INS.indexOf(a.kind) - STAND_INS.indexOf(b.kind))[0];

const faceKind = ({ kind, item }: CardView): Face['kind'] =>
  kind === 'dominance' ? 'dominance' : item === undefined ? 'none' : 'item';
/** As the pad has them: nothing first, which is the most frequent, a dominance last. */
const ORDER = ['none', 'item', 'dominance'];

/** The cards that can still turn up, by suit and then by what they show. */
export function suitsOf(
  offered: readonly Offered[],
  cards: ReadonlyMap<string, CardView>,
): readonly SuitOfFaces[] {
  const likely = offered.flatMap(({ ref, isLikely }) => {
    const card = isLikely ? cards.get(ref.id) : undefined;
    return card === undefined ? [] : [card];
  });
  return SUITS.map((suit) => {
    const ofSuit = likely.filter((card) => card.suit === suit);
    const faces = [...new Set(ofSuit.map(({ face }) => face))].flatMap((face): Face[] => {
      const alike = ofSuit.filter((card) => card.face === face);
      const card = standIn(alike);
      if (card === undefined) return [];
      const kind = faceKind(card);
      return [{ shows: card.item ?? kind, kind, answer: card.id, unseen: alike.length }];
    });
    faces.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    return { suit, unseen: ofSuit.length, faces };
  });
}

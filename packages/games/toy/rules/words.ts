import { get } from '@empty-chair/kernel/ids';
import type { MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import type rulebook from '../rulebook.json';
import type en from '../text/en/rules.json';
import type { Card, Kind, Tree } from './content.ts';
import { CARD_IDS } from './content.ts';

/** A message of the catalogue; a wrong id does not compile. */
export const m = (id: keyof typeof en): MessageId => id as string as MessageId;
/** A rule of the rulebook; a wrong id does not compile. */
export const rule = (id: keyof typeof rulebook): RuleId => id as string as RuleId;

export const treeRef = (tree: Tree): Ref => ({ kind: 'tree', id: String(tree + 1) });
export const kindRef = (kind: Kind): Ref => ({ kind: 'kind', id: kind });
export const cardRef = (card: Card): Ref => ({ kind: 'card', id: get(CARD_IDS, card) });
export const pileRef = (pile: 'draw' | 'discard'): Ref => ({ kind: 'pile', id: pile });
export const faceRef = (face: number): Ref => ({ kind: 'face', id: String(face) });
export const seatRef = (name: 'picker' | 'magpie'): Ref => ({ kind: 'seat', id: name });
export const sourceRef = (name: 'basket' | 'nest' | 'hollows'): Ref => ({
  kind: 'source',
  id: name,
});
/** What the picker gives up to a bold magpie. */
export const priceRef = (price: 'fruit' | 'scarecrow'): Ref => ({ kind: 'price', id: price });

import type { MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import type rulebook from '../rulebook.json';
import type en from '../text/en/rules.json';
import type { Clearing, Faction, Item, Kind, Minister, Quest, Suit } from './pieces.ts';
import { factionId, itemId, kindId, ministerId, questId, suitId } from './pieces.ts';

/** A message of the catalogue; a wrong id does not compile. */
export const m = (id: keyof typeof en): MessageId => id as string as MessageId;
/** A rule of the rulebook; a wrong id does not compile. */
export const rule = (id: keyof typeof rulebook): RuleId => id as string as RuleId;

export const clearingRef = (clearing: Clearing): Ref => ({
  kind: 'clearing',
  id: String(clearing + 1),
});
export const factionRef = (faction: Faction): Ref => ({
  kind: 'faction',
  id: factionId(faction),
});
export const kindRef = (kind: Kind): Ref => ({ kind: 'piece', id: kindId(kind) });
export const ref = (kind: string, id: string): Ref => ({ kind, id });
export const suitRef = (suit: Suit): Ref => ref('suit', suitId(suit));
export const itemRef = (item: Item): Ref => ref('item', itemId(item));
export const questRef = (quest: Quest): Ref => ref('quest', questId(quest));
export const ministerRef = (minister: Minister): Ref => ref('minister', ministerId(minister));

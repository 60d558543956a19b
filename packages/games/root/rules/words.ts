import type { MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import type rulebook from '../rulebook.json';
import type en from '../text/en/rules.json';
import type { Clearing, Faction, Item, Kind, Minister, Quest, Suit } from './pieces.ts';
import {
  EVERY_CLEARING,
  EVERY_FACTION,
  EVERY_KIND,
  factionId,
  itemId,
  kindId,
  ministerId,
  questId,
  suitId,
} from './pieces.ts';

/** A message of the catalogue; a wrong id does not compile. */
export const m = (id: keyof typeof en): MessageId => id as string as MessageId;
/** A rule of the rulebook; a wrong id does not compile. */
export const rule = (id: keyof typeof rulebook): RuleId => id as string as RuleId;

export const ref = (kind: string, id: string): Ref => ({ kind, id });

// What is named in every choice is named once.
const CLEARING_REFS = EVERY_CLEARING.map((clearing) => ref('clearing', String(clearing + 1)));
const FACTION_REFS = EVERY_FACTION.map((faction) => ref('faction', factionId(faction)));
const KIND_REFS = EVERY_KIND.map((kind) => ref('piece', kindId(kind)));

export const clearingRef = (clearing: Clearing): Ref => CLEARING_REFS[clearing] as Ref;
export const factionRef = (faction: Faction): Ref => FACTION_REFS[faction] as Ref;
export const kindRef = (kind: Kind): Ref => KIND_REFS[kind] as Ref;
export const suitRef = (suit: Suit): Ref => ref('suit', suitId(suit));
export const itemRef = (item: Item): Ref => ref('item', itemId(item));
export const questRef = (quest: Quest): Ref => ref('quest', questId(quest));
export const ministerRef = (minister: Minister): Ref => ref('minister', ministerId(minister));

import type { MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import type rulebook from '../rulebook.json';
import type en from '../text/en/rules.json';
import type { Faction, Kind } from './pieces.ts';
import { FACTION_IDS, KIND_IDS } from './pieces.ts';

/** A message of the catalogue; a wrong id does not compile. */
export const m = (id: keyof typeof en): MessageId => id as string as MessageId;
/** A rule of the rulebook; a wrong id does not compile. */
export const rule = (id: keyof typeof rulebook): RuleId => id as string as RuleId;

export const clearingRef = (clearing: number): Ref => ({
  kind: 'clearing',
  id: String(clearing + 1),
});
export const factionRef = (faction: Faction): Ref => ({
  kind: 'faction',
  id: FACTION_IDS[faction] as string,
});
export const kindRef = (kind: Kind): Ref => ({ kind: 'piece', id: KIND_IDS[kind] as string });
export const ref = (kind: string, id: string): Ref => ({ kind, id });

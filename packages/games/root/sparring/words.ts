import type { Params } from '@empty-chair/kernel/words';
import type { Clearing, Faction, Item, Kind } from '../rules/pieces.ts';
import { FACTION_IDS, ITEM_IDS, indexOfId, KIND_IDS } from '../rules/pieces.ts';

/** What the table is told, back in the small integers of the rules; -1 where it says nothing of it. */
const idIn = (params: Params, name: string): string => {
  const value = params[name];
  return typeof value === 'object' && 'id' in value ? value.id : '';
};

export const factionIn = (params: Params, name: string): Faction =>
  indexOfId(FACTION_IDS, idIn(params, name));
export const pieceIn = (params: Params): Kind => indexOfId(KIND_IDS, idIn(params, 'piece'));
export const itemIn = (params: Params): Item => indexOfId(ITEM_IDS, idIn(params, 'item'));
export const clearingIn = (params: Params): Clearing => Number(idIn(params, 'at')) - 1;
export const numberIn = (params: Params): number => Number(params['n']);

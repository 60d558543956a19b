import type { Params } from '@empty-chair/kernel/words';
import type { Clearing, Faction, Item, Kind } from '../rules/pieces.ts';
import { clearingNumbered, factionNamed, itemNamed, kindNamed } from '../rules/pieces.ts';

/** What the table is told, back in the small integers of the rules; NONE where it says nothing of it. */
const idIn = (params: Params, name: string): string => {
  const value = params[name];
  return typeof value === 'object' && 'id' in value ? value.id : '';
};

export const factionIn = (params: Params, name: string): Faction =>
  factionNamed(idIn(params, name));
export const pieceIn = (params: Params): Kind => kindNamed(idIn(params, 'piece'));
export const itemIn = (params: Params): Item => itemNamed(idIn(params, 'item'));
export const clearingIn = (params: Params): Clearing =>
  clearingNumbered(Number(idIn(params, 'at')));
export const numberIn = (params: Params): number => Number(params['n']);

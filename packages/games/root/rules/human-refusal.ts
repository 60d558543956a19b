import { Refused } from '@empty-chair/kernel/errors';
import { message } from '@empty-chair/kernel/words';
import type { Faction, Kind } from './pieces.ts';
import { FACTION_IDS, indexOfId, KIND_IDS } from './pieces.ts';
import { m } from './words.ts';

/** What a human's input cannot be: said with its reason, and nothing is changed. */
export const refuse = (
  id: Parameters<typeof m>[0],
  params?: Parameters<typeof message>[1],
): never => {
  throw new Refused(message(m(id), params));
};

export const kindOf = (piece: string): Kind => indexOfId(KIND_IDS, piece);
export const factionOf = (id: string): Faction => indexOfId(FACTION_IDS, id);

import type { MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import type rulebook from '../rulebook.json';
import type en from '../text/en/rules.json';
import type { Building, Card, Discipline, Innovation, Spell, Terrain } from './content.ts';
import { BUILDING_IDS, DISCIPLINES, INNOVATIONS, SPELLS, TERRAINS } from './content.ts';
import type { Hex } from './hexes.ts';
import { hexName } from './hexes.ts';

/** A message of the catalogue; a wrong id does not compile. */
export const m = (id: keyof typeof en): MessageId => id as string as MessageId;
/** A rule of the rulebook; a wrong id does not compile. */
export const rule = (id: keyof typeof rulebook): RuleId => id as string as RuleId;

export const ref = (kind: string, id: string | number): Ref => ({ kind, id: String(id) });
export const hexRef = (hex: Hex): Ref => ref('hex', hexName(hex));
export const terrainRef = (terrain: Terrain): Ref => ref('terrain', TERRAINS[terrain] as string);
export const disciplineRef = (discipline: Discipline): Ref =>
  ref('discipline', DISCIPLINES[discipline] as string);
export const buildingRef = (building: Building): Ref =>
  ref('building', BUILDING_IDS[building] as string);
export const cardRef = (card: Card): Ref => ref('card', card);
export const spellRef = (spell: Spell): Ref => ref('spell', SPELLS[spell] as string);
export const innovationRef = (innovation: Innovation): Ref =>
  ref('innovation', INNOVATIONS[innovation] as string);

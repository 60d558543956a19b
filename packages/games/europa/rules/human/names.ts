import { areas, NONE, provinces, realms, seaZones, tradeNodes } from '../content.ts';
import { RELIGIONS } from '../numbers.ts';
import { REBELS } from '../table/state.ts';

/** Places and realms as a person types them; a trade node's name has spaces, its word has none. */
export const NOBODY = 'nobody';
export const REBELS_WORD = 'rebels';

const idAt = (all: readonly { readonly id: string }[], index: number): string =>
  all[index]?.id ?? NOBODY;
export const provinceWord = (province: number): string => idAt(provinces, province);
export const areaWord = (area: number): string => idAt(areas, area);
export const zoneWord = (zone: number): string => idAt(seaZones, zone);
export const realmWord = (realm: number): string =>
  realm === REBELS ? REBELS_WORD : idAt(realms, realm);
export const nodeWord = (node: number): string => idAt(tradeNodes, node).replaceAll(' ', '_');
export const religionWord = (religion: number): string => RELIGIONS[religion] ?? NOBODY;
export const isNobody = (index: number): boolean => index === NONE;

import { mapNotation } from '@empty-chair/testkit/map-notation';
import { stateCodec } from '../rules/codec.ts';
import { BUILDING_IDS } from '../rules/content.ts';
import type { State } from '../rules/state.ts';

interface HexJson {
  readonly who: string;
  readonly building: string;
  readonly marked?: boolean;
  readonly annex?: boolean;
}

const HEX = /^([A-I]\d{1,2})=([a-z0-9]+)\.([a-z_]+)(\*?)(\+?)$/;

/**
 * On the map owner and building, `*` for a power token and `+` for an annex:
 *
 *   H7=automa.workshop* E12=automa.workshop E10=human.guild+ | round 3 | turn "automa"
 */
export const notation = mapNotation<State, HexJson>(stateCodec.encode, {
  field: 'hexes',
  print: (name, { who, building, marked, annex }) =>
    `${name}=${who}.${building}${marked ? '*' : ''}${annex ? '+' : ''}`,
  read: (word) => {
    const [, name = '', who = '', building = '', token, annex] = HEX.exec(word) ?? [];
    if (!BUILDING_IDS.includes(building)) return undefined;
    return [name, { who, building, ...(token && { marked: true }), ...(annex && { annex: true }) }];
  },
  like: { hex: 'H7=automa.workshop*', field: 'round 3' },
});

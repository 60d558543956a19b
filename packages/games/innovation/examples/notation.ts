import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import { literal } from '@empty-chair/kernel/words';
import { stateCodec } from '../rules/codec.ts';
import { BUILDING_IDS } from '../rules/content.ts';
import type { State } from '../rules/state.ts';

/**
 * A position in one line, as chess has FEN. The map comes first: hex, owner and building, `*` for a
 * power token and `+` for an annex. Behind it, each between ` | `, the other fields of the JSON form:
 *
 *   H7=automa.workshop* E12=automa.workshop E10=human.guild+ | round 3 | turn "automa"
 *
 * What is left out follows from the rest, as in the JSON form, which is what `parsePosition` returns.
 */
const SEPARATOR = ' | ';
const HEX = /^([A-I]\d{1,2})=([a-z0-9]+)\.([a-z_]+)(\*?)(\+?)$/;

interface HexJson {
  readonly who: string;
  readonly building: string;
  readonly marked?: boolean;
  readonly annex?: boolean;
}

export function printPosition(state: State): string {
  const { hexes, ...rest } = stateCodec.encode(state) as Readonly<Record<string, unknown>>;
  const map = Object.entries(hexes as Readonly<Record<string, HexJson>>).map(
    ([hex, { who, building, marked, annex }]) =>
      `${hex}=${who}.${building}${marked ? '*' : ''}${annex ? '+' : ''}`,
  );
  const fields = Object.entries(rest)
    .map(([name, value]) => [name, JSON.stringify(value)] as const)
    .filter(([, json]) => json !== '[]' && json !== '{}')
    .map(([name, json]) => `${name} ${json}`);
  return [map.join(' '), ...fields].join(SEPARATOR);
}

/** The JSON form of the state; the codec says what else is wrong with it. */
export function parsePosition(text: string): unknown {
  const [map = '', ...sections] = text.trim().split(/\s*\|\s*/);
  const hexes = map.split(/\s+/).filter((word) => word !== '');
  return {
    hexes: Object.fromEntries(hexes.map(parseHex)),
    ...Object.fromEntries(sections.map(parseField)),
  };
}

function parseHex(word: string): readonly [string, HexJson] {
  const [, hex = '', who = '', building = '', token, annex] = HEX.exec(word) ?? [];
  if (!BUILDING_IDS.includes(building)) refuse('H7=automa.workshop*', word);
  return [hex, { who, building, ...(token && { marked: true }), ...(annex && { annex: true }) }];
}

function parseField(section: string): readonly [string, unknown] {
  const [, name = '', json = ''] = /^(\w+) (.+)$/.exec(section.trim()) ?? [];
  try {
    return [name, JSON.parse(json)];
  } catch {
    return refuse('round 3', section);
  }
}

function refuse(what: string, value: string): never {
  throw new Refused(kernelMessage('data.expected', { what: literal(what), value: literal(value) }));
}

import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import { literal } from '@empty-chair/kernel/words';
import { stateCodec } from '../rules/codec.ts';
import type { State } from '../rules/state.ts';

/**
 * A position in one line, as chess has FEN. The map comes first: hex and tokens in letters. Behind
 * it, each between ` | `, the other fields of the JSON form:
 *
 *   B4=AA F4=YY C4=AS | tracks {"automa":{"military":1}} | landmarks {"forge":"human"}
 *
 * What is left out follows from the rest, as in the JSON form, which is what `parsePosition` returns.
 */
const SEPARATOR = ' | ';

export function printPosition(state: State): string {
  const { tokens, ...rest } = stateCodec.encode(state) as Readonly<Record<string, unknown>>;
  const map = Object.entries(tokens as Readonly<Record<string, string>>).map(
    ([hex, letters]) => `${hex}=${letters}`,
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
    tokens: Object.fromEntries(hexes.map(parseHex)),
    ...Object.fromEntries(sections.map(parseField)),
  };
}

function parseHex(word: string): readonly [string, string] {
  const [, hex = '', letters = ''] = /^([A-G]\d)=([A-Za-z]+)$/.exec(word) ?? [];
  if (letters === '') refuse('C4=AS', word);
  return [hex, letters];
}

function parseField(section: string): readonly [string, unknown] {
  const [, name = '', json = ''] = /^(\w+) (.+)$/.exec(section.trim()) ?? [];
  try {
    return [name, JSON.parse(json)];
  } catch {
    return refuse('turn "automa"', section);
  }
}

function refuse(what: string, value: string): never {
  throw new Refused(kernelMessage('data.expected', { what: literal(what), value: literal(value) }));
}

import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import { LIMITS } from './content.ts';
import type { Hex } from './hexes.ts';
import {
  ALL_HEXES,
  AUTOMA_START,
  HUMAN_START,
  hexName,
  hexOf,
  isPrinted,
  startHex,
} from './hexes.ts';
import type { State } from './state.ts';
import { placeTokens, tokenLetters } from './tokens.ts';
import { m } from './words.ts';

/** What stands and lies on the map. Where nothing is said of tokens, the two starting territories. */
export function readMap(fields: json.Fields, state: State): void {
  for (const hex of ALL_HEXES) state.explored[hex] = isPrinted(hex) ? 1 : 0;
  readTokens('tokens' in fields ? fields['tokens'] : startingTokens(state), state);
  for (const hex of json.optional(fields, '', 'explored', readHexes, [])) state.explored[hex] = 1;
  if ('tiles' in fields) readTiles(fields['tiles'], state);
  const laid = ALL_HEXES.filter((hex) => state.explored[hex] === 1 && !isPrinted(hex)).length;
  state.tilesLeft = json.optional(
    fields,
    '',
    'tilesLeft',
    (n, at) => json.whole(n, at, 0, LIMITS.tiles),
    LIMITS.tiles - laid,
  );
}

function readHex(value: unknown, path: string): Hex {
  const name = json.text(value, path);
  const hex = hexOf(name);
  if (hex === undefined) json.fail(path, message(m('no.hex'), { word: literal(name) }));
  return hex;
}

const readHexes = (list: unknown, path: string): readonly Hex[] => json.list(list, path, readHex);

/** Where tokens stand is explored. */
function readTokens(value: unknown, state: State): void {
  for (const [name, letters] of Object.entries(json.object(value, 'tokens'))) {
    const path = json.join('tokens', name);
    const hex = readHex(name, path);
    const text = json.text(letters, path);
    if (!placeTokens(state, hex, text)) {
      const known = literal(tokenLetters(state.facts).join(' '));
      json.fail(path, message(m('no.tokens'), { word: literal(text), letters: known }));
    }
    if (text !== '') state.explored[hex] = 1;
  }
}

function startingTokens({ facts, config }: State): Record<string, string> {
  if (facts.isSolo) {
    return { [hexName(startHex(HUMAN_START))]: 'YY', [hexName(startHex(AUTOMA_START))]: 'AA' };
  }
  return Object.fromEntries(
    config.starts.map((start, human) => [
      hexName(startHex(start)),
      (tokenLetters(facts)[human] as string).repeat(2),
    ]),
  );
}

function readTiles(value: unknown, state: State): void {
  for (const [name, tileAndTurn] of Object.entries(json.object(value, 'tiles'))) {
    const path = json.join('tiles', name);
    const hex = readHex(name, path);
    const [tile, rotation = 0, ...more] = json.list(tileAndTurn, path, (n, at) =>
      json.whole(n, at, 0, LIMITS.tiles),
    );
    if (tile === undefined || tile === 0 || more.length > 0 || isPrinted(hex)) {
      json.fail(path, message(m('bad.tile'), { word: literal(name) }));
    }
    state.explored[hex] = 1;
    state.tile[hex] = tile;
    state.rotation[hex] = json.whole(rotation, `${path}[1]`, 0, LIMITS.rotations - 1);
  }
}

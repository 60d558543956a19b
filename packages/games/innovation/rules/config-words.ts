import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { literal } from '@empty-chair/kernel/words';
import type { Config } from './config.ts';
import { configCodec, DEFAULT_CONFIG, TABLE_OPTIONS } from './config.ts';

/**
 * A config in words for the command line: `level=ultoma humans=forest/monks,desert/omar`.
 * A human is a terrain and a faction. Tiles that lie on the table already are lists of numbers.
 */
export const CONFIG_WORDS = [
  { name: 'side', example: '3-5' },
  { name: 'level', example: 'automa' },
  { name: 'faction', example: 'druids' },
  { name: 'terrain', example: 'wasteland' },
  { name: 'youth', example: 'desert' },
  { name: 'humans', example: 'forest/blessed' },
  { name: 'cards', example: 'table' },
  { name: 'choices', example: 'table' },
  { name: 'block', example: 'strict' },
  { name: 'roundTiles', example: '1,4,8,10,3,6' },
  { name: 'finalTile', example: '2' },
  { name: 'bonusTiles', example: '1,2,3,4,5' },
  { name: 'bookActions', example: '1,2,3' },
  { name: 'innovations', example: 'steel,science,library,census,professor,architecture' },
  { name: 'palaces', example: '1,2' },
] as const;

const TILE_FIELDS = {
  roundTiles: 'round',
  bonusTiles: 'bonus',
  bookActions: 'books',
  palaces: 'palaces',
} as const;

export function configFrom(words: Readonly<Record<string, string>>): Config {
  const known = CONFIG_WORDS.map(({ name }) => name as string);
  for (const name of Object.keys(words)) {
    if (!known.includes(name)) {
      json.fail(name, kernelMessage('data.unknownField', { field: literal(name) }));
    }
  }
  const tiles: Record<string, unknown> = {};
  for (const [word, field] of Object.entries(TILE_FIELDS)) {
    if (words[word] !== undefined) tiles[field] = words[word].split(',').map(Number);
  }
  if (words['finalTile'] !== undefined) tiles['final'] = Number(words['finalTile']);
  if (words['innovations'] !== undefined) tiles['innovations'] = words['innovations'].split(',');
  const pick = (names: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(names.filter((name) => name in words).map((name) => [name, words[name]]));
  return configCodec.decode({
    ...pick(['side', 'level', 'faction', 'terrain', 'youth']),
    humans: words['humans'] === undefined ? DEFAULT_CONFIG.humans : readHumans(words['humans']),
    tiles,
    options: pick(Object.keys(TABLE_OPTIONS)),
    chance: {
      cards: words['cards'] ?? DEFAULT_CONFIG.chance.cards,
      choices: words['choices'] ?? DEFAULT_CONFIG.chance.choices,
    },
  });
}

function readHumans(text: string): unknown[] {
  return text.split(',').map((human) => {
    const [terrain, faction] = human.trim().split('/');
    return { terrain, faction: faction ?? DEFAULT_CONFIG.humans[0]?.faction };
  });
}

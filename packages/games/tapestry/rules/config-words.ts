import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { literal } from '@empty-chair/kernel/words';
import type { Config } from './config.ts';
import { CHANCES, configCodec, SHADOW_CHOICES, TABLE_OPTIONS } from './config.ts';

/** A config in words for the command line: `level=3 civilization=engineers first=bots`. */
export const CONFIG_WORDS = [
  { name: 'game', example: 'shadow' },
  { name: 'level', example: '3' },
  { name: 'civilization', example: 'engineers' },
  { name: 'second', example: 'conquerors' },
  { name: 'shadowFavorite', example: 'science' },
  { name: 'first', example: 'bots' },
  { name: 'starts', example: '1/6,3/5' },
  { name: 'cards', example: 'table' },
  { name: 'dice', example: 'table' },
  { name: 'tiles', example: 'app' },
  { name: 'tapestry', example: 'table' },
  { name: 'seat', example: 'first' },
  { name: 'incomeIcon', example: 'reshuffles' },
  { name: 'reshuffle', example: 'thenDraws' },
  { name: 'stops', example: 'firstFinished' },
  { name: 'firstTurn', example: 'income' },
  { name: 'removals', example: 'asSolo' },
  { name: 'incomeTiebreaker', example: 'latest' },
] as const;

export function configFrom(words: Readonly<Record<string, string>>): Config {
  const known = CONFIG_WORDS.map(({ name }) => name as string);
  for (const name of Object.keys(words)) {
    if (!known.includes(name)) {
      json.fail(name, kernelMessage('data.unknownField', { field: literal(name) }));
    }
  }
  const pick = (names: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(names.filter((name) => name in words).map((name) => [name, words[name]]));
  return configCodec.decode({
    ...pick(['game', 'civilization', 'second', 'shadowFavorite', 'first']),
    ...(words['level'] !== undefined && { level: Number(words['level']) }),
    ...(words['starts'] !== undefined && { starts: words['starts'].split(',') }),
    shadow: pick(Object.keys(SHADOW_CHOICES)),
    options: pick(Object.keys(TABLE_OPTIONS)),
    chance: pick(CHANCES),
  });
}

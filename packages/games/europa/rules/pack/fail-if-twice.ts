import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { literal } from '@empty-chair/kernel/words';

/** At the second of two with one key. */
export function failIfTwice<T>(all: readonly T[], path: string, keyOf: (one: T) => string): void {
  const keys = all.map(keyOf);
  const second = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (second < 0) return;
  const value = literal(keys[second] ?? '');
  json.fail(`${path}[${second}]`, kernelMessage('data.twice', { value }));
}

import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { literal } from '@empty-chair/kernel/words';

/** At the second of two with one key; `Castile` and `castile` are one. */
export function failIfTwice<T>(
  all: readonly T[],
  path: string,
  keyOf: (one: T) => string,
  name = (index: number): string => `[${index}]`,
): void {
  const keys = all.map(keyOf);
  const second = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (second < 0) return;
  const value = literal(keys[second] ?? '');
  json.fail(json.join(path, name(second)), kernelMessage('data.twice', { value }));
}

import * as json from '@empty-chair/kernel/json';
import { failUnknown } from '../unknown-word.ts';
import type { NameKind } from './names.ts';
import { idNamed, namesOf } from './names.ts';
import type { Known } from './types.ts';

const LISTS = {
  realm: 'realms',
  province: 'provinces',
  area: 'areas',
  seaZone: 'seaZones',
  tradeNode: 'tradeNodes',
  chart: 'charts',
} as const satisfies Readonly<Record<NameKind, keyof Known>>;

/** The id of a place, realm or chart, which may be called by its name too. */
export function knownId(value: unknown, path: string, kind: NameKind, known: Known): string {
  const word = json.text(value, path);
  const ids = known[LISTS[kind]];
  const id = ids.includes(word) ? word : idNamed(kind, word);
  if (id !== undefined && ids.includes(id)) return id;
  return failUnknown(
    path,
    kind,
    word,
    ids.flatMap((one) => namesOf(kind, one)),
  );
}

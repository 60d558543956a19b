import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as json from '@empty-chair/kernel/json';
import type { Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import type { Io } from '../io.ts';
import { inFile, readJson } from '../json-file.ts';

/** Beside the game: `game.json` is shared with what stands in `game.table.json`. */
export const deviceFile = (file: string): string => `${file.replace(/\.json$/, '')}.table.json`;

export const isShared = (io: Io, file: string): boolean =>
  existsSync(resolve(io.cwd, deviceFile(file)));

const MOST_SEATS = 20;

export const chairsFrom = (fields: json.Fields): readonly Seat[] =>
  json.optional(
    fields,
    '',
    'chairs',
    (value, path) =>
      json.list(value, path, (one, place) => seat(json.whole(one, place, 0, MOST_SEATS))),
    [],
  );

/** The chairs of this terminal, where the game of the file is a shared table. */
export async function ownChairs(io: Io, file: string): Promise<readonly Seat[] | undefined> {
  if (!isShared(io, file)) return undefined;
  const place = deviceFile(file);
  const data = await readJson(io, place);
  return inFile(place, () => chairsFrom(json.object(data, '')));
}

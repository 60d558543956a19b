import { createHash } from 'node:crypto';
import * as json from '@empty-chair/kernel/json';
import type { LoadedStudy } from './load.ts';
import type { BatchResult } from './run-batch.ts';
import type { StudyTable } from './tables.ts';

/**
 * A result as it is kept in a file, or as it comes from another machine: read as strictly as anything
 * from outside, for published numbers are made of it. Throws BadData.
 */
export function readResult(loaded: LoadedStudy, index: number, data: unknown): BatchResult {
  const batch = loaded.batches[index];
  if (batch === undefined) throw new RangeError(`no batch ${index}`);
  const table = loaded.tables[batch.table] as StudyTable;
  const fields = json.object(data, '', FIELDS);
  const column = (value: unknown, path: string, least: number, most: number): readonly number[] =>
    sized(value, path, batch.games, (one, at) => json.whole(one, at, least, most));
  const field = (name: (typeof FIELDS)[number]): unknown => json.field(fields, '', name);
  return {
    batch: json.whole(field('batch'), 'batch', index, index),
    turns: column(field('turns'), 'turns', 0, MOST),
    ended: column(field('ended'), 'ended', 0, 1),
    winners: column(field('winners'), 'winners', 0, 2 ** table.seats.length - 1),
    points: sized(field('points'), 'points', table.seats.length, (seat, at) =>
      column(seat, at, -MOST, MOST),
    ),
    coverage: readCoverage(field('coverage'), tracedIn(loaded, index)),
  };
}
const FIELDS = ['batch', 'turns', 'ended', 'winners', 'points', 'coverage'] as const;
/** The columns of games.parquet hold no more. */
const MOST = 2 ** 31 - 1;

function readCoverage(value: unknown, traced: number): BatchResult['coverage'] {
  const fields = json.object(value, 'coverage', ['games', 'rules']);
  const at = 'coverage.rules';
  return {
    games: json.whole(json.field(fields, 'coverage', 'games'), 'coverage.games', traced, traced),
    rules: json.list(json.field(fields, 'coverage', 'rules'), at, (pair, path) => {
      const [id, games] = sized(pair, path, 2, (one) => one);
      return [json.text(id, `${path}[0]`), json.whole(games, `${path}[1]`, 1, traced)] as const;
    }),
  };
}

/** How many of its games are traced. */
function tracedIn({ study, batches }: LoadedStudy, index: number): number {
  const { first = 0, games = 0 } = batches[index] ?? {};
  return Math.min(games, Math.max(0, study.first + study.coverage - first));
}

function sized<T>(value: unknown, path: string, size: number, read: json.Reader<T>): readonly T[] {
  const items = json.list(value, path, read);
  json.whole(items.length, `${path}.length`, size, size);
  return items;
}

/** With a sum over the study and the result: a number that was changed later does not fit any more. */
export function batchText({ fingerprint }: LoadedStudy, result: BatchResult): string {
  return JSON.stringify({ sum: sumOf(fingerprint, result), result });
}

/** Undefined: it is not what was written for this batch of this study. */
export function readBatchText(
  loaded: LoadedStudy,
  index: number,
  text: string,
): BatchResult | undefined {
  try {
    const fields = json.object(JSON.parse(text), '', ['sum', 'result']);
    const result = readResult(loaded, index, fields['result']);
    return fields['sum'] === sumOf(loaded.fingerprint, result) ? result : undefined;
  } catch {
    return undefined;
  }
}

function sumOf(fingerprint: string, result: BatchResult): string {
  return createHash('sha256')
    .update(fingerprint + JSON.stringify(result))
    .digest('hex')
    .slice(0, 16);
}

import { join } from 'node:path';
import type { GameModule } from '@empty-chair/kernel/module';
import type { GameRecord } from '@empty-chair/kernel/record';
import { decodeRecord, encodeRecord } from '@empty-chair/kernel/record';
import type { Policy } from '@empty-chair/kernel/simulate';
import { replay } from '@empty-chair/kernel/story';
import { expect, test } from 'vitest';
import { compareKept, readKept } from './kept-file.ts';
import { playThrough } from './play.ts';

export interface Golden<C, S, I> {
  /** `<folder>/<name>.record.json` and `<folder>/<name>.log.txt`. */
  readonly folder: string;
  readonly name: string;
  /** How the record comes about. Without it the kept record is only replayed: a game from a table. */
  readonly play?: {
    readonly config: C;
    readonly seed: string;
    readonly policy: Policy<S, I>;
    readonly most: number;
  };
  readonly render: (game: GameModule<C, S, I>, record: GameRecord<C, I>) => string;
}

/** A test that a curated game still goes the same way and reads the same. */
export function golden<C, S, I>(game: GameModule<C, S, I>, what: Golden<C, S, I>): void {
  test(`golden ${game.id}/${what.name}`, () => {
    expect(checkGolden(game, what)).toEqual([]);
  });
}

export function checkGolden<C, S, I>(
  game: GameModule<C, S, I>,
  { folder, name, play, render }: Golden<C, S, I>,
): readonly string[] {
  const file = join(folder, `${name}.record.json`);
  const log = join(folder, `${name}.log.txt`);
  const record =
    play === undefined
      ? readRecord(game, file)
      : playThrough(game, play.config, play.seed, play).end.record;
  const problems = [...compareKept(file, recordText(game, record))];
  if (replay(game, record).waiting.kind !== 'over')
    problems.push(`${file}: does not reach its end`);
  return [...problems, ...compareKept(log, render(game, record))];
}

function readRecord<C, S, I>(game: GameModule<C, S, I>, file: string): GameRecord<C, I> {
  const text = readKept(file);
  if (text === undefined) throw new Error(`${file} is missing, and nothing says how to play it`);
  return decodeRecord(game, JSON.parse(text));
}

/** One entry per line, so that a review sees which one changed. */
function recordText<C, S, I>(game: GameModule<C, S, I>, record: GameRecord<C, I>): string {
  const { entries, ...head } = encodeRecord(game, record) as { entries: readonly unknown[] };
  const lines = Object.entries({ ...head }).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  );
  const rows = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  return `{\n${lines.join('\n')}\n  "entries": [\n${rows}\n  ]\n}\n`;
}

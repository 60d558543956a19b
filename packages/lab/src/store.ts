import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sweep, writeAtomic } from './atomic-write.ts';
import { batchText, readBatchText } from './batch-file.ts';
import type { LoadedStudy } from './load.ts';
import { isWholeParquet, writeParquet } from './parquet.ts';
import type { BatchResult } from './run-batch.ts';
import type { Study } from './study.ts';
import { readStudy, studyText } from './study.ts';
import type { Summary } from './summary.ts';
import { Summing, summaryText } from './summary.ts';

/**
 * The folder of a study. While it runs, every finished batch is a file of its own, written whole or
 * not at all; killed at any moment, it goes on with the batches that are missing. At the end the
 * batches become `games.parquet` and `summary.json` and are swept away.
 */
const STUDY_FILE = 'study.json';
export const SUMMARY_FILE = 'summary.json';
export const GAMES_FILE = 'games.parquet';
const BATCHES = 'batches';

/** The folder holds results of another study, or of this one under other rules. */
export class OtherStudy extends Error {}

/** A file of the folder is not what was written: something else has changed it. `message` is its path. */
export class Damaged extends Error {}

export class Store {
  readonly folder: string;
  /** So many batches were found damaged when the folder was opened; they are missing again. */
  readonly damaged: number;
  private readonly loaded: LoadedStudy;

  constructor(folder: string, loaded: LoadedStudy) {
    this.folder = folder;
    this.loaded = loaded;
    mkdirSync(join(folder, BATCHES), { recursive: true });
    const stamp = join(folder, STUDY_FILE);
    const own = stampText(loaded);
    if (!existsSync(stamp)) writeAtomic(stamp, own);
    else if (readFileSync(stamp, 'utf8') !== own) throw new OtherStudy(folder);
    if (this.isDone && !this.isWhole()) rmSync(join(folder, SUMMARY_FILE));
    this.damaged = this.isDone ? 0 : this.sweepDamaged();
  }

  private sweepDamaged(): number {
    const batches = join(this.folder, BATCHES);
    try {
      sweep(this.folder);
      sweep(batches);
      const there = new Set(readdirSync(batches));
      const kept = this.loaded.batches.filter(({ index }) => there.has(nameOf(index)));
      return kept.filter(({ index }) => this.read(index) === undefined).length;
    } catch (error) {
      // A second run in the same folder was quicker, and swept the batches away.
      if (!this.isDone) throw error;
      return 0;
    }
  }

  get isDone(): boolean {
    return existsSync(join(this.folder, SUMMARY_FILE));
  }

  /** A summary that cannot be read, or has no columns beside it, is half of a result: all is made again. */
  private isWhole(): boolean {
    try {
      readSummary(this.folder);
      return isWholeParquet(join(this.folder, GAMES_FILE));
    } catch (error) {
      if (error instanceof Damaged) return false;
      throw error;
    }
  }

  /** The numbers of the batches that are still to be played. */
  missing(): readonly number[] {
    if (this.isDone) return [];
    const there = new Set(readdirSync(join(this.folder, BATCHES)));
    return this.loaded.batches.map(({ index }) => index).filter((n) => !there.has(nameOf(n)));
  }

  has(batch: number): boolean {
    return existsSync(this.pathOf(batch));
  }

  /** Twice the same batch is the same file: a job that was done again does no harm. */
  put(result: BatchResult): void {
    try {
      writeAtomic(this.pathOf(result.batch), batchText(this.loaded, result));
    } catch (error) {
      if (!this.isDone) throw error; // as above
    }
  }

  /** The columns first, the summary last: whoever sees a summary sees everything. */
  async finish(): Promise<Summary> {
    if (this.isDone) return readSummary(this.folder);
    try {
      return await this.close();
    } catch (error) {
      if (!this.isDone) throw error; // as above
      return readSummary(this.folder);
    }
  }

  private async close(): Promise<Summary> {
    const { loaded } = this;
    await writeParquet(join(this.folder, GAMES_FILE), loaded, this.results());
    const summing = new Summing(loaded);
    for (const result of this.results()) summing.add(result);
    const summary = summing.summary();
    writeAtomic(join(this.folder, SUMMARY_FILE), summaryText(summary));
    rmSync(join(this.folder, BATCHES), { recursive: true, force: true });
    return summary;
  }

  /** One at a time, in their order. */
  private *results(): Iterable<BatchResult> {
    for (const { index } of this.loaded.batches) {
      const result = this.read(index);
      if (result === undefined) throw new Damaged(this.pathOf(index));
      yield result;
    }
  }

  /** Undefined: it was damaged, and is taken away, so that it is played again. */
  private read(batch: number): BatchResult | undefined {
    const path = this.pathOf(batch);
    // A folder in place of the file is of no more use than other damage.
    const text = statSync(path).isFile() ? readFileSync(path, 'utf8') : '';
    const result = readBatchText(this.loaded, batch, text);
    if (result === undefined) rmSync(path, { recursive: true, force: true });
    return result;
  }

  private pathOf(batch: number): string {
    // Never a name that comes from outside.
    if (this.loaded.batches[batch] === undefined) throw new RangeError(`no batch ${batch}`);
    return join(this.folder, BATCHES, nameOf(batch));
  }
}

const nameOf = (batch: number): string => `${String(batch).padStart(7, '0')}.json`;

const stampText = ({ study, fingerprint }: LoadedStudy): string =>
  `${JSON.stringify({ fingerprint, ...JSON.parse(studyText(study)) }, undefined, 2)}\n`;

/** The study of a folder, as it was begun. */
export function readFolderStudy(folder: string): Study {
  const { fingerprint: _, ...study } = readJson(join(folder, STUDY_FILE)) as {
    readonly fingerprint?: unknown;
  };
  return readStudy(study);
}

export function readSummary(folder: string): Summary {
  return readJson(join(folder, SUMMARY_FILE)) as Summary;
}

function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Damaged(path);
  }
}

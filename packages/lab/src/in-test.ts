import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@empty-chair/registry/games';
import type { LoadedStudy } from './load.ts';
import { loadStudy } from './load.ts';
import { readStudy } from './study.ts';

/** The smallest game is enough to test studies with, and a rule change in others breaks nothing here. */
export const TOY = { game: 'toy', games: 25, batch: 10, seed: 'test' } as const;

export const load = (data: object = TOY): Promise<LoadedStudy> => loadStudy(readStudy(data), games);

/** A folder that is gone after the test. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-chair-lab-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

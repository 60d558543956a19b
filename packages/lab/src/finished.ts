import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '@empty-chair/kernel/errors';
import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import { readFolderStudy, readSummary, SUMMARY_FILE } from './store.ts';
import type { Study } from './study.ts';
import type { Summary } from './summary.ts';

/** A study whose games have all been played, with what came of them. */
export interface FinishedStudy {
  readonly study: Study;
  readonly summary: Summary;
}

/** Refuses a folder that does not hold one; `name` is how it was typed. */
export function openFinished(folder: string, name: string): FinishedStudy {
  if (!existsSync(join(folder, SUMMARY_FILE))) {
    throw new Refused(say('lab.notDone', { folder: literal(name) }));
  }
  return { study: readFolderStudy(folder), summary: readSummary(folder) };
}

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Refused } from '@empty-chair/kernel/errors';
import { literal } from '@empty-chair/kernel/words';
import { loadStudy } from '@empty-chair/lab/load';
import { publishedFrom, publishedText } from '@empty-chair/lab/publish';
import { readFolderStudy, readSummary, SUMMARY_FILE } from '@empty-chair/lab/store';
import { say } from '@empty-chair/text/catalogue';
import type { Context } from '../context.ts';
import { present } from '../context.ts';
import { writeText } from '../json-file.ts';

export interface LabPublishOptions {
  readonly folder: string;
  readonly to: string;
  /** The file of the study, as the command that is kept with the numbers names it. */
  readonly study: string;
}

/** The numbers of a finished study as a small file to be shown; `studies/published.json` of each game. */
export async function labPublish(
  context: Context,
  { folder, to, study }: LabPublishOptions,
): Promise<void> {
  const { io, words } = context;
  const path = resolve(io.cwd, folder);
  if (!existsSync(join(path, SUMMARY_FILE))) {
    throw new Refused(say('lab.notDone', { folder: literal(folder) }));
  }
  const loaded = await loadStudy(readFolderStudy(path), context.games);
  const summary = readSummary(path);
  if (summary.fingerprint !== loaded.fingerprint) {
    throw new Refused(say('lab.otherStudy', { folder: literal(folder) }));
  }
  const published = publishedFrom(loaded, summary, `empty-chair lab run ${study}`);
  writeText(io, to, publishedText(published));
  present(context, {
    asJson: () => published,
    asLines: () => [
      words.render(say('lab.published', { n: published.rows.length, file: literal(to) })),
    ],
  });
}

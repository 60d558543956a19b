import { basename, join, resolve } from 'node:path';
import { literal } from '@empty-chair/kernel/words';
import { openFinished } from '@empty-chair/lab/finished';
import { reportPage } from '@empty-chair/lab/report/page';
import { say } from '@empty-chair/text/catalogue';
import type { Context } from '../context.ts';
import { loadGame, present } from '../context.ts';
import { findGame } from '../find-game.ts';
import { writeText } from '../json-file.ts';

export interface LabReportOptions {
  /** Of a finished study. */
  readonly folder: string;
  readonly out: string | undefined;
}

export async function labReport(
  context: Context,
  { folder, out }: LabReportOptions,
): Promise<void> {
  const path = resolve(context.io.cwd, folder);
  const { study, summary } = openFinished(path, folder);
  const registered = await findGame(context.games, summary.game);
  const { words } = await loadGame(context, registered);
  const page = reportPage({
    study,
    summary,
    folder: basename(path),
    rulebook: registered.rulebook,
    sparring: await registered.sparring?.(),
    words,
  });
  const file = out ?? join(folder, 'report.html');
  writeText(context.io, file, page);
  present(context, {
    asJson: () => ({ file, fingerprint: summary.fingerprint }),
    asLines: () => [words.render(say('lab.written', { file: literal(file) }))],
  });
}

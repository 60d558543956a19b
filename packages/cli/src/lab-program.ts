import type { CommonId } from '@empty-chair/text/catalogue';
import { say } from '@empty-chair/text/catalogue';
import type { Command } from 'commander';
import { labCompare } from './commands/lab-compare.ts';
import { labPublish } from './commands/lab-publish.ts';
import { labReport } from './commands/lab-report.ts';
import { labRun } from './commands/lab-run.ts';
import { labWork } from './commands/lab-work.ts';
import type { Context } from './context.ts';
import { queueOf } from './lab-queue.ts';
import type { Options } from './options.ts';
import { numberOf, textOf } from './options.ts';

/** `empty-chair lab …`: docs/lab.md. `common` gives a command what all have. */
export function addLab(
  program: Command,
  context: Context,
  common: (command: Command) => Command,
): void {
  const tell = (id: CommonId): string => context.words.render(say(id));
  const lab = program
    .command('lab')
    .description(tell('help.lab'))
    .helpOption('-h, --help', tell('help.help'))
    .helpCommand(false);
  const add = (name: string, about: CommonId): Command =>
    common(lab.command(name).description(tell(about)).helpOption('-h, --help', tell('help.help')));

  add('run', 'help.labRun')
    .argument('<study>', tell('help.study'))
    .option('--out <folder>', tell('help.labOut'))
    .option('--workers <number>', tell('help.workers'))
    .option('--queue [address]', tell('help.queue'))
    .option('--wait <seconds>', tell('help.wait'))
    .action((study: string, options: Options) =>
      labRun(context, {
        study,
        out: textOf(options, 'out'),
        workers: numberOf(options, 'workers', 1),
        queue: options['queue'] === undefined ? undefined : queueOf(context, options),
      }),
    );
  add('work', 'help.labWork')
    .option('--queue [address]', tell('help.queue'))
    .option('--workers <number>', tell('help.workers'))
    .option('--wait <seconds>', tell('help.wait'))
    .option('--once', tell('help.once'))
    .action((options: Options) =>
      labWork(context, {
        queue: queueOf(context, options),
        workers: numberOf(options, 'workers', 1),
        once: options['once'] === true,
      }),
    );
  add('report', 'help.labReport')
    .argument('<folder>', tell('help.labFolder'))
    .option('--out <file>', tell('help.labReportOut'))
    .action((folder: string, options: Options) =>
      labReport(context, { folder, out: textOf(options, 'out') }),
    );
  add('compare', 'help.labCompare')
    .argument('<a>', tell('help.labFolder'))
    .argument('<b>', tell('help.labFolder'))
    .option('--out <file>', tell('help.labCompareOut'))
    .action((a: string, b: string, options: Options) =>
      labCompare(context, { a, b, out: textOf(options, 'out') }),
    );
  add('publish', 'help.labPublish')
    .argument('<folder>', tell('help.labFolder'))
    .requiredOption('--study <file>', tell('help.studyName'))
    .requiredOption('--to <file>', tell('help.publishTo'))
    .action((folder: string, options: Options) =>
      labPublish(context, {
        folder,
        study: textOf(options, 'study') ?? '',
        to: textOf(options, 'to') ?? '',
      }),
    );
}

import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import { seat as asSeat } from '@empty-chair/kernel/words';
import type { CommonId } from '@empty-chair/text/catalogue';
import { say } from '@empty-chair/text/catalogue';
import type { Command } from 'commander';
import { enterStep, inputsIn } from './commands/do.ts';
import {
  tableAct,
  tableChoose,
  tableCreate,
  tableFollow,
  tableJoin,
  tableLeave,
  tableWithdraw,
} from './commands/table.ts';
import { turnStep } from './commands/turn.ts';
import { undoStep } from './commands/undo.ts';
import type { Context } from './context.ts';
import { enter } from './enter.ts';
import { UsageError } from './errors.ts';
import { DEFAULT_FILE } from './game-file.ts';
import { wholeNumber } from './numbers.ts';
import type { Options } from './options.ts';
import { numberOf, textOf } from './options.ts';

/** Where `npm start` serves. */
const USUAL_SERVER = 'http://localhost:4173';

/** `empty-chair table …`: docs/cli.md. `common` gives a command what all have. */
export function addTable(
  program: Command,
  context: Context,
  common: (command: Command) => Command,
): void {
  const tell = (id: CommonId): string => context.words.render(say(id));
  const table = program
    .command('table')
    .description(tell('help.table'))
    .helpOption('-h, --help', tell('help.help'))
    .helpCommand(false);
  const add = (name: string, about: CommonId): Command =>
    common(
      table.command(name).description(tell(about)).helpOption('-h, --help', tell('help.help')),
    ).option('--file <file>', tell('help.file'));

  add('create', 'help.tableCreate')
    .argument('[game]', tell('help.tableGame'))
    .argument('[words...]', tell('help.words'))
    .option('--server <address>', tell('help.tableServer'))
    .option('--name <name>', tell('help.tableName'))
    .option('--chairs <seats>', tell('help.tableChairs'))
    .option('--config <file>', tell('help.config'))
    .option('--seed <seed>', tell('help.seed'))
    .option('--force', tell('help.force'))
    .action((game: string | undefined, words: string[], options: Options) =>
      tableCreate(context, {
        ...{ game, words, ...seated(options) },
        server: textOf(options, 'server') ?? USUAL_SERVER,
        config: textOf(options, 'config'),
        seed: textOf(options, 'seed'),
        force: options['force'] === true,
      }),
    );
  add('join', 'help.tableJoin')
    .argument('<link>', tell('help.tableLink'))
    .option('--name <name>', tell('help.tableName'))
    .option('--chairs <seats>', tell('help.tableChairs'))
    .option('--force', tell('help.force'))
    .action((link: string, options: Options) =>
      tableJoin(context, { link, ...seated(options), force: options['force'] === true }),
    );
  add('follow', 'help.tableFollow').action((options: Options) =>
    tableFollow(context, fileOf(options)),
  );
  addActs(context, add);
  add('choose', 'help.tableChoose')
    .argument('<whose>', 'ours | theirs')
    .action((whose: string, options: Options) => {
      if (whose !== 'ours' && whose !== 'theirs') throw new UsageError(say('table.whose'));
      return tableChoose(context, fileOf(options), whose);
    });
  add('withdraw', 'help.tableWithdraw')
    .option('--stay <who>', tell('help.tableStay'))
    .action((options: Options) => tableWithdraw(context, fileOf(options), textOf(options, 'stay')));
  add('leave', 'help.tableLeave').action((options: Options) =>
    tableLeave(context, fileOf(options)),
  );
}

/** The same words as without a table. */
function addActs(context: Context, add: (name: string, about: CommonId) => Command): void {
  const tell = (id: CommonId): string => context.words.render(say(id));
  add('turn', 'help.turn')
    .option('--all', tell('help.all'))
    .action((options: Options) =>
      tableAct(context, fileOf(options), (open) =>
        turnStep(context, open, options['all'] === true ? Number.POSITIVE_INFINITY : 1),
      ),
    );
  add('do', 'help.do')
    .argument('<inputs...>', tell('help.inputs'))
    .option('--seat <seat>', tell('help.seat'))
    .action((typed: string[], options: Options) => {
      const seat = numberOf(options, 'seat', 0);
      return tableAct(context, fileOf(options), (open) =>
        enterStep(context, open, inputsIn(open, typed), (now, words) =>
          enter(context, open, now, words, seat === undefined ? undefined : asSeat(seat)),
        ),
      );
    });
  add('answer', 'help.answer')
    .argument('<answers...>', tell('help.answers'))
    .action((answers: string[], options: Options) =>
      tableAct(context, fileOf(options), (open) =>
        enterStep(context, open, inputsIn(open, answers), (now, words) => {
          if (now.waiting.kind !== 'question') {
            throw new Refused(kernelMessage('kernel.noQuestion'));
          }
          return enter(context, open, now, words);
        }),
      ),
    );
  add('undo', 'help.undo')
    .option('--to <entry>', tell('help.to'))
    .action((options: Options) =>
      tableAct(context, fileOf(options), (open) =>
        undoStep(context, open, numberOf(options, 'to', 0)),
      ),
    );
}

const fileOf = (options: Options): string => textOf(options, 'file') ?? DEFAULT_FILE;

const seated = (options: Options) => ({
  file: fileOf(options),
  name: textOf(options, 'name') ?? '',
  chairs: textOf(options, 'chairs')
    ?.split(',')
    .map((one) => wholeNumber(one.trim(), '--chairs', 0)),
});

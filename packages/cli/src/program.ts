import { seat as asSeat, literal } from '@empty-chair/kernel/words';
import type { CommonId } from '@empty-chair/text/catalogue';
import { say } from '@empty-chair/text/catalogue';
import { isLanguage, LANGUAGES } from '@empty-chair/text/languages';
import { Command } from 'commander';
import { version } from '../package.json';
import { check } from './commands/check.ts';
import { answerQuestion, doInputs } from './commands/do.ts';
import { foreseeTurn } from './commands/foresee.ts';
import { HINT_GAMES, hintMove } from './commands/hint.ts';
import { log } from './commands/log.ts';
import { newGame } from './commands/new.ts';
import { PACK_FILE, packGame } from './commands/pack.ts';
import { play } from './commands/play.ts';
import { position } from './commands/position.ts';
import { positionLines } from './commands/position-lines.ts';
import { serve } from './commands/serve.ts';
import { show } from './commands/show.ts';
import { sim } from './commands/sim.ts';
import { turn } from './commands/turn.ts';
import { undo } from './commands/undo.ts';
import { why } from './commands/why.ts';
import type { Context } from './context.ts';
import { UsageError } from './errors.ts';
import type { ExitCode } from './exit-codes.ts';
import { DEFAULT_FILE } from './game-file.ts';
import { addLab } from './lab-program.ts';
import { wholeNumber } from './numbers.ts';
import type { Options } from './options.ts';
import { numberOf, textOf } from './options.ts';
import { addTable } from './table-program.ts';

/** As `npm start` has it. */
const SERVED_PORT = 4173;

const HEADINGS: Readonly<Record<string, CommonId>> = {
  'Usage:': 'help.usage',
  'Arguments:': 'help.arguments',
  'Options:': 'help.options',
  'Commands:': 'help.commands',
};

/** The command line of docs/cli.md, with its help in the language of the context. */
export function buildProgram(context: Context, exit: (code: ExitCode) => void): Command {
  const tell = (id: CommonId): string => context.words.render(say(id));
  const { io } = context;
  const program = new Command('empty-chair')
    .description(tell('help.about'))
    .version(version, '--version', tell('help.version'))
    .exitOverride()
    .configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      outputError: () => undefined, // said by report-error.ts, in the language
    })
    .configureHelp({
      showGlobalOptions: false,
      styleTitle: (title) => (HEADINGS[title] === undefined ? title : tell(HEADINGS[title])),
      subcommandTerm: termOf,
      commandUsage: (command) =>
        command.parent === null
          ? `empty-chair ${tell('help.commandWord')}`
          : `empty-chair ${pathOf(command)}`,
    })
    .addHelpText('after', `\n${tell('help.exit')}`)
    .helpOption('-h, --help', tell('help.help'))
    .helpCommand(false);
  common(program);

  function common(command: Command): Command {
    return command
      .option('--json', tell('help.json'))
      .option('--lang <lang>', tell('help.lang'), languageWord);
  }
  function add(name: string, about: CommonId): Command {
    const command = program.command(name).description(tell(about));
    command.helpOption('-h, --help', tell('help.help'));
    return common(command);
  }
  function addOnFile(name: string, about: CommonId): Command {
    return add(name, about).option('--file <file>', tell('help.file'));
  }

  addOnFile('new', 'help.new')
    .argument('<game>', gamesHelp(context))
    .argument('[words...]', tell('help.words'))
    .option('--config <file>', tell('help.config'))
    .option('--seed <seed>', tell('help.seed'))
    .option('--force', tell('help.force'))
    .action((game: string, words: string[], options: Options) =>
      newGame(context, { game, words, ...starting(options) }),
    );
  addOnFile('show', 'help.show').action((options: Options) => show(context, fileOf(options)));
  addOnFile('turn', 'help.turn')
    .option('--all', tell('help.all'))
    .action((options: Options) =>
      turn(context, { file: fileOf(options), all: options['all'] === true }),
    );
  addOnFile('do', 'help.do')
    .argument('<inputs...>', tell('help.inputs'))
    .option('--seat <seat>', tell('help.seat'))
    .action((typed: string[], options: Options) => {
      const seat = numberOf(options, 'seat', 0);
      return doInputs(context, {
        file: fileOf(options),
        typed,
        seat: seat === undefined ? undefined : asSeat(seat),
      });
    });
  addOnFile('answer', 'help.answer')
    .argument('<answers...>', tell('help.answers'))
    .action((answers: string[], options: Options) =>
      answerQuestion(context, { file: fileOf(options), answers }),
    );
  addOnFile('why', 'help.why')
    .argument('[entry]', tell('help.entry'))
    .option('--step <number>', tell('help.step'))
    .action((entry: string | undefined, options: Options) =>
      why(context, {
        file: fileOf(options),
        entry: entry === undefined ? undefined : wholeNumber(entry, 'entry', 0),
        step: numberOf(options, 'step', 1),
      }),
    );
  addOnFile('foresee', 'help.foresee')
    .option('--seat <seat>', tell('help.foreseeSeat'))
    .option('--place <place>', tell('help.foreseePlace'))
    .option('--why <number>', tell('help.foreseeWhy'))
    .option('--samples <number>', tell('help.samples'))
    .option('--lines <number>', tell('help.lines'))
    .action((options: Options) =>
      foreseeTurn(context, {
        file: fileOf(options),
        seat: numberOf(options, 'seat', 0),
        place: textOf(options, 'place'),
        why: numberOf(options, 'why', 1),
        samples: numberOf(options, 'samples', 1) ?? 20,
        lines: numberOf(options, 'lines', 1) ?? 10,
      }),
    );
  addOnFile('hint', 'help.hint')
    .option('--games <number>', tell('help.hintGames'))
    .action((options: Options) =>
      hintMove(context, {
        file: fileOf(options),
        games: numberOf(options, 'games', 1) ?? HINT_GAMES,
      }),
    );
  addOnFile('undo', 'help.undo')
    .option('--to <entry>', tell('help.to'))
    .action((options: Options) =>
      undo(context, { file: fileOf(options), to: numberOf(options, 'to', 0) }),
    );
  addOnFile('log', 'help.log')
    .option('--filter <text>', tell('help.filter'))
    .option('--last <number>', tell('help.last'))
    .action((options: Options) =>
      log(context, {
        file: fileOf(options),
        filter: textOf(options, 'filter'),
        last: numberOf(options, 'last', 1),
      }),
    );
  addOnFile('play', 'help.play')
    .argument('[game]', gamesHelp(context))
    .argument('[words...]', tell('help.words'))
    .option('--config <file>', tell('help.config'))
    .option('--seed <seed>', tell('help.seed'))
    .option('--force', tell('help.force'))
    .option('--demo', tell('help.demo'))
    .action((game: string | undefined, words: string[], options: Options) =>
      play(context, { game, words, ...starting(options), demo: options['demo'] === true }),
    );
  add('sim', 'help.sim')
    .argument('<game>', gamesHelp(context))
    .argument('[words...]', tell('help.words'))
    .option('--config <file>', tell('help.config'))
    .option('--games <number>', tell('help.games'))
    .option('--seed <seed>', tell('help.simSeed'))
    .option('--first <number>', tell('help.first'))
    .action((game: string, words: string[], options: Options) =>
      sim(context, {
        game,
        words,
        config: textOf(options, 'config'),
        games: numberOf(options, 'games', 1) ?? 1000,
        seed: textOf(options, 'seed') ?? '1',
        first: numberOf(options, 'first', 0) ?? 0,
      }),
    );
  add('check', 'help.check')
    .argument('<files...>', tell('help.files'))
    .action(async (files: string[]) => exit(await check(context, files)));
  add('position', 'help.position')
    .argument('<file>', tell('help.positionFile'))
    .option('--tell', tell('help.tell'))
    .option('--lines', tell('help.positionLines'))
    .option('--trace', tell('help.positionTrace'))
    .action(async (source: string, options: Options) => {
      if (options['lines'] === true) {
        exit(await positionLines(context, { source, isTraced: options['trace'] === true }));
      } else await position(context, { source, tell: options['tell'] === true });
    });
  add('pack', 'help.pack')
    .argument('<game>', gamesHelp(context))
    .argument('[words...]', tell('help.words'))
    .option('--config <file>', tell('help.config'))
    .option('--file <file>', tell('help.packFile'))
    .option('--measure', tell('help.packMeasure'))
    .action((game: string, words: string[], options: Options) =>
      packGame(context, {
        game,
        words,
        config: textOf(options, 'config'),
        file: textOf(options, 'file') ?? PACK_FILE,
        isMeasure: options['measure'] === true,
      }),
    );
  add('serve', 'help.serve')
    .option('--port <number>', tell('help.servePort'))
    .option('--host <address>', tell('help.serveHost'))
    .option('--store <place>', tell('help.serveStore'))
    .option('--app <folder>', tell('help.serveApp'))
    .option('--trust-proxy', tell('help.serveProxy'))
    .option('--address <address>', tell('help.serveAddress'))
    .action((options: Options) =>
      serve(context, {
        port: numberOf(options, 'port', 0) ?? SERVED_PORT,
        host: textOf(options, 'host'),
        store: textOf(options, 'store'),
        app: textOf(options, 'app'),
        trustsProxy: options['trustProxy'] === true,
        address: textOf(options, 'address'),
      }),
    );
  addTable(program, context, common);
  addLab(program, context, common);
  return program;
}

/** `new <game> [words...]` */
function termOf(command: Command): string {
  const given = command.registeredArguments.map((argument) => {
    const name = argument.name() + (argument.variadic ? '...' : '');
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [command.name(), ...given].join(' ');
}

/** `lab run <study>` */
function pathOf(command: Command): string {
  const { parent } = command;
  return parent === null || parent.parent === null
    ? termOf(command)
    : `${parent.name()} ${termOf(command)}`;
}

function gamesHelp({ words, games }: Context): string {
  return words.render(say('help.game', { games: literal(Object.keys(games).join(', ')) }));
}

function starting(options: Options) {
  return {
    config: textOf(options, 'config'),
    seed: textOf(options, 'seed'),
    file: fileOf(options),
    force: options['force'] === true,
  };
}

function fileOf(options: Options): string {
  return textOf(options, 'file') ?? DEFAULT_FILE;
}

/** The language itself was found before; here only nonsense is refused. */
function languageWord(word: string): string {
  if (isLanguage(word)) return word;
  const known = literal(LANGUAGES.join(', '));
  throw new UsageError(say('usage.unknownLanguage', { word: literal(word), known }));
}

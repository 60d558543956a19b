import { games as registered } from '@empty-chair/registry/games';
import { commonCatalogue } from '@empty-chair/text/catalogue';
import type { Language } from '@empty-chair/text/languages';
import { isLanguage, languageOfLocale } from '@empty-chair/text/languages';
import { createRenderer } from '@empty-chair/text/renderer';
import type { Context, GameList } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import { EXIT } from './exit-codes.ts';
import type { Io } from './io.ts';
import { steadied } from './io.ts';
import { buildProgram } from './program.ts';
import { reportError } from './report-error.ts';
import { styleFor } from './style.ts';
import { usageErrorFrom } from './usage-of-commander.ts';

/** Runs one command line and gives its exit code. Never throws. */
export async function run(
  argv: readonly string[],
  given: Io,
  games: GameList = registered,
): Promise<ExitCode> {
  const json = wantsJson(argv);
  const io = steadied(given, json);
  const language = languageFor(argv, io);
  const common = await commonCatalogue(language);
  const context: Context = {
    io,
    games,
    language,
    common,
    words: createRenderer(language, common),
    json,
    style: styleFor(io),
    busy: {},
  };
  const exit: { code: ExitCode } = { code: EXIT.ok };
  try {
    const program = buildProgram(context, (code) => {
      exit.code = code;
    });
    try {
      await program.parseAsync([...argv], { from: 'user' });
    } catch (error) {
      const usage = usageErrorFrom(error, argv, program);
      if (usage !== undefined) throw usage;
    }
    return exit.code;
  } catch (error) {
    return reportError(context, error, argv);
  }
}

/** Known before the command line is understood, for what is wrong with it is said in it too. */
function languageFor(argv: readonly string[], { env }: Io): Language {
  const at = argv.indexOf('--lang');
  const word =
    argv.find((argument) => argument.startsWith('--lang='))?.slice('--lang='.length) ??
    (at < 0 ? undefined : argv[at + 1]);
  if (word !== undefined && isLanguage(word)) return word;
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return languageOfLocale(locale) ?? 'en';
}

/** `position` is for programs: its output is JSON anyway, so its errors are too. */
function wantsJson(argv: readonly string[]): boolean {
  return argv.includes('--json') || (argv.includes('position') && !argv.includes('--tell'));
}

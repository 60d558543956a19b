import { nearest } from '@empty-chair/kernel/nearest';
import type { Message } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import { withoutPasswords } from '@empty-chair/lab/queue/address';
import { say } from '@empty-chair/text/catalogue';
import type { Command } from 'commander';
import { CommanderError } from 'commander';
import { UsageError } from './errors.ts';

/** Commander speaks English; its error codes are turned into our messages. */
export function usageErrorFrom(
  error: unknown,
  argv: readonly string[],
  program: Command,
): UsageError | undefined {
  if (!(error instanceof CommanderError)) throw error;
  // Help and version are thrown too, after they were printed.
  if (error.exitCode === 0) return undefined;
  if (error.code === 'commander.help') return new UsageError(say('usage.noCommand'));
  return new UsageError(messageFor(error, argv, program));
}

function messageFor(
  { code, message: said }: CommanderError,
  argv: readonly string[],
  program: Command,
): Message {
  // A mistyped --queue=… would show its password.
  const message = withoutPasswords(said);
  const what = /'([^']*)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownCommand':
      return unknown(
        'usage.unknownCommand',
        'usage.unknownCommandNear',
        what,
        commandNames(argv, program),
      );
    case 'commander.unknownOption':
      return unknown(
        'usage.unknownOption',
        'usage.unknownOptionNear',
        what,
        optionNames(argv, program),
      );
    case 'commander.missingMandatoryOptionValue':
      return say('usage.missingArgument', { argument: literal(what) });
    case 'commander.missingArgument':
      return say('usage.missingArgument', { argument: literal(what) });
    case 'commander.optionMissingArgument':
      return say('usage.optionNeedsValue', { option: literal(what) });
    case 'commander.excessArguments':
      return say('usage.tooMany');
    default:
      return say('usage.other', { detail: literal(message.replace(/^error: /, '')) });
  }
}

function unknown(
  id: 'usage.unknownCommand' | 'usage.unknownOption',
  near: 'usage.unknownCommandNear' | 'usage.unknownOptionNear',
  what: string,
  known: readonly string[],
): Message {
  const close = nearest(what, known);
  return close === undefined
    ? say(id, { what: literal(what) })
    : say(near, { what: literal(what), near: literal(close) });
}

/** The commands that the line names, from the program inwards: `lab run` is two deep. */
function named(argv: readonly string[], program: Command): readonly Command[] {
  const inner = program.commands.find((candidate) => argv.includes(candidate.name()));
  return inner === undefined ? [program] : [program, ...named(argv, inner)];
}

function commandNames(argv: readonly string[], program: Command): string[] {
  return (named(argv, program).at(-1)?.commands ?? []).map((command) => command.name());
}

function optionNames(argv: readonly string[], program: Command): string[] {
  return named(argv, program).flatMap(({ options }) => options.map((option) => option.long ?? ''));
}

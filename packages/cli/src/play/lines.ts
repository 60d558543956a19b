import { createInterface } from 'node:readline';
import type { Context } from '../context.ts';

const PROMPT = '> ';

/**
 * Typed lines, one by one. With a person: prompt, history and completion by Tab. From a pipe:
 * each line is echoed, so that the output reads like the session it was.
 */
export async function* typedLines(
  { io, json, style }: Context,
  complete: (line: string) => readonly string[],
): AsyncGenerator<string> {
  if (!io.tty.in) {
    for await (const line of createInterface({ input: io.stdin })) {
      if (!json) io.out(`${style.faint(PROMPT + line)}\n`);
      yield line;
    }
    return;
  }
  const reader = createInterface({
    input: io.stdin,
    output: process.stdout,
    prompt: PROMPT,
    completer: (line: string) => [complete(line), line],
  });
  try {
    reader.prompt();
    for await (const line of reader) {
      yield line;
      reader.prompt();
    }
  } finally {
    reader.close();
  }
}

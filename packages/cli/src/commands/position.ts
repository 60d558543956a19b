import * as json from '@empty-chair/kernel/json';
import { inBrackets } from '@empty-chair/text/rule-mark';
import { tellChecklist, tellWhy } from '@empty-chair/text/tell';
import type { Context } from '../context.ts';
import { loadedFor } from '../game-file.ts';
import { inFile, readJson } from '../json-file.ts';
import { decodePosition, runPosition } from '../position-file.ts';
import { eventJson, traceJson } from '../shapes.ts';

/** For other programs, so its output is JSON unless it is asked to tell. */
export async function position(
  context: Context,
  { source, tell }: { readonly source: string; readonly tell: boolean },
): Promise<void> {
  const data = await readJson(context.io, source);
  const id = inFile(source, () => json.text(json.field(json.object(data, ''), '', 'game'), 'game'));
  const { game, words } = await loadedFor(context, id, source);
  context.busy.reproduction = () => data;
  context.busy.beside = source;
  const run = inFile(source, () => runPosition(game, decodePosition(game, data)));
  if (tell) {
    const moves = tellChecklist(words, run.happenings).map(
      ({ number, rule, text }) => `${number}. ${text}${inBrackets(words, rule)}`,
    );
    const told = tellWhy(words, run).map(({ depth, text }) => `${'  '.repeat(depth)}${text}`);
    context.io.out(`${[...moves, '', ...told].join('\n')}\n`);
    return;
  }
  const result = {
    events: run.happenings.map((happening) => eventJson(words, happening)),
    trace: traceJson(words, run.trace),
    state: game.codecs.state.encode(run.state),
  };
  context.io.out(`${JSON.stringify(result, undefined, 2)}\n`);
}

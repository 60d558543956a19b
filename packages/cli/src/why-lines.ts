import type { TraceNode } from '@empty-chair/kernel/trace';
import { say } from '@empty-chair/text/catalogue';
import type { Renderer } from '@empty-chair/text/renderer';
import type { Line } from '@empty-chair/text/tell';
import { tellWhy, tellWhyStep } from '@empty-chair/text/tell';
import type { Context } from './context.ts';

/** An explanation as indented lines: of all that was done, or of one line of the checklist (from 1). */
export function whyLines(
  context: Context,
  words: Renderer,
  trace: readonly TraceNode[],
  step: number | undefined,
): readonly string[] {
  const lines =
    step === undefined ? tellWhy(words, { trace }) : tellWhyStep(words, { trace }, step);
  const told = lines.map((line) => `${'  '.repeat(line.depth)}${styled(context, line)}`);
  return told.length > 0 ? told : [words.render(say('cli.nothingToExplain'))];
}

function styled({ style }: Context, { kind, text }: Line): string {
  if (kind === 'happening') return style.strong(text);
  return kind === 'skipped' ? style.faint(text) : text;
}

import type { GameModule } from '@empty-chair/kernel/module';
import type { GameRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import type { TraceNode } from '@empty-chair/kernel/trace';
import { ids, showMessage } from './show.ts';

/**
 * A record as a log without any language: entry by entry the input, the decisions and what
 * happened, by ids. For goldens of packages that may not know the catalogues' renderer.
 */
export function plainLog<C, S, I>(game: GameModule<C, S, I>, record: GameRecord<C, I>): string {
  const names = new Map(game.seats(record.config).map(({ seat, name }) => [seat, name.id]));
  const story = Story.of(game, record);
  const lines = ['set-up', ...tell(story.explain(-1).trace, 1)];
  for (const [index, { seat, input, answers }] of record.entries.entries()) {
    const what = input === 'bot-turn' ? input : game.inputKey(input);
    const asked = answers.length === 0 ? '' : ` [${answers.join(', ')}]`;
    lines.push(`${index + 1}. ${names.get(seat) ?? seat}: ${what}${asked}`);
    lines.push(...tell(story.explain(index).trace, 1));
  }
  const { waiting } = story.match;
  if (waiting.kind === 'over') {
    const scores = waiting.scores.map(({ seat, points }) => `${names.get(seat)} ${points}`);
    const winners = waiting.winners.map((seat) => names.get(seat));
    lines.push(`over: ${scores.join(', ')}; won by ${winners.join(', ')}`);
  }
  return `${lines.join('\n')}\n`;
}

function tell(trace: readonly TraceNode[], depth: number): readonly string[] {
  return trace.flatMap((node) => tellNode(node, depth));
}

function tellNode(node: TraceNode, depth: number): readonly string[] {
  const indent = '  '.repeat(depth);
  switch (node.kind) {
    case 'step':
      return [`${indent}${node.rule} ${node.step}`, ...tell(node.inside, depth + 1)];
    case 'skip':
      return [`${indent}${node.rule} ${node.step}: ${node.why}`];
    case 'happening':
      return [`${indent}> ${showMessage(node.happening)}`];
    case 'decision':
      return [
        `${indent}? ${node.rule} ${ids(node.options).join(' ')}`,
        ...node.narrowings.map(
          ({ why, best, left }) =>
            `${indent}  ${why}${best === undefined ? '' : ` ${best}`}: ${ids(left).join(' ')}`,
        ),
        `${indent}  = ${node.chosen?.id ?? (node.by === 'each' ? 'all of them' : 'nothing')} (${node.by})`,
      ];
  }
}

import { words } from '@empty-chair/uikit/words.svelte.ts';
import { movesOf } from './in-one-go.ts';
import type { LinePoints } from './line-points.ts';
import type { LineMove, TurnLine } from './turn-lines.ts';

/** A line as it is heard: all that hands have to do, markers of points too. */
export function spokenLine(
  line: TurnLine,
  pointsOf: (move: LineMove) => readonly LinePoints[],
): string {
  const moves = movesOf(line).flatMap((move) => [
    words.say(move.said),
    ...pointsOf(move).map(({ chair }) =>
      words.t('ui.aloud.points', { name: chair.name, n: chair.points }),
    ),
  ]);
  return [...moves, ...line.work.map((todo) => words.say(todo))].join(' ');
}

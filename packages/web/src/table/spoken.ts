import { words } from '@empty-chair/uikit/words.svelte.ts';
import { movesOf } from './in-one-go.ts';
import type { LinePoints } from './line-points.ts';
import type { TurnLine } from './turn-lines.ts';

/** A line as it is heard: all that hands have to do, markers of points too. */
export function spokenLine(line: TurnLine, points: readonly LinePoints[]): string {
  const scores = points.map(({ chair }) =>
    words.t('ui.aloud.points', { name: chair.name, n: chair.points }),
  );
  return [...movesOf(line).map(({ said }) => words.say(said)), ...scores].join(' ');
}

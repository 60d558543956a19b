import { words } from '@empty-chair/uikit/words.svelte.ts';
import type { LinePoints } from './line-points.ts';
import type { TurnLine } from './turn-lines.ts';

/** A line as it is heard: all that hands have to do, markers of points too. */
export function spokenLine(line: TurnLine, points: readonly LinePoints[]): string {
  // A sum is said by the few words only: the full ones are those of its last part.
  const said = words.say(line.sum === undefined ? line.said : line.short);
  const scores = points.map(({ chair }) =>
    words.t('ui.aloud.points', { name: chair.name, n: chair.points }),
  );
  return [said, ...scores].join(' ');
}

import { markName } from '@empty-chair/uikit/board/mark-name.ts';
import type { PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import type { HexView } from '../../rules/view.ts';
import { words } from '../words.ts';

/** All that a hex holds, as one name for whoever does not see it. What the app says of it is first. */
export function hexName(hex: HexView, marks: readonly PlaceMark[]): string {
  return [
    ...marks.map(markName),
    ...hex.words.map((message) => words.say(message)),
    ...(hex.tool ? [words.t('ui.aoi.tool')] : []),
    ...(hex.changed ? [words.t('ui.aoi.tile')] : []),
    ...(hex.edge ? [words.t('ui.aoi.edge')] : []),
  ].join(' ');
}

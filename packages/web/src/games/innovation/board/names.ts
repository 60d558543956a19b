import type { HexView } from '@empty-chair/games/innovation/view';
import { words } from '../../../words.svelte.ts';
import { markName } from '../../common/board/mark-name.ts';
import type { PlaceMark } from '../../types.ts';

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

import { markName } from '@empty-chair/uikit/board/mark-name.ts';
import type { PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import type { HexView } from '../../rules/view.ts';
import { words } from '../words.ts';
import { hexWords } from './hex-words.ts';

/** All that a hex holds, as one name for whoever does not see it. What the app says of it is first. */
export const hexName = (hex: HexView, marks: readonly PlaceMark[]): string =>
  [...marks.map(markName), ...hexWords(hex).map((it) => words.say(it))].join(' ');

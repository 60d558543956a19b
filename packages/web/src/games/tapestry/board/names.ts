import type { HexView } from '@empty-chair/games/tapestry/view';
import { words } from '../../../words.svelte.ts';
import { markName } from '../../common/board/mark-name.ts';
import type { PlaceMark } from '../../types.ts';
import { hexWords } from './hex-words.ts';

/** All that a hex holds, as one name for whoever does not see it. What the app says of it is first. */
export const hexName = (hex: HexView, marks: readonly PlaceMark[]): string =>
  [...marks.map(markName), ...hexWords(hex).map((it) => words.say(it))].join(' ');

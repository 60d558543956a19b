import type { HexView } from '../../rules/view.ts';
import { words } from '../words.ts';
import { hexWords } from './hex-words.ts';

/** All that a hex holds, as one name for whoever does not see it. */
export const hexName = (hex: HexView): string =>
  hexWords(hex)
    .map((it) => words.say(it))
    .join(' ');

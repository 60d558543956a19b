import type { HexView } from '../../rules/view.ts';
import { words } from '../words.ts';

/** All that a hex holds, as one name for whoever does not see it. */
export function hexName(hex: HexView): string {
  return [
    ...hex.words.map((message) => words.say(message)),
    ...(hex.tool ? [words.t('ui.aoi.tool')] : []),
    ...(hex.changed ? [words.t('ui.aoi.tile')] : []),
    ...(hex.edge ? [words.t('ui.aoi.edge')] : []),
  ].join(' ');
}

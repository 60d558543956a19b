import type { FactionView } from '../../rules/view.ts';
import type { UiId } from '../words.ts';

type Track = Pick<FactionView['tracks'][number], 'count' | 'onMap'>;

/** Why a stepper goes no further, where so many more could stand here. */
export function whyNoMore({ count, onMap }: Track, free: number): UiId | undefined {
  if (free > 0) return undefined;
  return onMap >= count ? 'ui.root.turn.noneLeft' : 'ui.root.turn.noSlot';
}

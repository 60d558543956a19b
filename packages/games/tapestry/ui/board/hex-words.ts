import type { Message, MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { hexRef } from '@empty-chair/uikit/hexes/overlay.ts';
import type { HexView } from '../../rules/view.ts';
import type { UiId } from '../words.ts';

const ui = (id: UiId): MessageId => id as string as MessageId;

/** What a hex holds, also where there is nothing to tell of pieces. */
export function hexWords({ id, explored, words: told, isMiddle, start }: HexView): Message[] {
  const at = hexRef(id);
  const bare = explored ? ui('ui.tapestry.hex.free') : ui('ui.tapestry.hex.unexplored');
  return [
    ...(told.length > 0 ? told : [message(bare, { at })]),
    ...(isMiddle ? [message(ui('ui.tapestry.hex.middle'))] : []),
    ...(start === undefined
      ? []
      : [message(ui('ui.tapestry.hex.start'), { start: { kind: 'start', id: start } })]),
  ];
}

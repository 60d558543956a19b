import type { Message, MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { hexRef } from '@empty-chair/uikit/hexes/overlay.ts';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import type { HexView } from '../../rules/view.ts';
import type { UiId } from '../words.ts';

const ui = (id: UiId): MessageId => id as string as MessageId;

/** What a hex holds, also where there is nothing to tell of pieces; the hex is named once. */
export const hexWords = (hex: HexView): Message[] => wordsOf(hex, shortly(hex.words));

/** The same as the game tells it, each line by itself. */
export const hexTold = (hex: HexView): Message[] => wordsOf(hex, hex.words);

function wordsOf({ id, explored, isMiddle, start }: HexView, told: readonly Message[]): Message[] {
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

/** After the first line, which names the hex. */
const WITHOUT_HEX: Readonly<Record<string, UiId>> = {
  'show.outposts': 'ui.tapestry.hex.outposts',
  'show.toppled': 'ui.tapestry.hex.toppled',
  'show.others': 'ui.tapestry.hex.others',
};

/** The hex is named once, and whose it is not told where their outposts stand upright. */
function shortly(told: readonly Message[]): readonly Message[] {
  const standing = told.filter(({ id }) => (id as string) === 'show.outposts').map(ownerIn);
  const lines = told.filter(
    (one) => (one.id as string) !== 'show.ruler' || !standing.includes(ownerIn(one)),
  );
  return lines.map((line, index) => {
    const id = index === 0 ? undefined : WITHOUT_HEX[line.id];
    return id === undefined ? line : { ...line, id: ui(id) };
  });
}

function ownerIn({ params }: Message): string | undefined {
  const who = params?.['who'];
  return who !== undefined && isRef(who) ? who.id : undefined;
}

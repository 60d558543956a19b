import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { addPack } from '../../rules/guide-view.ts';
import type { Pack } from '../../rules/pack-view.ts';
import { decodePack, encodePack, KNOWN } from '../../rules/pack-view.ts';
import { packOf } from '../../rules/view.ts';
import { europaState } from '../board/europa-view.ts';
import { submit } from '../game.ts';

export const packIn = ({ state }: TurnSession): Pack | undefined =>
  state && packOf(europaState(state));

const textOf = (pack: Pack): string => JSON.stringify(encodePack(pack));

/** Added where nothing of it was taken back, so that what others said meanwhile stays. */
export function intoGame(session: TurnSession, before: Pack | undefined, after: Pack): void {
  if (before !== undefined && textOf(before) === textOf(after)) return;
  const how = textOf(addPack(before, after)) === textOf(after) ? 'add' : 'only';
  // As the record gives it back: what is empty is left out.
  const pack = decodePack(encodePack(after), KNOWN);
  submit(session, { kind: 'pack', pack: { how, pack } });
}

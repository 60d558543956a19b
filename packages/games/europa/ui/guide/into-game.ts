import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import type { Said } from '../../rules/guide-view.ts';
import { addPack, guessedBox, saidOf } from '../../rules/guide-view.ts';
import type { Pack } from '../../rules/pack-view.ts';
import { decodePack, emptyPack, encodePack, KNOWN } from '../../rules/pack-view.ts';
import { packOf } from '../../rules/view.ts';
import { europaState } from '../board/europa-view.ts';
import { submit } from '../game.ts';
import { keepHere, keptHere } from './kept.ts';

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

/** What the pack of a game says of a box; nothing while it is our guess. */
export function saidHere(session: TurnSession, chart: string, node: string): Said | undefined {
  const pack = packIn(session);
  const box = guessedBox(chart, node);
  return pack && box && saidOf(pack, box);
}

/** One box that is as printed, met while playing: kept at once. A first pack is called so. */
export function confirmHere(session: TurnSession, chart: string, node: string, name: string): void {
  const charts = [{ id: chart, nodes: [{ id: node }], removed: [] }];
  const pack = { ...emptyPack(name), charts };
  keepHere(keptHere(), pack);
  submit(session, { kind: 'pack', pack: { how: 'add', pack } });
}

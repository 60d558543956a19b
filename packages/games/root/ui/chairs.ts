import './paints.css';
import type { MessageId } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import { isPawn, paintOf, rimOf, warriorIcon } from './board/pieces.ts';
import { rootView } from './board/root-view.ts';

export const chairs = (state: AnyState): readonly Chair[] =>
  rootView(state).factions.map(({ faction, seat, bot, score }) => ({
    seat,
    name: { kind: 'faction', id: faction },
    short: `ref.chair.${faction}` as MessageId,
    bot: bot !== undefined,
    points: score,
    icon: warriorIcon(faction),
    paint: paintOf(faction),
    dash: dashOf(faction),
  }));

/** A double line and a wave are no patterns for a thin curve. */
const UNBROKEN: Readonly<Record<string, readonly number[]>> = {
  lizards: [14, 2, 3, 2],
  riverfolk: [3, 3],
};

/** The Vagabond rules nothing and has no rim: it goes its own way. */
function dashOf(faction: string): readonly number[] {
  if (isPawn(faction)) return [7, 4, 1, 4];
  const dashes = rimOf(faction).find((line) => line.dashes !== undefined)?.dashes;
  // A curve is half as thick as a rim.
  if (dashes !== undefined) return dashes.split(' ').map((length) => Number(length) / 3);
  return UNBROKEN[faction] ?? [];
}

import './paints.css';
import type { MessageId } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import { paintOf, warriorIcon } from './board/pieces.ts';
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
  }));

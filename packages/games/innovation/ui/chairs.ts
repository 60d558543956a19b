import './paints.css';
import type { AnyState } from '@empty-chair/registry/games';
import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import { tableOf } from './board/innovation-view.ts';
import { paintOf, terrainIcon } from './board/looks.ts';

export const chairs = (state: AnyState): readonly Chair[] =>
  tableOf(state).seats.map(({ seat, who, bot, terrain, points }) => ({
    seat,
    name: { kind: 'seat', id: who },
    bot,
    points,
    icon: bot ? 'bot' : terrainIcon(terrain),
    paint: paintOf(who),
  }));

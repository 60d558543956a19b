import './paints.css';
import type { AnyState } from '@empty-chair/registry/games';
import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import { paintOf } from './board/looks.ts';
import { tableOf } from './board/tapestry-view.ts';

/** All three have pieces on the table; the Shadow Empire has no points to show. */
export const chairs = (state: AnyState): readonly Chair[] =>
  tableOf(state).players.map(({ who, player, bot, points }) => ({
    seat: player,
    name: { kind: 'player', id: who },
    bot,
    points,
    ...(who === 'shadow' && { isScoreless: true as const }),
    // Not the outpost of a line: the shell would give that the paint of whoever has this chair.
    icon: ICONS[who] ?? 'tap-human',
    paint: paintOf(who),
  }));

const ICONS: Readonly<Record<string, string>> = { automa: 'bot', shadow: 'tap-shadow' };

import './paints.css';
import type { AnyState } from '@empty-chair/registry/games';
import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import { styleOf } from './board/layout.ts';
import { paintToken } from './board/paints.ts';
import { paintsAt, tableOf } from './table-view.ts';

/** The realms that play now; some scenarios bring a bot in later. */
export const chairs = (state: AnyState): readonly Chair[] =>
  tableOf(state)
    .players.filter(({ active }) => active)
    .map(({ seat, realm, bot, prestige }) => ({
      seat,
      name: { kind: 'realm', id: realm },
      bot,
      points: prestige,
      icon: bot ? 'bot' : 'chair',
      paint: paintToken(paintsAt(state).get(seat) ?? 'slate'),
      sign: styleOf(realm).sign,
    }));

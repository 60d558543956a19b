import type { MessageId } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Standing } from '@empty-chair/uikit/game-ui.ts';
import { tableOf } from './board/tapestry-view.ts';

/** An era is everybody's own: the game is in that of whoever is furthest. */
export const standingAt = (state: AnyState): Standing => {
  const scoring = tableOf(state).players.filter(({ who }) => who !== 'shadow');
  const n = Math.max(...scoring.map(({ incomeTurns }) => incomeTurns));
  return {
    round: { id: 'ui.tapestry.era' as MessageId, params: { n } },
    points: scoring.map(({ player, points }) => ({ seat: player, points })),
  };
};

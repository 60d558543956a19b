import type { MessageId } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Standing } from '@empty-chair/uikit/game-ui.ts';
import { tableOf } from './board/tapestry-view.ts';

const ERAS = 4;

/**
 * An era is everybody's own: the game is in that of whoever is furthest. The first turn begins the first
 * one; who has had the last income turn waits for the others.
 */
export const standingAt = (state: AnyState): Standing => {
  const scoring = tableOf(state).players.filter(({ who }) => who !== 'shadow');
  const furthest = Math.max(...scoring.map(({ incomeTurns }) => incomeTurns));
  const n = Math.min(ERAS, Math.max(1, furthest));
  return {
    round: { id: 'ui.tapestry.era' as MessageId, params: { n } },
    points: scoring.map(({ player, points }) => ({ seat: player, points })),
  };
};

import type { MessageId } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Standing } from '@empty-chair/uikit/game-ui.ts';
import { tableOf } from './board/innovation-view.ts';

export const standingAt = (state: AnyState): Standing => {
  const { round, seats, task } = tableOf(state);
  return {
    round: { id: 'ui.aoi.round' as MessageId, params: { n: round } },
    points: seats.map(({ seat, points }) => ({ seat, points })),
    isFinal: task === 'resources',
  };
};

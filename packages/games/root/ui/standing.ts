import type { MessageId } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Standing } from '@empty-chair/uikit/game-ui.ts';
import { rootView } from './board/root-view.ts';

export const standingAt = (state: AnyState): Standing => {
  const { round, factions } = rootView(state);
  return {
    round: { id: 'ui.root.round' as MessageId, params: { n: round } },
    points: factions.map(({ seat, score }) => ({ seat, points: score })),
  };
};

import type { MessageId } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Standing } from '@empty-chair/uikit/game-ui.ts';
import { BY_STEP } from './line-icon.ts';
import { ageText, tableOf } from './table-view.ts';

export const standingAt = (state: AnyState): Standing => {
  const { age, round, players, step, isOver } = tableOf(state);
  const name = { kind: 'step', id: step };
  return {
    part: { name, icon: BY_STEP[step] ?? 'log' },
    ...(step !== 'actions' && { phase: name }),
    round: {
      id: 'ui.europa.round' as MessageId,
      params: { age: literal(ageText(age)), n: round },
    },
    points: players
      .filter(({ active }) => active)
      .map(({ seat, prestige }) => ({ seat, points: prestige })),
    isFinal: step === 'scoring' || isOver,
  };
};

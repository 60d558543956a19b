import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { turnWorkloads } from '@empty-chair/testkit/turn-workloads';
import type { GameBench } from '@empty-chair/testkit/workload';
import { humanWeight } from './examples/configs.ts';
import { tapestry } from './rules/module.ts';

/** All turns of both bots, advances and income turns as they come in whole games. */
const { turns, traced } = turnWorkloads(tapestry, {
  name: 'Tapestry, a turn of both bots',
  config: tapestry.configFrom({ level: '4' }),
  policy: randomPolicy({ weight: humanWeight }),
});

export const bench: GameBench = {
  workloads: [turns, traced],
  comparisons: [],
  limits: [
    'A turn: its copy 12 %, benefits of an advance a third, distances on the map 10 %, the walk through steps 10 %.',
  ],
};

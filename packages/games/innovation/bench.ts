import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { turnWorkloads } from '@empty-chair/testkit/turn-workloads';
import type { GameBench } from '@empty-chair/testkit/workload';
import { humanWeight } from './examples/configs.ts';
import { innovation } from './rules/module.ts';

/** Turns of rounds 5 and 6 on the large side, where most buildings stand. */
const { turns, traced } = turnWorkloads(innovation, {
  name: 'Innovation, a late turn of the Automa, side 3-5',
  config: innovation.configFrom({ side: '3-5', level: 'alptrauma', terrain: 'wasteland' }),
  policy: randomPolicy({ weight: humanWeight }),
  keep: ({ round }) => round >= 5,
});

export const bench: GameBench = {
  workloads: [turns, traced],
  comparisons: [],
  limits: [
    'A late turn: its copy a third, distances between buildings and the survey of the map a fifth, selections a fifth.',
  ],
};

import { turnWorkloads } from '@empty-chair/testkit/turn-workloads';
import type { GameBench } from '@empty-chair/testkit/workload';
import { europaPolicy } from './examples/configs.ts';
import { europa } from './rules/module.ts';

/** All turns of the bots in the Action Phase, as they come in whole games. */
const { turns, traced } = turnWorkloads(europa, {
  name: 'Europa, a bot turn by the charts',
  config: europa.configFrom({ humans: 'none', level: 'normal' }),
  policy: europaPolicy,
  keep: ({ step }) => step === 'actions',
});

export const bench: GameBench = {
  workloads: [turns],
  comparisons: [{ name: 'Europa, full trace: times slower than none', of: turns, to: traced }],
  limits: [
    'A CPU profile of whole games is flat: house charts 17 % (the diplomatic one 13 %), selections 10 %, the',
    'capacity of the army 4 %, marches 4 %, set-up 4 %, no function above 3.5 %; a single turn pays for its copy',
    'too, a fifth. A thread is at full speed after ten seconds. The trace is a way through a chart.',
  ],
};

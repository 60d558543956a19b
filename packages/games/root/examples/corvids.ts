import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { corvidDaylightExamples } from './corvids-daylight.ts';
import { corvidOtherTurnExamples } from './corvids-others.ts';
import { corvidPlotExamples } from './corvids-plots.ts';
import { corvidSnareExamples } from './corvids-snares.ts';
import { corvidTraitExamples } from './corvids-traits.ts';
import { corvidTurnExamples } from './corvids-turn.ts';
import type { Position } from './position.ts';
import { vagabotSnareExamples } from './vagabot-snares.ts';

/** The Cogwheel Corvids, section 11, on the autumn map unless said otherwise. */
export const corvidExamples: readonly Example<Position, Input>[] = [
  ...corvidTurnExamples,
  ...corvidDaylightExamples,
  ...corvidPlotExamples,
  ...corvidTraitExamples,
  ...corvidOtherTurnExamples,
  ...corvidSnareExamples,
  ...vagabotSnareExamples,
];

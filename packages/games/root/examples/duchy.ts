import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { duchyAmongCorvidsExamples } from './duchy-corvids.ts';
import { duchyDigExamples } from './duchy-dig.ts';
import { duchyErrorExamples } from './duchy-errors.ts';
import { duchyEveningExamples } from './duchy-evening.ts';
import { duchyMinisterExamples } from './duchy-ministers.ts';
import { duchyTurnExamples } from './duchy-turn.ts';
import type { Position } from './position.ts';

/** The Drillbit Duchy, section 10, on the autumn map unless said otherwise. */
export const duchyExamples: readonly Example<Position, Input>[] = [
  ...duchyTurnExamples,
  ...duchyDigExamples,
  ...duchyMinisterExamples,
  ...duchyEveningExamples,
  ...duchyErrorExamples,
  ...duchyAmongCorvidsExamples,
];

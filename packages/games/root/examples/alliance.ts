import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { allianceDefenceExamples } from './alliance-defence.ts';
import { allianceEveningExamples } from './alliance-evening.ts';
import { allianceFallbackExamples } from './alliance-fallback.ts';
import { allianceRevoltExamples } from './alliance-revolt.ts';
import { allianceSpreadExamples } from './alliance-spread.ts';
import type { Position } from './position.ts';

/** The Automated Alliance, section 6, on the autumn map. */
export const allianceExamples: readonly Example<Position, Input>[] = [
  ...allianceRevoltExamples,
  ...allianceSpreadExamples,
  ...allianceFallbackExamples,
  ...allianceEveningExamples,
  ...allianceDefenceExamples,
];

import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { marquiseBattleExamples } from './marquise-battle.ts';
import { marquiseBlitzExamples } from './marquise-blitz.ts';
import { marquiseDaylightExamples } from './marquise-daylight.ts';
import { marquiseEscalatedExamples } from './marquise-escalated.ts';
import { marquiseEscalatedMoveExamples } from './marquise-escalated-move.ts';
import { marquiseExpandExamples } from './marquise-expand.ts';
import { marquiseLevelExamples } from './marquise-levels.ts';
import { marquiseMapExamples } from './marquise-map.ts';
import { marquiseOverwhelmingExamples } from './marquise-overwhelming.ts';
import { marquiseTraitExamples } from './marquise-traits.ts';
import type { Position } from './position.ts';

/** All examples of the Mechanical Marquise, in the order of the rulebook. */
export const marquiseExamples: readonly Example<Position, Input>[] = [
  ...marquiseBattleExamples,
  ...marquiseDaylightExamples,
  ...marquiseExpandExamples,
  ...marquiseEscalatedExamples,
  ...marquiseEscalatedMoveExamples,
  ...marquiseLevelExamples,
  ...marquiseBlitzExamples,
  ...marquiseOverwhelmingExamples,
  ...marquiseTraitExamples,
  ...marquiseMapExamples,
];

import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { lizardConspiracyExamples } from './lizards-conspiracies.ts';
import { lizardOtherTurnExamples } from './lizards-others.ts';
import { lizardSanctifyExamples } from './lizards-sanctify.ts';
import { lizardTurnExamples } from './lizards-turn.ts';
import type { Position } from './position.ts';

/** The Logical Lizards, section 8, on the autumn map unless said otherwise. */
export const lizardExamples: readonly Example<Position, Input>[] = [
  ...lizardConspiracyExamples,
  ...lizardSanctifyExamples,
  ...lizardTurnExamples,
  ...lizardOtherTurnExamples,
];

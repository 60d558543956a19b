import { examples } from '@empty-chair/testkit/examples';
import { achievementExamples } from '../examples/achievements.ts';
import { readPosition } from '../examples/position.ts';
import { tapestry } from './module.ts';

examples(tapestry, readPosition, achievementExamples);

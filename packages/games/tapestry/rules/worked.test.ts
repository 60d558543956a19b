import { examples } from '@empty-chair/testkit/examples';
import { readPosition } from '../examples/position.ts';
import { workedExamples } from '../examples/worked.ts';
import { tapestry } from './module.ts';

examples(tapestry, readPosition, workedExamples);

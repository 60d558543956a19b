import { examples } from '@empty-chair/testkit/examples';
import { allExamples } from '../examples/all.ts';
import { readPosition } from '../examples/position.ts';
import { readFile, workedExamples } from '../examples/worked.ts';
import { europa } from './module.ts';

examples(europa, readFile, workedExamples);
examples(europa, readPosition, allExamples);

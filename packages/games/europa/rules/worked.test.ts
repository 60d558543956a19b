import { examples } from '@empty-chair/testkit/examples';
import { readFile, workedExamples } from '../examples/worked.ts';
import { europa } from './module.ts';

examples(europa, readFile, workedExamples);

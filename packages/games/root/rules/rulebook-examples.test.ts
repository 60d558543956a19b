import { examples } from '@empty-chair/testkit/examples';
import { readPosition } from '../examples/position.ts';
import { rulebookExamples } from '../examples/rulebook.ts';
import { root } from './module.ts';

examples(root, readPosition, rulebookExamples);

import { someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { expect, test } from 'vitest';
import { dnprExamples } from '../../examples/dnpr-expansion.ts';
import { readPosition } from '../../examples/position.ts';
import { europa } from '../module.ts';
import { provinceToTake } from './dnpr-expansion.ts';

test('EU-24.4: every criterion of what a DNPR takes has an example that notices its loss', () => {
  const selections = [{ name: 'provinceToTake', selection: provinceToTake }];
  const notices = (): boolean => someExampleFails(europa, readPosition, dnprExamples);
  expect(survivors(selections, notices)).toEqual([]);
});

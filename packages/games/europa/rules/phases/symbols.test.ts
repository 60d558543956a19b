import { someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { expect, test } from 'vitest';
import { dnprExamples } from '../../examples/dnpr-expansion.ts';
import { readPosition } from '../../examples/position.ts';
import { spreadExamples } from '../../examples/spread.ts';
import { europa } from '../module.ts';
import { areaToUnsettle } from './diverse-faiths.ts';
import { provinceToTake } from './dnpr-expansion.ts';
import { areaToReach } from './faith-of-areas.ts';

test('EU-24.4: every criterion of what a DNPR takes has an example that notices its loss', () => {
  const selections = [{ name: 'provinceToTake', selection: provinceToTake }];
  const notices = (): boolean => someExampleFails(europa, readPosition, dnprExamples);
  expect(survivors(selections, notices)).toEqual([]);
});

test('EU-24.5: so has every criterion of where a faith comes to', () => {
  const selections = [
    { name: 'areaToReach', selection: areaToReach },
    { name: 'areaToUnsettle', selection: areaToUnsettle },
  ];
  const notices = (): boolean => someExampleFails(europa, readPosition, spreadExamples);
  // A faith either brings this Bot Dissent or ends it, and it ends it only where the Bot has a Town.
  expect(survivors(selections, notices)).toEqual([
    'areaToReach/swap why.noNewDissent, why.endsDissent',
    'areaToReach/swap why.endsDissent, why.townThere',
  ]);
});

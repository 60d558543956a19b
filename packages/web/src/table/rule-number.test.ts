import { expect, test } from 'vitest';
import { ruleNumber } from './rule-number.ts';

test.each([
  ['4.5.1.I', '4.5.1.I'],
  ['law.6.2.3', '6.2.3'],
  ['A-21', undefined],
  ['AOI-S11', undefined],
  ['EU-26.5', undefined],
  ['law.setup', undefined],
  ['trait.blitz', undefined],
])('the chip of the rule %s shows %s', (rule, expected) => {
  expect(ruleNumber(rule)).toBe(expected);
});

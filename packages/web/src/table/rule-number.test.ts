import { expect, test } from 'vitest';
import { ruleNumber } from './rule-number.ts';

test.each([
  ['4.5.1.I', '4.5.1.I'],
  ['A-21', 'A-21'],
  ['EU-26.5', 'EU-26.5'],
  ['law.6.2.3', '6.2.3'],
  ['law.setup', undefined],
  ['trait.blitz', undefined],
])('the chip of the rule %s shows %s', (rule, expected) => {
  expect(ruleNumber(rule)).toBe(expected);
});

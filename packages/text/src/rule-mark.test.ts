import type { RuleId } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { createRenderer } from './renderer.ts';
import { inBrackets, ruleMark, ruleNumber } from './rule-mark.ts';

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

const words = createRenderer('pl', { 'ref.trait.blitz': 'Blitz po polsku' });

test.each([
  ['4.5.1.I', '4.5.1.I'],
  ['law.6.2.3', '6.2.3'],
  ['law.V.6', 'V.6'],
  ['A-21', 'A-21'],
  ['S-A', 'S-A'],
  ['EU-26.5', 'EU-26.5'],
  ['trait.blitz', 'Blitz po polsku'],
  ['law.setup', undefined],
  ['card.cobbler', undefined],
])('behind a line the rule %s is marked by %s', (rule, expected) => {
  expect(ruleMark(words, rule as RuleId)).toBe(expected);
  expect(inBrackets(words, rule as RuleId)).toBe(expected === undefined ? '' : ` [${expected}]`);
});

test('a line without a rule has no mark', () => {
  expect(inBrackets(words, undefined)).toBe('');
});

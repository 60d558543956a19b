import { expect, test } from 'vitest';
import { OWN_RULES } from '../../rules/pack-view.ts';
import { guessMet } from './guess-met.ts';

const visit = (node: string, chart = 'main-turn') => ({ chart, node, by: 'no' });
/** MT7 and MT8 are from the rulebook, the others are our guess. */
const WAY = [visit('MT1'), visit('MT2'), visit('MT7'), visit('MT8'), visit('UN1', 'unrest')];

test('is the nearest before a line, and none before the first', () => {
  const met = [0, 1, 3, 4].map((at) => guessMet(OWN_RULES, WAY, at, () => true)?.node);
  expect(met).toEqual(['MT1', 'MT2', 'MT2', 'UN1']);
  expect(guessMet(OWN_RULES, WAY, -1, () => true)).toBeUndefined();
});

test('passes over what was said already', () => {
  expect(guessMet(OWN_RULES, WAY, 3, ({ node }) => node !== 'MT2')?.node).toBe('MT1');
  expect(guessMet(OWN_RULES, WAY, 3, () => false)).toBeUndefined();
});

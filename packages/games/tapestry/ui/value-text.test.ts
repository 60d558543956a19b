import type { MessageId } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { NO_PATH } from '../rules/view.ts';
import { GOALS, valueText } from './value-text.ts';

const why = (id: string): MessageId => id as MessageId;
const sentences = Object.values(
  import.meta.glob<Record<string, string>>('../text/en/rules.json', {
    eager: true,
    import: 'default',
  }),
)[0];

it.each([
  ['why.middleIsland', NO_PATH, '∞'],
  ['why.closestToLonely', NO_PATH, '∞'],
  ['why.closestToYou', NO_PATH, '∞'],
  ['why.farthest', NO_PATH, '∞'],
  ['why.farthest', NO_PATH - 1, undefined],
  ['why.closestToYou', 0, undefined],
  // No way is measured here: the number is a number.
  ['why.readingOrder', NO_PATH, undefined],
] as const)('%s of %i is written %s', (id, value, text) => {
  expect(valueText(why(id), value)).toBe(text);
});

it('the game says every one of these sentences', () => {
  for (const id of Object.keys(GOALS)) expect(sentences).toHaveProperty([id]);
});

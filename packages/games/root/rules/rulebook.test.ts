import { fileURLToPath } from 'node:url';
import { rulebookTests } from '@empty-chair/testkit/rulebook';
import { expect, test } from 'vitest';
import rulebook from '../rulebook.json' with { type: 'json' };

rulebookTests({ folder: fileURLToPath(new URL('..', import.meta.url)), rulebook });

test('the rulebook lists every rule from 1.1.1 to 7.7.6 and every ruling from A-01 on, without a gap', () => {
  const ids = Object.keys(rulebook);
  const rulings = ids.filter((id) => id.startsWith('A-'));
  expect(rulings).toEqual(rulings.map((_, i) => `A-${String(i + 1).padStart(2, '0')}`));
  expect(rulings.length).toBeGreaterThanOrEqual(42);
  const sections = new Set(ids.map((id) => id.split('.')[0]));
  for (const section of ['1', '2', '3', '4', '5', '6', '7']) expect(sections).toContain(section);
});

import { checkCatalogues } from '@empty-chair/text/checks';
import cs from '@empty-chair/uikit/text/cs/europa-turn.json';
import en from '@empty-chair/uikit/text/en/europa-turn.json';
import pl from '@empty-chair/uikit/text/pl/europa-turn.json';
import { expect, test } from 'vitest';

test('the same sentences in every language, with the plurals of each', () => {
  expect(checkCatalogues({ en, pl, cs })).toEqual([]);
});

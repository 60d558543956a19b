import { checkCatalogues } from '@empty-chair/text/checks';
import cs from '@empty-chair/uikit/text/cs/europa-board.json';
import en from '@empty-chair/uikit/text/en/europa-board.json';
import pl from '@empty-chair/uikit/text/pl/europa-board.json';
import { expect, test } from 'vitest';

test('the same sentences in every language, with the plurals of each', () => {
  expect(checkCatalogues({ en, pl, cs })).toEqual([]);
});

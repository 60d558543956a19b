import { checkCatalogues } from '@empty-chair/text/checks';
import cs from '@empty-chair/uikit/text/cs/tapestry-board.json';
import en from '@empty-chair/uikit/text/en/tapestry-board.json';
import pl from '@empty-chair/uikit/text/pl/tapestry-board.json';
import { expect, test } from 'vitest';

test('the same sentences in every language, with the plurals of each', () => {
  expect(checkCatalogues({ en, pl, cs })).toEqual([]);
});

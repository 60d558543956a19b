import { checkCatalogues } from '@empty-chair/text/checks';
import { expect, test } from 'vitest';
import cs from '../text/cs/common.json';
import en from '../text/en/common.json';
import pl from '../text/pl/common.json';

test('the same sentences in every language, with the plurals of each', () => {
  expect(checkCatalogues({ en, pl, cs })).toEqual([]);
});

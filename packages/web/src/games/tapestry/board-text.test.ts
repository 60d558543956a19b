import { checkCatalogues } from '@empty-chair/text/checks';
import { expect, test } from 'vitest';
import cs from '../../../text/cs/tapestry-board.json';
import en from '../../../text/en/tapestry-board.json';
import pl from '../../../text/pl/tapestry-board.json';

test('the same sentences in every language, with the plurals of each', () => {
  expect(checkCatalogues({ en, pl, cs })).toEqual([]);
});

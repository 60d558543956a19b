import { checkCatalogues } from '@empty-chair/text/checks';
import { expect, test } from 'vitest';
import cs from '../../../text/cs/europa-board.json';
import en from '../../../text/en/europa-board.json';
import pl from '../../../text/pl/europa-board.json';

test('the same sentences in every language, with the plurals of each', () => {
  expect(checkCatalogues({ en, pl, cs })).toEqual([]);
});

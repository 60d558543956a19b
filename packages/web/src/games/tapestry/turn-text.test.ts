import { checkCatalogues } from '@empty-chair/text/checks';
import { expect, test } from 'vitest';
import cs from '../../../text/cs/tapestry-turn.json';
import en from '../../../text/en/tapestry-turn.json';
import pl from '../../../text/pl/tapestry-turn.json';

test('the same sentences in every language, with the plurals of each', () => {
  expect(checkCatalogues({ en, pl, cs })).toEqual([]);
});

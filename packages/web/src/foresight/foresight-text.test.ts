import { checkCatalogues } from '@empty-chair/text/checks';
import { expect, it } from 'vitest';
import cs from '../../text/cs/foresight.json';
import en from '../../text/en/foresight.json';
import pl from '../../text/pl/foresight.json';

it('speaks three languages with the same sentences, placeholders and plural forms', () => {
  expect(checkCatalogues({ en, pl, cs })).toEqual([]);
});

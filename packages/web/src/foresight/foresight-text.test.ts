import { checkCatalogues } from '@empty-chair/text/checks';
import cs from '@empty-chair/uikit/text/cs/foresight.json';
import en from '@empty-chair/uikit/text/en/foresight.json';
import pl from '@empty-chair/uikit/text/pl/foresight.json';
import { expect, it } from 'vitest';

it('speaks three languages with the same sentences, placeholders and plural forms', () => {
  expect(checkCatalogues({ en, pl, cs })).toEqual([]);
});

import { createRenderer } from '@empty-chair/text/renderer';
import { expect, test } from 'vitest';
import { setupChoices } from '../../rules/view.ts';
import cs from '../../text/cs/rules.json' with { type: 'json' };
import en from '../../text/en/rules.json' with { type: 'json' };
import pl from '../../text/pl/rules.json' with { type: 'json' };

test.each([
  ['en', en],
  ['pl', pl],
  ['cs', cs],
] as const)(
  'in %s a side of the board is named by a range, not by its id, in the set-up list too',
  (language, rules) => {
    const { name } = createRenderer(language, rules);
    const names = setupChoices.sides.map(({ id }) => name({ kind: 'side', id }));
    expect(names).toEqual(['1–3', '3–5']);
  },
);

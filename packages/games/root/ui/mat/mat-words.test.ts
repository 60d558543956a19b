import { expect, test } from 'vitest';
import cs from '../../text/cs/ui.json' with { type: 'json' };
import en from '../../text/en/ui.json' with { type: 'json' };
import pl from '../../text/pl/ui.json' with { type: 'json' };

/** What people at the table do with cards of their own hands. */
const OF_HANDS = ['ui.mat.plot.extortion'];

test.each([
  ['en', en, /\b(draw|shuffl|discard|put back)/i],
  ['pl', pl, /\b(dobier|tasuj|potasuj|odrzuc|odrzuć)/i],
  ['cs', cs, /(táhn|zamích|odhod|odhoď|odhaz)/i],
] as const)('a mat tells of no chore with cards that the app may hold: %s', (_, words, chore) => {
  const told = Object.entries(words).filter(
    ([id, text]) => id.startsWith('ui.mat.') && !OF_HANDS.includes(id) && chore.test(text),
  );
  expect(told).toEqual([]);
});

import type { MessageId } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { refusalOf } from './turn-panel.ts';

const why = { id: 'why.not' as MessageId };

it('tells a refusal where the finger was: by what was said, else by the tap', () => {
  const said = { refusal: { of: { tap: 'say', words: 'conquer C4' }, why } };
  expect(refusalOf(said, 'explore', 'conquer')).toBe(why);
  expect(refusalOf(said, 'say')).toBeUndefined();
  expect(refusalOf({ refusal: { of: { tap: 'place' }, why } }, 'place')).toBe(why);
  expect(refusalOf({ refusal: undefined }, 'place')).toBeUndefined();
});

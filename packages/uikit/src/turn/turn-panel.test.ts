import type { MessageId } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { refusalOf } from './turn-panel.ts';

const why = { id: 'why.not' as MessageId };

it('tells a refusal where the finger was: by what was said, else by the tap', () => {
  type Tap = { tap: 'say'; input: { kind: 'explore' | 'conquer' } } | { tap: 'place' };
  const refused = (of: Tap) => ({ refusal: { of, why } });
  const said = refused({ tap: 'say', input: { kind: 'conquer' } });
  expect(refusalOf(said, 'explore', 'conquer')).toBe(why);
  expect(refusalOf(said, 'say')).toBeUndefined();
  expect(refusalOf(refused({ tap: 'place' }), 'place')).toBe(why);
  expect(refusalOf({ refusal: undefined }, 'place')).toBeUndefined();
});

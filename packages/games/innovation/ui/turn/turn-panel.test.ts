import type { MessageId } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { refusalOf } from './turn-panel.ts';

const why = { id: 'why.not' as MessageId };

it('tells a refusal where the finger was: by what was said, else by the tap', () => {
  const said = { refusal: { of: { tap: 'say', input: { kind: 'city' } }, why } } as const;
  expect(refusalOf(said, 'shipping', 'city')).toBe(why);
  expect(refusalOf(said, 'say')).toBeUndefined();
  const tapped = { tap: 'place', place: { kind: 'hex', id: 'E10' } } as const;
  expect(refusalOf({ refusal: { of: tapped, why } }, 'place')).toBe(why);
  expect(refusalOf({ refusal: undefined }, 'place')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { padKind } from './pad-kind.ts';

const refs = (kind: string, ...ids: string[]) => ids.map((id) => ({ kind, id }));

it('shows cards as cards, amounts as numbers, tiles as tiles and plain words as they are', () => {
  expect(padKind(refs('card', '1', '14'))).toBe('cards');
  expect(padKind(refs('power', '3', '0'))).toBe('numbers');
  expect(padKind(refs('points', '0', '15'))).toBe('numbers');
  expect(padKind(refs('bonus', '4'))).toBe('tiles');
  expect(padKind(refs('terrain', 'lake', 'forest'))).toBe('tiles');
  expect(padKind(refs('answer', 'done', 'none'))).toBeUndefined();
  expect(padKind([...refs('card', '1'), ...refs('answer', 'none')])).toBeUndefined();
});

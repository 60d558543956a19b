import { expect, it } from 'vitest';
import { padKind } from './pad-kind.ts';

const refs = (kind: string, ...ids: string[]) => ids.map((id) => ({ kind, id }));

it('shows cards as cards, the science die as tracks, and a few answers with their signs', () => {
  expect(padKind(refs('card', '1', '22'))).toBe('cards');
  expect(padKind(refs('track', 'science', 'military'))).toBe('tracks');
  expect(padKind(refs('yourTrap', 'no', 'yes'))).toBe('signs');
  expect(padKind(refs('trap', 'none', '1'))).toBe('signs');
  expect(padKind(refs('more', 'human', 'nobody'))).toBe('signs');
  expect(padKind(refs('civilization', 'explorers'))).toBe('signs');
  expect(padKind(refs('answer', 'done'))).toBeUndefined();
  expect(padKind([...refs('card', '1'), ...refs('answer', 'none')])).toBeUndefined();
});

import type { MessageId } from '@empty-chair/kernel/words';
import type { ListedEntry } from '@empty-chair/uikit/turn/listed-entry.ts';
import { expect, test } from 'vitest';
import en from '../../text/en/ui.json' with { type: 'json' };
import { isTrapped, withTrap } from './trapped-entry.ts';

const at = { kind: 'hex', id: 'D3' };
const told = (id: string) => ({ id: id as MessageId, params: { at } });
const attack = (...results: readonly string[]): ListedEntry => ({
  index: 4,
  input: 'conquer D3',
  message: { id: 'did.conquer' as MessageId, params: { at, who: { kind: 'player', id: 'human' } } },
  results: results.map(told),
});

test('TRAP-1: an attack that ran into a Trap is not listed as a conquest', () => {
  const trapped = withTrap(attack('do.trapSprung', 'do.yourOutpostFalls'));
  expect(isTrapped(trapped)).toBe(true);
  expect(en[trapped.message.id as string as keyof typeof en]).toContain('trapped');
  expect(trapped.message.params).toEqual(attack().message.params);
});

test('without a Trap it is', () => {
  const conquered = attack('do.noTrap');
  expect(withTrap(conquered)).toBe(conquered);
});

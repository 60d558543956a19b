import type { Message, MessageId } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import { expect, test } from 'vitest';
import { eyrie, human, readPosition } from '../../examples/position.ts';
import { sidesOf } from './sides.ts';

const ask: Message = {
  id: 'ask.dice' as MessageId,
  params: {
    at: { kind: 'clearing', id: '11' },
    attacker: { kind: 'faction', id: 'eyrie' },
    defender: { kind: 'faction', id: 'marquise' },
  },
};

test('a roll is asked for with who attacks whom, and with how many', () => {
  const seats = [human('marquise'), eyrie()];
  const position = readPosition({ board: '1 M1 keep; 11 M2 E6', seats });
  expect(sidesOf(ask, position as object as AnyState)).toEqual([
    { faction: 'eyrie', n: 6 },
    { faction: 'marquise', n: 2 },
  ]);
  // Buildings alone defend themselves too.
  const bare = readPosition({ board: '11 E6 sawmill', seats });
  expect(sidesOf(ask, bare as object as AnyState)[1]).toEqual({
    faction: 'marquise',
    n: undefined,
  });
});

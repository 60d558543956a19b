import type { Happening, MessageId, RuleId } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { drawnCard } from './drawn-card.ts';

const line = (id: string, card?: string): Happening => ({
  rule: 'EU-4.2' as RuleId,
  id: id as MessageId,
  ...(card !== undefined && { params: { card: { kind: 'card', id: card } } }),
});

test('is the last one drawn up to the line, and the next one before that', () => {
  const lines = [
    line('do.spend'),
    line('see.card', '4'),
    line('do.spend'),
    line('do.drawCard', '9'),
  ];
  expect([0, 1, 2, 3, 4].map((at) => drawnCard(lines, at))).toEqual(['4', '4', '4', '9', '9']);
});

test('a turn without a card has none, and a card that is only named is not drawn', () => {
  expect(drawnCard([line('do.spend')], 0)).toBeUndefined();
  expect(drawnCard([line('did.card', '7')], 0)).toBeUndefined();
});

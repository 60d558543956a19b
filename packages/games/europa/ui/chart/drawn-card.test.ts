import type { Happening, MessageId, RuleId } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import { actionOfCard, drawnCard } from './drawn-card.ts';

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

describe('is named by the Action that was carried out', () => {
  const card = {
    number: 13,
    topAction: 'unrest',
    secondAction: 'spy',
    warAction: 'military',
    cost: 2,
  };
  test.each([
    ['the top one', ['main-turn', 'unrest'], 'unrest'],
    ['the second one, when the top one finds nothing to do', ['unrest', 'spy'], 'spy'],
    ['the War Action, whatever follows from it', ['main-turn', 'military', 'siege'], 'military'],
    ['the top one, while none is begun', ['main-turn'], 'unrest'],
  ])('%s', (_, charts, action) => {
    expect(
      actionOfCard(
        card,
        charts.map((chart) => ({ chart })),
      ),
    ).toBe(action);
  });
});

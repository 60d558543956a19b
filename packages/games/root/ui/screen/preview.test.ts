import { seat } from '@empty-chair/kernel/words';
import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { expect, test } from 'vitest';
import { alliance, eyrie, human, readPosition } from '../../examples/position.ts';
import type { SeatConfig } from '../../rules/config.ts';
import { previewOf } from './preview.ts';

/** The lines before a battle of the Marquise in clearing 5. */
function linesBefore(
  board: string,
  defender: 'alliance' | 'eyrie',
  other: SeatConfig = alliance(),
) {
  const state = readPosition({ board, seats: [human('marquise'), other, eyrie()] });
  const session = { state, seat: seat(0) } as object as TurnSession;
  const offer = { what: 'battle', fields: { at: 5, defender }, tapped: [] } as const;
  return previewOf(session, offer, { what: 'battle', given: {} }).lines.map(({ law }) => law);
}

test('law.8.2.6, 6.2.3: before a battle for sympathy Outrage is told', () => {
  expect(linesBefore('5 M2 sympathy', 'alliance')).toEqual(['6.2.3']);
  expect(linesBefore('5 M2 sympathy', 'alliance', human('alliance'))).toEqual(['law.8.2.6']);
  expect(linesBefore('5 M2 A1', 'alliance')).toEqual([]);
  expect(linesBefore('5 M2 E1 sympathy', 'eyrie')).toEqual([]);
});

import type { Message, MessageId } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { expect, test } from 'vitest';
import { eyrie, human, readPosition } from '../../examples/position.ts';
import type { Input } from '../../rules/view.ts';
import { fallenSince } from './fallen.ts';

const [ME, EYRIE] = [seat(0), seat(1)];

const removed = (faction: string, at: string, n: number): Message => ({
  id: 'do.removeWarriors' as MessageId,
  params: { faction: { kind: 'faction', id: faction }, at: { kind: 'clearing', id: at }, n },
});

/** The Marquise has said something, and then the Eyrie did all of this in one turn. */
function fallen(
  happened: readonly Message[],
  said: readonly { entered: Input; results: readonly Message[] }[] = [],
  board = '1 M1 keep; 3 E2 roost',
) {
  const soFar = [{ seat: ME }, { seat: EYRIE }, ...said.map(() => ({ seat: ME }))];
  const session = {
    seat: ME,
    state: readPosition({ board, seats: [human('marquise'), eyrie()] }),
    entriesSoFar: soFar,
    entriesThisTurn: said.map((_, index) => ({ index: index + 2 })),
    // What the Marquise lost by her own doing is long over.
    positionAfter: (entries: number) => ({
      happenings: entries === 2 ? happened : [removed('marquise', '12', 1)],
    }),
  };
  return fallenSince(session as object as TurnSession, said);
}

const hospitals = (n: number) => ({ entered: { kind: 'hospitals', n } as Input, results: [] });

test('law.hospitals: who fell in the turns of the others can be brought back when the own turn begins', () => {
  const lost = [
    removed('marquise', '11', 2),
    removed('eyrie', '11', 1),
    removed('marquise', '5', 1),
  ];
  expect(fallen(lost)).toEqual([
    { at: 11, n: 2 },
    { at: 5, n: 1 },
  ]);
  expect(fallen([removed('eyrie', '11', 1)])).toEqual([]);
});

test('law.hospitals: whoever is back is not offered again, the others are', () => {
  const lost = [removed('marquise', '11', 2), removed('marquise', '5', 1)];
  expect(fallen(lost, [hospitals(2)])).toEqual([{ at: 5, n: 1 }]);
  expect(fallen(lost, [hospitals(2), hospitals(1)])).toEqual([]);
});

test('law.hospitals: once something else is recorded only what falls by it counts', () => {
  const lost = [removed('marquise', '11', 2)];
  const wood = { entered: { kind: 'wood' } as Input, results: [] };
  expect(fallen(lost, [wood])).toEqual([]);
  expect(fallen(lost, [{ ...wood, results: [removed('marquise', '2', 1)] }])).toEqual([
    { at: 2, n: 1 },
  ]);
});

test('law.hospitals: without a keep there is no hospital', () => {
  expect(fallen([removed('marquise', '11', 2)], [], '1 M1; 3 E2 roost')).toEqual([]);
});

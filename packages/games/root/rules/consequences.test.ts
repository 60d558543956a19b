import type { Consequences } from '@empty-chair/kernel/module';
import { seat } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { alliance, eyrie, human, marquise, readPosition, vagabot } from '../examples/position.ts';
import type { SeatConfig } from './config.ts';
import { consequences } from './consequences.ts';

/** The second seat is the bot whose turn it was. */
const shown = ({ losses, taken, points }: Consequences) => ({
  lost: losses.map(({ place, seat: of, pieces }) => `${place.kind} ${place.id} ${of}:${pieces}`),
  taken: taken.map(({ kind, id }) => `${kind} ${id}`),
  points,
});
const between = (before: string, after: string, seats: readonly SeatConfig[]) =>
  shown(
    consequences(
      readPosition({ board: before, seats }),
      readPosition({ board: after, seats }),
      seat(1),
    ),
  );

const CATS = human('marquise');
const NOTHING = { lost: [], taken: [], points: 0 };

test.each<[string, string, string, Partial<ReturnType<typeof shown>>]>([
  ['nothing', '5 M2 E1', '5 M2 E1', {}],
  // Of the human's pieces.
  ['warriors', '5 M3 E9', '5 M1 E9', { lost: ['clearing 5 0:2'] }],
  ['buildings', '5 sawmill*2 E9', '5 sawmill E9', { lost: ['clearing 5 0:1'] }],
  ['tokens', '5 wood*3 E9', '5 E9', { lost: ['clearing 5 0:3'] }],
  [
    'all that stood in two clearings',
    '3 M1 E9 ; 5 M2 sawmill wood E9',
    '3 E9 ; 5 E9',
    { lost: ['clearing 3 0:1', 'clearing 5 0:4'] },
  ],
  [
    'warriors that the field hospitals bring to the keep are gone from where they stood',
    '3 keep M1 ; 5 M2 E9',
    '3 keep M3 ; 5 E9',
    { lost: ['clearing 5 0:2'] },
  ],
  [
    'a warrior that comes back makes no lost building good',
    '5 keep sawmill M1 E9',
    '5 keep M2 E9',
    { lost: ['clearing 5 0:1'] },
  ],
  // 5.2.1: most warriors and buildings rule, and ties are the Eyrie's.
  ['a clearing is ruled on a tie', '5 M2 E1', '5 M2 E2', { taken: ['clearing 5'] }],
  ['one that it ruled is not taken again', '5 M2 E2', '5 M2 E5', {}],
  ['one without anybody', '5', '5 E1', { taken: ['clearing 5'] }],
  ['one that it leaves is not taken', '5 E2', '5', {}],
  ['a roost where it ruled', '5 E2', '5 E2 roost', { taken: ['clearing 5'] }],
  ['a roost where it does not rule', '5 M9 E1', '5 M9 E1 roost', { taken: ['clearing 5'] }],
  // The score of the bot, and nobody else's.
  ['points made', '5 | E=3 | M=1', '5 | E=7 | M=5', { points: 4 }],
  ['points lost in turmoil', '5 | E=7', '5 | E=4', { points: -3 }],
])('Eyrie, %s: %s -> %s', (_, before, after, expected) => {
  expect(between(before, after, [CATS, eyrie()])).toEqual({ ...NOTHING, ...expected });
});

test('the Alliance takes a clearing by sympathy, and again by the base of a revolt', () => {
  const seats = [CATS, alliance()];
  expect(between('5 M2', '5 M2 sympathy', seats).taken).toEqual(['clearing 5']);
  expect(between('5 M9 sympathy', '5 M9 sympathy foxBase', seats).taken).toEqual(['clearing 5']);
});

test('a second building beside the first takes nothing', () => {
  const seats = [human('eyrie'), marquise()];
  expect(between('5 M2 sawmill', '5 M2 sawmill workshop', seats).taken).toEqual([]);
});

test('a pawn takes nothing and is no loss', () => {
  const bot = [CATS, vagabot()];
  expect(between('5 | V=0 @5 items:4/0', '5 | V=2 @7 items:4/0', bot)).toEqual({
    ...NOTHING,
    points: 2,
  });
  const played = [human('vagabond'), eyrie()];
  expect(between('5 | V=0 @5', '5 | V=0 @7', played)).toEqual(NOTHING);
});

test('what other bots lose is no loss of a human', () => {
  const seats = [CATS, eyrie(), alliance()];
  expect(between('5 A3 sympathy E9', '5 E9', seats).lost).toEqual([]);
});

test('each human’s losses are their own', () => {
  const seats = [CATS, eyrie(), human('alliance')];
  expect(between('5 M1 A3 sympathy E9', '5 E9', seats).lost).toEqual([
    'clearing 5 0:1',
    'clearing 5 2:4',
  ]);
});

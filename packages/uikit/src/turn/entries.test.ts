import type { AnyState } from '@empty-chair/registry/games';
import { expect, test } from 'vitest';
import type { TurnSession } from '../game-ui.ts';
import { entriesOf } from './entries.ts';

/** Somebody said this, one after the other, while nobody else was on turn. */
const session = (...said: readonly string[]) =>
  ({
    game: {
      module: {
        inputKey: (input: string) => input,
        inputMessage: (_: unknown, __: unknown, input: string) => ({ id: `did.${input}` }),
      },
    },
    seats: [],
    entriesThisTurn: said.map((input, index) => ({ index, entry: { seat: 0, input } })),
    positionAfter: (entries: number) => ({ happenings: [], state: entries }),
  }) as object as TurnSession;
const state = {} as object as AnyState;

const listed = (of: TurnSession, ending?: string) =>
  entriesOf(of, state, ending).map(({ index, input }) => `${index} ${input}`);

test('lists what was said this turn', () => {
  expect(listed(session('build', 'points'))).toEqual(['0 build', '1 points']);
});

test('begins anew after what ends a turn, where the same seat goes on', () => {
  const alone = session('build', 'done', 'points', 'done', 'scholar');
  expect(listed(alone, 'done')).toEqual(['4 scholar']);
  expect(listed(session('build', 'done'), 'done')).toEqual([]);
});

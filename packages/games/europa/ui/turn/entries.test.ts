import type { AnyState } from '@empty-chair/registry/games';
import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { expect, test } from 'vitest';
import { entriesOf, isFirstTurn } from './entries.ts';

const FRANCE = 0;
const pass = { seat: FRANCE, input: { kind: 'pass' } };
/** France has passed, as the last one: phase 3 begins with it. */
const session = (before: readonly object[] = []) =>
  ({
    seat: FRANCE,
    game: { module: { inputKey: () => 'pass', inputMessage: () => ({ id: 'did.pass' }) } },
    seats: [],
    entriesSoFar: [...before, pass],
    entriesThisTurn: [{ index: before.length, entry: pass }],
    positionAfter: () => ({
      happenings: ['do.pass', 'see.step.invasions', 'see.your.invasions'].map((id) => ({ id })),
    }),
  }) as object as TurnSession;
const state = {} as object as AnyState;

test('what the guide of a step says is no result of the pass before it', () => {
  const [entry] = entriesOf(session(), state);
  expect(entry?.results.map(({ id }) => id)).toEqual(['do.pass']);
});

test('somebody has a first turn until they have had one', () => {
  expect(isFirstTurn(session())).toBe(true);
  expect(isFirstTurn(session([{ seat: 1, input: 'bot-turn' }]))).toBe(true);
  expect(isFirstTurn(session([{ seat: FRANCE, input: { kind: 'done' } }]))).toBe(false);
});

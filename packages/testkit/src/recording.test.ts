import { expect, test } from 'vitest';
import { recordingOn } from './recording.ts';
import type { TallyState } from './tally-game.ts';
import { tally } from './tally-game.ts';

const at = (total: number): TallyState => ({ total, turn: 'human' });
const { record, unchanged } = recordingOn(tally, at);

test('tells what an input brings about', () => {
  expect(record('add 3', 4)).toEqual({ said: ['added n=3'], after: { total: 7, turn: 'bot' } });
});

test('for the seat that is given', () => {
  expect(() => record('add 3', 4, 1)).toThrow('notYourTurn');
});

test('notices when the position is changed', () => {
  expect(unchanged(4, ({ total }) => total)).toBe(4);
  const change = (state: TallyState): void => {
    state.total = 5;
  };
  expect(() => unchanged(4, change)).toThrow('the position was changed');
});

import { expect, test } from 'vitest';
import type { TallyState } from './tally-game.ts';
import { HUMAN, tally } from './tally-game.ts';
import { expectRefusal, refusedWhenTyped, toldInLog } from './typed-input.ts';

const state: TallyState = { total: 0, turn: 'human' };

refusedWhenTyped(tally, [['fly 3', 'data.notOneOf']]);
toldInLog(tally, { state, by: HUMAN }, [['add 3', 'add n=3']]);

test('a text that is read, refused otherwise, or good as a record fails', () => {
  expect(() => expectRefusal(tally, 'add 3', 'data.notOneOf')).toThrow(
    "expected 'nothing refused'",
  );
  expect(() => expectRefusal(tally, 'fly 3', 'no.number')).toThrow("expected 'data.notOneOf");
  const input = { ...tally.codecs.input, decode: () => ({ kind: 'add' as const, n: 3 }) };
  const lax = { ...tally, codecs: { ...tally.codecs, input } };
  expect(() => expectRefusal(lax, 'fly 3', 'data.notOneOf')).toThrow('to throw');
});

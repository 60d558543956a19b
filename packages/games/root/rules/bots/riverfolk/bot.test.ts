import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import { examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { scripted, stepsIn } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../../examples/position.ts';
import { human, readPosition, riverfolk } from '../../../examples/position.ts';
import { riverfolkExamples } from '../../../examples/riverfolk.ts';
import { root } from '../../module.ts';
import type { Input } from '../../verbs/verbs.ts';
import * as customers from '../customers/selections.ts';
import * as selections from './selections.ts';

examples(root, readPosition, riverfolkExamples);

test('9.4, 9.5, 9.6: the turn of the Riverfolk goes in the order of the rulebook', () => {
  const board = '12 M1 | R=0 market:STD-40,STD-41,STD-46,STD-33,STD-50';
  const seats = [human('marquise'), riverfolk({ difficulty: 'nightmare' })];
  const { trace } = scripted(
    root,
    { state: readPosition({ board, seats }), seat: seat(1) },
    { dice: ['0-0'] },
  );
  expect(stepsIn(trace)).toEqual([
    ...['birdsong', 'fillMarket', '-craft', 'order'],
    ...['daylight', 'buildAndGarrison', 'recruit', 'organize', 'battle'],
    ...['evening', '-scorePayments', 'racketeering', 'discardMarket', 'nightmare', '-pass'],
  ]);
});

describe('the criteria of the Riverfolk', () => {
  /** What comes of it must change: a criterion missing from the trace alone proves nothing. */
  const outcomes: readonly Example<Position, Input>[] = riverfolkExamples.map((example) => ({
    ...example,
    expect: {
      ...example.expect,
      choices: (example.expect.choices ?? []).map(({ rule, chosen }) => ({ rule, chosen })),
    },
  }));

  test('every one has an example that notices its loss', () => {
    const all = Object.entries({ ...selections, ...customers });
    const named = all.map(([name, selection]) => ({ name, selection }));
    const notices = () => someExampleFails(root, readPosition, outcomes);
    expect(survivors(named, notices)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { rngFromSeed } from './rng.ts';
import type { Question, Table } from './table.ts';
import { CHANCE_BY_APP, chooseAtRandom, chosenBy, within } from './table.ts';
import type { MessageId, RuleId } from './words.ts';
import { literal } from './words.ts';

const question = (answers: readonly string[]): Question<string> => ({
  rule: 'X-1' as RuleId,
  channel: 'choices',
  ask: { id: 'which' as MessageId },
  answers,
  ref: literal,
});

function tableWith(choicesAtTable: boolean): Table<string> {
  return {
    scene: 'scene',
    rng: rngFromSeed('table'),
    atTable: { ...CHANCE_BY_APP, choices: choicesAtTable },
    ask: ({ answers }) => answers[answers.length - 1] as never,
    emit: undefined,
    trace: undefined,
  };
}

describe('chooseAtRandom', () => {
  test('asks the generator or the table, and counts both as told', () => {
    const app = tableWith(false);
    const table = tableWith(true);
    expect(['a', 'b', 'c']).toContain(chooseAtRandom(app, question(['a', 'b', 'c'])));
    expect(chooseAtRandom(table, question(['a', 'b', 'c']))).toBe('c');
    expect(app.rng.snapshot().revealed).toBe(1);
    expect(table.rng.snapshot().revealed).toBe(1);
  });

  test('neither draws nor asks when there is only one', () => {
    for (const atTable of [false, true]) {
      const table = tableWith(atTable);
      expect(chooseAtRandom(table, question(['a']))).toBe('a');
      expect(table.rng.snapshot().revealed).toBe(0);
    }
  });

  test('keeps to the odds of the answers, where they have any', () => {
    const { rng } = tableWith(false);
    const uneven = {
      ...question(['a', 'b', 'c']),
      odds: (id: string) => ({ a: 2, b: 1 })[id] ?? 0,
    };
    const seen = { a: 0, b: 0, c: 0 };
    for (let n = 0; n < 3000; n += 1) seen[chosenBy(rng, uneven) as keyof typeof seen] += 1;
    expect(seen.c).toBe(0);
    expect(Math.abs(seen.a - 2000)).toBeLessThan(130);
    const table = { ...tableWith(false), rng };
    expect(['a', 'b']).toContain(chooseAtRandom(table, uneven));
  });

  test('has nothing to choose from', () => {
    expect(() => chooseAtRandom(tableWith(false), question([]))).toThrow(/X-1/);
  });
});

test('another scene at the same table', () => {
  const table = tableWith(true);
  const inner = within(table, 7);
  expect(inner).toEqual({ ...table, scene: 7 });
  expect(inner.rng).toBe(table.rng);
});

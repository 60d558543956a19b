import { describe, expect, test } from 'vitest';
import { rngFromSeed } from './rng.ts';
import type { Question, Table } from './table.ts';
import { CHANCE_BY_APP, chooseAtRandom, within } from './table.ts';
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

import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import { mutantsOf, survivors } from './mutation.ts';

interface Thing {
  readonly id: string;
  readonly open: boolean;
  readonly size: number;
  readonly cost: number;
}
const m = (id: string) => id as MessageId;

const choice: Selection<readonly Thing[], Thing> = {
  rule: 'X-1' as RuleId,
  options: (scene) => scene,
  filters: [{ why: m('open'), keep: (_, { open }) => open }],
  tiebreaks: [
    { why: m('size'), prefer: 'most', score: (_, { size }) => size },
    { why: m('cost'), prefer: 'least', score: (_, { cost }) => cost },
  ],
  lastTie: 'listed-first',
  ref: ({ id }) => literal(id),
};

const thing = (id: string, open: boolean, size: number, cost: number): Thing => ({
  id,
  open,
  size,
  cost,
});

const EXAMPLES: readonly (readonly [readonly Thing[], string])[] = [
  [[thing('shut', false, 9, 0), thing('a', true, 1, 1)], 'a'],
  [[thing('small', true, 1, 1), thing('big', true, 2, 2)], 'big'],
  [[thing('dear', true, 1, 2), thing('cheap', true, 1, 1)], 'cheap'],
];

function noticesWith(examples: typeof EXAMPLES): () => boolean {
  return () =>
    examples.some(([scene, wanted]) => {
      const table: Table<readonly Thing[]> = {
        scene,
        rng: rngFromSeed('x'),
        atTable: CHANCE_BY_APP,
        ask: () => {
          throw new Error('asked');
        },
        emit: undefined,
        trace: undefined,
      };
      return select(table, choice)?.id !== wanted;
    });
}

describe('survivors', () => {
  test('none when each criterion has its example', () => {
    expect(survivors([{ name: 'choice', selection: choice }], noticesWith(EXAMPLES))).toEqual([]);
  });

  test('names what no example notices', () => {
    const without = (index: number) =>
      survivors([{ name: 'choice', selection: choice }], noticesWith(EXAMPLES.toSpliced(index, 1)));
    expect(without(0)).toEqual(['choice/drop filter open']);
    expect(without(1)).toEqual([
      'choice/drop tiebreak size',
      'choice/flip size',
      'choice/swap size, cost',
    ]);
    expect(without(2)).toEqual(['choice/drop tiebreak cost', 'choice/flip cost']);
  });

  test('puts everything back, also when the examples crash', () => {
    const before = { filters: [...choice.filters], tiebreaks: [...choice.tiebreaks] };
    let calls = 0;
    const crash = () => {
      calls += 1;
      if (calls > 1) throw new Error('crash');
      return false;
    };
    expect(() => survivors([{ name: 'choice', selection: choice }], crash)).toThrow('crash');
    expect([...choice.filters]).toEqual(before.filters);
    expect([...choice.tiebreaks]).toEqual(before.tiebreaks);
    expect(choice.tiebreaks.map(({ prefer }) => prefer)).toEqual(['most', 'least']);
  });

  test('starts only from examples that hold', () => {
    expect(() => survivors([], () => true)).toThrow(/without any mutation/);
  });

  test('makes every mutant once', () => {
    expect(mutantsOf(choice).map(({ name }) => name)).toEqual([
      'drop filter open',
      'drop tiebreak size',
      'drop tiebreak cost',
      'flip size',
      'flip cost',
      'swap size, cost',
    ]);
  });
});

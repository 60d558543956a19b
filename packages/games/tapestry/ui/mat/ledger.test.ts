import type { Message, MessageId, Params } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { ledgerOf } from './ledger.ts';

const line = (id: string, params?: Params): Message =>
  params === undefined ? { id: id as MessageId } : { id: id as MessageId, params };
const ref = (kind: string, id: string) => ({ kind, id });
const score = (id: string, n: number, each: number) =>
  line('do.scoreLine', { line: ref('line', id), n, each, points: n * each });

it('has nothing to tell of a turn that is no income turn', () => {
  expect(ledgerOf([])).toBeUndefined();
  expect(ledgerOf([line('do.drawPair'), line('do.advance', { n: 5 })])).toBeUndefined();
});

it('adds up what an income turn brought: lines, bonuses, achievements', () => {
  const ledger = ledgerOf([
    line('do.incomeTurn', { n: 3 }),
    line('do.advance', { who: ref('player', 'automa'), track: ref('track', 'science'), n: 12 }),
    line('do.achievement', {
      achievement: ref('achievement', 'completeTrack'),
      place: 1,
      n: 10,
      total: 30,
    }),
    line('do.score', { source: ref('source', 'civilization'), n: 2, total: 32 }),
    // A civilization that brought nothing is no line of the account.
    line('do.score', { source: ref('source', 'civilization'), n: 0, total: 32 }),
    score('landmarks', 2, 2),
    score('territories', 3, 2),
    score('militaryScience', 6, 1),
    line('do.firstToEra', { n: 5, era: 3 }),
    line('do.total', { total: 53 }),
    line('do.shuffle', { n: 12 }),
  ]);
  expect(ledger?.turn).toBe(3);
  // 10 and 2, then 4, 6 and 6 of the mat, 5 for the era.
  expect(ledger?.rows.map(({ points }) => points)).toEqual([10, 2, 4, 6, 6, 5]);
  expect(ledger?.rows.map(({ label }) => label.id)).toEqual([
    'completeTrack',
    'civilization',
    'landmarks',
    'territories',
    'militaryScience',
    'firstToEra',
  ]);
  expect(ledger?.rows[2]).toMatchObject({ n: 2, each: 2 });
  expect(ledger?.sum).toBe(33);
  expect(ledger?.total).toBe(53);
});

it('grows with the ticks, and knows no total before it is told', () => {
  const begun = ledgerOf([line('do.incomeTurn', { n: 2 })]);
  expect(begun).toEqual({ turn: 2, rows: [], sum: 0, total: undefined });
  expect(ledgerOf([line('do.incomeTurn', { n: 2 }), score('landmarks', 0, 1)])?.rows).toHaveLength(
    1,
  );
});

import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import { runPhases } from '@empty-chair/kernel/steps';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { RuleCoverage } from './rule-coverage.ts';

const m = (id: string) => id as MessageId;
const rule = (id: string) => id as RuleId;

const lowEven: Selection<readonly number[], number> = {
  rule: rule('R-2'),
  options: (scene) => scene,
  filters: [
    { why: m('even'), keep: (_, n) => n % 2 === 0 },
    { why: m('positive'), rule: rule('R-5'), keep: (_, n) => n > 0 },
  ],
  tiebreaks: [
    { why: m('low'), prefer: 'least', score: (_, n) => Math.floor(n / 10) },
    { why: m('same'), prefer: 'most', score: () => 0 },
  ],
  lastTie: 'listed-first',
  ref: (n) => literal(String(n)),
};
const unused: Selection<undefined, number> = {
  rule: rule('R-9'),
  options: () => [],
  filters: [{ why: m('never'), keep: () => true }],
  tiebreaks: [],
  lastTie: 'impossible',
  ref: (n) => literal(String(n)),
};

test('counts what was at work and lists what was not', () => {
  const coverage = new RuleCoverage();
  const table = {
    scene: [1, 2, 4, 12],
    rng: rngFromSeed('x'),
    atTable: CHANCE_BY_APP,
    ask: () => {
      throw new Error('asked');
    },
    emit: coverage.emit,
    trace: coverage,
  };
  runPhases(
    table,
    [
      {
        id: 'phase',
        rule: rule('R-1'),
        steps: [
          { id: 'choose', rule: rule('R-2'), run: (at) => void select(at, lowEven) },
          { id: 'tell', rule: rule('R-3'), run: (at) => at.emit?.(rule('R-4'), m('told')) },
          {
            id: 'skipped',
            rule: rule('R-6'),
            when: { why: m('no'), holds: () => false },
            run: () => {},
          },
        ],
      },
    ],
    () => false,
  );
  expect(coverage.rules.get('R-2')).toEqual({ entered: 1, skipped: 0, offered: 1, emitted: 0 });
  expect(coverage.rules.get('R-4')).toEqual({ entered: 0, skipped: 0, offered: 0, emitted: 1 });
  const rulebook = ['R-1', 'R-2', 'R-3', 'R-4', 'R-5', 'R-6', 'R-7'];
  const selections = [
    { name: 'lowEven', selection: lowEven },
    { name: 'unused', selection: unused },
  ];
  expect(coverage.report(rulebook, selections)).toEqual({
    neverSeen: ['R-7'],
    onlySkipped: ['R-6'],
    neverRejected: ['R-2/positive', 'R-9/never'],
    neverDecided: ['R-2/same'],
  });
});

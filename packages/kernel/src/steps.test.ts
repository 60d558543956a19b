import { describe, expect, test } from 'vitest';
import { rngFromSeed } from './rng.ts';
import type { Phase, Step } from './steps.ts';
import { runPhases, runSteps } from './steps.ts';
import type { Table } from './table.ts';
import { CHANCE_BY_APP } from './table.ts';
import type { TraceNode } from './trace.ts';
import { Recorder } from './trace.ts';
import type { MessageId, RuleId } from './words.ts';

interface Scene {
  readonly ran: string[];
  readonly most: number;
}

const rule = (id: string) => id as RuleId;
const over = ({ ran, most }: Scene): boolean => ran.length >= most;

const step = (id: string, when?: boolean): Step<Scene> => ({
  id,
  rule: rule(`R-${id}`),
  ...(when !== undefined && { when: { why: 'why' as MessageId, holds: () => when } }),
  run: ({ scene }) => {
    scene.ran.push(id);
  },
});

const phases: readonly Phase<Scene>[] = [
  { id: 'one', rule: rule('P-1'), steps: [step('a'), step('b', false), step('c', true)] },
  { id: 'two', rule: rule('P-2'), steps: [step('d')] },
];

function tableFor(most: number): Table<Scene> & { recorder: Recorder } {
  const recorder = new Recorder();
  return {
    scene: { ran: [], most },
    rng: rngFromSeed('steps'),
    atTable: CHANCE_BY_APP,
    ask: () => {
      throw new Error('asked');
    },
    emit: recorder.emit,
    trace: recorder,
    recorder,
  };
}

/** `one(a -b c)`: steps in brackets, skipped ones with a minus. */
const outline = (nodes: readonly TraceNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'skip') return `-${node.step}`;
      if (node.kind !== 'step') return node.kind;
      return node.inside.length === 0 ? node.step : `${node.step}(${outline(node.inside)})`;
    })
    .join(' ');

describe('phases', () => {
  test('run their steps in order and skip those whose condition does not hold', () => {
    const table = tableFor(9);
    runPhases(table, phases, over);
    expect(table.scene.ran).toEqual(['a', 'c', 'd']);
    expect(outline(table.recorder.root)).toBe('one(a -b c) two(d)');
  });

  test('end as soon as the turn is over', () => {
    const table = tableFor(1);
    runPhases(table, phases, over);
    expect(table.scene.ran).toEqual(['a']);
    expect(outline(table.recorder.root)).toBe('one(a)');
  });

  test('a phase may be cut short without those after it', () => {
    const table = tableFor(9);
    const cut = { ...phases[0], until: ({ ran }: Scene) => ran.includes('a') } as Phase<Scene>;
    runPhases(table, [cut, ...phases.slice(1)]);
    expect(table.scene.ran).toEqual(['a', 'd']);
    expect(outline(table.recorder.root)).toBe('one(a) two(d)');
  });

  test('a phase that is not called for, or over before it begins, is left out', () => {
    const table = tableFor(9);
    const [one, two] = phases as [Phase<Scene>, Phase<Scene>];
    const notCalledFor = { ...one, when: ({ ran }: Scene) => ran.length > 0 };
    const calledFor = { ...two, when: ({ ran }: Scene) => ran.length === 0 };
    const over = { ...one, until: ({ ran }: Scene) => ran.includes('d') };
    runPhases(table, [notCalledFor, calledFor, over]);
    expect(outline(table.recorder.root)).toBe('two(d)');
  });

  test('a step is handed its rule', () => {
    const seen: string[] = [];
    const run: Step<Scene>['run'] = (_, by) => void seen.push(by);
    runSteps(tableFor(9), [{ id: 'x', rule: rule('R-7'), run }]);
    expect(seen).toEqual(['R-7']);
  });

  test('go the same way without a trace', () => {
    const table = { ...tableFor(9), trace: undefined, emit: undefined };
    runPhases(table, phases, over);
    expect(table.scene.ran).toEqual(['a', 'c', 'd']);
  });

  test('a step may run steps inside', () => {
    const table = tableFor(9);
    const outer: Step<Scene> = {
      id: 'outer',
      rule: rule('R-outer'),
      run: (at) => runSteps(at, [step('x'), step('y')], over),
    };
    runPhases(table, [{ id: 'one', rule: rule('P-1'), steps: [outer, step('z')] }], over);
    expect(outline(table.recorder.root)).toBe('one(outer(x y) z)');
  });
});

describe('the recorder', () => {
  test('puts happenings where they came, and counts them', () => {
    const table = tableFor(9);
    const tell = (id: string): Step<Scene> => ({
      id,
      rule: rule('R-1'),
      run: ({ emit }) => emit?.(rule('R-1'), id as MessageId, { n: 1 }),
    });
    runPhases(table, [{ id: 'one', rule: rule('P-1'), steps: [tell('a'), tell('b')] }], over);
    const { recorder } = table;
    expect(recorder.happenings).toEqual([
      { rule: 'R-1', id: 'a', params: { n: 1 } },
      { rule: 'R-1', id: 'b', params: { n: 1 } },
    ]);
    expect(outline(recorder.root)).toBe('one(a(happening) b(happening))');
    expect(JSON.stringify(recorder.root)).toContain('"index":1');
  });

  test('leaving more than was entered does no harm', () => {
    const recorder = new Recorder();
    recorder.leave();
    recorder.enter(rule('R-1'), 'a');
    expect(outline(recorder.root)).toBe('a');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Broken } from './errors.ts';
import { rngFromSeed } from './rng.ts';
import type { Filter, Gathering, LastTie, Selection, Tiebreak } from './select.ts';
import { bestOf, each, hasOption, rank, select } from './select.ts';
import type { Question, Table } from './table.ts';
import { CHANCE_BY_APP } from './table.ts';
import type { DecisionNode } from './trace.ts';
import { Recorder } from './trace.ts';
import type { MessageId, RuleId } from './words.ts';
import { literal } from './words.ts';

/** An option is its number and a row of facts; criteria look at one column each. */
interface Option {
  readonly id: number;
  readonly facts: readonly number[];
}
type Scene = readonly Option[];

const COLUMNS = 4;
const m = (id: string) => id as MessageId;
const fact = (option: Option, column: number): number => option.facts[column] ?? 0;

const filterOn = (column: number): Filter<Scene, Option> => ({
  why: m(`has ${column}`),
  keep: (_, option) => fact(option, column) > 0,
});
const tiebreakOn = (column: number, prefer: 'most' | 'least'): Tiebreak<Scene, Option> => ({
  why: m(`${prefer} ${column}`),
  prefer,
  score: (_, option) => fact(option, column),
});

const column = fc.nat(COLUMNS - 1);
const scenes = fc
  .array(fc.array(fc.integer({ min: -2, max: 2 }), { minLength: COLUMNS, maxLength: COLUMNS }), {
    maxLength: 12,
  })
  .map((rows): Scene => rows.map((facts, id) => ({ id, facts })));
const filters = fc.array(column.map(filterOn), { maxLength: 2 });
const tiebreaks = fc.array(
  fc
    .tuple(column, fc.constantFrom('most' as const, 'least' as const))
    .map(([c, prefer]) => tiebreakOn(c, prefer)),
  { maxLength: 3 },
);
const selections = (lastTie: LastTie) =>
  fc.record({ filters, tiebreaks }).map(
    (criteria): Selection<Scene, Option> => ({
      rule: 'X-1' as RuleId,
      options: (scene) => scene,
      ...criteria,
      lastTie,
      ask: m('which'),
      ref: ({ id }) => literal(String(id)),
    }),
  );

function tableOf<On = Scene>(scene: On, extra: Partial<Table<On>> = {}): Table<On> {
  return {
    scene,
    rng: rngFromSeed('select'),
    atTable: CHANCE_BY_APP,
    ask: () => {
      throw new Error('nobody to ask');
    },
    emit: undefined,
    trace: undefined,
    ...extra,
  };
}

// ---- the slow way: filter everything, sort everything ----------------------------

const vectorOf = (by: Selection<Scene, Option>, scene: Scene, option: Option): readonly number[] =>
  by.tiebreaks.map(
    ({ prefer, score }) => (prefer === 'most' ? -1 : 1) * score(scene, option, undefined),
  );

function compareVectors(one: readonly number[], other: readonly number[]): number {
  for (const [i, value] of one.entries()) {
    const difference = value - (other[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** All that pass the filters, best first; equals in the order in which they are listed. */
function slowOrder(scene: Scene, by: Selection<Scene, Option>): readonly Option[] {
  return by
    .options(scene, undefined)
    .filter((option) => by.filters.every(({ keep }) => keep(scene, option, undefined)))
    .map((option) => ({ option, vector: vectorOf(by, scene, option) }))
    .sort((a, b) => compareVectors(a.vector, b.vector) || a.option.id - b.option.id)
    .map(({ option }) => option);
}

/** The best and all that equal it. */
function slowTies(scene: Scene, by: Selection<Scene, Option>): readonly Option[] {
  const order = slowOrder(scene, by);
  const first = order[0];
  if (first === undefined) return [];
  const best = vectorOf(by, scene, first);
  return order.filter((option) => compareVectors(vectorOf(by, scene, option), best) === 0);
}

describe('select', () => {
  test('finds what sorting everything finds', () => {
    fc.assert(
      fc.property(scenes, selections('listed-first'), (scene, by) => {
        expect(select(tableOf(scene), by)).toBe(slowOrder(scene, by)[0]);
      }),
      { numRuns: 500 },
    );
  });

  test('a random last tie takes one of the equals, and draws only when there are several', () => {
    fc.assert(
      fc.property(scenes, selections('random'), fc.string(), (scene, by, seed) => {
        const rng = rngFromSeed(seed);
        const before = rng.snapshot();
        const chosen = select(tableOf(scene, { rng }), by);
        const ties = slowTies(scene, by);
        if (chosen === undefined) expect(ties).toEqual([]);
        else expect(ties).toContain(chosen);
        expect(rng.snapshot().revealed - before.revealed).toBe(ties.length > 1 ? 1 : 0);
      }),
    );
  });

  test('a human is asked about exactly the equals', () => {
    fc.assert(
      fc.property(scenes, selections('human'), fc.nat(), (scene, by, n) => {
        const asked: Question<unknown>[] = [];
        const ask = <A>(question: Question<A>): A => {
          asked.push(question as Question<unknown>);
          return question.answers[n % question.answers.length] as A;
        };
        const ties = slowTies(scene, by);
        const chosen = select(tableOf(scene, { ask }), by);
        expect(chosen).toBe(ties[ties.length > 1 ? n % ties.length : 0]);
        expect(asked.map(({ answers }) => answers)).toEqual(ties.length > 1 ? [ties] : []);
      }),
    );
  });

  test('an impossible tie is a bug with its rule', () => {
    fc.assert(
      fc.property(scenes, selections('impossible'), (scene, by) => {
        const run = () => select(tableOf(scene), by);
        const ties = slowTies(scene, by);
        if (ties.length > 1) expect(run).toThrow(/rule X-1/);
        else expect(run()).toBe(ties[0]);
      }),
    );
  });

  test('goes the same way with a trace', () => {
    fc.assert(
      fc.property(scenes, selections('random'), fc.string(), (scene, by, seed) => {
        const silent = rngFromSeed(seed);
        const traced = rngFromSeed(seed);
        const one = select(tableOf(scene, { rng: silent }), by);
        const other = select(tableOf(scene, { rng: traced, trace: new Recorder() }), by);
        expect(other).toBe(one);
        expect(traced.snapshot()).toEqual(silent.snapshot());
      }),
    );
  });

  test('never looks at an option that is out', () => {
    fc.assert(
      fc.property(scenes, selections('listed-first'), fc.boolean(), (scene, by, traced) => {
        const looked: (readonly [number, number])[] = [];
        const spied: Selection<Scene, Option> = {
          ...by,
          tiebreaks: by.tiebreaks.map((tiebreak, index) => ({
            ...tiebreak,
            score: (at, option) => {
              looked.push([index, option.id]);
              return tiebreak.score(at, option, undefined);
            },
          })),
        };
        select(tableOf(scene, traced ? { trace: new Recorder() } : {}), spied);
        for (const [index, id] of looked) {
          const before = { ...by, tiebreaks: by.tiebreaks.slice(0, index) };
          const left = slowTies(scene, before).map((option) => option.id);
          expect(left).toContain(id);
          expect(left.length).toBeGreaterThan(1);
        }
      }),
    );
  });

  test('the trace names each criterion, its values and who is left', () => {
    const scene: Scene = [
      { id: 0, facts: [0, 9] },
      { id: 1, facts: [1, 2] },
      { id: 2, facts: [1, 5] },
      { id: 3, facts: [1, 5] },
    ];
    const by: Selection<Scene, Option> = {
      rule: 'X-1' as RuleId,
      options: (at) => at,
      filters: [filterOn(0)],
      tiebreaks: [tiebreakOn(1, 'most'), tiebreakOn(2, 'least')],
      lastTie: 'listed-first',
      ref: ({ id }) => literal(String(id)),
    };
    const recorder = new Recorder();
    select(tableOf(scene, { trace: recorder }), by);
    const refs = (...all: number[]) => all.map((id) => literal(String(id)));
    expect(recorder.root).toEqual([
      {
        kind: 'decision',
        rule: 'X-1',
        options: refs(0, 1, 2, 3),
        narrowings: [
          narrowing('has 0', undefined, refs(0, 1, 2, 3), [0, 1, 1, 1], refs(1, 2, 3)),
          narrowing('most 1', 5, refs(1, 2, 3), [2, 5, 5], refs(2, 3)),
          narrowing('least 2', 0, refs(2, 3), [0, 0], refs(2, 3)),
        ],
        chosen: literal('2'),
        by: 'listed-first',
      },
    ]);
  });

  test('a filter that empties the list ends the selection', () => {
    const by: Selection<Scene, Option> = {
      rule: 'X-1' as RuleId,
      options: (at) => at,
      filters: [filterOn(0), filterOn(1)],
      tiebreaks: [],
      lastTie: 'impossible',
      ref: ({ id }) => literal(String(id)),
    };
    const recorder = new Recorder();
    expect(select(tableOf([{ id: 0, facts: [0, 1] }], { trace: recorder }), by)).toBeUndefined();
    const decision = recorder.root[0] as DecisionNode;
    expect(decision.narrowings.map(({ why }) => why)).toEqual(['has 0']);
    expect(decision.by).toBe('none');
  });

  test('a tie for chance or a human needs a question', () => {
    for (const lastTie of ['random', 'human'] as const) {
      const by: Selection<Scene, Option> = {
        rule: 'X-1' as RuleId,
        options: (at) => at,
        filters: [],
        tiebreaks: [],
        lastTie,
        ref: ({ id }) => literal(String(id)),
      };
      const scene = [0, 1].map((id) => ({ id, facts: [] }));
      expect(() => select(tableOf(scene), by)).toThrow(Broken);
    }
  });
});

describe('a counted tie', () => {
  const scene: Scene = [3, 0, 1, 2].map((id) => ({ id, facts: [id === 3 ? 0 : 1] }));
  const counted = (to: number): Selection<Scene, Option> => ({
    rule: 'X-1' as RuleId,
    options: (at) => at,
    filters: [filterOn(0)],
    tiebreaks: [],
    lastTie: 'counted',
    counting: { why: m('count'), rule: 'X-2' as RuleId, to: () => to, note: () => ({ to }) },
    ref: ({ id }) => literal(String(id)),
  });
  // What is left of the scene: 0, 1, 2.
  test.each([
    [1, 0],
    [3, 2],
    [4, 0],
    [-1, 2],
    [-2, 1],
    [-4, 2],
  ])('to %i takes option %i', (to, wanted) => {
    for (const trace of [undefined, new Recorder()]) {
      const table = tableOf(scene, trace === undefined ? {} : { trace });
      expect(select(table, counted(to))?.id).toBe(wanted);
    }
  });

  test('tells the number of each option', () => {
    const recorder = new Recorder();
    select(tableOf(scene, { trace: recorder }), counted(-4));
    const decision = recorder.root[0] as DecisionNode;
    const refs = [0, 1, 2].map((id) => literal(String(id)));
    expect(decision.narrowings.at(-1)).toEqual({
      rule: 'X-2',
      why: 'count',
      note: { to: -4 },
      best: 1,
      options: refs,
      values: [3, 2, 1],
      left: [refs[2]],
    });
    expect(decision.by).toBe('counted');
  });

  test('needs a counting', () => {
    const { counting: _, ...without } = counted(1);
    expect(() => select(tableOf(scene), without)).toThrow(Broken);
  });
});

test('a tiebreak that does not apply neither decides nor is told', () => {
  const scene: Scene = [0, 1].map((id) => ({ id, facts: [id, 1 - id] }));
  const by = (applies: boolean): Selection<Scene, Option> => ({
    rule: 'X-1' as RuleId,
    options: (at) => at,
    filters: [],
    tiebreaks: [{ ...tiebreakOn(0, 'most'), when: () => applies }, tiebreakOn(1, 'most')],
    lastTie: 'impossible',
    ref: ({ id }) => literal(String(id)),
  });
  for (const [applies, wanted, told] of [
    [true, 1, 'most 0'],
    [false, 0, 'most 1'],
  ] as const) {
    const recorder = new Recorder();
    expect(select(tableOf(scene), by(applies))?.id).toBe(wanted);
    expect(select(tableOf(scene, { trace: recorder }), by(applies))?.id).toBe(wanted);
    const decision = recorder.root[0] as DecisionNode;
    expect(decision.narrowings.map(({ why }) => why)).toEqual([told]);
  }
});

describe('rank', () => {
  test('gives the whole order, best first', () => {
    fc.assert(
      fc.property(scenes, selections('listed-first'), fc.boolean(), (scene, by, traced) => {
        const table = tableOf(scene, traced ? { trace: new Recorder() } : {});
        expect([...rank(table, by)]).toEqual(slowOrder(scene, by));
      }),
      { numRuns: 300 },
    );
  });

  test('draws nothing for options that are not asked for', () => {
    const by: Selection<Scene, Option> = {
      rule: 'X-1' as RuleId,
      options: (at) => at,
      filters: [],
      tiebreaks: [],
      lastTie: 'random',
      ask: m('which'),
      ref: ({ id }) => literal(String(id)),
    };
    const rng = rngFromSeed('lazy');
    const scene = [0, 1, 2].map((id) => ({ id, facts: [] }));
    for (const first of rank(tableOf(scene, { rng }), by)) {
      expect(scene).toContain(first);
      break;
    }
    expect(rng.snapshot().revealed).toBe(1);
    expect(new Set(rank(tableOf(scene, { rng }), by)).size).toBe(3);
    // Three options need two draws; one option needs none.
    expect(rng.snapshot().revealed).toBe(3);
  });
});

function narrowing(
  why: string,
  best: number | undefined,
  options: readonly unknown[],
  values: readonly number[],
  left: readonly unknown[],
) {
  return { rule: undefined, why, best, options, values, left };
}

describe('each', () => {
  test('gives all that meet the conditions in their order, with a trace and without', () => {
    fc.assert(
      fc.property(scenes, filters, fc.boolean(), (scene, conditions, traced) => {
        const recorder = new Recorder();
        const by: Gathering<Scene, Option> = {
          rule: 'X-1' as RuleId,
          options: (at) => at,
          filters: conditions,
          ref: ({ id }) => literal(String(id)),
        };
        const found = [...each(tableOf(scene, traced ? { trace: recorder } : {}), by)];
        const wanted = scene.filter((option) =>
          conditions.every(({ keep }) => keep(scene, option, undefined)),
        );
        expect(found).toEqual(wanted);
        if (!traced) return;
        const decision = recorder.root[0] as DecisionNode;
        expect(decision.by).toBe(wanted.length === 0 ? 'none' : 'each');
        expect(decision.chosen).toBeUndefined();
      }),
    );
  });

  /** Lamps in a row; whoever comes to a lit one switches the others as its list says. */
  type Lamp = { lit: boolean; readonly switches: readonly number[] };
  const lit: Gathering<readonly Lamp[], number> = {
    rule: 'X-3' as RuleId,
    options: (lamps) => lamps.map((_, at) => at),
    filters: [{ why: m('lit'), keep: (lamps, at) => lamps[at]?.lit === true }],
    ref: (at) => literal(String(at)),
  };
  const lamps = (): readonly Lamp[] => [
    { lit: true, switches: [1, 2] },
    { lit: true, switches: [3] },
    { lit: false, switches: [0, 3] },
    { lit: true, switches: [] },
  ];
  const walk = (trace?: Recorder) => {
    const row = lamps();
    const came: number[] = [];
    for (const at of each(tableOf(row, trace === undefined ? {} : { trace }), lit)) {
      came.push(at);
      for (const other of row[at]?.switches ?? []) {
        const lamp = row[other];
        if (lamp !== undefined) lamp.lit = !lamp.lit;
      }
    }
    return came;
  };

  test('asks each when its turn comes: what became impossible is left out, what became possible is done', () => {
    // 0 puts out 1 and lights 2; 2 puts out 0, which has had its turn, and 3.
    expect(walk()).toEqual([0, 2]);
  });

  test('the trace tells what it looked like as it began, and whoever differs by then', () => {
    const trace = new Recorder();
    expect(walk(trace)).toEqual([0, 2]);
    const told = (trace.root as readonly DecisionNode[]).map(({ by, options, chosen }) => [
      by,
      options.map(({ id }) => id).join(' '),
      chosen?.id,
    ]);
    expect(told).toEqual([
      ['each', '0 1 2 3', undefined],
      ['skipped', '1', undefined],
      ['added', '2', '2'],
      ['skipped', '3', undefined],
    ]);
  });

  test('stops asking when nobody goes on', () => {
    const trace = new Recorder();
    const row = lamps();
    for (const at of each(tableOf(row, { trace }), lit)) {
      expect(at).toBe(0);
      for (const lamp of row) lamp.lit = false;
      break;
    }
    expect(trace.root.length).toBe(1);
  });
});

describe('what a choice is about', () => {
  /** Options are those of the given column; each criterion sees what was given. */
  const about: Selection<Scene, Option, { readonly column: number; readonly least: number }> = {
    rule: 'X-2' as RuleId,
    options: (scene, { column }) => scene.filter((option) => fact(option, column) !== 0),
    filters: [
      {
        why: m('enough'),
        note: (_, { least }) => ({ least }),
        keep: (_, option, { column, least }) => fact(option, column) >= least,
      },
    ],
    tiebreaks: [
      {
        why: m('most'),
        prefer: 'most',
        when: (_, { least }) => least < 9,
        score: (_, option, { column }) => fact(option, column),
      },
    ],
    lastTie: 'counted',
    counting: { why: m('count'), rule: 'X-2' as RuleId, to: (_, { column }) => column + 1 },
    ref: ({ id }) => literal(String(id)),
  };
  const scene: Scene = [
    { id: 0, facts: [5, 1] },
    { id: 1, facts: [1, 7] },
    { id: 2, facts: [3, 7] },
    { id: 3, facts: [0, 0] },
  ];

  test.each([
    [{ column: 0, least: 1 }, 0, [0, 2, 1]],
    // Two with a seven: the second column counts to two.
    [{ column: 1, least: 2 }, 2, [2, 1]],
    [{ column: 0, least: 6 }, undefined, []],
  ])('is given when it is made: %o', (given, best, ranked) => {
    for (const table of [tableOf(scene), tableOf(scene, { trace: new Recorder() })]) {
      expect(select(table, about, given)?.id).toBe(best);
      expect([...rank(table, about, given)].map(({ id }) => id)).toEqual(ranked);
      expect([...each(table, about, given)].map(({ id }) => id)).toEqual(ranked.toSorted());
      expect(hasOption(scene, about, given)).toBe(ranked.length > 0);
    }
  });

  test.each([
    [{ column: 0, least: 1 }, [0]],
    [{ column: 1, least: 2 }, [1, 2]],
    [{ column: 0, least: 6 }, []],
  ])('what its last tie would be between: %o', (given, left) => {
    expect(bestOf(scene, about, given).map(({ id }) => id)).toEqual(left);
  });

  test('is told in the notes of its criteria', () => {
    const trace = new Recorder();
    select(tableOf(scene, { trace }), about, { column: 0, least: 3 });
    const [decision] = trace.root as readonly DecisionNode[];
    expect(decision?.narrowings[0]?.note).toEqual({ least: 3 });
  });
});

import type { TallyInput, TallyState } from '@empty-chair/testkit/tally-game';
import { DEFAULT, tally } from '@empty-chair/testkit/tally-game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rngFromSeed } from './rng.ts';
import type { Selection } from './select.ts';
import { bestOf, each, rank, select } from './select.ts';
import type { Policy } from './simulate.ts';
import type { Phase } from './steps.ts';
import { runPhases } from './steps.ts';
import type { Table } from './table.ts';
import { CHANCE_BY_APP } from './table.ts';
import { simulateUnrolled } from './unrolled.ts';
import type { MessageId, RuleId } from './words.ts';
import { literal } from './words.ts';

/** Options are the numbers of the rows; a criterion looks at one column. */
type Scene = readonly (readonly number[])[];
const COLUMNS = 4;
const why = 'why' as MessageId;
const at = (scene: Scene, option: number, column: number): number => scene[option]?.[column] ?? 0;

const column = fc.nat(COLUMNS - 1);
const row = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: COLUMNS, maxLength: COLUMNS });
const scenes = fc.array(row, { maxLength: 12 });
const criteria = fc.record({
  filters: fc.array(column, { maxLength: 2 }),
  tiebreaks: fc.array(
    fc.record({
      column,
      prefer: fc.constantFrom('most' as const, 'least' as const),
      when: fc.constantFrom(undefined, true, false),
    }),
    { maxLength: 3 },
  ),
});
type Criteria = typeof criteria extends fc.Arbitrary<infer T> ? T : never;

/** Given the least that a filter lets pass. */
const selectionOf = ({ filters, tiebreaks }: Criteria): Selection<Scene, number, number> => ({
  rule: 'X-1' as RuleId,
  options: (scene) => scene.map((_, option) => option),
  filters: filters.map((c) => ({
    why,
    keep: (scene, option, least) => at(scene, option, c) >= least,
  })),
  tiebreaks: tiebreaks.map(({ column: c, prefer, when }) => ({
    why,
    prefer,
    ...(when !== undefined && { when: () => when }),
    score: (scene, option) => at(scene, option, c),
  })),
  lastTie: 'listed-first',
  ref: (option) => literal(String(option)),
});

const tableOf = <S>(scene: S): Table<S> => ({
  scene,
  rng: rngFromSeed('a'),
  atTable: CHANCE_BY_APP,
  ask: () => {
    throw new Error('nobody to ask');
  },
  emit: undefined,
  trace: undefined,
});

/** Runs something while selections and outlines are unrolled, as they are inside a game. */
function inGame<T>(run: () => T): T {
  let result: T | undefined;
  const policy: Policy<TallyState, TallyInput> = {
    answer: ({ answers }) => answers[0] as never,
    input: (_state, _seat, legal) => legal()[0] as TallyInput,
  };
  simulateUnrolled(tally, DEFAULT, 'a', { policy, watch: () => (result ??= run()), most: 1 });
  return result as T;
}

/** What has been run, with the rule that it was handed. */
type Ran = string[];
/** A condition is met as long as no more than so many steps have been run; none where it is left out. */
const limit = fc.option(fc.nat(4), { nil: undefined });
const phase = fc.record({ when: limit, until: limit, steps: fc.array(limit, { maxLength: 3 }) });
type DrawnPhase = typeof phase extends fc.Arbitrary<infer T> ? T : never;

const phaseOf = ({ when, until, steps }: DrawnPhase, p: number): Phase<Ran> => ({
  id: `${p}`,
  rule: `P-${p}` as RuleId,
  ...(when !== undefined && { when: (ran) => ran.length <= when }),
  ...(until !== undefined && { until: (ran) => ran.length > until }),
  steps: steps.map((holds, s) => ({
    id: `${p}.${s}`,
    rule: `S-${p}.${s}` as RuleId,
    ...(holds !== undefined && { when: { why, holds: (ran: Ran) => ran.length <= holds } }),
    run: ({ scene }, by) => void scene.push(by),
  })),
});

describe('unrolled', () => {
  test('leaves what the common loop leaves', () => {
    fc.assert(
      fc.property(scenes, criteria, fc.integer({ min: -2, max: 2 }), (scene, wanted, least) => {
        const by = selectionOf(wanted);
        const table = tableOf(scene);
        const found = () => ({
          best: bestOf(scene, by, least),
          each: [...each(table, by, least)],
          first: select(table, by, least),
          ranked: [...rank(table, by, least)],
        });
        expect(inGame(found)).toEqual(found());
      }),
    );
  });

  test('does not go along with a copy that has other criteria', () => {
    const scene: Scene = [[1], [2]];
    const by = selectionOf({ filters: [], tiebreaks: [] });
    const { filters } = selectionOf({ filters: [0], tiebreaks: [] });
    expect(inGame(() => bestOf(scene, by, 2))).toEqual([0, 1]);
    expect(inGame(() => bestOf(scene, { ...by, filters }, 2))).toEqual([1]);
  });

  test('walks through phases as the common loop does', () => {
    fc.assert(
      fc.property(fc.array(phase, { maxLength: 3 }), fc.nat(6), (drawn, length) => {
        for (const over of [undefined, (ran: Ran) => ran.length >= length]) {
          const phases = drawn.map(phaseOf);
          const walked = (): Ran => {
            const table = tableOf<Ran>([]);
            runPhases(table, phases, over);
            return table.scene;
          };
          // A list is written out when it comes again.
          expect(inGame(() => [walked(), walked()])).toEqual([walked(), walked()]);
        }
      }),
    );
  });

  test('is left with the game, also with one that fails', () => {
    let isAsked = false;
    const scene: Scene = [[1, 0, 0, 0]];
    const table = { scene, rng: rngFromSeed('a'), atTable: CHANCE_BY_APP, emit: undefined };
    const by = selectionOf({ filters: [0], tiebreaks: [] });
    const failing = (): never => {
      throw new Error('in the middle');
    };
    expect(() => inGame(failing)).toThrow('in the middle');
    // Only the common loop looks at the list of filters again.
    const watched = {
      ...by,
      get filters() {
        isAsked = true;
        return by.filters;
      },
    };
    inGame(() => bestOf(scene, watched, 0));
    isAsked = false;
    inGame(() => bestOf(scene, watched, 0));
    expect(isAsked).toBe(false);
    expect(select({ ...table, ask: failing, trace: undefined }, watched, 0)).toBe(0);
    expect(isAsked).toBe(true);
  });
});

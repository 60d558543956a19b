import type { Config, Input, State } from '@empty-chair/games/toy/module';
import { toy } from '@empty-chair/games/toy/module';
import type { GameModule } from '@empty-chair/kernel/module';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import type { Example } from './examples.ts';
import { checkExample, someExampleFails } from './examples.ts';
import { decisionsIn, scripted, stepsIn } from './scripted.ts';
import { showMessage } from './show.ts';

const POSITION = {
  round: 1,
  turn: 'magpie',
  actions: 2,
  supply: 16,
  fruit: [2, 0, 0, 2, 0, 0],
  hollow: [0, 0, 0, 0, 0, 0],
  basket: 0,
  nest: 0,
  picker: 1,
  magpie: 3,
  draw: ['O1', 'O2', 'O3', 'O4', 'O5', 'O6'],
  discard: [],
};
const read = (position: unknown): State => toy.codecs.state.decode(position, toy.defaultConfig);

const good: Example<unknown, Input> = {
  name: 'flies to the nearest',
  cite: 'T-4.1',
  position: POSITION,
  seat: seat(1),
  script: { cards: ['O1'], dice: ['6'] },
  expect: {
    choices: [
      {
        rule: 'T-4.1',
        chosen: '4',
        by: 'only',
        narrowings: [
          { why: 'why.ordered', left: ['1', '4'] },
          { why: 'why.unguarded', left: ['1', '4'] },
          { why: 'why.mostFruit', best: 2, left: ['1', '4'] },
          { why: 'why.nearest', left: ['4'] },
        ],
      },
      { rule: 'T-4.3', chosen: '4' },
    ],
    happenings: [
      'do.order card=O1',
      'do.fly',
      'see.die face=6',
      'do.take n=2 tree=4',
      'do.hide tree=4',
      'do.grow tree=4',
    ],
    state: { magpie: 4, 'fruit[3]': 1, nest: 1, scarecrow: undefined },
  },
};

type Change = Partial<Omit<Example<unknown, Input>, 'expect'>> & {
  readonly expect?: Partial<Example<unknown, Input>['expect']>;
};

function problemsWith(change: Change): readonly string[] {
  const { expect: wanted, ...rest } = change;
  return checkExample(toy, read, { ...good, ...rest, expect: { ...good.expect, ...wanted } });
}

describe('checkExample', () => {
  test('finds nothing wrong with a good one', () => {
    expect(problemsWith({})).toEqual([]);
    expect(someExampleFails(toy, read, [good])).toBe(false);
  });

  test.each<[string, Change, string]>([
    [
      'another choice',
      { expect: { choices: [{ rule: 'T-4.1', chosen: '1' }] } },
      'choice 0 (T-4.1): chose 4, not 1',
    ],
    [
      'no choice at all',
      { expect: { choices: [{ rule: 'T-4.1', chosen: undefined }] } },
      'choice 0 (T-4.1): chose 4, not nothing',
    ],
    [
      'another way of choosing',
      { expect: { choices: [{ rule: 'T-4.1', chosen: '4', by: 'random' }] } },
      'choice 0 (T-4.1): chosen by only, not random',
    ],
    [
      'choices in another order',
      {
        expect: {
          choices: [
            { rule: 'T-4.3', chosen: '4' },
            { rule: 'T-4.1', chosen: '4' },
          ],
        },
      },
      'choice 1: no decision of T-4.1 among [T-5.1]',
    ],
    [
      'a narrowing too few',
      {
        expect: {
          choices: [
            { rule: 'T-4.1', chosen: '4', narrowings: [{ why: 'why.ordered', left: ['1', '4'] }] },
          ],
        },
      },
      'choice 0 (T-4.1): narrowing 1: why.unguarded -> 1, 4; not: none',
    ],
    [
      'another best value',
      {
        expect: {
          choices: [
            {
              rule: 'T-4.3',
              chosen: '4',
              narrowings: [{ why: 'why.nearest', best: 7, left: ['4'] }],
            },
          ],
        },
      },
      'choice 0 (T-4.3): narrowing 0: why.nearest 0 -> 4; not: why.nearest 7 -> 4',
    ],
    [
      'another parameter',
      { expect: { happenings: ['do.order card=O2'] } },
      'happening 0: do.order card=O1; not: do.order card=O2',
    ],
    [
      'a happening too few',
      { expect: { happenings: good.expect.happenings?.slice(0, 5) ?? [] } },
      'happening 5: do.grow tree=4; not: nothing',
    ],
    [
      'a happening too many',
      { expect: { happenings: [...(good.expect.happenings ?? []), 'do.snatch'] } },
      'happening 6: nothing; not: do.snatch',
    ],
    ['another number', { expect: { state: { nest: 2 } } }, 'state nest: is 1, not 2'],
    ['a field inside', { expect: { state: { 'fruit[3]': 2 } } }, 'state fruit[3]: is 1, not 2'],
    [
      'chance that was not written down',
      { script: { cards: ['O1'] } },
      'BadData: bad data at script.dice[0]',
    ],
    [
      'chance that is left over',
      { script: { cards: ['O1', 'O2'], dice: ['6'] } },
      'BadData: bad data at script.cards[1]',
    ],
    ['a bad position', { position: { ...POSITION, nest: 99 } }, 'BadData: bad data at nest'],
    [
      'a broken position',
      { position: { ...POSITION, nest: 5 } },
      'Error: invariant fruit is neither made nor lost',
    ],
  ])('%s', (_, change, problem) => {
    expect(problemsWith(change).join('\n')).toContain(problem);
  });

  test('an input instead of a turn', () => {
    const example: Example<unknown, Input> = {
      name: 'picks',
      cite: 'T-2.3',
      position: { ...POSITION, turn: 'picker' },
      seat: seat(0),
      input: { kind: 'pick' },
      expect: { happenings: [], state: { basket: 1 } },
    };
    expect(checkExample(toy, read, example)).toEqual([]);
    const wrong = { ...example, expect: { state: { basket: 0 } } };
    expect(someExampleFails(toy, read, [example, wrong])).toBe(true);
  });
});

describe('scripted', () => {
  test('gives decisions and steps in order', () => {
    const { trace } = scripted(
      toy,
      { state: read(POSITION), seat: seat(1) },
      { cards: ['O1'], dice: ['1'], choices: ['1'] },
    );
    expect(decisionsIn(trace).map(({ rule }) => rule)).toEqual(['T-4.1', 'T-5.1']);
    expect(stepsIn(trace)).toEqual([
      ...[
        'dawn',
        'order',
        'day',
        'fly',
        'take',
        '-hide',
        '-snatch',
        '-squall',
        '-shake',
        'dusk',
        'grow',
      ],
    ]);
  });

  test('checks the invariants', () => {
    const game: GameModule<Config, State, Input> = {
      ...toy,
      botTurn: ({ scene }) => {
        scene.nest += 1;
      },
    };
    expect(() => scripted(game, { state: read(POSITION), seat: seat(1) })).toThrow(/neither made/);
  });
});

test('messages are shown by id and parameters', () => {
  const ref = (id: string) => ({ kind: 'x', id });
  const params = { n: 2, at: ref('c3'), all: [ref('a'), ref('b')] };
  expect(showMessage({ id: 'x.y' as never, params })).toBe('x.y all=[a, b] at=c3 n=2');
});

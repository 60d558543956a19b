import { describe, expect, expectTypeOf, test } from 'vitest';
import { BadData, Refused } from './errors.ts';
import { count, flag, indexed, named, optional, word, yesNo } from './fields.ts';
import { rngFromSeed } from './rng.ts';
import { CHANCE_BY_APP } from './table.ts';
import type { InputOf } from './verbs.ts';
import { aboutFacts, familyOf, inputsOf, verbOf } from './verbs.ts';
import type { MessageId } from './words.ts';
import { literal, message, seat } from './words.ts';

interface State {
  total: number;
}
const ME = seat(0);
const verb = verbOf<State>();
const m = (id: string) => id as MessageId;

const place = named<number>({
  all: [1, 2, 3],
  of: (name) => [1, 2, 3].find((one) => `p${one}` === name),
  name: (one) => `p${one}`,
  unknown: (name) => message(m('noPlace'), { name: literal(name) }),
});
const nothing = { apply: () => undefined, said: () => message(m('did')) };

const FACTS = {
  total: verb({
    fields: { n: count(-5, 5) },
    apply: ({ scene }, { n }) => {
      scene.total = n;
    },
    said: (_, { n }) => message(m('total'), { n }),
  }),
  open: verb({ fields: { at: place, is: yesNo }, ...nothing }),
};
const VERBS = {
  move: verb({
    fields: { n: count(1, 9), from: place, to: place },
    *offers(state) {
      for (const to of [2, 3]) yield { n: { least: 1, most: state.total }, from: 1, to };
    },
    refuses: (_, { from, to }) => (from === to ? message(m('samePlace')) : undefined),
    apply: ({ scene }, { n }) => {
      scene.total += n;
    },
    said: (_, { n }) => message(m('moved'), { n }),
  }),
  fight: verb({
    fields: {
      at: place,
      whom: indexed<number>(['cat', 'bird']),
      extra: optional(count(0, 3), 0),
      theirs: optional(count(0, 3), 0),
    },
    ...nothing,
  }),
  spring: verb({ fields: { what: word(['trap', 'snare']), isHidden: flag('hidden') }, ...nothing }),
  war: verb({ fields: { isJust: flag('without', false) }, ...nothing }),
  done: verb({
    fields: {},
    *offers() {
      yield {};
    },
    ...nothing,
  }),
  correct: aboutFacts<State, typeof FACTS>(FACTS),
};
type Input = InputOf<typeof VERBS>;
const typed = inputsOf<State, typeof VERBS>(VERBS, 'sentence');
const apart = inputsOf<State, typeof VERBS>(VERBS, 'fields');

const SENTENCES: readonly [string, Input][] = [
  ['move 3 p1 p2', { kind: 'move', n: 3, from: 1, to: 2 }],
  ['fight p1 bird', { kind: 'fight', at: 1, whom: 1, extra: 0, theirs: 0 }],
  ['fight p1 bird 2', { kind: 'fight', at: 1, whom: 1, extra: 2, theirs: 0 }],
  // What is meant anyway has to be said before something else.
  ['fight p1 cat 0 1', { kind: 'fight', at: 1, whom: 0, extra: 0, theirs: 1 }],
  ['spring trap', { kind: 'spring', what: 'trap', isHidden: false }],
  ['spring snare hidden', { kind: 'spring', what: 'snare', isHidden: true }],
  ['war', { kind: 'war', isJust: true }],
  ['war without', { kind: 'war', isJust: false }],
  ['done', { kind: 'done' }],
  ['correct total -5', { kind: 'correct', fact: { what: 'total', n: -5 } }],
  ['correct open p2 no', { kind: 'correct', fact: { what: 'open', at: 2, is: false } }],
];

describe('a sentence', () => {
  test.each(SENTENCES)('%s', (text, input) => {
    expect(typed.parseInput(text)).toEqual(input);
    expect(typed.parseInput(`  ${text.replaceAll(' ', '  ')} `)).toEqual(input);
    expect(typed.inputKey(input)).toBe(text);
    expect(typed.inputCodec.encode(input)).toBe(text);
    expect(typed.inputCodec.decode(text)).toEqual(input);
  });

  test('has the type of its fields', () => {
    expectTypeOf<Extract<Input, { kind: 'spring' }>>().toEqualTypeOf<
      { readonly kind: 'spring' } & { readonly what: 'trap' | 'snare'; readonly isHidden: boolean }
    >();
  });

  test.each([
    ['', 'data.missing'],
    ['dance', 'data.notOneOf'],
    ['move', 'data.missing'],
    ['move x p1 p2', 'data.noNumber'],
    ['move 10 p1 p2', 'data.outOfRange'],
    ['move 1 p4 p2', 'noPlace'],
    ['move 1 p1 p2 p3', 'data.tooManyWords'],
    ['fight p1 fox', 'data.notOneOf'],
    ['spring trap shown', 'data.notOneOf'],
    ['correct sky blue', 'data.notOneOf'],
    ['correct open p1 maybe', 'data.notOneOf'],
  ])('%j is refused: %s', (text, reason) => {
    expect(() => typed.parseInput(text)).toThrow(Refused);
    expect(() => typed.inputCodec.decode(text)).toThrow(reason);
    expect(() => typed.inputCodec.decode(text)).toThrow(BadData);
  });
});

describe('fields apart', () => {
  test.each(SENTENCES)('%s', (_, input) => {
    const data: unknown = JSON.parse(JSON.stringify(apart.inputCodec.encode(input)));
    expect(apart.inputCodec.decode(data)).toEqual(input);
  });

  test.each([
    [{ kind: 'war' }, 'isJust', 'data.missing'],
    [{ kind: 'war', isJust: 1 }, 'isJust', 'data.expected'],
    [{ kind: 'war', isJust: true, why: 1 }, 'why', 'data.unknownField'],
    [{ kind: 'dance' }, 'kind', 'data.notOneOf'],
    [{ kind: 'correct', fact: { what: 'total', n: 9 } }, 'fact.n', 'data.outOfRange'],
  ])('%o is bad at %s', (data, path, reason) => {
    expect(() => apart.inputCodec.decode(data)).toThrow(`bad data at ${path}: ${reason}`);
  });
});

describe('a verb', () => {
  const tableOf = (scene: State) => ({
    scene,
    rng: rngFromSeed('verbs'),
    atTable: CHANCE_BY_APP,
    ask: () => {
      throw new Error('nobody to ask');
    },
    emit: undefined,
    trace: undefined,
  });

  test('is offered with ranges, and one by one', () => {
    expect(typed.offers({ total: 2 }, ME)).toEqual([
      { kind: 'move', n: { least: 1, most: 2 }, from: 1, to: 2 },
      { kind: 'move', n: { least: 1, most: 2 }, from: 1, to: 3 },
      { kind: 'done' },
    ]);
    expect(typed.legal({ total: 2 }, ME).map(typed.inputKey)).toEqual([
      'move 1 p1 p2',
      'move 2 p1 p2',
      'move 1 p1 p3',
      'move 2 p1 p3',
      'done',
    ]);
  });

  test('does what it says, or is refused with its reason and changes nothing', () => {
    const table = tableOf({ total: 1 });
    const input = typed.parseInput('move 3 p1 p2');
    expect(typed.inputMessage(table.scene, ME, input)).toEqual({ id: 'moved', params: { n: 3 } });
    typed.applyInput(table, ME, input);
    expect(table.scene.total).toBe(4);
    const same = typed.parseInput('move 3 p1 p1');
    expect(typed.refusal(table.scene, ME, same)).toEqual({ id: 'samePlace' });
    expect(() => typed.applyInput(table, ME, same)).toThrow('samePlace');
    expect(table.scene.total).toBe(4);
    // What nobody could type could not be read from the record again.
    for (const input of [
      { kind: 'move', n: 10, from: 1, to: 2 },
      { kind: 'correct', fact: { what: 'total', n: 6 } },
    ] as const) {
      expect(() => typed.applyInput(table, ME, input)).toThrow('data.outOfRange');
    }
    expect(typed.refusal(table.scene, ME, typed.parseInput('fight p1 cat'))).toBeUndefined();
    typed.applyInput(table, ME, typed.parseInput('correct total 2'));
    expect(table.scene.total).toBe(2);
  });
});

describe('a family of verbs', () => {
  const ACTS = {
    dig: verb({
      fields: { n: count(1, 9) },
      *offers(state) {
        yield { n: { least: 1, most: state.total } };
      },
      refuses: (state, { n }) => (n > state.total ? message(m('tooMany')) : undefined),
      apply: ({ scene }, { n }) => {
        scene.total -= n;
      },
      said: (_, { n }) => message(m('dug'), { n }),
    }),
    rest: verb({ fields: {}, ...nothing }),
  };
  const inputs = inputsOf<State, { play: ReturnType<typeof playOf> }>({ play: playOf() }, 'fields');
  function playOf() {
    return familyOf<State, 'act', typeof ACTS>('act', ACTS);
  }

  test('is typed after its name, kept with its fields apart, and refused by its member', () => {
    const input = inputs.parseInput('play dig 2');
    expect(input).toEqual({ kind: 'play', act: { what: 'dig', n: 2 } });
    expect(inputs.inputCodec.decode(inputs.inputCodec.encode(input))).toEqual(input);
    expect(inputs.inputKey(input)).toBe('play dig 2');
    expect(inputs.refusal({ total: 1 }, ME, input)).toEqual({ id: 'tooMany' });
    expect(inputs.inputMessage({ total: 3 }, ME, input)).toEqual({ id: 'dug', params: { n: 2 } });
  });

  test('offers what its members offer, ranges one by one', () => {
    expect(inputs.offers({ total: 2 }, ME)).toEqual([
      { kind: 'play', act: { what: 'dig', n: { least: 1, most: 2 } } },
    ]);
    expect(inputs.legal({ total: 2 }, ME).map(inputs.inputKey)).toEqual([
      'play dig 1',
      'play dig 2',
    ]);
  });
});

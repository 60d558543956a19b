import { describe, expect, test } from 'vitest';
import { schemaProblems } from './schema.ts';

/** A schema, what fits it, and what does not with where that is noticed. */
const CASES: readonly (readonly [
  unknown,
  readonly unknown[],
  readonly (readonly [unknown, string])[],
])[] = [
  [
    { type: 'integer' },
    [0, -3],
    [
      [1.5, '$: '],
      ['1', '$: '],
      [null, '$: '],
    ],
  ],
  [{ type: 'number' }, [1.5], [['x', '$: ']]],
  [{ type: 'string' }, [''], [[1, '$: ']]],
  [{ type: 'boolean' }, [true], [[0, '$: ']]],
  [{ type: ['null', 'array'] }, [null, []], [[{}, '$: ']]],
  [
    { type: 'object' },
    [{}],
    [
      [[], '$: '],
      [null, '$: '],
    ],
  ],
  [{ enum: ['a', 2] }, ['a', 2], [['b', '$: ']]],
  [{ const: { a: [1] } }, [{ a: [1] }], [[{ a: [2] }, '$: ']]],
  [
    { properties: { a: { type: 'string' } }, required: ['b'] },
    [{ b: 1 }, { a: 'x', b: 1 }],
    [
      [{ a: 1, b: 1 }, '$.a: '],
      [{ a: 'x' }, '$.b: '],
    ],
  ],
  [{ properties: { a: {} }, additionalProperties: false }, [{ a: 1 }, {}], [[{ b: 1 }, '$.b: ']]],
  [{ additionalProperties: { type: 'string' } }, [{ x: 'y' }], [[{ x: 1 }, '$.x: ']]],
  [{ minProperties: 1 }, [{ a: 1 }], [[{}, '$: ']]],
  [{ items: { type: 'string' } }, [[], ['a']], [[['a', 1], '$[1]: ']]],
  [
    { prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false },
    [['a'], ['a', 1]],
    [
      [[1], '$[0]: '],
      [['a', 1, 2], '$[2]: '],
    ],
  ],
  [
    { minItems: 1, maxItems: 2 },
    [[1], [1, 2]],
    [
      [[], '$: '],
      [[1, 2, 3], '$: '],
    ],
  ],
  [{ uniqueItems: true }, [[1, 2]], [[[{ a: 1 }, { a: 1 }], '$[1]: ']]],
  [
    { minimum: 1, maximum: 3 },
    [1, 3],
    [
      [0, '$: '],
      [4, '$: '],
    ],
  ],
  [{ pattern: '^a+$' }, ['aa'], [['ab', '$: ']]],
  [{ $ref: '#/$defs/small', $defs: { small: { maximum: 3 } } }, [3], [[4, '$: ']]],
  [{ anyOf: [{ type: 'string' }, { minimum: 5 }] }, ['a', 6], [[4, '$: ']]],
  [
    { oneOf: [{ minimum: 1 }, { minimum: 5 }] },
    [2],
    [
      [6, '$: '],
      [0, '$: '],
    ],
  ],
];

describe('schemaProblems', () => {
  for (const [schema, good, bad] of CASES) {
    test(JSON.stringify(schema), () => {
      for (const value of good) expect(schemaProblems(schema, value)).toEqual([]);
      for (const [value, start] of bad) {
        const problems = schemaProblems(schema, value);
        expect(problems.length).toBeGreaterThan(0);
        expect(problems[0]?.startsWith(start)).toBe(true);
      }
    });
  }

  test('reports every problem with its own path', () => {
    const schema = {
      type: 'array',
      items: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
    };
    expect(schemaProblems(schema, [{ n: 1 }, {}, { n: 'x' }])).toEqual([
      '$[1].n: is missing',
      '$[2].n: "x" is no integer',
    ]);
  });

  test('takes no keyword that it does not know, and no ref to nowhere', () => {
    expect(schemaProblems({ minimun: 3 }, 1)).toEqual([
      '$: its schema has an unknown keyword minimun',
    ]);
    expect(schemaProblems({ $ref: '#/$defs/none' }, 1)).toHaveLength(1);
    expect(schemaProblems({ items: 3 }, [1])).toEqual(['$[0]: its schema is no object']);
  });
});

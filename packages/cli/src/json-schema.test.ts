import { BadData } from '@empty-chair/kernel/errors';
import { describe, expect, it } from 'vitest';
import { checkSchema } from './json-schema.ts';

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    name: { type: 'string', pattern: '^[a-z]+$' },
    level: { enum: ['easy', 'hard'] },
    count: { type: 'integer', minimum: 1, maximum: 9 },
    list: {
      type: 'array',
      items: { $ref: '#/$defs/id' },
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
    },
    pair: { prefixItems: [{ const: 1 }, { type: 'string' }], items: false },
    either: { oneOf: [{ type: 'string' }, { type: 'null' }] },
  },
  required: ['name'],
  additionalProperties: false,
  $defs: { id: { type: 'integer' } },
};

const placeOf = (data: unknown, by: unknown = schema): string => {
  try {
    checkSchema(by, data);
    return 'holds';
  } catch (error) {
    if (error instanceof BadData) return `${error.path} ${error.reason.id}`;
    throw error;
  }
};

describe('checkSchema', () => {
  it.each([
    [{ name: 'a', level: 'easy', count: 9, list: [1, 2], pair: [1, 'x'], either: null }, 'holds'],
    [{}, ' check.schema'],
    [{ name: 'A' }, 'name check.schema'],
    [{ name: 3 }, 'name check.schema'],
    [{ name: 'a', level: 'mild' }, 'level check.schema'],
    [{ name: 'a', count: 0 }, 'count check.schema'],
    [{ name: 'a', count: 10 }, 'count check.schema'],
    [{ name: 'a', count: 1.5 }, 'count check.schema'],
    [{ name: 'a', list: [] }, 'list check.schema'],
    [{ name: 'a', list: [1, 2, 3] }, 'list check.schema'],
    [{ name: 'a', list: [1, 1] }, 'list check.schema'],
    [{ name: 'a', list: [1, 'x'] }, 'list[1] check.schema'],
    [{ name: 'a', pair: [2] }, 'pair[0] check.schema'],
    [{ name: 'a', pair: [1, 'x', 3] }, 'pair[2] data.unknownField'],
    [{ name: 'a', either: 3 }, 'either check.schema'],
    [{ name: 'a', nmae: 'b' }, 'nmae data.unknownField'],
    [[], ' check.schema'],
  ])('%j: %s', (data, expected) => {
    expect(placeOf(data)).toBe(expected);
  });

  it.each([
    [{ required: ['a'] }, 'text', 'holds'],
    [{ required: ['a'] }, [], 'holds'],
    [{ minProperties: 1 }, {}, ' check.schema'],
    [{ minProperties: 1 }, 3, 'holds'],
    [{ maxProperties: 0 }, { a: 1 }, ' check.schema'],
    [{ propertyNames: { pattern: '^a' } }, { b: 1 }, 'b check.schema'],
    [{ not: { const: 3 } }, 3, ' check.schema'],
    [{ anyOf: [{ const: 3 }, { const: 4 }] }, 5, ' check.schema'],
    [{ allOf: [{ minimum: 3 }, { maximum: 4 }] }, 5, ' check.schema'],
    [{ type: ['string', 'boolean'] }, true, 'holds'],
    [{ minLength: 2 }, 'x', ' check.schema'],
  ])('%j on %j: %s', (by, data, expected) => {
    expect(placeOf(data, by)).toBe(expected);
  });

  it('refuses a schema that it does not understand', () => {
    expect(placeOf({}, { typ: 'object' })).toBe(' check.schemaWord');
    expect(placeOf(3, { oneOf: [{ typ: 'object' }] })).toBe(' check.schemaWord');
  });
});

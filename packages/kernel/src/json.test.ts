import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadData, kernelMessage } from './errors.ts';
import * as json from './json.ts';

function failure(read: () => unknown): { path: string; id: string } {
  try {
    read();
  } catch (error) {
    if (error instanceof BadData) return { path: error.path, id: error.reason.id };
    throw error;
  }
  throw new Error('nothing was wrong');
}

describe('readers', () => {
  test('give back what is right', () => {
    expect(json.object({ a: 1 }, 'x', ['a', 'b'])).toEqual({ a: 1 });
    expect(json.field({ a: undefined }, 'x', 'a')).toBeUndefined();
    expect(json.text('', 'x')).toBe('');
    expect(json.flag(false, 'x')).toBe(false);
    expect(json.whole(0, 'x', 0, 0)).toBe(0);
    expect(json.list([1, 2], 'x', (v, p) => `${p}=${v}`)).toEqual(['x[0]=1', 'x[1]=2']);
    expect(json.oneOf('b', 'x', ['a', 'b'])).toBe('b');
    expect(json.optional({ a: 'v' }, 'x', 'a', json.text, 'o')).toBe('v');
    expect(json.optional({}, 'x', 'a', json.text, 'o')).toBe('o');
  });

  test.each<[() => unknown, string, string]>([
    [() => json.object([], 'x'), 'x', 'data.expected'],
    [() => json.object(null, 'x'), 'x', 'data.expected'],
    [() => json.object({ c: 1 }, 'x', ['a']), 'x.c', 'data.unknownField'],
    [() => json.object({ c: 1 }, '', ['a']), 'c', 'data.unknownField'],
    [() => json.field({}, 'x', 'a'), 'x.a', 'data.missing'],
    [() => json.text(1, 'x'), 'x', 'data.expected'],
    [() => json.flag('true', 'x'), 'x', 'data.expected'],
    [() => json.whole('1', 'x', 0, 9), 'x', 'data.expected'],
    [() => json.whole(1.5, 'x', 0, 9), 'x', 'data.expected'],
    [() => json.whole(Number.NaN, 'x', 0, 9), 'x', 'data.expected'],
    [() => json.whole(10, 'x', 0, 9), 'x', 'data.outOfRange'],
    [() => json.whole(-1, 'x', 0, 9), 'x', 'data.outOfRange'],
    [() => json.list({}, 'x', json.text), 'x', 'data.expected'],
    [() => json.list(['a', 1], 'x', json.text), 'x[1]', 'data.expected'],
    [() => json.list(new Array(2), 'x', json.text), 'x[0]', 'data.expected'],
    [() => json.shortText('abc', 'x', 2), 'x', 'data.tooLong'],
    [() => json.oneOf('c', 'x', ['a', 'b']), 'x', 'data.notOneOf'],
    [() => json.oneOf(undefined, 'x', ['a', 'b']), 'x', 'data.notOneOf'],
    [() => json.optional({ a: 1 }, 'x', 'a', json.text, 'o'), 'x.a', 'data.expected'],
    [() => json.fail('x', kernelMessage('data.twice')), 'x', 'data.twice'],
  ])('%s', (read, path, id) => {
    expect(failure(read)).toEqual({ path, id });
  });

  test('never throw anything but BadData', () => {
    const readers: readonly json.Reader<unknown>[] = [
      (v, p) => json.object(v, p, ['a']),
      json.text,
      json.flag,
      (v, p) => json.whole(v, p, 0, 5),
      (v, p) => json.list(v, p, json.text),
      (v, p) => json.oneOf(v, p, ['a', 'b']),
    ];
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...readers), (value, read) => {
        try {
          read(value, 'x');
        } catch (error) {
          expect(error).toBeInstanceOf(BadData);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

/** Lists in lists, or fields in fields. */
function nested(
  levels: number,
  wrap: (inside: unknown) => unknown = (inside) => [inside],
): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
}

describe('what is nested deeply', () => {
  test('is refused, however deep', () => {
    expect(() => json.refuseDeep(nested(json.MOST_LEVELS))).not.toThrow();
    expect(failure(() => json.refuseDeep(nested(json.MOST_LEVELS + 1), 'x'))).toEqual({
      path: 'x',
      id: 'data.tooDeep',
    });
    expect(failure(() => json.refuseDeep(nested(1e6))).id).toBe('data.tooDeep');
    expect(failure(() => json.refuseDeep(nested(1e6, (a) => ({ a })))).id).toBe('data.tooDeep');
  });

  test('is told by its beginning', () => {
    expect(failure(() => json.text(nested(1e6), 'x')).id).toBe('data.expected');
    expect(json.short(nested(1e6))).toBe(`${'['.repeat(37)}…`);
    expect(json.short(nested(1e6, (a) => ({ a })))).toBe(`${'{"a":'.repeat(8).slice(0, 37)}…`);
  });

  test.each<[unknown, string]>([
    ['as it is', 'as it is'],
    [[1, 'a', null, { b: [true] }], '[1,"a",null,{"b":[true]}]'],
    [{ a: {}, b: [] }, '{"a":{},"b":[]}'],
    [undefined, 'undefined'],
    [Number.NaN, 'NaN'],
    [10n, '10'],
    ['x'.repeat(1e6), `${'x'.repeat(37)}…`],
    [[['x'.repeat(1e6)]], `[["${'x'.repeat(34)}…`],
    [Array.from({ length: 1e6 }, () => 7), `[${'7,'.repeat(18)}…`],
  ])('other values are told by their beginnings: %#', (value, shown) => {
    expect(json.short(value)).toBe(shown);
  });
});

describe('paths', () => {
  test('join', () => {
    expect(json.join('', 'a')).toBe('a');
    expect(json.join('a', 'b')).toBe('a.b');
    expect(json.join('a', '[0].b')).toBe('a[0].b');
    expect(json.join('a', '')).toBe('a');
  });

  test('an inner path gets the outer one in front', () => {
    const inner = () => json.at('entries[2].input', () => json.text(1, 'kind'));
    expect(failure(inner).path).toBe('entries[2].input.kind');
    expect(failure(() => json.at('config', () => json.text(1, ''))).path).toBe('config');
    expect(() =>
      json.at('config', () => {
        throw new TypeError('a bug');
      }),
    ).toThrow(TypeError);
  });
});

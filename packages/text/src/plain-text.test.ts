import { literal } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import { escapedJson, oneLine, withoutSteering } from './plain-text.ts';
import { createRenderer } from './renderer.ts';

const ESCAPE = '\u001b';
const COLORS = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'gu');

describe('words of others', () => {
  it.each([
    ['a title of the terminal', 'Eve\u001b]0;mine\u0007', 'Eve\ufffd]0;mine\ufffd'],
    ['a cleared screen', '\u001b[2J', '\ufffd[2J'],
    ['the same by one sign of C1', '\u009b2J', '\ufffd2J'],
    ['a line that begins again', 'Eve\rAnna', 'Eve Anna'],
    ['a faked line', 'Eve\nAnna: done', 'Eve Anna: done'],
    ['lines of Unicode', 'a\u2028b\u2029c\u0085d', 'a b c d'],
    ['a turned direction', '\u202eevE\u202c \u2066x\u2069', '\ufffdevE\ufffd \ufffdx\ufffd'],
    ['a rubbed out letter', 'Eve\u0008\u007f', 'Eve\ufffd\ufffd'],
  ])('%s is shown and does nothing', (_, hostile, shown) => {
    expect(oneLine(hostile)).toBe(shown);
  });

  it.each(['Zoë', 'Łukasz', 'Jiří', '昭和', '👩‍👧', 'e\u0301', '5\u00a0VP', 'שלום'])(
    '%s stays',
    (name) => {
      expect([oneLine(name), withoutSteering(name), escapedJson(name)]).toEqual([name, name, name]);
    },
  );

  it('lines and colors of ours stay beside them', () => {
    const said = '\u001b[1mAnna\u001b[22m\n\u001b[2J\tB\u001b[2mo\u001b[22m';
    expect(withoutSteering(said, COLORS)).toBe(
      '\u001b[1mAnna\u001b[22m\n\ufffd[2J\tB\u001b[2mo\u001b[22m',
    );
  });

  it('are on one line in a sentence', () => {
    expect(createRenderer('en').name(literal('Eve\nAnna: done\u001b'))).toBe(
      'Eve Anna: done\ufffd',
    );
    expect(createRenderer('en').name({ kind: 'unknown', id: 'a\nb' })).toBe('a b');
  });

  it('are the same data in JSON that steers nothing', () => {
    const data = { name: 'a\u009b\u202eb\u2028\u007f\n' };
    const text = escapedJson(JSON.stringify(data, undefined, 2));
    expect(JSON.parse(text)).toEqual(data);
    expect(text.replaceAll('\n', '')).toMatch(/^[\u0020-\u007e]*$/);
  });
});

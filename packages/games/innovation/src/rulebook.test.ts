import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import rulebook from '../rulebook.json' with { type: 'json' };

interface Rule {
  readonly section: string;
  readonly status: string;
  /** For definitions and rulings that no step or happening cites: file#name of what holds them. */
  readonly at?: string;
}
const rules: readonly (readonly [string, Rule])[] = Object.entries(rulebook);

/** How many rules each section of the restated rules has. */
const SECTIONS = { G: 7, S: 12, T: 7, TB: 5, A: 8, F: 10, E: 3, V: 6, Q: 24 } as const;

const folder = fileURLToPath(new URL('..', import.meta.url));
const files = (below: string): readonly string[] =>
  readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(below, name));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const sources = files('src').filter((name) => !name.endsWith('.test.ts'));
const code = sources.map(read).join('\n');

/** The ids at the start of a test's title or an example's citation: 'AOI-A4, AOI-Q2: …'. */
const cited = new Set(
  [...files('src').filter((name) => name.endsWith('.test.ts')), ...files('examples')].flatMap(
    (name) =>
      [
        ...read(name).matchAll(
          /(?:cite: |(?:test|it|describe)(?:\.each(?:<[^(]*>)?\([^)]*\))?\(\s*)['"`]([^'"`]*)/g,
        ),
      ]
        .flatMap(([, title = '']) => title.split(':')[0]?.split(',') ?? [])
        .map((id) => id.trim()),
  ),
);

/** Whether the id stands in the text as a whole: AOI-F1 is not in AOI-F10. */
const names = (text: string, id: string): boolean => new RegExp(`${id}(?!\\d)`).test(text);

describe('the rulebook', () => {
  test('lists every rule of every section, and every ruling, without a gap', () => {
    const wanted = Object.entries(SECTIONS).flatMap(([section, n]) =>
      Array.from({ length: n }, (_, i) => `AOI-${section}${i + 1}`),
    );
    expect(rules.map(([id]) => id)).toEqual(wanted);
  });

  test('is cited by the code, rule by rule', () => {
    const silent = rules.filter(([id, { at }]) => {
      if (code.includes(`rule('${id}')`)) return false;
      const [file = '', name = ''] = at?.split('#') ?? [];
      if (name === '' || !sources.includes(join('src', file))) return true;
      const text = read(join('src', file));
      return !(text.includes(name) && names(text, id));
    });
    expect(silent.map(([id]) => id)).toEqual([]);
  });

  test('is exercised by a test or an example, rule by rule', () => {
    const untested = rules.map(([id]) => id).filter((id) => !cited.has(id));
    expect(untested).toEqual([]);
  });

  test('says of every rule what became of it', () => {
    for (const [, { status }] of rules) expect(['done', 'human', 'not-yet']).toContain(status);
  });
});

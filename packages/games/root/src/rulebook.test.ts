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

const folder = fileURLToPath(new URL('..', import.meta.url));
const files = (below: string): readonly string[] =>
  readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(below, name));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const sources = files('src').filter((name) => !name.endsWith('.test.ts'));
const code = sources.map(read).join('\n');

/** The ids at the start of a test's title or an example's citation: '4.5.2, A-07: …'. */
const cited = new Set(
  [...files('src').filter((name) => name.endsWith('.test.ts')), ...files('examples')].flatMap(
    (name) =>
      [
        ...read(name).matchAll(
          /(?:cite: |(?:test|it|describe)(?:\.each\([^)]*\))?\(\s*)['"`]([^'"`]*)/g,
        ),
      ]
        .flatMap(([, title = '']) => title.split(':')[0]?.split(',') ?? [])
        .map((id) => id.trim()),
  ),
);

describe('the rulebook', () => {
  test('lists every rule from 1.1.1 to 7.7.6 and every ruling from A-01 on, without a gap', () => {
    const rulings = rules.map(([id]) => id).filter((id) => id.startsWith('A-'));
    expect(rulings).toEqual(rulings.map((_, i) => `A-${String(i + 1).padStart(2, '0')}`));
    expect(rulings.length).toBeGreaterThanOrEqual(42);
    const sections = new Set(rules.map(([id]) => id.split('.')[0]));
    for (const section of ['1', '2', '3', '4', '5', '6', '7']) expect(sections).toContain(section);
  });

  test('is cited by the code, rule by rule', () => {
    const silent = rules.filter(([id, { at }]) => {
      if (code.includes(`rule('${id}')`)) return false;
      const [file = '', name = ''] = at?.split('#') ?? [];
      if (!sources.includes(join('src', file))) return true;
      const text = read(join('src', file));
      return !(text.includes(name) && text.includes(id));
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

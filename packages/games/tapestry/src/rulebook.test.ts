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

/** How many rules each section of the restated rules has: valid options, tiebreakers, actions. */
const SECTIONS: readonly (readonly [string, number])[] = [
  ['SET-', 7],
  ['TURN-', 4],
  ['ADV-V', 3],
  ['ADV-T', 1],
  ['ADV-A', 4],
  ['BEN-', 7],
  ['HEX-', 1],
  ['DIST-', 1],
  ['CON-', 1],
  ['COP-V', 1],
  ['COP-T', 2],
  ['COP-A', 1],
  ['CNE-V', 2],
  ['CNE-T', 4],
  ['CNE-A', 3],
  ['EXP-V', 1],
  ['EXP-T', 2],
  ['EXP-A', 1],
  ['TRAP-', 1],
  ['ACH-', 3],
  ['INC-', 8],
  ['CIV-', 4],
  ['DIF-', 4],
  ['END-', 1],
  ['2P-', 5],
  ['R-TRK-', 4],
  ['R-DIE-', 3],
  ['R-BEN-', 2],
  ['R-CON-', 8],
  ['R-CIV-', 4],
  ['R-INC-', 5],
  ['R-END-', 1],
  ['R-TRAP-', 1],
  ['R-TILE-', 1],
  ['R-HUM-', 1],
];

const folder = fileURLToPath(new URL('..', import.meta.url));
const files = (below: string): readonly string[] =>
  readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(below, name));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const sources = files('src').filter((name) => !name.endsWith('.test.ts'));
const code = sources.map(read).join('\n');

/**
 * The ids at the start of a test's title or an example's citation: 'CNE-V2, R-CON-8: …'. The title of
 * a table of tests stands after the table, however long that is.
 */
const cited = new Set(
  [...files('src').filter((name) => name.endsWith('.test.ts')), ...files('examples')].flatMap(
    (name) =>
      [
        ...read(name).matchAll(
          /(?:cite: |(?:test|it|describe)\(\s*|\)\(\s*)(?:'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)/g,
        ),
      ]
        .flatMap(
          ([, one, two, three]) => (one ?? two ?? three ?? '').split(':')[0]?.split(',') ?? [],
        )
        .map((id) => id.trim()),
  ),
);

/** Whether the id stands in the text as a whole: R-CON-1 is not in R-CON-10. */
const names = (text: string, id: string): boolean => new RegExp(`${id}(?!\\d)`).test(text);

describe('the rulebook', () => {
  test('lists every rule of every section, and every ruling, without a gap', () => {
    const wanted = SECTIONS.flatMap(([section, n]) =>
      Array.from({ length: n }, (_, i) => `${section}${i + 1}`),
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

  test('says where a rule is held only if no step or happening cites it', () => {
    const needless = rules.filter(
      ([id, { at }]) => at !== undefined && code.includes(`rule('${id}')`),
    );
    expect(needless.map(([id]) => id)).toEqual([]);
  });

  test('is exercised by a test or an example, rule by rule', () => {
    const untested = rules.map(([id]) => id).filter((id) => !cited.has(id));
    expect(untested).toEqual([]);
  });

  test('says of every rule what became of it', () => {
    for (const [, { status }] of rules) expect(['done', 'human', 'not-yet']).toContain(status);
  });
});

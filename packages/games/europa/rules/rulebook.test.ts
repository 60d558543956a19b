import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citedIn, numbered, silentRules } from '@empty-chair/testkit/rulebook';
import { describe, expect, test } from 'vitest';
import rulebook from '../rulebook.json' with { type: 'json' };

/** How many rules each section of the restated rules has; 7 is one table, 25 and 27 are none. */
const SECTIONS: readonly (readonly [number, number])[] = [
  [1, 4],
  [2, 9],
  [3, 2],
  [4, 5],
  [5, 3],
  [6, 18],
  [7, 0],
  [8, 4],
  [9, 2],
  [10, 4],
  [11, 4],
  [12, 4],
  [13, 1],
  [14, 1],
  [15, 9],
  [16, 5],
  [17, 6],
  [18, 3],
  [19, 7],
  [20, 4],
  [21, 2],
  [22, 15],
  [23, 9],
  [24, 5],
  [26, 18],
  [28, 4],
];

const folder = fileURLToPath(new URL('..', import.meta.url));
const textsIn = (below: string) =>
  readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [join(below, name), readFileSync(join(folder, below, name), 'utf8')] as const);
const texts = textsIn('rules');
const sources = new Map(texts.filter(([name]) => !name.endsWith('.test.ts')));
const tests = [...texts.filter(([name]) => name.endsWith('.test.ts')), ...textsIn('examples')].map(
  ([, text]) => text,
);

const done = Object.fromEntries(
  Object.entries(rulebook).filter(([, { status }]) => status === 'done'),
);

describe('the rulebook', () => {
  test('lists every rule of the restated rules in order, then the rulings', () => {
    const sections = SECTIONS.flatMap(([section, n]) =>
      n === 0 ? [`EU-${section}`] : numbered([[`EU-${section}.`, n]]),
    );
    const rulings = [
      ...numbered([
        ['R-GEO-', 5],
        ['R-SETUP-', 1],
        ['R-HOUSE-', 3],
      ]),
      ...[
        'R-MOVE-1',
        'R-MOVE-2',
        'R-MOVE-3',
        'R-RETREAT-1',
        'R-MARRY-1',
        'R-LINK-1',
        'R-EXP-1',
        'R-TRADE-1',
        'R-TRADE-2',
        'R-INV-1',
        'R-REB-1',
        'R-DIS-1',
        'R-CURIA-1',
        'R-COL-1',
      ],
      ...[
        'R-TRUCE-1',
        'R-WAR-1',
        'R-WAR-2',
        'R-TARGET-1',
        'R-TARGET-2',
        'R-SIEGE-1',
        'R-CTA-1',
        'R-PASS-1',
        'R-DECK-1',
        'R-END-1',
        'R-EVENT-1',
        'R-DEF-1',
        'R-DEF-2',
        'R-JOIN-1',
        'R-FOCUS-1',
        'R-DNPR-1',
        'R-DNPR-2',
        'R-SPREAD-1',
        'R-SPREAD-2',
        'R-SPREAD-3',
        'R-PIRATES-1',
        'R-HRE-1',
        'R-IDEA-1',
      ],
    ];
    expect(Object.keys(rulebook)).toEqual([...sections, ...rulings]);
  });

  test('says of every rule what became of it and where it is known from', () => {
    for (const [id, { section, status, source }] of Object.entries(rulebook)) {
      expect(section, id).not.toBe('');
      expect(['done', 'human'], id).toContain(status);
      expect(['rulebook', 'booklet', 'inferred'], id).toContain(source);
    }
  });

  test('has every rule that is done in the code', () => {
    expect(Object.keys(done).length).toBeGreaterThan(0);
    expect(silentRules(done, sources)).toEqual([]);
  });

  test('has every rule that is done in the title of a test, or cited by an example', () => {
    const cited = citedIn(tests);
    expect(Object.keys(done).filter((id) => !cited.has(id))).toEqual([]);
  });
});

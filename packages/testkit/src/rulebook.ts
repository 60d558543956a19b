import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Rule {
  readonly section: string;
  readonly status: string;
  /** For definitions and rulings that no step or happening cites: file#name of what holds them. */
  readonly at?: string;
}
export type Rulebook = Readonly<Record<string, Rule>>;

/** Texts by their path below the game's folder. */
export type Texts = ReadonlyMap<string, string>;

export interface RulebookOptions {
  /** The game's folder, which holds `rules` and `examples`. */
  readonly folder: string;
  readonly rulebook: Rulebook;
  /** How many rules each section has, by what its ids begin with: 1, 2, 3 and so on follow. */
  readonly sections?: readonly (readonly [string, number])[];
}

const STATUSES = ['done', 'human', 'not-yet'];

/** What holds for every rulebook.json: each rule is in the code, and in a test or an example. */
export function rulebookTests({ folder, rulebook, sections }: RulebookOptions): void {
  const rules = readTexts(folder, 'rules');
  const isTest = (path: string): boolean => path.endsWith('.test.ts');
  const sources: Texts = new Map([...rules].filter(([path]) => !isTest(path)));
  const tests = [...rules].filter(([path]) => isTest(path)).map(([, text]) => text);
  const cited = citedIn([...tests, ...readTexts(folder, 'examples').values()]);

  describe('the rulebook', () => {
    if (sections !== undefined) {
      test('lists every rule of every section, and every ruling, without a gap', () => {
        expect(Object.keys(rulebook)).toEqual(numbered(sections));
      });
    }

    test('is cited by the code, rule by rule', () => {
      expect(silentRules(rulebook, sources)).toEqual([]);
    });

    test('says where a rule is held only if no step or happening cites it', () => {
      expect(needlessPlaces(rulebook, sources)).toEqual([]);
    });

    test('is exercised by a test or an example, rule by rule', () => {
      expect(Object.keys(rulebook).filter((id) => !cited.has(id))).toEqual([]);
    });

    test('says of every rule what became of it', () => {
      for (const { status } of Object.values(rulebook)) expect(STATUSES).toContain(status);
    });
  });
}

function readTexts(folder: string, below: string): Texts {
  const paths = readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(below, name));
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** `[['A', 2], ['B', 1]]` are A1, A2 and B1. */
export function numbered(sections: readonly (readonly [string, number])[]): readonly string[] {
  return sections.flatMap(([begin, n]) => Array.from({ length: n }, (_, i) => `${begin}${i + 1}`));
}

/** The rules that neither a step nor a happening cites, nor the place that is said to hold them. */
export function silentRules(rulebook: Rulebook, sources: Texts): readonly string[] {
  const code = [...sources.values()].join('\n');
  const silent = Object.entries(rulebook).filter(([id, { at }]) => {
    if (isCited(code, id)) return false;
    const [file = '', name = ''] = at?.split('#') ?? [];
    const text = sources.get(join('rules', file));
    return text === undefined || name === '' || !text.includes(name) || !names(text, id);
  });
  return silent.map(([id]) => id);
}

/** The rules with a place that nobody needs, because the code cites them. */
export function needlessPlaces(rulebook: Rulebook, sources: Texts): readonly string[] {
  const code = [...sources.values()].join('\n');
  return Object.entries(rulebook)
    .filter(([id, { at }]) => at !== undefined && isCited(code, id))
    .map(([id]) => id);
}

const isCited = (code: string, id: string): boolean => code.includes(`rule('${id}')`);

/** Whether the id stands in the text as a whole: R-1 is not in R-10, nor 4.5 in 4.5.2. */
function names(text: string, id: string): boolean {
  const plain = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.-])${plain}(?![\\w-]|\\.\\w)`).test(text);
}

/** A title, or a citation. The title of a table of tests stands after it, however long that is. */
const TITLE =
  /(?:cite: |(?:test|it|describe)\(\s*|\)\(\s*)(?:'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)/g;

/** The ids at the start of a test's title or an example's citation: 'CNE-V2, R-CON-8: …'. */
export function citedIn(texts: Iterable<string>): ReadonlySet<string> {
  const titles = [...texts].flatMap((text) =>
    [...text.matchAll(TITLE)].map(([, one, two, three]) => one ?? two ?? three ?? ''),
  );
  return new Set(
    titles.flatMap((title) => title.split(':')[0]?.split(',') ?? []).map((id) => id.trim()),
  );
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CHARTS } from '../charts/content.ts';
import type { ChartNode } from '../charts/types.ts';
import { DEEDS, FACTS } from '../turn/run-turn.ts';

/* What a chart of a pack may name is a table in docs/rules-pack.md: it must be what the code knows. */
const DOCS = fileURLToPath(new URL('../../../../../docs/rules-pack.md', import.meta.url));
const nodes: readonly ChartNode[] = [...CHARTS.values()].flatMap((chart) => chart.nodes);
const codes = (words: Iterable<string>): string => [...words].map((one) => `\`${one}\``).join(', ');

/** A name, what goes with it, and the nodes of the game's own charts that have it. */
const row = (name: string, with_: Iterable<string>, at: readonly ChartNode[]): string =>
  `| \`${name}\` | ${codes(new Set(with_))} | ${at.map(({ id }) => id).join(' ')} |`;

const factRow = (name: string): string => {
  const at = nodes.filter(({ fact }) => fact === name);
  return row(
    name,
    at.flatMap(({ edges }) => Object.keys(edges ?? {})),
    at,
  );
};
const deedRow = (name: string): string => {
  const at = nodes.filter((node) => node.do === name);
  return row(
    name,
    at.flatMap(({ amounts }) => Object.keys(amounts ?? {})),
    at,
  );
};

test.each([
  ['| fact | cases | nodes |', Object.keys(FACTS).map(factRow)],
  ['| deed | amounts | nodes |', Object.keys(DEEDS).map(deedRow)],
])('the table "%s" lists all that the code knows', (head, rows) => {
  const docs = readFileSync(DOCS, 'utf8');
  const start = docs.indexOf(`${head}\n|---|---|---|\n`);
  expect(start).toBeGreaterThan(0);
  const listed = (docs.slice(start).split('\n\n')[0] ?? '').trimEnd().split('\n').slice(2);
  expect(listed).toEqual(rows);
});

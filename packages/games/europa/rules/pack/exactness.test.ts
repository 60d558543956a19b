import { describe, expect, test } from 'vitest';
import visits from '../../content/visits.json' with { type: 'json' };
import { countVisits } from '../../examples/node-visits.ts';
import { CHARTS } from '../charts/content.ts';
import { guessedAfter, PAGES, shareByBook, tenthsByBook, turnsOfTen } from './exactness.ts';
import { OWN_RULES } from './rules.ts';

describe('the table of visits', () => {
  test('has every node of every chart, and no other', () => {
    const listed = Object.entries(visits.nodes).map(([id, nodes]) => [id, Object.keys(nodes)]);
    const there = [...CHARTS.values()].map(({ id, nodes }) => [id, nodes.map((node) => node.id)]);
    expect(listed).toEqual(there);
  });

  test('is of whole games: every turn begins at its first node, and most nodes were come to', () => {
    expect(visits.nodes['main-turn'].MT1[1]).toBe(visits.turns);
    const counts = Object.values(visits.nodes).flatMap((nodes) =>
      Object.values<readonly number[]>(nodes),
    );
    expect(counts.filter(([n]) => n === 0).length).toBeLessThan(counts.length / 10);
    for (const [n = 0, turns = 0] of counts) expect(n).toBeGreaterThanOrEqual(turns);
  });

  test('is made by games: two of them come by the same chart in like shares', () => {
    const few = countVisits(2);
    const share = (nodes: object, turns: number) =>
      Object.values(nodes as Readonly<Record<string, readonly [number, number]>>)
        .map(([, n]) => n)
        .reduce((sum, n) => sum + n, 0) / turns;
    const main = 'main-turn';
    expect(few.nodes[main]?.['MT1']?.[1]).toBe(few.turns);
    const ratio = share(few.nodes[main] ?? {}, few.turns) / share(visits.nodes[main], visits.turns);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.2);
  });
});

describe('how exact the game is', () => {
  // A chart of two nodes, one known, one a guess.
  test('is the share of visits to nodes that are no guess', () => {
    const node = { kind: 'end', confidence: 'low' } as const;
    const nodes = [
      { id: 'MT7', source: 'rulebook', ...node },
      { id: 'MT8', source: 'inferred', ...node },
    ] as const;
    const { MT7, MT8 } = visits.nodes['main-turn'];
    const [known = 0] = MT7;
    const [guessed = 0] = MT8;
    expect(shareByBook([{ id: 'main-turn', page: 7, nodes }])).toBe(known / (known + guessed));
    expect(shareByBook([])).toBe(0);
  });

  test('as it comes, after page 7, after pages 7 to 11, after all', () => {
    expect(guessedAfter([])).toBeGreaterThan(0.55);
    expect(guessedAfter([7])).toBeLessThanOrEqual(0.32);
    expect(guessedAfter([7, 8, 9, 10, 11])).toBeLessThanOrEqual(0.11);
    expect(guessedAfter(PAGES)).toBe(0);
    expect(tenthsByBook(OWN_RULES)).toBe(Math.floor(10 - 10 * guessedAfter([])));
  });

  test('a bot comes by its first question in every turn', () => {
    expect(turnsOfTen('main-turn', 'MT1')).toBe(10);
    expect(turnsOfTen('main-turn', 'of a pack')).toBe(0);
  });
});

import { rngFromSeed } from '@empty-chair/kernel/rng';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import en from '../../text/en/charts.json' with { type: 'json' };
import { faultOf } from './check.ts';
import { BOT_CARDS, CHARTS, MAIN_TURN } from './content.ts';
import { FACES } from './dice.ts';
import type { ChartHost } from './run.ts';
import { runCharts } from './run.ts';
import type { BotCard, ChartNode } from './types.ts';

const nodes = [...CHARTS.values()].flatMap((chart) => chart.nodes.map((node) => ({ chart, node })));

/** Answers everything at random and remembers what was done. */
function randomHost(seed: string, card?: BotCard): ChartHost & { readonly done: string[] } {
  const rng = rngFromSeed(seed);
  const done: string[] = [];
  const pick = <T>(items: readonly T[]): T => items[rng.below(items.length)] as T;
  let drawn = card;
  return {
    done,
    decide: (_, node) => pick(Object.keys(node.edges ?? {})),
    roll: () => rng.below(FACES) + 1,
    perform: (_, node) => {
      done.push(node.do ?? '');
      if (node.do === 'drawCard') drawn = card ?? pick(BOT_CARDS);
    },
    card: () => drawn,
  };
}

describe('the charts that come with the game', () => {
  test('are 18 with 174 nodes, and 24 cards lead to them', () => {
    expect(CHARTS.size).toBe(18);
    expect(nodes).toHaveLength(174);
    expect(BOT_CARDS.map(({ number }) => number)).toEqual(
      Array.from({ length: 24 }, (_, i) => i + 1),
    );
  });

  test('have no fault', () => {
    expect(faultOf(CHARTS, BOT_CARDS)).toBeUndefined();
  });

  test('say of every question which fact decides it, and of every step what it does', () => {
    for (const { node } of nodes) {
      expect([node.id, node.fact !== undefined]).toEqual([node.id, node.kind === 'question']);
      if (node.kind === 'step') expect([node.id, node.do]).not.toEqual([node.id, undefined]);
    }
  });

  test('have words for every chart and node', () => {
    const words = en as Readonly<Record<string, string>>;
    const silent = nodes
      .map(({ chart, node }) => `node.${chart.id}.${node.id}`)
      .concat([...CHARTS.keys()].map((id) => `chart.${id}`))
      .filter((id) => words[id] === undefined);
    expect(silent).toEqual([]);
  });
});

describe('a walk through the charts', () => {
  test('ends from any answers, at an end or where the card shows no such action', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(MAIN_TURN, 'peace'), (seed, start) => {
        const path = runCharts(CHARTS, start, randomHost(seed));
        const last = path.at(-1)?.node as ChartNode;
        const to = Object.values(last.edges ?? {});
        expect(last.kind === 'end' || to.some((id) => id.startsWith('card.'))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('comes to every node', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 20_000; i += 1) {
      const start = i % 10 === 0 ? 'peace' : MAIN_TURN;
      for (const { chart, node } of runCharts(CHARTS, start, randomHost(`all ${i}`))) {
        seen.add(`${chart}/${node.id}`);
      }
    }
    const unseen = nodes.map(({ chart, node }) => `${chart.id}/${node.id}`);
    expect(unseen.filter((id) => !seen.has(id))).toEqual([]);
  });

  test('takes the way of each answer, and does what the steps say', () => {
    const answers: Readonly<Record<string, string>> = {
      MT1: 'no',
      MT2: 'yes',
      MT3: 'yes',
      DE1: 'yes',
      DE3: 'no',
      DE9: 'no',
    };
    const done: string[] = [];
    const path = runCharts(CHARTS, MAIN_TURN, {
      decide: (_, { id }) => answers[id] as string,
      roll: () => 1,
      perform: (_, node) => done.push(node.do as string),
      card: () => undefined,
    });
    expect(path.map(({ node }) => node.id).join(' ')).toBe(
      'MT1 MT2 MT3 goto-defend DE1 DE2 DE3 DE9 DE11',
    );
    expect(path.map(({ chart }) => chart).filter((id) => id === 'defend')).toHaveLength(5);
    expect(done).toEqual(['recruit']);
  });

  // SPY: 1-2 discontent, 3-4 reputation, 5 rebels, 6 MILITARY.
  test.each([
    [1, 'sowDiscontent'],
    [2, 'sowDiscontent'],
    [3, 'sabotageReputation'],
    [4, 'sabotageReputation'],
    [5, 'supportRebels'],
  ])('EU-22.10: a %i on the SPY chart: %s', (face, deed) => {
    const done: string[] = [];
    runCharts(CHARTS, 'spy', {
      decide: () => 'yes',
      roll: () => face,
      perform: (_, node) => done.push(node.do as string),
      card: () => undefined,
    });
    expect(done).toEqual(['chooseOpponent', deed]);
  });

  test('EU-4.4: with nothing to calm, UNREST goes on with the second action of the card', () => {
    const card = BOT_CARDS.find(({ number }) => number === 20) as BotCard;
    const path = runCharts(CHARTS, 'unrest', {
      decide: (_, { id }) => (id === 'UN1' ? 'no' : 'yes'),
      roll: () => 1,
      perform: () => undefined,
      card: () => card,
    });
    expect(path.map(({ node }) => node.id)).toEqual(['UN1', 'UN3', 'FO1', 'FO5']);
  });

  test('an answer that the node does not know is a bug', () => {
    const run = () => runCharts(CHARTS, MAIN_TURN, { ...randomHost('x'), decide: () => 'perhaps' });
    expect(run).toThrow('MT1 has no way for perhaps');
    expect(() => runCharts(CHARTS, 'nowhere', randomHost('x'))).toThrow('no chart nowhere');
  });
});

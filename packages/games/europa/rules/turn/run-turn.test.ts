import { describe, expect, test } from 'vitest';
import { runChart } from '../../examples/chart-turn.ts';
import { CHARTS } from '../charts/content.ts';
import { DEEDS, FACTS } from './run-turn.ts';

const nodes = [...CHARTS.values()].flatMap((chart) => chart.nodes);
const named = (field: 'fact' | 'do'): ReadonlySet<string> =>
  new Set(nodes.flatMap((node) => node[field] ?? []));

describe('the charts and the code', () => {
  test('EU-28.1: every fact and deed of a chart has its function, and no function is left over', () => {
    expect([...named('fact')].sort()).toEqual(Object.keys(FACTS).sort());
    expect([...named('do')].sort()).toEqual(Object.keys(DEEDS).sort());
  });
});

/** UNREST with another node in front of it, or in place of one. */
const withNodes = (changed: object, removed: readonly string[] = []) => ({
  pack: { format: 1, name: 'mine', charts: { unrest: { nodes: changed, removed } } },
  unrest: ['london'],
});

describe('what a rules pack puts into a chart', () => {
  const OWN_QUESTION = { kind: 'question', edges: { yes: 'UN4', no: 'UN3' } };
  test.each([
    ['yes', ['UN1', 'UN2', 'OWN', 'UN4']],
    ['no', ['UN1', 'UN2', 'OWN', 'UN3']],
  ])('EU-28.3: a question of its own is asked of the human: %s', (answer, expected) => {
    const position = withNodes({
      OWN: OWN_QUESTION,
      UN1: { edges: { no: 'UN4' } },
      UN2: { edges: { next: 'OWN' } },
    });
    expect(runChart('unrest', { position }, { choices: [answer] }).path).toEqual(expected);
  });

  test('EU-28.3: a step of its own is told, with the words of the pack', () => {
    const OWN = { kind: 'step', edges: { next: 'UN4' }, text: { en: 'Turn the cube over.' } };
    const position = withNodes({ OWN, UN2: { edges: { next: 'OWN' } } });
    expect(runChart('unrest', { position }).told.at(-1)).toBe(
      'do.node node=Turn the cube over. who=england',
    );
  });

  const OF_ALL_OBJECTS = ['hasOwnProperty', 'valueOf', '__proto__', 'toString', 'constructor'];
  test.each(OF_ALL_OBJECTS)('EU-28.4: the fact “%s” is nobody’s: the human is asked', (fact) => {
    const position = withNodes({ UN1: { fact } });
    expect(runChart('unrest', { position }, { choices: ['no'] }).path).toEqual(['UN1', 'UN3']);
  });
  test.each(OF_ALL_OBJECTS)('EU-28.4: the deed “%s” is nobody’s: it is told', (deed) => {
    const position = withNodes({ UN2: { do: deed } });
    expect(runChart('unrest', { position }).told).toContain('do.node node=unrest/UN2 who=england');
  });

  test('EU-28.3: a case that no fact knows is asked too', () => {
    const position = withNodes({
      UN1: { edges: { yes: 'UN2', no: 'UN3', perhaps: 'UN4' }, fact: 'focus.count2' },
    });
    expect(runChart('unrest', { position }, { choices: ['perhaps'] }).path).toEqual(['UN1', 'UN4']);
  });

  test('amounts of the pack are those that are used', () => {
    const position = {
      ...withNodes({ UN2: { amounts: { towns: 1 } } }),
      unrest: ['london', 'york'],
    };
    expect(runChart('unrest', { position }).told).toEqual([
      'do.removeUnrest province=london who=england',
    ]);
  });
});

describe('overruling a reconstructed node', () => {
  // The app sees Unrest in London and answers yes; with a fact that it does not know it asks.
  const position = withNodes({ UN1: { fact: 'table' } });
  test.each([
    ['yes', ['UN1', 'UN2', 'UN4']],
    ['no', ['UN1', 'UN3']],
  ])(
    'EU-28.4: a node handed to the table goes the way that the table says: %s',
    (answer, expected) => {
      expect(runChart('unrest', { position: { unrest: ['london'] } }).path).toEqual([
        'UN1',
        'UN2',
        'UN4',
      ]);
      expect(runChart('unrest', { position }, { choices: [answer] }).path).toEqual(expected);
    },
  );

  test('EU-28.4: every reconstructed node is known as one', () => {
    const inferred = nodes.filter(({ source }) => source === 'inferred');
    expect(inferred).toHaveLength(112);
    expect(nodes.filter(({ source }) => source === 'own')).toEqual([]);
  });
});

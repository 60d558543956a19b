import { describe, expect, test } from 'vitest';
import { runChart } from '../../examples/chart-turn.ts';

/** France has most Prestige and most Tax Income: it is the Opponent. The die is the chart's. */
const spy = (
  face: string,
  {
    france = {},
    unrest = [],
    choices = [],
  }: { france?: object; unrest?: string[]; choices?: string[] },
) =>
  runChart(
    'spy',
    { card: 13, position: { unrest, players: { france: { prestige: 5, ...france } } } },
    { dice: [face], choices: ['no', ...choices] },
  );
const stirred = (id: string) => `do.addUnrest province=${id} who=france`;

// Champagne, Lyon, Orléans and Paris are the Large Provinces of France.
describe('SPY', () => {
  test.each(['1', '2'])('EU-22.10: a %s sows discontent where it hurts most', (face) => {
    expect(spy(face, {}).told.slice(1)).toEqual([stirred('champagne'), stirred('lyon')]);
  });

  test.each(['3', '4'])('EU-22.10: a %s takes 2 Influence where the Opponent has most', (face) => {
    const france = { influence: { languedoc: 3, lombardy: 1 } };
    expect(spy(face, { france }).told.slice(1)).toEqual([
      'do.removeInfluence area=languedoc n=2 who=france',
    ]);
    expect(spy(face, { france: { influence: {} } }).told).toHaveLength(1);
  });

  // Burgundy has a Tax Value of 7, the Seine one of 6.
  test.each<[string, string[], string]>([
    ['in the richest Area with Unrest', ['lyon', 'paris'], 'do.placeRebels area=burgundy n=1'],
    ['or Unrest where there is none', [], stirred('champagne')],
  ])('EU-22.10: a 5 supports Rebels, %s', (_, unrest, expected) => {
    expect(spy('5', { unrest }).told.slice(1)).toEqual([expected]);
  });

  // Aquitaine and the Seine (6 each) are beside England, Burgundy (7) is not.
  test('EU-22.10: a 6 claims an Area beside the bot and goes on with MILITARY against its owner', () => {
    const { told, path } = spy('6', { choices: ['60'] });
    expect(told[1]).toBe('do.placeClaim area=aquitaine who=england');
    expect(path).toContain('MI2');
    expect(path).not.toContain('MI9');
  });

  test('EU-22.10: a 6 at War is a plain MILITARY Action', () => {
    // Castile has no Ship that the one of MILITARY could meet.
    const position = {
      players: { england: { wars: ['castile'] }, castile: { wars: ['england'], ships: [] } },
    };
    const { told, path } = runChart('spy', { card: 13, position }, { dice: ['6'] });
    expect(told.some((line) => line.startsWith('do.placeClaim'))).toBe(false);
    expect(path.slice(0, 5)).toEqual(['SP1', 'SP2', 'SP6', 'MI1', 'MI20']);
  });
});

describe('Counterespionage', () => {
  test('EU-14.1: a human may cancel it, before the die of the chart', () => {
    const position = { players: { france: { prestige: 5 } } };
    const { told, path } = runChart('spy', { position }, { choices: ['yes'] });
    expect(told.at(-1)).toBe('see.countered opponent=france who=england');
    expect(path).toEqual(['SP1']);
  });

  test('EU-14.1: a bot never does, and nobody is asked', () => {
    const position = { players: { castile: { prestige: 5 } } };
    const { told } = runChart('spy', { position }, { dice: ['1', '1'] });
    expect(told[0]).toBe('see.opponent opponent=castile who=england');
    expect(told).toHaveLength(3);
  });
});

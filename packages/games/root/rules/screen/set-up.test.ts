import { get } from '@empty-chair/kernel/ids';
import { newMatch } from '@empty-chair/kernel/match';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { describe, expect, test } from 'vitest';
import { catsGame } from '../../examples/screen-people.ts';
import { configFrom } from '../config-words.ts';
import { factionOn } from '../facts.ts';
import { root } from '../module.ts';
import type { Forest } from '../pieces.ts';
import { factionId } from '../pieces.ts';
import type { State } from '../state.ts';
import { seatOnTurn } from '../state.ts';

describe('set-up', () => {
  const setUp = (seats: string, choices: readonly string[], map = 'autumn') => {
    const config = configFrom({ play: 'screen', seats, map });
    const { ask } = scriptedAnswers({ cards: [], dice: [], choices });
    const table = { scene: undefined, rng: rngFromSeed('law'), atTable: CHANCE_BY_APP };
    return root.setup({ ...table, ask, emit: undefined, trace: undefined }, config);
  };

  test('law.5.1.1: the first seat begins, whatever its letter', () => {
    const state = setUp('alliance,marquise/bot,eyrie/bot', []);
    expect(factionId(factionOn(state.facts, seatOnTurn(state)))).toBe('alliance');
  });

  test('law.6.3: a keep, a warrior everywhere but opposite, buildings where she likes', () => {
    const state = setUp('marquise,alliance/bot', ['1', '1', '5', '5']);
    const encoded = root.codecs.state.encode(state) as {
      clearings: Record<string, { warriors: object; buildings: string[]; tokens: string[] }>;
    };
    expect(encoded.clearings['1']).toMatchObject({ buildings: ['sawmill'], tokens: ['keep'] });
    expect(encoded.clearings['5']?.buildings).toEqual(['workshop', 'recruiter']);
    // 3 is opposite 1.
    expect(encoded.clearings['3']?.warriors).toEqual({});
    const manned = Object.values(encoded.clearings).filter(
      ({ warriors }) => JSON.stringify(warriors) === '{"marquise":1}',
    );
    expect(manned).toHaveLength(11);
  });

  test('law.M.1: the suits of autumn are printed', () => {
    const one = setUp('alliance,eyrie/bot', []);
    const suits = (root.codecs.state.encode(one) as { clearings: Record<string, { suit: string }> })
      .clearings;
    const foxes = Object.entries(suits).flatMap(([n, { suit }]) => (suit === 'fox' ? [n] : []));
    expect(foxes).toEqual(['1', '6', '8', '12']);
  });
});

describe('forests of other maps', () => {
  const nextTo = (map: string, forest: string): readonly string[] => {
    const { facts } = newMatch(root, configFrom({ map, seats: 'marquise/bot,eyrie/bot' }), 'm')
      .state as State;
    const index = facts.forestIds.indexOf(forest);
    return get(facts.forestNeighbours, index as Forest).map((one) => get(facts.forestIds, one));
  };

  test('law.M.2.1: in winter the river makes two forests of one, with 11 and 12 at both', () => {
    expect(nextTo('winter', '8_9_11_12')).toContain('1_2_5_6_11_12');
  });

  test('law.M.3.4: on the lake a forest is next to both along the coast', () => {
    // 1 and 11 lie at the lake: beyond 11 comes one of 10, beyond 1 one of 12.
    expect(nextTo('lake', '1_5_11')).toEqual(expect.arrayContaining(['7_10_11', '1_9_12']));
  });
});

test('law.M.4.4: whoever rules the pass as the turn ends scores', () => {
  const { state } = catsGame({ board: '1 M1', config: { map: 'mountain', suits: 'suggested' } });
  const pass = state.facts.pass + 1;
  const game = catsGame({ board: `${pass} M1`, config: { map: 'mountain', suits: 'suggested' } });
  expect(game.play('end')).toContain('do.score faction=marquise n=1');
});

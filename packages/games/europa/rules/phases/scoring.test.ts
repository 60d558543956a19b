import type { Question } from '@empty-chair/kernel/table';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import type { Fields } from '../../examples/phase-position.ts';
import {
  FOUR_BOTS,
  playerNamed,
  positionOf,
  quiet,
  runAt,
  sayAt,
} from '../../examples/phase-position.ts';
import { europa } from '../module.ts';
import { finalScore, score } from './scoring.ts';

const NOTHING = {
  taxIncome: 0,
  cores: 0,
  marriages: 0,
  alliances: 0,
  papal: 0,
  authority: 0,
  occupied: 0,
};

describe('Final Scoring', () => {
  // England: Tax Income 2 x 2 + 12, an Alliance and a Marriage with Portugal. Austria: 2 + 7, a Marriage.
  test.each([
    [
      'Tax Income, Alliance, Marriage',
      'england',
      {},
      { taxIncome: 16, marriages: 1, alliances: 2 },
    ],
    [
      'the Emperor its Authority',
      'austria',
      { authority: 4 },
      { taxIncome: 9, marriages: 1, authority: 4 },
    ],
    [
      'one for a Core',
      'austria',
      { authority: 0, players: { austria: { cores: ['lombardy', 'tirol'] } } },
      { taxIncome: 9, marriages: 1, cores: 2 },
    ],
    [
      'the Papal Controller as many as there are Catholic players',
      'england',
      { controller: 'england' },
      { taxIncome: 16, marriages: 1, alliances: 2, papal: 4 },
    ],
    [
      'fewer where one is Protestant',
      'england',
      { controller: 'england', players: { france: { religion: 'protestant' } } },
      { taxIncome: 16, marriages: 1, alliances: 2, papal: 3 },
    ],
    [
      'what Enemies or Rebels hold is no income, and less for it besides',
      'england',
      { occupied: { bordeaux: 'france', york: 'rebels' } },
      { taxIncome: 13, marriages: 1, alliances: 2, occupied: -3 },
    ],
  ] as const)('EU-6.18: %s', (_, who, fields: Fields, score) => {
    const state = positionOf(fields, FOUR_BOTS);
    expect(finalScore(state, playerNamed(state, who))).toEqual({ ...NOTHING, ...score });
  });

  test('EU-6.18: it is added to the Prestige', () => {
    const fields = { step: 'scoring', turn: 'england', players: { england: { prestige: 7 } } };
    const { state } = runAt(fields, {}, FOUR_BOTS);
    expect(playerNamed(state, 'england').prestige).toBe(7 + 16 + 1 + 2);
  });
});

describe('Final Scoring of a human', () => {
  const SOLO = { humans: 'france' };
  const ALLIES_OF_FRANCE = 2;
  // France has a Tax Income of 16; Scotland is its Ally.
  const end = (players: Fields, choices: readonly string[]) =>
    sayAt(
      { step: 'scoring', turn: 'france', order: ['castile', 'england', 'france'], players },
      SOLO,
      'done',
      { choices },
    ).state;
  const scored = (): number => {
    const state = positionOf({}, SOLO);
    const all = finalScore(state, playerNamed(state, 'france'));
    return Object.values(all).reduce((sum, n) => sum + n, 0);
  };

  test('EU-6.18: a game without Missions does not ask for them', () => {
    const words = { ...SOLO, missions: 'no' };
    const fields = { step: 'scoring', turn: 'france', order: ['castile', 'england', 'france'] };
    const asked: string[] = [];
    const state = positionOf(fields, words);
    const table = {
      ...quiet(state),
      ask: <A>({ ask, answers }: Question<A>): A => {
        asked.push(showMessage(ask));
        return answers[0] as A;
      },
    };
    score(table, state, playerNamed(state, 'france'));
    expect(asked).toEqual([
      'ask.finalScore source=stability who=france',
      'ask.finalScore source=interest who=france',
    ]);
  });

  test('EU-6.18: what is tracked is added up, what is not is asked', () => {
    const state = end({ france: { prestige: 3 } }, ['2', '-1', '7']);
    expect(playerNamed(state, 'france').prestige).toBe(3 + scored() + 2 - 1 + 7);
    expect(state.isOver).toBe(true);
    expect(europa.next(state)).toMatchObject({ winners: [0] });
  });

  test('EU-6.18: the end tells what it scored, and what was there before', () => {
    const next = europa.next(end({ france: { prestige: 3 } }, ['2', '-1', '7']));
    if (next.kind !== 'over') throw new Error('it goes on');
    const told = next.scores[0]?.sources.map(({ source, points }) => [source.id, points]);
    // What was told of Stability, Interest and Missions is of the table.
    const before = ['prestige', 3 + 2 - 1 + 7];
    expect(told).toEqual([before, ['taxIncome', 16], ['alliances', 2 * ALLIES_OF_FRANCE]]);
  });

  test('EU-6.18: without any Prestige left there is nothing to tell apart', () => {
    const next = europa.next(end({ castile: { prestige: 9 } }, ['-15', '-40', '0']));
    if (next.kind !== 'over') throw new Error('it goes on');
    expect(next.scores[0]?.sources).toEqual([
      { source: { kind: 'source', id: 'prestige' }, points: 0 },
    ]);
  });

  // England comes level with France: its 4 Bot Power against what France tells.
  test.each([
    ['more Monarch Power', ['5'], [0]],
    ['less', ['3'], [2]],
    ['as much, and Ducats', ['4', '10'], [0]],
    ['as much, and none', ['4', '0'], [0, 2]],
  ])('R-END-1: on a tie the human tells: %s', (_, told, winners) => {
    const england = { prestige: 3 + scored(), mat: { available: 4 } };
    const state = end({ france: { prestige: 3 }, england }, ['0', '0', '0', ...told]);
    expect(europa.next(state)).toMatchObject({ winners });
    const again = europa.codecs.state.decode(europa.codecs.state.encode(state), state.config);
    expect(europa.next(again)).toMatchObject({ winners });
  });
});

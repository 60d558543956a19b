import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import { corvids, human, marquise, readPosition } from '../../examples/position.ts';
import { inputs } from '../verbs/verbs.ts';
import { humanTurn } from './turn.ts';

const seats = [human('corvids'), marquise(), human('eyrie')];
const turnOf = (board: string, said: readonly string[] = [], by = 0, at = seats) => {
  const state = readPosition({ board: `${board} | turn 1.${by}`, seats: at });
  const turn = humanTurn(state, seat(by), said.map(inputs.parseInput));
  const verb = (id: string) => turn.verbs.find((one) => one.id === id);
  const keys = (id: string) => verb(id)?.inputs.map(inputs.inputKey);
  return { turn, verb, keys };
};

describe('human Corvids', () => {
  test('law.plots: a plot costs a warrior, and one more for each of this turn', () => {
    const board = '5 C3; 7 C1; 9 C2 plot | C=0 plots:9.unknown.down';
    expect(turnOf(board).verb('plot')).toMatchObject({ cost: 1, why: undefined });
    expect(turnOf(board).keys('plot')).toEqual(['plot 5', 'plot 7']);
    expect(turnOf(board, ['plot 12']).keys('plot')).toEqual(['plot 5 2']);
    expect(turnOf(board, ['plot 12', 'plot 1 2', 'plot 2 3']).verb('plot')).toMatchObject({
      cost: 4,
      why: { id: 'no.plots' },
    });
  });

  test('law.plots: a flip scores each that is then face up, and is one of what is left', () => {
    const board = '5 C1 plot; 7 plot; 9 plot | C=0 plots:5.unknown.down,7.bomb.up,9.bomb.up';
    const { keys, verb } = turnOf(board);
    expect(verb('flip')).toMatchObject({ points: 3, why: undefined });
    expect(keys('flip')).toEqual(['flip 5 snare', 'flip 5 extortion', 'flip 5 raid']);
    expect(turnOf('5 C1').verb('flip')?.why).toEqual({ id: 'no.flips' });
  });

  test('law.trick: two with the same side up', () => {
    const plots = 'plots:5.unknown.down,7.unknown.down,9.raid.up';
    expect(turnOf(`5 plot; 7 plot; 9 plot | C=0 ${plots}`).keys('trick')).toEqual(['trick 5 7']);
    expect(turnOf('5 C1').verb('trick')?.why).toEqual({ id: 'no.tricks' });
  });

  test('law.plots: three actions, and cards by open Extortions unless a fourth is taken', () => {
    const board = '5 C4; 7 plot | C=0 plots:7.extortion.up';
    const three = ['plot 5', 'move 1 5 1', 'battle 1 marquise'];
    expect(turnOf(board, ['craft boot 1']).turn).toMatchObject({
      phase: 'birdsong',
      left: { n: 3, of: 3 },
      draw: 2,
    });
    expect(turnOf(board, ['plot 5']).turn).toMatchObject({ phase: 'daylight', left: { n: 2 } });
    expect(turnOf(board, three).turn).toMatchObject({ phase: 'evening', left: { n: 0 }, draw: 2 });
    expect(turnOf(board, [...three, 'trick 5 7']).turn.draw).toBeUndefined();
  });

  test('11.2.1: they move without ruling either end', () => {
    // 5 is next to 1 and 2.
    expect(turnOf('5 C1 M3; 1 M1; 2 M1').turn.ways.get(5)).toEqual([1, 2]);
  });
});

describe('a plot that others see', () => {
  const board = '5 E1 plot; 7 plot';

  test('law.exposure: is exposed by whoever has a piece there', () => {
    expect(turnOf(`${board} | C=0 plots:5.unknown.down`, [], 2).keys('expose')).toEqual([
      'expose 5',
    ]);
    expect(turnOf('5 E1', [], 2).verb('expose')).toBeUndefined();
  });

  test('law.exposure: may be guessed wrong, as any type that is not known to lie elsewhere', () => {
    const known = `${board} | C=0 plots:5.unknown.down`;
    const four = ['guess 5 bomb', 'guess 5 snare', 'guess 5 extortion', 'guess 5 raid'];
    expect(turnOf(known, [], 2).keys('guess')).toEqual(four);
    const raids = '5 E1 plot; 6 plot ruin; 7 plot | C=0 plots:5.unknown.down,6.raid.up,7.raid.up';
    expect(turnOf(raids, [], 2).keys('guess')).toEqual(four.slice(0, 3));
    expect(turnOf('5 E1', [], 2).verb('guess')).toBeUndefined();
  });

  test('B-65: is not, if it is the bot’s', () => {
    const bot = [corvids(), marquise(), human('eyrie')];
    expect(turnOf(board, [], 2, bot).verb('expose')).toBeUndefined();
  });
});

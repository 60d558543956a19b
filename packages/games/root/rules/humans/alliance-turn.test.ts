import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import { human, marquise, readPosition } from '../../examples/position.ts';
import { inputs } from '../verbs/verbs.ts';
import { humanTurn } from './turn.ts';

const seats = [human('alliance'), marquise()];
const turnOf = (board: string, ...said: readonly string[]) => {
  const turn = humanTurn(readPosition({ board, seats }), seat(0), said.map(inputs.parseInput));
  const verb = (id: string) => turn.verbs.find((one) => one.id === id);
  const keys = (id: string) => verb(id)?.inputs.map(inputs.inputKey);
  return { turn, verb, keys };
};

describe('an Alliance', () => {
  test('law.spread: spreads next to sympathy, dearer under Martial Law, never to the keep', () => {
    // 1 is next to 5, 9 and 10.
    const { keys, verb } = turnOf('1 sympathy; 5 M3; 10 keep');
    expect(keys('spread')).toEqual(['spread 5', 'spread 9']);
    expect(verb('spread')).toMatchObject({ cost: 1, costs: [2, 1], points: 1 });
    // Without any sympathy everywhere.
    expect(turnOf('10 keep').keys('spread')).toHaveLength(11);
  });

  test('law.revolt: revolts where a base fits, enemy buildings gone, ruins not', () => {
    const { keys, verb } = turnOf('12 sympathy sawmill ruin(bag); 4 sympathy; 8 foxBase');
    // The fox base is on the map; 4 has one free slot.
    expect(keys('revolt')).toEqual(['revolt 4']);
    expect(verb('revolt')).toMatchObject({ cost: 2, why: undefined });
    expect(turnOf('1 sympathy sawmill').keys('revolt')).toEqual(['revolt 1']);
    expect(turnOf('5 M1').verb('revolt')?.why).toEqual({ id: 'no.revolts' });
  });

  test('law.train: trains with a base only', () => {
    expect(turnOf('5 sympathy').verb('train')?.why).toEqual({ id: 'no.noBase' });
    expect(turnOf('5 rabbitBase').verb('train')?.why).toBeUndefined();
  });

  test('law.organize: officers take operations, one each', () => {
    const board = '5 A2 rabbitBase; 1 A1 M1 | A=0 elsewhere:2';
    expect(turnOf(board).turn).toMatchObject({ phase: 'birdsong', left: { n: 2, of: 2 }, draw: 2 });
    expect(turnOf(board).keys('organize')).toEqual(['organize 1', 'organize 5']);
    expect(turnOf(board).keys('baseRecruit')).toEqual(['place 1 warrior 5']);
    expect(turnOf(board, 'spread 9', 'train').turn).toMatchObject({
      phase: 'daylight',
      left: { n: 2 },
    });
    const spent = turnOf(board, 'place 1 warrior 5', 'battle 1 marquise', 'move 1 5 1').turn;
    expect(spent).toMatchObject({ phase: 'evening', left: { n: 0, of: 2 } });
  });
});

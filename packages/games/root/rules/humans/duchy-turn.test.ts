import { seat } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { human, marquise, readPosition } from '../../examples/position.ts';
import { inputs } from '../verbs/verbs.ts';
import { humanTurn } from './turn.ts';

const seats = [human('duchy'), marquise()];
const turnOf = (board: string, ...said: readonly string[]) => {
  const turn = humanTurn(readPosition({ board, seats }), seat(0), said.map(inputs.parseInput));
  const verb = (id: string) => turn.verbs.find((one) => one.id === id);
  const keys = (id: string) => verb(id)?.inputs.map(inputs.inputKey);
  return { turn, verb, keys };
};

test('law.burrow: Birdsong ends with the first warriors in the Burrow', () => {
  const board = '5 D2 tunnel | D=0 elsewhere:3';
  expect(turnOf(board).turn).toMatchObject({ phase: 'birdsong', burrow: 3 });
  // The set-up by hand is no part of the turn.
  expect(turnOf(board, 'place 2 warrior 5').turn.phase).toBe('birdsong');
  expect(turnOf(board, 'muster 1').turn.phase).toBe('daylight');
});

test('law.burrow: out of the Burrow where a tunnel lies', () => {
  expect(turnOf('5 D2 tunnel; 7 D1 | D=0 elsewhere:2').keys('emerge')).toEqual([
    'emerge 1 5',
    'emerge 2 5',
  ]);
  expect(turnOf('5 D2 tunnel').verb('emerge')?.why).toEqual({ id: 'no.burrowEmpty' });
  expect(turnOf('5 D2 | D=0 elsewhere:2').verb('emerge')?.why).toEqual({ id: 'no.noTunnel' });
});

test('law.place: a tunnel is dug where none lies and the keep is not', () => {
  const { keys } = turnOf('5 D2 tunnel; 1 keep');
  expect(keys('dig')).toEqual(
    [2, 3, 4, 6, 7, 8, 9, 10, 11, 12].map((at) => `place 1 tunnel ${at}`),
  );
  const all = turnOf('5 tunnel; 7 tunnel; 9 tunnel');
  expect(all.verb('dig')).toMatchObject({ why: { id: 'no.tunnels' }, inputs: [] });
});

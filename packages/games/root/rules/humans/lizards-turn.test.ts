import { seat } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { eyrie, human, marquise, readPosition } from '../../examples/position.ts';
import { inputs } from '../verbs/verbs.ts';
import { humanTurn } from './turn.ts';

const seats = [human('lizards'), marquise(), eyrie()];
const turnOf = (board: string, ...said: readonly string[]) => {
  const turn = humanTurn(readPosition({ board, seats }), seat(0), said.map(inputs.parseInput));
  const verb = (id: string) => turn.verbs.find((one) => one.id === id);
  const keys = (id: string) => verb(id)?.inputs.map(inputs.inputKey);
  return { turn, verb, keys };
};

test('law.outcast: it is to be named in every turn, and before the first nothing is followed', () => {
  expect(turnOf('8 L2').turn.cult).toEqual({
    acolytes: 0,
    outcast: undefined,
    side: 'outcast',
    isToBeNamed: true,
  });
  expect(turnOf('8 L2').verb('crusade')?.why).toEqual({ id: 'no.outcast' });
  const named = '8 L2 | L=0 elsewhere:2 outcast:fox.hated.2 | turn';
  expect(turnOf(`${named} 3.0`).turn.cult).toMatchObject({ isToBeNamed: true });
  expect(turnOf(`${named} 2.0`).turn.cult).toEqual({
    acolytes: 2,
    outcast: 'fox',
    side: 'hated',
    isToBeNamed: false,
  });
});

test('law.conspiracies: in clearings of the Outcast, for 2, 2 and 3, one fewer while Hated', () => {
  const board = (side: string, acolytes: number) =>
    `8 M2 sawmill E1 L1; 5 M1 | L=0 elsewhere:${acolytes} outcast:fox.${side}.1`;
  const costs = (side: string) =>
    ['crusade', 'convert', 'sanctify'].map((id) => turnOf(board(side, 3)).verb(id)?.cost);
  expect(costs('outcast')).toEqual([2, 2, 3]);
  expect(costs('hated')).toEqual([1, 1, 2]);
  const { keys } = turnOf(board('outcast', 3));
  expect(keys('crusade')).toEqual(['crusade']);
  expect(keys('convert')).toEqual(['convert marquise 8', 'convert eyrie 8']);
  expect(keys('sanctify')).toEqual(['sanctify sawmill 8']);
  const poor = turnOf(board('outcast', 2));
  expect(poor.verb('sanctify')).toMatchObject({
    why: { id: 'no.acolytes', params: { n: 3 } },
    inputs: [],
  });
  expect(poor.verb('convert')?.why).toBeUndefined();
  const elsewhere = turnOf('5 M1 L1 | L=0 elsewhere:3 outcast:fox.outcast.1');
  expect(elsewhere.verb('convert')?.why).toEqual({ id: 'no.conspiracy' });
});

test('law.conspiracies: no garden is left of the suit', () => {
  const board =
    '1 garden; 6 garden*2; 8 M1 sawmill; 12 garden*2 | L=0 elsewhere:3 outcast:fox.outcast.1';
  expect(turnOf(board).verb('sanctify')?.why).toEqual({ id: 'no.conspiracy' });
});

test('law.sacrifice: Birdsong ends with the first ritual, and needs a warrior', () => {
  expect(turnOf('8 L2', 'move 1 8 7').turn.phase).toBe('birdsong');
  expect(turnOf('8 L2', 'sacrifice').turn.phase).toBe('daylight');
  expect(turnOf('8 L25').verb('sacrifice')).toMatchObject({
    why: { id: 'no.sacrifice' },
    inputs: [],
  });
});

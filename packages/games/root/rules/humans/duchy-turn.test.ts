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

test('law.sway: one in a turn, whose rank still has a crown, with cards and points by rank', () => {
  // One of three lords is swayed and two crowns of lords are lost; of the nobles one is swayed.
  const board = '5 D2 | D=0 crowns:mayor,earlOfStone crownsLost:lord,lord';
  const { verb, keys, turn } = turnOf(board, 'muster 1');
  expect(turn.phase).toBe('daylight');
  expect(keys('sway')).toEqual(
    ['captain', 'marshal', 'foremole', 'brigadier', 'banker'].map((id) => `sway ${id}`),
  );
  expect(verb('sway')).toMatchObject({ costs: [2, 2, 2, 3, 3], gains: [1, 1, 1, 2, 2] });
  const swayed = turnOf(board, 'sway captain');
  expect(swayed.turn.phase).toBe('evening');
  expect(swayed.verb('sway')).toMatchObject({ why: { id: 'no.swayedOnce' }, inputs: [] });
  const nobody =
    'captain,marshal,foremole,brigadier,banker,mayor,earlOfStone,baronOfDirt,duchessOfMud';
  expect(turnOf(`5 D2 | D=0 crowns:${nobody}`).verb('sway')?.why).toEqual({
    id: 'no.nobodyToSway',
  });
});

test('law.parliament: the lords score once in a turn, where there is something to score', () => {
  const board = '5 D2 citadel; 6 citadel ruin | D=0 crowns:earlOfStone';
  expect(turnOf(board).verb('parliament')).toMatchObject({ points: 2 });
  expect(turnOf(board, 'parliament').verb('parliament')).toBeUndefined();
  expect(turnOf('5 D2 citadel | D=0 crowns:baronOfDirt').verb('parliament')).toBeUndefined();
});

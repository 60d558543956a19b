import type { Example } from '@empty-chair/testkit/examples';
import { PICKER } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';

const { parseInput } = inputs;
const FRUIT = [2, 0, 0, 0, 0, 0];

/** What a human does, by the same table as what a bot does. */
export const pickerExamples: readonly Example<Position, Input>[] = [
  {
    name: 'walks along a path',
    cite: 'T-2.2',
    position: { turn: 'picker', fruit: FRUIT },
    seat: PICKER,
    input: parseInput('walk 6'),
    expect: { happenings: [], state: { picker: 6, actions: 1, turn: 'picker' } },
  },
  {
    name: 'picks a fruit',
    cite: 'T-2.3',
    position: { turn: 'picker', fruit: FRUIT },
    seat: PICKER,
    input: parseInput('pick'),
    expect: { state: { basket: 1, fruit: [1, 0, 0, 0, 0, 0], actions: 1 } },
  },
  {
    name: 'reaches into the hollow',
    cite: 'T-2.4',
    position: { turn: 'picker', fruit: FRUIT, hollow: [1, 0, 0, 0, 0, 0] },
    seat: PICKER,
    input: parseInput('rob'),
    script: { dice: ['2'] },
    expect: {
      happenings: ['see.die face=2', 'do.robFruit tree=1'],
      state: { basket: 1, hollow: [0, 0, 0, 0, 0, 0] },
    },
  },
  {
    name: 'on a 1 the fruit is lost',
    cite: 'T-2.4',
    position: { turn: 'picker', fruit: FRUIT, hollow: [1, 0, 0, 0, 0, 0] },
    seat: PICKER,
    input: parseInput('rob'),
    script: { dice: ['1'] },
    expect: {
      happenings: ['see.die face=1', 'do.dropFruit tree=1'],
      state: { basket: 0, supply: 18, hollow: [0, 0, 0, 0, 0, 0] },
    },
  },
  {
    name: 'puts up the scarecrow',
    cite: 'T-2.5',
    position: { turn: 'picker', fruit: FRUIT, scarecrow: 5 },
    seat: PICKER,
    input: parseInput('guard'),
    expect: { state: { scarecrow: 1, actions: 1 } },
  },
  {
    name: 'the last action does not end the turn; saying so does',
    cite: 'T-2.1',
    position: { turn: 'picker', fruit: FRUIT, actions: 0 },
    seat: PICKER,
    input: parseInput('done'),
    expect: { state: { turn: 'magpie', actions: 2 } },
  },
];

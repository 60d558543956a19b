import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { human, marquise } from './position.ts';

const HUMAN = seat(0);
const seats = [human('eyrie'), marquise()];

/** What only a human Eyrie says. */
export const eyrieExamples: readonly Example<Position, Input>[] = [
  {
    name: 'three roosts score 2',
    cite: 'law.roosts',
    position: { board: '3 roost; 11 roost; 6 roost | E=4', seats },
    seat: HUMAN,
    input: inputs.parseInput('roosts'),
    expect: {
      happenings: ['do.score faction=eyrie n=2'],
      state: { 'factions.eyrie.score': 6, 'factions.eyrie.scoredFrom': { roosts: 2, earlier: 4 } },
    },
  },
  {
    name: 'turmoil costs a point for each bird, and the Decree begins anew',
    cite: 'law.turmoil',
    position: { board: '3 roost | E=4', seats },
    seat: HUMAN,
    input: inputs.parseInput('turmoil 3 despot'),
    expect: {
      happenings: ['do.lose faction=eyrie n=3', 'do.purge', 'do.depose leader=despot'],
      state: { 'factions.eyrie.score': 1 },
    },
  },
];

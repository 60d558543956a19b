import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, human, marquise } from './position.ts';

const MOLES = [human('duchy'), marquise(), alliance()];

/** The Burrow of a human Duchy. */
export const humanDuchyExamples: readonly Example<Position, Input>[] = [
  {
    name: 'warriors from the supply into the Burrow',
    cite: 'law.burrow',
    position: { board: '5 D2 tunnel | D=0 elsewhere:1', seats: MOLES },
    seat: seat(0),
    input: { kind: 'muster', n: 3 },
    expect: {
      happenings: ['do.recruitBurrow n=3'],
      state: { 'factions.duchy.warriorsElsewhere': 4, 'factions.duchy.warriorsInSupply': 14 },
    },
  },
  {
    name: 'out of the Burrow is a move: into sympathy of the bot it outrages',
    cite: 'law.burrow, 6.2.3',
    position: { board: '5 sympathy tunnel | D=0 elsewhere:4', seats: MOLES },
    seat: seat(0),
    input: { kind: 'emerge', n: 4, at: 5 },
    script: { choices: ['none'] },
    expect: {
      happenings: ['do.leaveBurrow n=4 to=5', 'do.outrageUnpaid', 'do.score faction=alliance n=1'],
      state: { 'clearings.5.warriors.duchy': 4, 'factions.duchy.warriorsElsewhere': 0 },
    },
  },
  {
    name: 'back into the Burrow nobody is outraged',
    cite: 'law.burrow',
    position: { board: '5 D3 sympathy tunnel', seats: MOLES },
    seat: seat(0),
    input: { kind: 'burrow', n: 2, at: 5 },
    expect: {
      happenings: ['do.enterBurrow n=2 from=5'],
      state: { 'clearings.5.warriors.duchy': 1, 'factions.duchy.warriorsElsewhere': 2 },
    },
  },
];

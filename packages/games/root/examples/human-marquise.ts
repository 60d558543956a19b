import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human } from './position.ts';

const HUMAN = seat(0);
const seats = [human('marquise'), eyrie()];

/** What a human Marquise says in one breath. Autumn: 1–5, 1–9, 1–10, 5–2, 9–12, 10–12 are paths. */
export const marquiseExamples: readonly Example<Position, Input>[] = [
  {
    name: 'a wood at each sawmill, two where two stand',
    cite: 'law.wood',
    position: { board: '1 sawmill keep; 5 sawmill*2; 9 workshop', seats },
    seat: HUMAN,
    input: inputs.parseInput('wood'),
    expect: {
      state: {
        'clearings.1.tokens': ['keep', 'wood'],
        'clearings.5.tokens': ['wood', 'wood'],
        'clearings.9.tokens': [],
        'factions.marquise.supply.wood': 5,
      },
    },
  },
  {
    name: 'of too little wood she says which sawmills have it',
    cite: 'law.wood, law.1.5.4',
    position: { board: '1 sawmill keep; 5 sawmill*2; 9 wood*6', seats },
    seat: HUMAN,
    input: inputs.parseInput('wood'),
    script: { choices: ['5', '1'] },
    expect: {
      state: {
        'clearings.1.tokens': ['keep', 'wood'],
        'clearings.5.tokens': ['wood'],
        'factions.marquise.supply.wood': 0,
      },
    },
  },
  {
    name: 'of too few warriors she says which recruiters have them',
    cite: 'law.recruit, law.1.5.4',
    position: { board: '1 recruiter keep; 5 recruiter; 9 M24', seats },
    seat: HUMAN,
    input: inputs.parseInput('recruit'),
    script: { choices: ['1'] },
    expect: {
      happenings: ['do.placeWarriors faction=marquise n=1 at=1'],
      state: { 'factions.marquise.warriorsInSupply': 0 },
    },
  },
  {
    name: 'a warrior at each recruiter, also where the keep stands',
    cite: 'law.recruit',
    position: { board: '1 recruiter keep; 5 M1 recruiter*2', seats },
    seat: HUMAN,
    input: inputs.parseInput('recruit'),
    expect: {
      happenings: [
        'do.placeWarriors faction=marquise n=1 at=1',
        'do.placeWarriors faction=marquise n=2 at=5',
      ],
      state: {
        'clearings.1.warriors': { marquise: 1 },
        'clearings.5.warriors': { marquise: 3 },
        'factions.marquise.warriorsInSupply': 21,
      },
    },
  },
  {
    name: 'the second workshop costs 1 wood and scores 2',
    cite: 'law.build',
    position: { board: '1 M1 workshop; 5 M1 wood', seats },
    seat: HUMAN,
    input: inputs.parseInput('build workshop 5'),
    expect: {
      happenings: [
        'do.removePiece piece=wood at=5',
        'do.placePiece piece=workshop at=5',
        'do.score faction=marquise n=2',
      ],
      state: {
        'clearings.5.buildings': ['workshop'],
        'clearings.5.tokens': [],
        'factions.marquise.score': 2,
        'factions.marquise.scoredFrom': { buildings: 2 },
      },
    },
  },
  {
    // By her rule all is linked.
    name: 'the third sawmill costs 2: she says which wood goes, of all within reach',
    cite: 'A-56, law.build, law.6.5.4',
    position: {
      board: '5 M1 wood sawmill; 1 M1; 9 M1 wood sawmill; 10 M1 wood; 12 M1 wood*2',
      seats,
    },
    seat: HUMAN,
    input: inputs.parseInput('build sawmill 5'),
    script: { choices: ['12', '5'] },
    expect: {
      happenings: [
        'do.removePiece piece=wood at=12',
        'do.removePiece piece=wood at=5',
        'do.placePiece piece=sawmill at=5',
        'do.score faction=marquise n=2',
      ],
    },
  },
  {
    name: 'overwork: a wood at a sawmill',
    cite: 'law.overwork',
    position: { board: '5 M1 sawmill', seats },
    seat: HUMAN,
    input: inputs.parseInput('overwork 5'),
    expect: {
      happenings: ['do.placePiece piece=wood at=5'],
      state: { 'clearings.5.tokens': ['wood'] },
    },
  },
  {
    name: 'Field Hospitals: the fallen stand at the keep, wherever it is',
    cite: 'law.hospitals',
    position: { board: '3 keep; 5 M1', seats },
    seat: HUMAN,
    input: inputs.parseInput('hospitals 2'),
    expect: {
      happenings: ['do.placeWarriors faction=marquise n=2 at=3'],
      state: { 'clearings.3.warriors': { marquise: 2 } },
    },
  },
];

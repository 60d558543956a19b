import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { human, marquise } from './position.ts';

const HUMAN = seat(0);
const seats = [human('alliance'), marquise()];

/** What a human Alliance says in one breath. */
export const allianceExamples: readonly Example<Position, Input>[] = [
  {
    name: 'the second sympathy costs one supporter and scores 1',
    cite: 'law.spread',
    position: { board: '1 sympathy', seats },
    seat: HUMAN,
    input: inputs.parseInput('spread 5'),
    expect: {
      happenings: [
        'do.placePiece piece=sympathy at=5',
        'do.score faction=alliance n=1',
        'do.supporters n=1 suit=rabbit',
      ],
      state: {
        'clearings.5.tokens': ['sympathy'],
        'factions.alliance.scoredFrom': { sympathy: 1 },
      },
    },
  },
  {
    name: 'three warriors of one enemy make it dearer: Martial Law',
    cite: 'law.spread',
    position: { board: '1 sympathy; 5 M3', seats },
    seat: HUMAN,
    input: inputs.parseInput('spread 5'),
    expect: {
      happenings: [
        'do.placePiece piece=sympathy at=5',
        'do.score faction=alliance n=1',
        'do.supporters n=2 suit=rabbit',
      ],
    },
  },
  {
    name: 'a revolt clears the clearing; base, a warrior for each fox sympathy, an officer',
    cite: 'law.revolt, law.train',
    position: { board: '12 M2 sawmill sympathy; 8 sympathy', seats },
    seat: HUMAN,
    input: inputs.parseInput('revolt 12'),
    expect: {
      happenings: [
        'do.supporters n=2 suit=fox',
        'do.removeWarriors faction=marquise n=2 at=12',
        'do.removePiece piece=sawmill at=12',
        'do.score faction=alliance n=1',
        'do.placePiece piece=foxBase at=12',
        'do.placeWarriors faction=alliance n=2 at=12',
        'do.officer',
      ],
      state: {
        'clearings.12.warriors': { alliance: 2 },
        'clearings.12.buildings': ['foxBase'],
        'factions.alliance.warriorsInSupply': 7,
        'factions.alliance.warriorsElsewhere': 1,
      },
    },
  },
  {
    name: 'an officer is trained from the supply',
    cite: 'law.train',
    position: { board: '12 foxBase', seats },
    seat: HUMAN,
    input: inputs.parseInput('train'),
    expect: {
      happenings: ['do.officer'],
      state: {
        'factions.alliance.warriorsInSupply': 9,
        'factions.alliance.warriorsElsewhere': 1,
      },
    },
  },
  {
    name: 'organize: a warrior becomes sympathy, anywhere',
    cite: 'law.organize',
    position: { board: '1 sympathy; 7 A2 M4', seats },
    seat: HUMAN,
    input: inputs.parseInput('organize 7'),
    expect: {
      happenings: [
        'do.removeWarriors faction=alliance n=1 at=7',
        'do.placePiece piece=sympathy at=7',
        'do.score faction=alliance n=1',
      ],
      state: { 'clearings.7.warriors': { alliance: 1, marquise: 4 } },
    },
  },
];

import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Level, Trait } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, marquise } from './position.ts';

const overwhelming = (difficulty: Level = 'standard', ...more: readonly Trait[]) => [
  marquise({ difficulty, traits: ['overwhelming', ...more] }),
  eyrie(),
];

/** Overwhelming: points for warriors that cannot be placed, and one Expand a turn. */
export const marquiseOverwhelmingExamples: readonly Example<Position, Input>[] = [
  {
    name: 'an empty supply: four missing, 2 points',
    cite: 'trait.overwhelming, A-51',
    position: { board: '2 M24; 6 M1', seats: overwhelming() },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.score faction=marquise n=2',
        'do.placePiece piece=sawmill at=2',
        'do.discard card=STD-30',
      ],
      state: { 'factions.marquise.scoredFrom': { recruit: 2 } },
    },
  },
  {
    name: 'one left: three missing, 1 point',
    cite: 'trait.overwhelming, A-51',
    position: { board: '2 M23; 6 M1', seats: overwhelming() },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=1 at=6',
        'do.score faction=marquise n=1',
        'do.placePiece piece=sawmill at=2',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'all placed: no points',
    cite: 'trait.overwhelming',
    position: { board: '6 M1; 8 M1', seats: overwhelming() },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: { state: { 'factions.marquise.score': 0 } },
  },
  {
    name: 'without the trait no points either',
    cite: 'trait.overwhelming',
    position: { board: '2 M24; 6 M1', seats: [marquise(), eyrie()] },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: { state: { 'factions.marquise.score': 0 } },
  },
  {
    name: 'no clearing for them: four missing, though the supply is full',
    cite: 'trait.overwhelming',
    position: { board: '2 M1', seats: overwhelming() },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.score faction=marquise n=2',
        'do.placePiece piece=sawmill at=2',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'the extra two of challenging are no part of Recruit: four missing, 2 points',
    cite: 'trait.overwhelming, A-51, A-11',
    position: { board: '2 M24; 6 M1', seats: overwhelming('challenging') },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: { state: { 'factions.marquise.scoredFrom': { recruit: 2 } } },
  },
  {
    // Four in supply: all of Recruit, none of the extra two.
    name: 'the extra two alone missing: no points',
    cite: 'A-51, trait.overwhelming, A-11',
    position: { board: '2 M20; 6 M1', seats: overwhelming('challenging') },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: { state: { 'factions.marquise.scoredFrom': {}, 'clearings.6.warriors.marquise': 3 } },
  },
  {
    name: 'option: the extra two count as well: six missing, 3 points',
    cite: 'A-51, trait.overwhelming, A-11',
    position: {
      board: '2 M24; 6 M1',
      seats: overwhelming('challenging'),
      options: { overwhelming: 'withExtra' },
    },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: { state: { 'factions.marquise.scoredFrom': { recruit: 3 } } },
  },
  {
    name: 'option: the extra two alone missing: 1 point',
    cite: 'A-51, trait.overwhelming, A-11',
    position: {
      board: '2 M20; 6 M1',
      seats: overwhelming('challenging'),
      options: { overwhelming: 'withExtra' },
    },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: { state: { 'factions.marquise.scoredFrom': { recruit: 1 } } },
  },
  {
    // 24 on the map, so one in supply, and it goes to the higher of 9 and 12.
    name: 'in Escalated Daylight with Iron Will: seven of eight missing, 3 points',
    cite: 'trait.overwhelming, trait.ironWill, 4.7.2',
    position: {
      board: '1 M3; 2 M3; 3 M3; 4 M3; 5 M3; 6 M3; 7 M3; 9 M2; 12 M1',
      seats: overwhelming('standard', 'ironWill'),
    },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=1 at=9',
        'do.score faction=marquise n=3',
        'do.placePiece piece=sawmill at=1',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'nothing ruled in Escalated Daylight: four missing',
    cite: 'trait.overwhelming, 4.7.2',
    position: { board: '2 M1 E1', seats: overwhelming() },
    seat: seat(0),
    script: { cards: ['STD-33'], dice: ['0-0'] },
    expect: { state: { 'factions.marquise.scoredFrom': { recruit: 2 } } },
  },
  {
    name: 'one Expand a turn, and points for each Recruit',
    cite: 'trait.overwhelming, A-04, 4.5.5',
    position: { board: '1 M1 sawmill', seats: overwhelming() },
    seat: seat(0),
    script: { cards: ['STD-40', 'STD-41'] },
    expect: {
      happenings: [
        'do.reveal card=STD-40',
        'do.score faction=marquise n=2',
        'do.discard card=STD-40',
        'do.reveal card=STD-41',
        'do.score faction=marquise n=2',
        'do.discard card=STD-41',
      ],
    },
  },
  {
    // One missing, then three: 0 and 1 points. Counted over the turn it would be four and 2 points.
    name: 'each Recruit step counts for itself',
    cite: 'A-51, trait.overwhelming',
    position: { board: '1 M22 sawmill E1', seats: overwhelming() },
    seat: seat(0),
    script: { cards: ['STD-30', 'STD-50'], dice: ['0-0', '1-1'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.battle attacker=marquise defender=eyrie at=1',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.placeWarriors faction=marquise n=3 at=1',
        'do.moveWarriors faction=marquise n=22 from=1 to=5',
        'do.discard card=STD-30',
        'do.reveal card=STD-50',
        'do.battle attacker=marquise defender=eyrie at=1',
        'do.dice dice=1-1 attackerHits=1 defenderHits=1',
        'do.removeWarriors faction=eyrie n=1 at=1',
        'do.removeWarriors faction=marquise n=1 at=1',
        'do.placeWarriors faction=marquise n=1 at=1',
        'do.score faction=marquise n=1',
        'do.placePiece piece=sawmill at=5',
        'do.score faction=marquise n=1',
        'do.discard card=STD-50',
      ],
      state: { 'factions.marquise.scoredFrom': { recruit: 1, buildings: 1 } },
    },
  },
];

import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human } from './position.ts';

const duel = [human('marquise'), eyrie()];

/** Recruit (5.5.1.I) and Move (5.5.1.II). */
export const eyrieDecreeExamples: readonly Example<Position, Input>[] = [
  {
    // No game puts a roost beside the keep; here it shows that such a target would be illegal.
    name: 'recruits as many as cards, in a roost clearing of the suit where it may place',
    cite: '5.5.1.I, 4.2.1, 2.3',
    position: {
      board: '1 M5 keep E1 roost; 6 M4; 7 E1 roost M3; 8 E1 roost | E=0 decree:fox.STD-01',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        {
          rule: '5.5.1.I',
          chosen: '8',
          narrowings: [
            { why: 'why.column', left: ['1', '6', '8', '12'] },
            { why: 'why.withRoost', left: ['1', '8'] },
            { why: 'why.placeable', left: ['8'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placeWarriors faction=eyrie n=2 at=8',
        'do.moveWarriors faction=eyrie n=1 from=8 to=4',
        'do.battle attacker=eyrie defender=marquise at=1',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=1',
        'do.placePiece piece=roost at=4',
        'do.score faction=eyrie n=3',
      ],
    },
  },
  {
    // 12 has fewer Eyrie warriors and the lower priority.
    name: 'recruits where most enemy pieces are; wood is one',
    cite: '5.5.1.I.a, A-02',
    position: { board: '8 E2 roost M1 wood; 12 E1 roost M1 | E=0 decree:bird', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        {
          rule: '5.5.1.I',
          chosen: '8',
          narrowings: [
            { why: 'why.column', left: ['1', '6', '8', '12'] },
            { why: 'why.withRoost', left: ['8', '12'] },
            { why: 'why.placeable', left: ['8', '12'] },
            { why: 'why.mostEnemyPieces', best: 2, left: ['8'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placeWarriors faction=eyrie n=1 at=8',
        'do.moveWarriors faction=eyrie n=2 from=8 to=7',
        'do.battle attacker=eyrie defender=marquise at=12',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=12',
        'do.placePiece piece=roost at=7',
        'do.score faction=eyrie n=2',
      ],
    },
  },
  {
    name: 'of equals where it has fewest warriors, not yet by priority',
    cite: '5.5.1.I.b',
    position: { board: '8 E1 roost M1; 12 E2 roost M1 | E=0 decree:bird', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        {
          rule: '5.5.1.I',
          chosen: '8',
          narrowings: [
            { why: 'why.column', left: ['1', '6', '8', '12'] },
            { why: 'why.withRoost', left: ['8', '12'] },
            { why: 'why.placeable', left: ['8', '12'] },
            { why: 'why.mostEnemyPieces', best: 1, left: ['8', '12'] },
            { why: 'why.fewestOwnWarriors', best: 1, left: ['8'] },
          ],
        },
        // Now both have two warriors.
        { rule: '5.5.1.II', chosen: '8' },
      ],
      state: { 'clearings.7.warriors': { eyrie: 1 }, 'clearings.8.warriors.eyrie': 1 },
    },
  },
  {
    name: 'then in the clearing of lowest priority',
    cite: '5.5.1.I.c',
    position: { board: '8 E1 roost; 12 E1 roost | E=0 decree:bird', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [{ rule: '5.5.1.I', chosen: '12' }],
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placeWarriors faction=eyrie n=1 at=12',
        'do.moveWarriors faction=eyrie n=1 from=12 to=11',
        'do.placePiece piece=roost at=11',
        'do.score faction=eyrie n=2',
      ],
    },
  },
  {
    name: 'recruits the warriors that are left; without Nobility that is no turmoil',
    cite: '5.5.1.I, 5.7',
    position: { board: '8 E19 roost | E=0 decree:fox.STD-01', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placeWarriors faction=eyrie n=1 at=8',
        'do.moveWarriors faction=eyrie n=18 from=8 to=7',
        'do.placePiece piece=roost at=7',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    // 2 is of another suit; 6 could move as well but has fewer warriors.
    name: 'moves from the ruled clearing of the suit with most warriors, then of highest priority',
    cite: '5.5.1.II, 2.1',
    position: { board: '2 E9; 3 roost; 6 E2; 8 E3; 12 E3 | E=0 decree:bird', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        {
          rule: '5.5.1.II',
          chosen: '8',
          narrowings: [
            { why: 'why.column', left: ['1', '6', '8', '12'] },
            { why: 'why.ruled', left: ['6', '8', '12'] },
            { why: 'why.someMayLeave', left: ['6', '8', '12'] },
            { why: 'why.mostOwnWarriors', best: 3, left: ['8', '12'] },
            { why: 'why.highestPriority', left: ['8'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.moveWarriors faction=eyrie n=2 from=8 to=7',
        'do.placePiece piece=roost at=2',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'leaves what it needs to rule when that is more than the cards',
    cite: '5.5.1.II, 5.2.1, A-14',
    position: { board: '3 roost; 8 E5 M4 | E=0 decree:bird', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['1-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.moveWarriors faction=eyrie n=1 from=8 to=7',
        'do.battle attacker=eyrie defender=marquise at=8',
        'do.extraHit',
        'do.dice dice=1-0 attackerHits=2 defenderHits=0',
        'do.removeWarriors faction=marquise n=2 at=8',
        'do.placePiece piece=roost at=7',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    // Two warriors and the roost would do to rule; three cards ask for three warriors.
    name: 'leaves as many as cards when that is more than it needs to rule',
    cite: '5.5.1.II, A-14',
    position: { board: '8 E5 roost M3 | E=0 decree:fox.STD-01.STD-50', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placeWarriors faction=eyrie n=3 at=8',
        'do.moveWarriors faction=eyrie n=5 from=8 to=7',
        'do.battle attacker=eyrie defender=marquise at=8',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.placePiece piece=roost at=7',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'a clearing that can spare nobody is passed over for the next one',
    cite: 'A-14, 2.3, 5.5.1.II',
    position: { board: '3 roost; 8 E3 M3; 12 E2 | E=0 decree:bird', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        {
          rule: '5.5.1.II',
          chosen: '12',
          narrowings: [
            { why: 'why.column', left: ['1', '6', '8', '12'] },
            { why: 'why.ruled', left: ['8', '12'] },
            { why: 'why.someMayLeave', left: ['12'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.moveWarriors faction=eyrie n=1 from=12 to=11',
        'do.battle attacker=eyrie defender=marquise at=8',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.placePiece piece=roost at=8',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    // 7 has no enemy but a roost; 11 has the lower priority but more enemies than 6.
    name: 'moves to where no roost is, and there to the fewest enemy pieces',
    cite: '5.5.1.II, 5.5.1.II.a',
    position: { board: '3 E3 roost; 6 M2; 7 E1 roost; 11 M3 | E=0 decree:bird', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [
        { rule: '5.5.1.II', chosen: '3' },
        {
          rule: '5.5.1.II',
          chosen: '6',
          narrowings: [
            { why: 'why.preferNoRoost', best: 0, left: ['6', '11'] },
            { why: 'why.fewestEnemyPieces', best: 2, left: ['6'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-02',
        'do.decree card=STD-02 suit=rabbit',
        'do.placeWarriors faction=eyrie n=1 at=3',
        'do.moveWarriors faction=eyrie n=3 from=3 to=6',
        'do.placePiece piece=roost at=6',
        'do.score faction=eyrie n=2',
      ],
    },
  },
  {
    name: 'where every neighbour has a roost, one of them by the same ties',
    cite: '5.5.1.II, 5.5.1.II.a',
    position: { board: '1 roost; 2 roost M1; 5 E3 | E=0 decree:bird', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [
        { rule: '5.5.1.II', chosen: '5' },
        { rule: '5.5.1.II', chosen: '1' },
      ],
      happenings: [
        'do.reveal card=STD-02',
        'do.decree card=STD-02 suit=rabbit',
        'do.moveWarriors faction=eyrie n=2 from=5 to=1',
        'do.placePiece piece=roost at=5',
        'do.score faction=eyrie n=2',
      ],
    },
  },
  {
    name: 'of equal neighbours the one of lowest priority',
    cite: '5.5.1.II.b',
    position: { board: '3 roost; 9 M1; 10 M1; 11 M1; 12 E3 | E=0 decree:bird', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        { rule: '5.5.1.II', chosen: '12' },
        {
          rule: '5.5.1.II',
          chosen: '7',
          narrowings: [
            { why: 'why.preferNoRoost', best: 0, left: ['4', '7', '9', '10', '11'] },
            { why: 'why.fewestEnemyPieces', best: 0, left: ['4', '7'] },
            { why: 'why.lowestPriority', left: ['7'] },
          ],
        },
      ],
      state: { 'clearings.7.warriors': { eyrie: 2 }, 'clearings.7.buildings': ['roost'] },
    },
  },
  {
    name: 'moving into sympathy of the Alliance bot angers nobody',
    cite: '6.2.3, A-01',
    position: {
      board: '3 roost; 5 E3; 1 sympathy; 2 sympathy M1 | E=0 decree:bird',
      seats: [human('marquise'), eyrie(), alliance()],
    },
    seat: seat(1),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.decree card=STD-02 suit=rabbit',
        'do.placeWarriors faction=eyrie n=1 at=3',
        'do.moveWarriors faction=eyrie n=2 from=5 to=1',
        'do.placePiece piece=roost at=1',
        'do.score faction=eyrie n=1',
      ],
      state: { 'factions.alliance.score': 0 },
    },
  },
];

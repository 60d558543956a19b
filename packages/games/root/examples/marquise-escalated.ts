import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human, marquise } from './position.ts';

const duel = [marquise(), eyrie()];
const three = [marquise(), eyrie(), human('alliance')];

/** Escalated Daylight (4.7), a bird order: battles, recruits and the building. */
export const marquiseEscalatedExamples: readonly Example<Position, Input>[] = [
  {
    name: 'battles in every clearing, the highest priority first; nothing ruled, nothing else',
    cite: '4.7, 4.7.1, 2.4, 2.7',
    position: { board: '2 M1 E1; 5 M1 E1; 8 M1 E1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'], dice: ['0-0', '0-0', '0-0'] },
    expect: {
      choices: [
        { rule: '4.7.2', chosen: undefined, by: 'none' },
        { rule: '4.7.3', chosen: 'sawmill' },
        { rule: '4.7.3', chosen: undefined, by: 'none' },
      ],
      happenings: [
        'do.reveal card=STD-33',
        'do.battle attacker=marquise defender=eyrie at=2',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.battle attacker=marquise defender=eyrie at=5',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.battle attacker=marquise defender=eyrie at=8',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'the enemy with most pieces; of equals the one with more points',
    cite: '4.7.1, 4.7.1.I, 2.5',
    position: { board: '2 M1 E2 A1; 5 M1 E1 A1 | E=2 | A=5', seats: three },
    seat: seat(0),
    script: { cards: ['STD-33'], dice: ['0-0', '0-0'] },
    expect: {
      choices: [
        { rule: '4.7.1', chosen: undefined, by: 'each' },
        {
          rule: '4.7.1',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.inClearing', left: ['eyrie', 'alliance'] },
            { why: 'why.mostPiecesThere', best: 2, left: ['eyrie'] },
          ],
        },
        {
          rule: '4.7.1',
          chosen: 'alliance',
          narrowings: [
            { why: 'why.inClearing', left: ['eyrie', 'alliance'] },
            { why: 'why.mostPiecesThere', best: 1, left: ['eyrie', 'alliance'] },
            { why: 'why.mostVictoryPoints', best: 5, left: ['alliance'] },
          ],
        },
      ],
    },
  },
  {
    name: 'equal in pieces and points: by the order of set-up',
    cite: '2.2, 4.7.1',
    position: { board: '2 M1 E1 A1', seats: three },
    seat: seat(0),
    script: { cards: ['STD-33'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '4.7.1', chosen: undefined, by: 'each' },
        {
          rule: '4.7.1',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.inClearing', left: ['eyrie', 'alliance'] },
            { why: 'why.mostPiecesThere', best: 1, left: ['eyrie', 'alliance'] },
            { why: 'why.mostVictoryPoints', best: 0, left: ['eyrie', 'alliance'] },
            { why: 'why.setupOrder', left: ['eyrie'] },
          ],
        },
      ],
    },
  },
  {
    name: 'two warriors each in the two ruled clearings of lowest priority; all tied: a sawmill',
    cite: '4.7.2, 4.7.3',
    position: { board: '2 M1; 7 M1; 9 M1; 12 E1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      choices: [
        {
          rule: '4.7.2',
          chosen: '9',
          narrowings: [
            { why: 'why.ruled', left: ['2', '7', '9'] },
            { why: 'why.lowestPriority', left: ['9'] },
          ],
        },
        { rule: '4.7.2', chosen: '7' },
        { rule: '4.7.3', chosen: 'sawmill', by: 'listed-first' },
        { rule: '4.7.3', chosen: '7' },
      ],
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=2 at=7',
        'do.placeWarriors faction=marquise n=2 at=9',
        'do.placePiece piece=sawmill at=7',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'only one ruled clearing: all four there; then on without an enemy in reach',
    cite: '4.7.2, 4.7.4, A-06, 2.1',
    position: { board: '9 M1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      choices: [
        {
          rule: '4.7.4',
          chosen: '1',
          narrowings: [
            { why: 'why.mayMove', left: ['1', '4', '12'] },
            { why: 'why.mostEnemyPieces', best: 0, left: ['1', '4', '12'] },
            { why: 'why.highestPriority', left: ['1'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=4 at=9',
        'do.placePiece piece=sawmill at=9',
        'do.moveWarriors faction=marquise n=2 from=9 to=1',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    // 22 on the map, so three in supply: the higher of the two clearings gets the odd one.
    name: 'three left for two clearings',
    cite: 'A-07, 4.7.2',
    position: { board: '1 M3; 2 M3; 3 M3; 4 M3; 5 M3; 6 M3; 7 M2; 9 M2', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=2 at=7',
        'do.placeWarriors faction=marquise n=1 at=9',
        'do.placePiece piece=sawmill at=7',
        'do.moveWarriors faction=marquise n=1 from=7 to=3',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'builds the type it has most of',
    cite: '4.7.3, 4.6.1',
    position: { board: '2 M1 workshop recruiter; 5 M1 recruiter', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      choices: [
        {
          rule: '4.7.3',
          chosen: 'recruiter',
          by: 'only',
          narrowings: [
            { why: 'why.onTrack', left: ['sawmill', 'recruiter', 'workshop'] },
            { why: 'why.mostOnMap', best: 2, left: ['recruiter'] },
          ],
        },
        { rule: '4.7.3', chosen: '5' },
      ],
      state: { 'clearings.5.buildings': ['recruiter', 'recruiter'], 'factions.marquise.score': 2 },
    },
  },
  {
    name: 'sawmills tied with recruiters: a sawmill',
    cite: '4.7.3',
    position: { board: '2 M1; 9 M1 sawmill recruiter', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: { state: { 'clearings.2.buildings': ['sawmill'] } },
  },
  {
    name: 'sawmills tied with workshops: a sawmill',
    cite: '4.7.3',
    position: { board: '2 M1; 9 M1 sawmill workshop', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: { state: { 'clearings.2.buildings': ['sawmill'] } },
  },
  {
    name: 'workshops and recruiters tied above the sawmills: a recruiter',
    cite: '4.7.3, A-08',
    position: { board: '2 M1; 9 M1 workshop recruiter', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: { state: { 'clearings.2.buildings': ['recruiter'], 'factions.marquise.score': 1 } },
  },
  {
    name: 'option: then a workshop',
    cite: 'A-08',
    position: {
      board: '2 M1; 9 M1 workshop recruiter',
      seats: duel,
      options: { escalatedTie: 'workshop' },
    },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: { state: { 'clearings.2.buildings': ['workshop'], 'factions.marquise.score': 1 } },
  },
  {
    name: 'option: sawmills still win their ties',
    cite: 'A-08, 4.7.3',
    position: {
      board: '2 M1; 9 M1 sawmill workshop',
      seats: duel,
      options: { escalatedTie: 'workshop' },
    },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: { state: { 'clearings.2.buildings': ['sawmill'] } },
  },
  {
    name: 'a type that is used up is passed over',
    cite: 'A-08, 2.3, 4.7.3',
    position: { board: '2 sawmill*2; 5 sawmill*2; 7 sawmill*2; 9 M3 workshop', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      choices: [
        {
          rule: '4.7.3',
          chosen: 'workshop',
          narrowings: [
            { why: 'why.onTrack', left: ['recruiter', 'workshop'] },
            { why: 'why.mostOnMap', best: 1, left: ['workshop'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=2 at=7',
        'do.placeWarriors faction=marquise n=2 at=9',
        'do.placePiece piece=workshop at=9',
        'do.moveWarriors faction=marquise n=2 from=9 to=1',
        'do.score faction=marquise n=5',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    // 1 is full, 2 is not ruled, 5 would be first by priority alone.
    name: 'builds where it rules, has room and most warriors, then by priority',
    cite: '4.7.3, 2.1, 2.3',
    position: { board: '1 M3 sawmill; 2 M3 E4; 5 M1; 10 M1; 12 M1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '4.7.3', chosen: 'sawmill' },
        {
          rule: '4.7.3',
          chosen: '10',
          narrowings: [
            { why: 'why.ruled', left: ['1', '5', '10', '12'] },
            { why: 'why.openSlot', left: ['5', '10', '12'] },
            { why: 'why.mostOwnWarriors', best: 3, left: ['10', '12'] },
            { why: 'why.highestPriority', left: ['10'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-33',
        'do.battle attacker=marquise defender=eyrie at=2',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.placeWarriors faction=marquise n=2 at=10',
        'do.placeWarriors faction=marquise n=2 at=12',
        'do.placePiece piece=sawmill at=10',
        'do.score faction=marquise n=1',
        'do.discard card=STD-33',
      ],
    },
  },
];

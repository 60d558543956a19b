import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human, marquise } from './position.ts';

/**
 * The three worked examples of the rulebook, on the autumn map. Numbers that its pictures held are
 * filled in with values that meet everything the text says (rules/root.md lists them).
 */
export const rulebookExamples: readonly Example<Position, Input>[] = [
  {
    name: 'Mechanical Marquise, first turn',
    cite: 'rulebook example 1',
    // 4.3.3 gives two warriors at the keep, so three after recruiting; the text counts two.
    position: {
      board: `
        1 M2 sawmill keep; 2 M1; 3 E6 roost; 4 M1; 5 M1 workshop; 6 M1 ruin; 7 M1; 8 M1;
        9 M1 recruiter; 10 M1 ruin; 11 M1 ruin; 12 M1 ruin | M=0 | E=0`,
      seats: [marquise(), eyrie()],
    },
    seat: seat(0),
    script: { cards: ['STD-14'] },
    expect: {
      choices: [
        {
          rule: '4.5.2',
          chosen: undefined,
          by: 'each',
          narrowings: [
            { why: 'why.ordered', left: ['1', '6', '8', '12'] },
            { why: 'why.ruled', left: ['1', '6', '8', '12'] },
          ],
        },
        {
          rule: '4.5.3',
          chosen: '6',
          narrowings: [
            { why: 'why.ruled', left: ['1', '2', '4', '5', '6', '7', '8', '9', '10', '11', '12'] },
            { why: 'why.openSlot', left: ['2', '4', '5', '6', '7', '8', '9', '10', '11', '12'] },
            { why: 'why.mostOwnWarriors', best: 2, left: ['6', '8', '12'] },
            { why: 'why.highestPriority', left: ['6'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-14',
        'do.craft item=tea',
        'do.score faction=marquise n=1',
        'do.placeWarriors faction=marquise n=1 at=1',
        'do.placeWarriors faction=marquise n=1 at=6',
        'do.placeWarriors faction=marquise n=1 at=8',
        'do.placeWarriors faction=marquise n=1 at=12',
        'do.placePiece piece=sawmill at=6',
        'do.score faction=marquise n=1',
        'do.discard card=STD-14',
      ],
      state: {
        'factions.marquise.score': 2,
        'clearings.1.warriors.marquise': 3,
        'clearings.6.buildings': ['sawmill'],
        'factions.marquise.craftedItems': ['tea'],
        'itemsInSupply.tea': 1,
        'deck.discard': ['STD-14'],
      },
    },
  },
  {
    name: 'Electric Eyrie, mid game',
    cite: 'rulebook example 2',
    position: {
      board: `
        3 E3 roost; 4 sympathy; 6 ruin; 7 E1 roost; 8 E1 roost M1; 9 M2; 10 ruin; 11 M2 ruin;
        12 M1 ruin | M=0 | A=0 | E=0 decree:fox.STD-15,bird.vizier.vizier | supply boot2,bag2`,
      seats: [human('marquise'), eyrie(), human('alliance')],
    },
    seat: seat(1),
    script: { cards: ['STD-18'], dice: ['0-0', '0-0', '0-0'] },
    expect: {
      choices: [
        { rule: '5.5.1.I', chosen: '8' },
        { rule: '5.5.1.I', chosen: '3' },
        {
          rule: '5.5.1.I',
          chosen: '8',
          narrowings: [
            {
              why: 'why.column',
              left: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
            },
            { why: 'why.withRoost', left: ['3', '7', '8'] },
            { why: 'why.placeable', left: ['3', '7', '8'] },
            { why: 'why.mostEnemyPieces', best: 1, left: ['8'] },
          ],
        },
        { rule: '5.5.1.II', chosen: '8' },
        {
          rule: '5.5.1.II',
          chosen: '4',
          narrowings: [{ why: 'why.preferNoRoost', best: 0, left: ['4'] }],
        },
        { rule: '5.5.1.II', chosen: '3' },
        {
          rule: '5.5.1.II',
          chosen: '6',
          narrowings: [
            { why: 'why.preferNoRoost', best: 0, left: ['6', '11'] },
            { why: 'why.fewestEnemyPieces', best: 0, left: ['6'] },
          ],
        },
        {
          rule: '5.5.1.II',
          chosen: '4',
          narrowings: [
            {
              why: 'why.column',
              left: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
            },
            { why: 'why.ruled', left: ['3', '4', '6', '7', '8'] },
            { why: 'why.someMayLeave', left: ['4', '6'] },
            { why: 'why.mostOwnWarriors', best: 3, left: ['4', '6'] },
            { why: 'why.highestPriority', left: ['4'] },
          ],
        },
        {
          rule: '5.5.1.II',
          chosen: '12',
          narrowings: [
            { why: 'why.preferNoRoost', best: 0, left: ['9', '12'] },
            { why: 'why.fewestEnemyPieces', best: 1, left: ['12'] },
          ],
        },
        { rule: '5.5.1.III', chosen: '12' },
        { rule: '5.5.1.III', chosen: 'marquise' },
        { rule: '5.5.1.III', chosen: '4' },
        { rule: '5.5.1.III', chosen: 'alliance' },
        {
          rule: '5.5.1.III',
          chosen: '12',
          narrowings: [
            {
              why: 'why.column',
              left: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
            },
            { why: 'why.canBattle', left: ['8', '12'] },
            { why: 'why.preferNoRoost', best: 0, left: ['12'] },
          ],
        },
        { rule: '5.5.1.III', chosen: 'marquise' },
        { rule: '5.5.2', chosen: '4' },
      ],
      happenings: [
        'do.reveal card=STD-18',
        'do.decree card=STD-18 suit=rabbit',
        'do.placeWarriors faction=eyrie n=1 at=8',
        'do.placeWarriors faction=eyrie n=1 at=3',
        'do.placeWarriors faction=eyrie n=2 at=8',
        'do.moveWarriors faction=eyrie n=3 from=8 to=4',
        'do.outrageDraw',
        'do.moveWarriors faction=eyrie n=3 from=3 to=6',
        'do.moveWarriors faction=eyrie n=1 from=4 to=12',
        'do.battle attacker=eyrie defender=marquise at=12',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.battle attacker=eyrie defender=alliance at=4',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removePiece piece=sympathy at=4',
        'do.score faction=eyrie n=1',
        'do.outrageDraw',
        'do.battle attacker=eyrie defender=marquise at=12',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=12',
        'do.placePiece piece=roost at=4',
        'do.score faction=eyrie n=3',
      ],
      state: {
        'factions.eyrie.score': 4,
        'clearings.3.warriors.eyrie': 1,
        'clearings.4.warriors.eyrie': 2,
        'clearings.4.buildings': ['roost'],
        'clearings.6.warriors.eyrie': 3,
        'clearings.7.warriors.eyrie': 1,
        'clearings.8.warriors.eyrie': 1,
        'clearings.12.warriors': { eyrie: 1 },
      },
    },
  },
  {
    name: 'Automated Alliance, first turn',
    cite: 'rulebook example 3',
    position: {
      board: `
        1 M2 sawmill keep; 2 M1; 3 E6 roost; 4 M1; 5 M1 workshop; 6 M1 ruin; 7 M1; 8 M1;
        9 M1 recruiter; 10 M1 ruin; 11 M1 ruin; 12 M1 ruin | M=0 | E=0 | A=0`,
      seats: [marquise(), eyrie(), alliance()],
    },
    seat: seat(2),
    script: { cards: ['STD-27'] },
    expect: {
      choices: [
        { rule: '6.5.1', chosen: undefined, by: 'none' },
        {
          rule: '6.5.1.I',
          chosen: '2',
          narrowings: [
            {
              why: 'why.unsympathetic',
              left: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
            },
            {
              why: 'why.placeable',
              left: ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
            },
            {
              why: 'why.fewestEnemyPieces',
              best: 1,
              left: ['2', '4', '6', '7', '8', '10', '11', '12'],
            },
            { why: 'why.highestPriority', left: ['2'] },
          ],
        },
        {
          // Clearing 5 holds two pieces but one warrior, and warriors count here.
          rule: '6.5.1',
          chosen: '5',
          narrowings: [
            {
              why: 'why.ordered',
              left: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
            },
            {
              why: 'why.unsympathetic',
              left: ['1', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
            },
            { why: 'why.adjacentToSympathy', left: ['5', '6', '10'] },
            { why: 'why.placeable', left: ['5', '6', '10'] },
            { why: 'why.fewestEnemyWarriors', best: 1, left: ['5', '6', '10'] },
            { why: 'why.highestPriority', left: ['5'] },
          ],
        },
        {
          rule: '6.5.1',
          chosen: '6',
          narrowings: [
            {
              why: 'why.ordered',
              left: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
            },
            {
              why: 'why.unsympathetic',
              left: ['1', '3', '4', '6', '7', '8', '9', '10', '11', '12'],
            },
            { why: 'why.adjacentToSympathy', left: ['1', '6', '10'] },
            { why: 'why.placeable', left: ['6', '10'] },
            { why: 'why.fewestEnemyWarriors', best: 1, left: ['6', '10'] },
            { why: 'why.highestPriority', left: ['6'] },
          ],
        },
        {
          rule: '6.5.2',
          chosen: '5',
          narrowings: [
            { why: 'why.sympathetic', left: ['2', '5', '6'] },
            { why: 'why.matchingBase', left: ['2', '5', '6'] },
            { why: 'why.roomForBase', left: ['2', '5', '6'] },
            { why: 'why.someEnemyPiece', left: ['2', '5', '6'] },
            { why: 'why.mostEnemyPieces', best: 2, left: ['5'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-27',
        'do.craft item=bag',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=2',
        'do.placePiece piece=sympathy at=5',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=1',
        'do.revolt at=5',
        'do.removeWarriors faction=marquise n=1 at=5',
        'do.removePiece piece=workshop at=5',
        'do.score faction=alliance n=1',
        'do.placePiece piece=rabbitBase at=5',
        'do.placeWarriors faction=alliance n=1 at=5',
        'do.discard card=STD-27',
      ],
      state: {
        'factions.alliance.score': 4,
        'clearings.2.tokens': ['sympathy'],
        'clearings.5.tokens': ['sympathy'],
        'clearings.6.tokens': ['sympathy'],
        'clearings.5.buildings': ['rabbitBase'],
        'clearings.5.warriors': { alliance: 1 },
      },
    },
  },
];

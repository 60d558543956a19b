import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human } from './position.ts';

const duel = [human('marquise'), eyrie()];
const three = [human('marquise'), eyrie(), human('alliance')];
const coop = { seats: [human('marquise'), eyrie(), alliance()], config: { coop: true } };

/** Battle (5.5.1.III), and whom the Eyrie spares in the cooperative game. */
export const eyrieBattleExamples: readonly Example<Position, Input>[] = [
  {
    // 9 is of another suit, in 6 there is no enemy, in 12 no Eyrie warrior.
    name: 'battles in a clearing of the suit with its warriors and an enemy',
    cite: '5.5.1.III, 2.3',
    position: {
      board: '6 E1; 8 E1 roost M1; 9 E1 M1; 12 M3 | E=0 decree:bird',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        {
          rule: '5.5.1.III',
          chosen: '8',
          narrowings: [
            { why: 'why.column', left: ['1', '6', '8', '12'] },
            { why: 'why.canBattle', left: ['8'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placeWarriors faction=eyrie n=1 at=8',
        'do.moveWarriors faction=eyrie n=1 from=8 to=7',
        'do.battle attacker=eyrie defender=marquise at=8',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.placePiece piece=roost at=6',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    // 12 has a defenseless building and the lower priority, but a roost.
    name: 'battles where it has no roost before anything else',
    cite: '5.5.1.III.a, A-17',
    position: { board: '6 E1 M1; 12 E1 roost sawmill | E=0 decree:bird', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        {
          rule: '5.5.1.III',
          chosen: '6',
          narrowings: [
            { why: 'why.column', left: ['1', '6', '8', '12'] },
            { why: 'why.canBattle', left: ['6', '12'] },
            { why: 'why.preferNoRoost', best: 0, left: ['6'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placeWarriors faction=eyrie n=1 at=12',
        'do.moveWarriors faction=eyrie n=1 from=12 to=11',
        'do.battle attacker=eyrie defender=marquise at=6',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=6',
        'do.placePiece piece=roost at=6',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    // The two workshops in 8 have a warrior beside them.
    name: 'then where most defenseless buildings stand, whatever the priority',
    cite: '5.5.1.III.b, A-17',
    position: {
      board: '3 roost; 6 E1 sawmill; 8 E1 M1 workshop*2; 12 E1 M1 | E=0 decree:bird',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        {
          rule: '5.5.1.III',
          chosen: '6',
          narrowings: [
            { why: 'why.column', left: ['1', '6', '8', '12'] },
            { why: 'why.canBattle', left: ['6', '8', '12'] },
            { why: 'why.preferNoRoost', best: 0, left: ['6', '8', '12'] },
            { why: 'why.mostDefenselessBuildings', best: 1, left: ['6'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.battle attacker=eyrie defender=marquise at=6',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=2 defenderHits=0',
        'do.removePiece piece=sawmill at=6',
        'do.score faction=eyrie n=1',
        'do.placePiece piece=roost at=6',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'then in the clearing of lowest priority',
    cite: '5.5.1.III.c, A-17',
    position: { board: '3 roost; 6 E1 M1; 12 E1 M1 | E=0 decree:bird', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [{ rule: '5.5.1.III', chosen: '12' }],
      state: { 'clearings.6.warriors.marquise': 1, 'clearings.12.warriors': { eyrie: 1 } },
    },
  },
  {
    // The Marquise has more pieces, more points and the earlier place.
    name: 'attacks whoever has most buildings there',
    cite: '5.5.1.III, A-17',
    position: { board: '3 roost; 12 E1 M3 foxBase | M=9 | E=0 decree:bird', seats: three },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '5.5.1.III', chosen: '12' },
        {
          rule: '5.5.1.III',
          chosen: 'alliance',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'alliance'] },
            { why: 'why.mostBuildingsThere', best: 1, left: ['alliance'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.battle attacker=eyrie defender=alliance at=12',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=2 defenderHits=0',
        'do.removePiece piece=foxBase at=12',
        'do.score faction=eyrie n=1',
        'do.humanCrackdown',
        'do.turmoil',
        'do.purge',
      ],
    },
  },
  {
    name: 'nobody has a building: whoever has most pieces there',
    cite: '5.5.1.III.d, A-17',
    position: { board: '3 roost; 5 E1; 12 E1 M1 A2 | M=9 | E=0 decree:bird', seats: three },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '5.5.1.III', chosen: '12' },
        {
          rule: '5.5.1.III',
          chosen: 'alliance',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'alliance'] },
            { why: 'why.mostBuildingsThere', best: 0, left: ['marquise', 'alliance'] },
            { why: 'why.mostPiecesThere', best: 2, left: ['alliance'] },
          ],
        },
      ],
      state: { 'clearings.12.warriors': { marquise: 1, eyrie: 1, alliance: 1 } },
    },
  },
  {
    name: 'then whoever has most points',
    cite: '5.5.1.III.e',
    position: { board: '3 roost; 12 E1 M1 A1 | M=2 | E=0 decree:bird | A=5', seats: three },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '5.5.1.III', chosen: '12' },
        { rule: '5.5.1.III', chosen: 'alliance' },
      ],
      state: { 'clearings.12.warriors': { marquise: 1, eyrie: 1 } },
    },
  },
  {
    name: 'then whoever comes first in the order of set-up',
    cite: '5.5.1.III, 2.2',
    position: { board: '3 roost; 12 E1 M1 A1 | M=2 | E=0 decree:bird | A=2', seats: three },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '5.5.1.III', chosen: '12' },
        { rule: '5.5.1.III', chosen: 'marquise' },
      ],
      state: { 'clearings.12.warriors': { eyrie: 1, alliance: 1 } },
    },
  },
  {
    name: 'the extra hit only with strictly more cards than every other column',
    cite: '5.5.1.III, A-16',
    position: {
      board: '3 roost; 5 E1; 9 E1 M1; 12 E1 M1 | E=0 decree:fox.STD-01,mouse.STD-03',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0', '0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.battle attacker=eyrie defender=marquise at=12',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=12',
        'do.battle attacker=eyrie defender=marquise at=9',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.placePiece piece=roost at=5',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'no extra hit for columns that are tied for most',
    cite: '5.5.1.III, A-16',
    position: {
      board: '3 roost; 5 E1; 9 E1 M1; 12 E1 M1 | E=0 decree:mouse.STD-03',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0', '0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.battle attacker=eyrie defender=marquise at=12',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.battle attacker=eyrie defender=marquise at=9',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.placePiece piece=roost at=5',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'tied columns deal it at a table that plays so',
    cite: 'A-16',
    position: {
      board: '3 roost; 5 E1; 9 E1 M1; 12 E1 M1 | E=0 decree:mouse.STD-03',
      seats: duel,
      options: { extraHit: 'tied' },
    },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0', '0-0'] },
    expect: {
      state: { 'clearings.9.warriors': { eyrie: 1 }, 'clearings.12.warriors': { eyrie: 1 } },
    },
  },
  {
    name: 'Focused: tied columns deal it',
    cite: 'trait.focused, A-16',
    position: {
      board: '3 roost; 5 E1; 9 E1 M1; 12 E1 M1 | E=0 decree:mouse.STD-03',
      seats: [human('marquise'), eyrie({ traits: ['focused'] })],
    },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0', '0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.battle attacker=eyrie defender=marquise at=12',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=12',
        'do.battle attacker=eyrie defender=marquise at=9',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=9',
        'do.placePiece piece=roost at=5',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'Focused: a column with fewer cards still deals none',
    cite: 'trait.focused',
    position: {
      board: '3 roost; 5 E1; 9 E1 M1 | E=0 decree:fox.STD-01,mouse.STD-03',
      seats: [human('marquise'), eyrie({ traits: ['focused'] })],
    },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.battle attacker=eyrie defender=marquise at=9',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.placePiece piece=roost at=5',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    // The sawmill is the thirtieth point: no battle in 9, no roost.
    name: 'the game ends at once with thirty points',
    cite: '5.5.1, law.victory',
    position: {
      board: '3 roost; 5 E1; 9 E1 M1; 12 E1 sawmill | E=29 decree:mouse.STD-03',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.battle attacker=eyrie defender=marquise at=12',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removePiece piece=sawmill at=12',
        'do.score faction=eyrie n=1',
        'do.win faction=eyrie',
      ],
      state: { winner: 'eyrie' },
    },
  },
  {
    // Four pieces of the Alliance bot in 12 draw neither recruits nor a battle, but they rule.
    name: 'cooperative: pieces of a bot are no enemies when it recruits and battles',
    cite: '3.4.coop, A-03, 5.5.1.I.a, 5.5.1.III',
    position: {
      board: '8 E1 roost M1; 12 E1 roost A3 sympathy | E=0 decree:bird',
      ...coop,
    },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placeWarriors faction=eyrie n=1 at=8',
        'do.moveWarriors faction=eyrie n=1 from=8 to=7',
        'do.battle attacker=eyrie defender=marquise at=8',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.placePiece piece=roost at=7',
        'do.score faction=eyrie n=2',
      ],
    },
  },
  {
    name: 'cooperative: a bot’s warriors do not make a neighbour worse',
    cite: '3.4.coop, A-03, 5.5.1.II.a',
    position: { board: '3 E2 roost; 7 M1; 11 A2 | E=0 decree:bird', ...coop },
    seat: seat(1),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [
        { rule: '5.5.1.II', chosen: '3' },
        {
          rule: '5.5.1.II',
          chosen: '11',
          narrowings: [
            { why: 'why.preferNoRoost', best: 0, left: ['6', '7', '11'] },
            { why: 'why.fewestEnemyPieces', best: 0, left: ['6', '11'] },
            { why: 'why.lowestPriority', left: ['11'] },
          ],
        },
        // Two against two: tied, so ruled.
        { rule: '5.5.2', chosen: '11' },
      ],
    },
  },
  {
    // The base in 6 stands alone, and the Alliance is stronger in 8: neither counts.
    name: 'cooperative: neither a bot’s lone building nor a bot is a target',
    cite: '3.4.coop, A-03, 5.5.1.III.b, 5.5.1.III.d',
    position: { board: '3 roost; 6 E1 M1 foxBase; 8 E1 M1 A2 | E=0 decree:bird', ...coop },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '5.5.1.III', chosen: '8' },
        { rule: '5.5.1.III', chosen: 'marquise' },
      ],
      state: { 'clearings.8.warriors': { eyrie: 1, alliance: 2 } },
    },
  },
];

import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human } from './position.ts';

const duel = [human('marquise'), eyrie()];

/**
 * Birdsong (5.4), the order of the Decree (5.5.1), and rule (5.2.1). `decree:bird` is a Decree
 * without the viziers, so that only the order's column acts.
 */
export const eyrieBirdsongExamples: readonly Example<Position, Input>[] = [
  {
    name: 'reveals, crafts, and keeps the card in the column of its suit',
    cite: '5.4, 5.4.1, 5.4.2, 5.4.3, 1.1.1, 1.1.2',
    position: { board: '3 E1 roost; 5 E1 | E=0 decree:bird', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-23'] },
    expect: {
      happenings: [
        'do.reveal card=STD-23',
        'do.craft item=tea',
        'do.score faction=eyrie n=1',
        'do.decree card=STD-23 suit=mouse',
        'do.placePiece piece=roost at=5',
        'do.score faction=eyrie n=1',
      ],
      state: {
        'factions.eyrie.decree': { fox: [], rabbit: [], mouse: ['STD-23'], bird: [] },
        'factions.eyrie.craftedItems': ['tea'],
        'factions.eyrie.scoredFrom': { craft: 1, roosts: 1 },
        'itemsInSupply.tea': 1,
        'deck.discard': [],
      },
    },
  },
  {
    name: 'an item that is not in the supply is not crafted, but the card joins the Decree',
    cite: '5.4.2, 5.4.3',
    position: { board: '3 E1 roost; 5 E1 | E=0 decree:bird | supply boot2', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-23'] },
    expect: {
      happenings: [
        'do.reveal card=STD-23',
        'do.decree card=STD-23 suit=mouse',
        'do.placePiece piece=roost at=5',
        'do.score faction=eyrie n=1',
      ],
      state: { 'factions.eyrie.craftedItems': [], 'factions.eyrie.decree.mouse': ['STD-23'] },
    },
  },
  {
    // 1 is the keep's, 6 has no slot left; it need not rule 8.
    name: 'a new roost with four warriors in the ordered clearing of highest priority that takes it',
    cite: '5.4.4, A-19, 2.1, 4.2.1',
    position: {
      board: '1 M1 keep; 6 M1 sawmill ruin; 8 M3; 12 M1 | E=0 decree:bird',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        {
          rule: '5.4.4',
          chosen: '8',
          narrowings: [
            { why: 'why.ordered', left: ['1', '6', '8', '12'] },
            { why: 'why.placeable', left: ['6', '8', '12'] },
            { why: 'why.openSlot', left: ['8', '12'] },
            { why: 'why.highestPriority', left: ['8'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placePiece piece=roost at=8',
        'do.placeWarriors faction=eyrie n=4 at=8',
        'do.placeWarriors faction=eyrie n=1 at=8',
        // Two warriors and the roost still equal the three of the Marquise.
        'do.moveWarriors faction=eyrie n=3 from=8 to=7',
        'do.battle attacker=eyrie defender=marquise at=8',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.placePiece piece=roost at=7',
        'do.score faction=eyrie n=1',
      ],
      state: { 'clearings.8.warriors': { marquise: 2, eyrie: 2 } },
    },
  },
  {
    name: 'a new roost brings the warriors that are left when there are fewer than four',
    cite: '5.4.4, A-19',
    position: { board: '2 E17 | E=0 decree:bird', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.decree card=STD-02 suit=rabbit',
        'do.placePiece piece=roost at=3',
        'do.placeWarriors faction=eyrie n=3 at=3',
        'do.moveWarriors faction=eyrie n=2 from=3 to=11',
        'do.placePiece piece=roost at=2',
        'do.score faction=eyrie n=1',
      ],
      state: { 'factions.eyrie.warriorsInSupply': 0 },
    },
  },
  {
    // 5 could take a roost in Daylight, but a roost that cannot be placed is turmoil at once.
    name: 'no ordered clearing takes the new roost: turmoil, then Evening',
    cite: '5.4.4, 5.7, 5.7.3',
    position: {
      board: `1 M1 keep; 5 E2; 6 M1 sawmill*2; 8 M1 sawmill*2; 12 M1 workshop*2
        | E=5 decree:bird.vizier.vizier`,
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [{ rule: '5.4.4', chosen: undefined, by: 'none' }],
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.turmoil',
        'do.lose faction=eyrie n=2',
        'do.purge',
      ],
      state: {
        'factions.eyrie.score': 3,
        'factions.eyrie.supply.roost': 7,
        'deck.discard': ['STD-30'],
      },
    },
  },
  {
    name: 'recruits for all columns from left to right, then moves likewise',
    cite: '5.5, 5.5.1',
    position: {
      board: `3 E1 roost; 7 E1 roost; 8 E1 roost
        | E=0 decree:fox.STD-01,mouse.STD-03,bird.vizier`,
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.decree card=STD-02 suit=rabbit',
        'do.placeWarriors faction=eyrie n=1 at=8',
        'do.placeWarriors faction=eyrie n=1 at=7',
        'do.placeWarriors faction=eyrie n=1 at=3',
        'do.placeWarriors faction=eyrie n=1 at=8',
        'do.moveWarriors faction=eyrie n=2 from=8 to=4',
        'do.moveWarriors faction=eyrie n=1 from=7 to=12',
        'do.moveWarriors faction=eyrie n=1 from=3 to=11',
        'do.moveWarriors faction=eyrie n=1 from=4 to=12',
        'do.placePiece piece=roost at=4',
        'do.score faction=eyrie n=3',
      ],
    },
  },
  {
    // Battles in 12, 9, 4 and again 12: the order of columns is not that of the clearings.
    name: 'battles last, column by column from left to right',
    cite: '5.5.1, 5.5.1.III, A-16',
    position: {
      board: `3 roost; 4 E1 M1; 9 E1 M1; 12 E1 M1
        | E=0 decree:fox.STD-01,mouse.STD-03,bird.vizier`,
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-02'], dice: ['0-0', '0-0', '0-0', '0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.decree card=STD-02 suit=rabbit',
        'do.placeWarriors faction=eyrie n=1 at=3',
        'do.placeWarriors faction=eyrie n=1 at=3',
        'do.moveWarriors faction=eyrie n=1 from=3 to=11',
        'do.battle attacker=eyrie defender=marquise at=12',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.battle attacker=eyrie defender=marquise at=9',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.battle attacker=eyrie defender=marquise at=4',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.battle attacker=eyrie defender=marquise at=12',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.placePiece piece=roost at=4',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    // In 4 one against one; wood does not count. In 2 three against two. The rest is empty.
    name: 'rules when tied for warriors and buildings, and no empty clearing',
    cite: '5.2.1, 5.5.2',
    position: {
      board: '2 E2 M1 workshop*2; 3 E1 roost; 4 E1 M1 wood; 9 E1 M1 | E=0 decree:bird',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        {
          rule: '5.5.2',
          chosen: '4',
          narrowings: [
            { why: 'why.ruled', left: ['3', '4', '9'] },
            { why: 'why.withoutRoost', left: ['4', '9'] },
            { why: 'why.openSlot', left: ['4', '9'] },
            { why: 'why.placeable', left: ['4', '9'] },
            { why: 'why.highestPriority', left: ['4'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placePiece piece=roost at=4',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'humans who count as one team rule together',
    cite: '5.2.1, 3.4.coop',
    position: {
      board: '3 roost; 4 E1 M1 A1; 5 E1 | E=0 decree:bird',
      seats: [human('marquise'), eyrie(), human('alliance')],
      config: { coop: true, team: true },
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: { choices: [{ rule: '5.5.2', chosen: '5' }] },
  },
  {
    // The garden's one building is less than five warriors, but the Cult rules all the same.
    name: 'does not rule, nor move from, a clearing with a garden',
    cite: '5.2.1, 5.5.1.II, law.garden',
    position: {
      board: '3 roost; 8 E5 garden; 12 E2 | E=0 decree:bird',
      seats: [eyrie(), human('lizards')],
    },
    seat: seat(0),
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.moveWarriors faction=eyrie n=1 from=12 to=11',
        'do.battle attacker=eyrie defender=lizards at=8',
        'do.extraHit',
        'do.dice dice=0-0 attackerHits=2 defenderHits=0',
        'do.removePiece piece=garden at=8',
        'do.score faction=eyrie n=1',
        'do.placePiece piece=roost at=8',
        'do.score faction=eyrie n=1',
      ],
    },
  },
];

import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Trait } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human } from './position.ts';

const duel = [human('marquise'), eyrie()];
const withTraits = (...traits: Trait[]) => [human('marquise'), eyrie({ traits })];

/** The track of 5.6, read by roosts on the map. Without a warrior there is nothing else to do. */
const roostTrack: readonly Example<Position, Input>[] = [0, 1, 2, 3, 4, 5, 6].map((vp) => ({
  name: `${vp + 1} on the map: ${vp}`,
  cite: '5.6',
  position: {
    board: `${[2, 3, 4, 5, 7, 9, 10]
      .slice(0, vp + 1)
      .map((at) => `${at} roost`)
      .join('; ')} | E=0 decree:bird`,
    seats: duel,
  },
  seat: seat(1),
  script: { cards: ['STD-30'] },
  expect: { state: { 'factions.eyrie.score': vp } },
}));

/** Build (5.5.2), Evening (5.6), Turmoil (5.7) and the traits and difficulty at work there. */
export const eyrieBuildExamples: readonly Example<Position, Input>[] = [
  ...roostTrack,
  {
    // 1 has no slot, 2 the keep, 7 a roost and a slot; 3 and others are nobody's.
    name: 'builds in the ruled clearing of highest priority that has no roost and takes one',
    cite: '5.5.2, 2.1, 2.3, 4.2.1',
    position: {
      board: '1 E2 sawmill; 2 E1 keep; 7 E1 roost; 8 E1; 9 E1 | E=0 decree:bird',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [
        {
          rule: '5.5.2',
          chosen: '8',
          narrowings: [
            { why: 'why.ruled', left: ['1', '2', '7', '8', '9'] },
            { why: 'why.withoutRoost', left: ['1', '2', '8', '9'] },
            { why: 'why.openSlot', left: ['2', '8', '9'] },
            { why: 'why.placeable', left: ['8', '9'] },
            { why: 'why.highestPriority', left: ['8'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-02',
        'do.decree card=STD-02 suit=rabbit',
        'do.placePiece piece=roost at=8',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    // The three warriors stay: as many as bird cards.
    name: 'no clearing for a roost: a point for each bird card, the Decree, then Evening',
    cite: '5.5.2, 5.7, 5.7.1, 5.7.2, 5.7.3',
    position: {
      board: '3 roost | E=5 decree:fox.STD-01,bird.vizier.STD-04.vizier',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [{ rule: '5.5.2', chosen: undefined, by: 'none' }],
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placeWarriors faction=eyrie n=3 at=3',
        'do.turmoil',
        'do.lose faction=eyrie n=3',
        'do.purge',
      ],
      state: {
        'factions.eyrie.score': 2,
        'factions.eyrie.scoredFrom': { earlier: 5, turmoil: -3 },
        'factions.eyrie.decree': { fox: [], rabbit: [], mouse: [], bird: ['vizier', 'vizier'] },
        'deck.discard': ['STD-01', 'STD-30', 'STD-04'],
      },
    },
  },
  {
    // The order joins the fox column; mouse comes before rabbit. The last one lies on top of the pile.
    name: 'the Decree is discarded column by column, left to right: fox, mouse, rabbit, bird',
    cite: '5.7.2',
    position: {
      board: `1 E1; 2 roost; 3 roost; 4 roost; 5 roost; 7 roost; 8 roost; 9 roost
        | E=5 decree:fox.STD-01,rabbit.STD-18.STD-40,mouse.STD-46,bird.vizier.STD-04.vizier`,
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      state: { 'deck.discard': ['STD-01', 'STD-30', 'STD-46', 'STD-18', 'STD-40', 'STD-04'] },
    },
  },
  {
    name: 'all seven roosts on the map: turmoil too, and the Evening scores as usual',
    cite: '5.7, 5.7.3, 5.6',
    position: {
      board: `1 E1; 2 roost; 3 roost; 4 roost; 5 roost; 7 roost; 8 roost; 9 roost
        | E=4 decree:bird.vizier`,
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.decree card=STD-02 suit=rabbit',
        'do.placeWarriors faction=eyrie n=1 at=5',
        'do.placeWarriors faction=eyrie n=1 at=9',
        'do.turmoil',
        'do.lose faction=eyrie n=1',
        'do.purge',
        'do.score faction=eyrie n=6',
      ],
      state: { 'factions.eyrie.score': 9 },
    },
  },
  {
    name: 'the score does not fall below 0',
    cite: 'A-20, 5.7.1',
    position: { board: '3 roost | E=1', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placeWarriors faction=eyrie n=2 at=3',
        'do.turmoil',
        'do.lose faction=eyrie n=1',
        'do.purge',
      ],
      state: { 'factions.eyrie.score': 0 },
    },
  },
  {
    name: 'nightmare: one more point at the end of Evening',
    cite: '3.3.1, A-39, 5.6',
    position: {
      board: '3 roost; 5 E1 | E=0 decree:bird',
      seats: [human('marquise'), eyrie({ difficulty: 'nightmare' })],
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placePiece piece=roost at=5',
        'do.score faction=eyrie n=1',
        'do.score faction=eyrie n=1',
      ],
      state: { 'factions.eyrie.scoredFrom': { roosts: 1, difficulty: 1 } },
    },
  },
  {
    // One warrior for two cards; no move, no battle, no roost any more.
    name: 'Nobility: too few warriors left is turmoil at once, and scores',
    cite: 'trait.nobility, A-15, 5.7.3',
    position: {
      board: '8 E19 roost | E=0 decree:fox.STD-01,bird.vizier.vizier',
      seats: withTraits('nobility'),
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placeWarriors faction=eyrie n=1 at=8',
        'do.turmoil',
        'do.score faction=eyrie n=2',
        'do.purge',
      ],
      state: {
        'factions.eyrie.scoredFrom': { turmoil: 2 },
        'factions.eyrie.decree.bird': ['vizier', 'vizier'],
        'deck.discard': ['STD-01', 'STD-30'],
      },
    },
  },
  {
    name: 'Nobility: the last warrior for the last card is no turmoil',
    cite: 'trait.nobility, A-15',
    position: { board: '8 E19 roost | E=0 decree:bird', seats: withTraits('nobility') },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placeWarriors faction=eyrie n=1 at=8',
        'do.moveWarriors faction=eyrie n=19 from=8 to=7',
        'do.placePiece piece=roost at=7',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'Nobility: a column without a roost clearing is no turmoil',
    cite: 'trait.nobility, A-15',
    position: {
      board: '3 E2 roost; 5 E1 | E=0 decree:bird.vizier',
      seats: withTraits('nobility'),
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placeWarriors faction=eyrie n=1 at=3',
        'do.moveWarriors faction=eyrie n=2 from=3 to=11',
        'do.placePiece piece=roost at=5',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'Nobility: it is turmoil at a table that counts any reason',
    cite: 'A-15, trait.nobility',
    position: {
      board: '3 E2 roost; 5 E1 | E=0 decree:bird.vizier',
      seats: withTraits('nobility'),
      options: { nobility: 'any' },
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.turmoil',
        'do.score faction=eyrie n=1',
        'do.purge',
      ],
    },
  },
  {
    name: 'Nobility: turmoil for want of a roost scores as well',
    cite: 'trait.nobility, 5.7.1',
    position: { board: '3 roost | E=0', seats: withTraits('nobility') },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placeWarriors faction=eyrie n=2 at=3',
        'do.turmoil',
        'do.score faction=eyrie n=2',
        'do.purge',
      ],
    },
  },
  {
    // 8 has no slot before; in 9 a warrior stands guard; in 12 there is no Eyrie warrior.
    name: 'Relentless: defenseless pieces beside its warriors go, before it builds',
    cite: 'trait.relentless, A-18',
    position: {
      board: '7 roost; 8 E2 sawmill*2 wood; 9 E1 M1 workshop; 12 sawmill | E=0 decree:bird',
      seats: withTraits('relentless'),
    },
    seat: seat(1),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.decree card=STD-02 suit=rabbit',
        'do.removePiece piece=wood at=8',
        'do.score faction=eyrie n=1',
        'do.removePiece piece=sawmill at=8',
        'do.score faction=eyrie n=1',
        'do.removePiece piece=sawmill at=8',
        'do.score faction=eyrie n=1',
        'do.placePiece piece=roost at=8',
        'do.score faction=eyrie n=1',
      ],
      state: { 'clearings.9.buildings': ['workshop'], 'clearings.12.buildings': ['sawmill'] },
    },
  },
  {
    // All at once, so the token scores before the lost base takes sympathy of its suit.
    name: 'Relentless: a base and the sympathy beside it score both; a bot is not spared',
    cite: 'trait.relentless, 6.2.4, 3.4.coop, A-03',
    position: {
      board: '5 E1; 7 roost; 8 E1 foxBase sympathy; 12 sympathy | E=0 decree:bird',
      seats: [human('marquise'), eyrie({ traits: ['relentless'] }), alliance()],
      config: { coop: true },
    },
    seat: seat(1),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.decree card=STD-02 suit=rabbit',
        'do.removePiece piece=sympathy at=8',
        'do.score faction=eyrie n=1',
        'do.removePiece piece=foxBase at=8',
        'do.score faction=eyrie n=1',
        'do.removePiece piece=sympathy at=12',
        'do.placePiece piece=roost at=5',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'War Tax: the owner loses a point for each, but has no more than one',
    cite: 'trait.warTax, trait.relentless, A-20',
    position: {
      board: '7 roost; 8 E2 sawmill wood | M=1 | E=0 decree:bird',
      seats: withTraits('relentless', 'warTax'),
    },
    seat: seat(1),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.decree card=STD-02 suit=rabbit',
        'do.removePiece piece=wood at=8',
        'do.score faction=eyrie n=1',
        'do.lose faction=marquise n=1',
        'do.removePiece piece=sawmill at=8',
        'do.score faction=eyrie n=1',
        'do.placePiece piece=roost at=8',
        'do.score faction=eyrie n=1',
      ],
      state: { 'factions.marquise.score': 0 },
    },
  },
  {
    name: 'War Tax: in battle as well; a warrior is not taxed',
    cite: 'trait.warTax',
    position: {
      board: '3 roost; 12 E2 M1 sawmill | M=5 | E=0 decree:bird',
      seats: withTraits('warTax'),
    },
    seat: seat(1),
    script: { cards: ['STD-30'], dice: ['1-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.battle attacker=eyrie defender=marquise at=12',
        'do.extraHit',
        'do.dice dice=1-0 attackerHits=2 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=12',
        'do.removePiece piece=sawmill at=12',
        'do.score faction=eyrie n=1',
        'do.lose faction=marquise n=1',
        'do.placePiece piece=roost at=12',
        'do.score faction=eyrie n=1',
      ],
      state: { 'factions.marquise.scoredFrom': { earlier: 5, warTax: -1 } },
    },
  },
  {
    // 1 is the keep's, 2 just got a roost, in 3 there is a roost; enemies in 4 do not matter.
    name: 'Swoop: after building, two warriors where it has no piece',
    cite: 'trait.swoop, A-18, 4.2.1',
    position: {
      board: '1 M1 keep; 2 E1; 3 roost; 4 M3 | E=0 decree:bird',
      seats: withTraits('swoop'),
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [{ rule: 'trait.swoop', chosen: '4' }],
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.placePiece piece=roost at=2',
        'do.placeWarriors faction=eyrie n=2 at=4',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'Swoop: not after turmoil',
    cite: 'trait.swoop, A-18, 5.7.3',
    position: { board: '3 roost | E=0 decree:bird', seats: withTraits('swoop') },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.decree card=STD-30 suit=fox',
        'do.turmoil',
        'do.purge',
      ],
      state: { 'factions.eyrie.warriorsInSupply': 20 },
    },
  },
];

import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, human, marquise, vagabot } from './position.ts';

const SEATS = [vagabot(), marquise()];

/** [items before the battle, hits of a roll of 3] */
const TRACK: readonly (readonly [string, number])[] = [
  ['1/4', 1],
  ['1/5', 2],
  ['1/8', 3],
  ['1/11', 4],
];

const hits: readonly Example<Position, Input>[] = [
  ...TRACK.map(
    ([items, attackerHits], onTrack): Example<Position, Input> => ({
      name: `${onTrack} on the Battle Track: ${attackerHits} hits as attacker`,
      cite: '7.2.4',
      position: { board: `7 M6 | M=5 | V=0 @7 items:${items}`, seats: SEATS },
      seat: seat(0),
      script: { cards: ['STD-04'], dice: ['3-0'] },
      expect: {
        state: {
          'clearings.7.warriors.marquise': 6 - attackerHits,
          'factions.vagabond.score': attackerHits,
        },
      },
    }),
  ),
  {
    name: 'as defender the track gives no extra hit, and no points',
    cite: '7.2.4, 7.5.4',
    position: { board: '7 M5 | M=0 | V=0 @7 items:12/0', seats: [human('marquise'), vagabot()] },
    seat: seat(0),
    input: { kind: 'battle', at: 7, defender: 'vagabond', extra: 0, defenderExtra: 0 },
    script: { dice: ['3-3'] },
    expect: {
      // Three of the ready ones of the Satchel; with nine left one leaves the track, a ready one.
      happenings: [
        'do.battle attacker=marquise defender=vagabond at=7',
        'do.dice dice=3-3 attackerHits=3 defenderHits=3',
        'do.damage n=3',
        'do.battleTrack n=2',
        'do.removeWarriors faction=marquise n=3 at=7',
      ],
      state: {
        'factions.vagabond.score': 0,
        'factions.vagabond.items.ready': 7,
        'factions.vagabond.items.trackReady': 2,
        'factions.vagabond.items.damagedReady': 3,
      },
    },
  },
  {
    // After paying: two ready, one exhausted. The Evening repairs a ready one.
    name: 'hits damage exhausted items first, then ready ones',
    cite: '7.2.5',
    position: { board: '7 M4 | M=5 | V=0 @7 items:3/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-04'], dice: ['3-3'] },
    expect: {
      happenings: [
        'do.reveal card=STD-04',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.dice dice=3-3 attackerHits=1 defenderHits=3',
        'do.removeWarriors faction=marquise n=1 at=7',
        'do.score faction=vagabond n=1',
        'do.damage n=3',
        'do.repair n=1',
        'do.discard card=STD-04',
      ],
      state: {
        'factions.vagabond.items.ready': 1,
        'factions.vagabond.items.damagedReady': 1,
        'factions.vagabond.items.damagedExhausted': 1,
      },
    },
  },
  {
    // Five undamaged items: below the threshold the one on the track comes back, face down.
    name: 'the Satchel before the track; a drop below six empties it',
    cite: 'A-46, 7.2.4, 7.2.5',
    position: {
      board: '7 M1 | M=0 | V=0 @7 items:4/1/0/1',
      seats: [human('marquise'), vagabot()],
    },
    seat: seat(0),
    input: { kind: 'battle', at: 7, defender: 'vagabond', extra: 0, defenderExtra: 0 },
    script: { dice: ['1-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=vagabond at=7',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.damage n=1',
        'do.battleTrack n=0',
      ],
      state: {
        'factions.vagabond.items.ready': 4,
        'factions.vagabond.items.exhausted': 1,
        'factions.vagabond.items.damagedExhausted': 1,
      },
    },
  },
];

const attackTheWreck = (name: string, cite: string, attackerHits: number, position: Position) => ({
  name,
  cite,
  position,
  seat: seat(0),
  input: { kind: 'battle', at: 7, defender: 'vagabond', extra: 0, defenderExtra: 0 } as const,
  script: { dice: ['1-1'] },
  expect: {
    happenings: [
      'do.battle attacker=marquise defender=vagabond at=7',
      `do.dice dice=1-1 attackerHits=${attackerHits} defenderHits=1`,
      'do.removeWarriors faction=marquise n=1 at=7',
    ],
    state: { 'factions.vagabond.pawn': { clearing: 7 } },
  },
});

const WRECK = '7 M2 | M=0 | V=0 @7 items:0/0/0/0/2/1';
const WRECK_SEATS = [human('marquise'), vagabot()];

const pawn: readonly Example<Position, Input>[] = [
  attackTheWreck('no undamaged item: hits are lost, the pawn stays', '7.2.1, 7.2.5, A-34', 1, {
    board: WRECK,
    seats: WRECK_SEATS,
  }),
  attackTheWreck('by the option it is defenseless without items', 'A-34', 2, {
    board: WRECK,
    seats: WRECK_SEATS,
    options: { vagabotDefenseless: 'withoutItems' },
  }),
  {
    name: 'by the option an undamaged item is defence enough',
    cite: 'A-34',
    position: {
      board: '7 M2 | M=0 | V=0 @7 items:0/1/0/0/2/1',
      seats: WRECK_SEATS,
      options: { vagabotDefenseless: 'withoutItems' },
    },
    seat: seat(0),
    input: { kind: 'battle', at: 7, defender: 'vagabond', extra: 0, defenderExtra: 0 },
    script: { dice: ['0-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=vagabond at=7',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
      ],
    },
  },
  {
    // Two exhausted items, then a ready one.
    name: 'an effect that removes all enemy pieces damages three items',
    cite: '7.2.1.I, 7.2.1, 7.2.5',
    position: { board: '7 E1 | E=0 | V=0 @7 items:3/2', seats: [human('eyrie'), vagabot()] },
    seat: seat(0),
    input: { kind: 'clear', at: 7 },
    expect: {
      happenings: ['do.fullRemoval', 'do.damage n=3'],
      state: {
        'factions.vagabond.pawn': { clearing: 7 },
        'factions.vagabond.items.ready': 2,
        'factions.vagabond.items.damagedReady': 1,
        'factions.vagabond.items.damagedExhausted': 2,
      },
    },
  },
  {
    name: 'so does a revolt of the Alliance bot',
    cite: '7.2.1.I, 6.4.3',
    position: {
      board: '3 sympathy | A=0 | V=0 @3 items:2/2',
      seats: [alliance(), vagabot()],
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [{ rule: '6.4.3', chosen: '3' }],
      state: {
        'factions.vagabond.pawn': { clearing: 3 },
        'factions.vagabond.items.ready': 1,
        'factions.vagabond.items.damagedReady': 1,
        'factions.vagabond.items.damagedExhausted': 2,
        'clearings.3.buildings': ['rabbitBase'],
      },
    },
  },
  {
    // One hit on an item, none on the Marquise; then four recruits where she rules.
    name: 'the pawn neither rules nor keeps another from ruling',
    cite: '7.2.1, 4.5.2',
    position: { board: '8 M1 | M=0 | V=0 @8 items:3/1', seats: [marquise(), vagabot()] },
    seat: seat(0),
    script: { cards: ['STD-01'], dice: ['1-0'] },
    expect: {
      choices: [
        {
          rule: '4.5.2',
          chosen: undefined,
          by: 'each',
          narrowings: [
            { why: 'why.ordered', left: ['1', '6', '8', '12'] },
            { why: 'why.ruled', left: ['8'] },
          ],
        },
      ],
      state: { 'factions.vagabond.items.damagedExhausted': 1 },
    },
  },
];

export const vagabotHitExamples = [...hits, ...pawn];

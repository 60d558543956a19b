import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Level } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { marquise, vagabot } from './position.ts';

const SEATS = [vagabot(), marquise()];

/** Birdsong and Evening, with nobody on the map to act on. Items: ready, exhausted, track (both
 * faces), damaged (both faces). */
const birdsongAndEvening: readonly Example<Position, Input>[] = [
  {
    name: 'the order is revealed, crafted into the Satchel for 1 point, and discarded',
    cite: '7.4.1, 7.4.2, 7.2.3, 7.6.3, 1.1.1, 1.1.2',
    position: { board: '| V=0 @5 items:3/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-15'] },
    expect: {
      choices: [
        { rule: '7.5.1', chosen: undefined, by: 'none' },
        { rule: '7.5.4', chosen: undefined, by: 'none' },
      ],
      happenings: [
        'do.reveal card=STD-15',
        'do.craft item=boot',
        'do.score faction=vagabond n=1',
        'do.discard card=STD-15',
      ],
      state: {
        'factions.vagabond.score': 1,
        'factions.vagabond.items.ready': 4,
        'factions.vagabond.craftedItems': [],
        'itemsInSupply.boot': 1,
        'deck.discard': ['STD-15'],
      },
    },
  },
  {
    name: 'an item that is not in the supply is not crafted',
    cite: '7.4.2',
    position: { board: '| V=0 @5 items:3/0 | supply bag2', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-15'] },
    expect: {
      happenings: ['do.reveal card=STD-15', 'do.discard card=STD-15'],
      state: { 'factions.vagabond.score': 0, 'factions.vagabond.items.ready': 3 },
    },
  },
  {
    name: 'the sixth undamaged item brings one onto the Battle Track',
    cite: '7.4.2, 7.2.4',
    position: { board: '| V=0 @5 items:5/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-15'] },
    expect: {
      happenings: [
        'do.reveal card=STD-15',
        'do.craft item=boot',
        'do.score faction=vagabond n=1',
        'do.battleTrack n=1',
        'do.discard card=STD-15',
      ],
      state: { 'factions.vagabond.items.ready': 5, 'factions.vagabond.items.trackReady': 1 },
    },
  },
  {
    name: 'nothing to reveal: on to the Evening',
    cite: '7.4.1, A-40',
    position: { board: '6 ruin(bag) | V=0 @6 items:2/2 | deck draw:', seats: SEATS },
    seat: seat(0),
    expect: {
      happenings: ['do.noOrder', 'do.refresh n=2'],
      state: { 'clearings.6.ruin': ['bag'], 'factions.vagabond.items.ready': 4 },
    },
  },
  {
    // Refresh 4 at most, as items are damaged: the exhausted one. Then a forest repairs all three.
    name: 'with two undamaged items it slips into a random adjacent forest for free, no Daylight',
    cite: '7.4.3, A-36, 7.6.2',
    position: { board: '12 M3 ruin(bag) | M=9 | V=0 @12 items:1/1/0/0/2/1', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-01'], choices: ['4_9_12'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.slip forest=4_9_12',
        'do.refresh n=1',
        'do.repair n=3',
        'do.discard card=STD-01',
      ],
      state: {
        'factions.vagabond.pawn': { forest: '4_9_12' },
        'factions.vagabond.items': items(4, 1, 0, 0, 0, 0),
      },
    },
  },
  {
    name: 'a single adjacent forest is no matter of chance; it repairs all there',
    cite: '7.4.3, 7.6.2',
    position: { board: '| V=0 @5 items:2/0/0/0/1/1', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.slip forest=1_2_5_10',
        'do.repair n=2',
        'do.discard card=STD-01',
      ],
    },
  },
  {
    name: 'out of a forest it slips into a neighbouring one',
    cite: '7.4.3, A-36',
    position: { board: '| V=0 @1_2_5_10 items:2/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-01'], choices: ['2_6_10_11_12'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.slip forest=2_6_10_11_12',
        'do.discard card=STD-01',
      ],
    },
  },
  {
    name: 'the crafted item counts: with three it stays for Daylight',
    cite: '7.4.2, 7.4.3',
    position: { board: '10 ruin(bag) | V=0 @10 items:2/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-15'] },
    expect: {
      happenings: [
        'do.reveal card=STD-15',
        'do.craft item=boot',
        'do.score faction=vagabond n=1',
        'do.exhaust n=1',
        'do.explore at=10 item=bag',
        'do.removeRuin at=10',
        'do.refresh n=1',
        'do.discard card=STD-15',
      ],
    },
  },
  {
    // The refresh comes before the repair, so it is four although nothing stays damaged.
    name: 'with a damaged item four are refreshed; a repaired one keeps its face',
    cite: '7.6.1, 7.6.2',
    position: { board: '| V=0 @5 items:0/6/0/1/0/1', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-04'] },
    expect: {
      happenings: [
        'do.reveal card=STD-04',
        'do.refresh n=4',
        'do.repair n=1',
        'do.discard card=STD-04',
      ],
      state: { 'factions.vagabond.items': items(4, 3, 0, 1, 0, 0) },
    },
  },
  {
    name: 'in a clearing one item is repaired, a ready one first',
    cite: '7.6.2',
    position: { board: '| V=0 @5 items:0/3/0/0/1/1', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-04'] },
    expect: { state: { 'factions.vagabond.items': items(4, 0, 0, 0, 0, 1) } },
  },
  {
    name: 'the track is refreshed only after the Satchel',
    cite: '7.6.1, A-38',
    position: { board: '| V=0 @5 items:0/5/0/1', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-04'] },
    expect: {
      happenings: ['do.reveal card=STD-04', 'do.refresh n=6', 'do.discard card=STD-04'],
      state: { 'factions.vagabond.items': items(5, 0, 1, 0, 0, 0) },
    },
  },
];

function items(
  ready: number,
  exhausted: number,
  trackReady: number,
  trackExhausted: number,
  damagedReady: number,
  damagedExhausted: number,
): Readonly<Record<string, number>> {
  return { ready, exhausted, trackReady, trackExhausted, damagedReady, damagedExhausted };
}

/** [level, refreshed of seven when none is damaged, of six when one is, points] */
const LEVELS: readonly (readonly [Level, number, number, number])[] = [
  ['easy', 5, 3, 0],
  ['standard', 6, 4, 0],
  ['challenging', 7, 5, 0],
  ['nightmare', 7, 5, 1],
];

const difficulties = LEVELS.flatMap(
  ([difficulty, whole, hurt, points]): Example<Position, Input>[] => {
    const seats = [vagabot({ difficulty }), marquise()];
    const cite = difficulty === 'nightmare' ? '3.3.1, 7.6.1, A-38, A-39' : '3.3.1, 7.6.1, A-38';
    const score = points === 0 ? [] : ['do.score faction=vagabond n=1'];
    return [
      {
        name: `${difficulty}, nothing damaged: refreshes ${whole}`,
        cite,
        position: { board: '| V=4 @5 items:0/7/0/1', seats },
        seat: seat(0),
        script: { cards: ['STD-04'] },
        expect: {
          happenings: [
            'do.reveal card=STD-04',
            `do.refresh n=${whole}`,
            ...score,
            'do.discard card=STD-04',
          ],
          state: {
            'factions.vagabond.items': items(whole, 7 - whole, 0, 1, 0, 0),
            'factions.vagabond.score': 4 + points,
          },
        },
      },
      {
        name: `${difficulty}, something damaged: refreshes ${hurt}`,
        cite,
        position: { board: '| V=4 @5 items:0/6/0/1/1/0', seats },
        seat: seat(0),
        script: { cards: ['STD-04'] },
        expect: {
          state: {
            'factions.vagabond.items': items(hurt + 1, 6 - hurt, 0, 1, 0, 0),
            'factions.vagabond.score': 4 + points,
          },
        },
      },
    ];
  },
);

export const vagabotTurnExamples = [...birdsongAndEvening, ...difficulties];

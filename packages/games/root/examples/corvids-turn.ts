import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Level } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { corvids, human } from './position.ts';

const CATS = [human('marquise'), corvids()];
const at = (difficulty: Level) => [human('marquise'), corvids({ difficulty })];
const me = seat(1);

/** Orders without an item. */
const FOX = { cards: ['STD-30'] };
const RABBIT = { cards: ['STD-31'] };
const MOUSE = { cards: ['STD-32'] };
const BIRD = { cards: ['STD-33'] };

/** The cats of the research, but for the clearings that an example is about. */
const CATS_ELSEWHERE = `1 M1 sawmill keep; 2 M1; 4 M1; 5 M1 workshop; 6 M1 ruin; 7 M1; 8 M1; 9 M1 recruiter`;

/** The worked examples, Birdsong, difficulties. */
export const corvidTurnExamples: readonly Example<Position, Input>[] = [
  {
    // C1 of the research.
    name: 'the first turn of the Corvids against the cats',
    cite: '11.4, 11.4.1, 11.4.3, 11.5, 11.5.1, 11.5.3, 11.6, 11.6.2, B-58',
    position: {
      board: `${CATS_ELSEWHERE}; 10 M1 C1 ruin; 11 M1 C1 ruin; 12 M1 C1 ruin`,
      seats: CATS,
    },
    seat: me,
    script: { ...RABBIT, dice: ['2-1'] },
    expect: {
      choices: [
        { rule: '11.4.3', chosen: '10' },
        { rule: '11.4.3', chosen: '3' },
        { rule: '11.4.4', chosen: undefined },
        { rule: '11.5.1', chosen: undefined },
        { rule: '11.5.1', chosen: 'marquise' },
        { rule: '11.5.3', chosen: '3' },
        { rule: '11.5.4', chosen: undefined },
      ],
      happenings: [
        'do.reveal card=STD-31',
        'do.placeWarriors faction=corvids n=2 at=3',
        'do.placeWarriors faction=corvids n=2 at=10',
        'do.battle attacker=corvids defender=marquise at=10',
        'do.dice dice=2-1 attackerHits=2 defenderHits=1',
        'do.removeWarriors faction=marquise n=1 at=10',
        'do.removeWarriors faction=corvids n=1 at=10',
        'do.removeWarriors faction=corvids n=1 at=3',
        'do.placePlot piece=plot at=3',
        'do.discard card=STD-31',
      ],
      state: {
        'factions.corvids.score': 0,
        'factions.corvids.warriorsInSupply': 10,
        'factions.corvids.plots': { 3: { type: 'unknown', face: 'down' } },
      },
    },
  },
  {
    // C2.
    name: 'a bird orders every clearing; most warriors without a plot recruit, and the plot thickens',
    cite: '11.4.3, 11.4.4, 11.5.3, 11.5.4, 11.6.1, 11.7.3, B-04',
    position: {
      board: `${CATS_ELSEWHERE}; 3 C1 plot; 10 C2 ruin; 11 M1 C1 ruin; 12 M1 C1 ruin`,
      seats: CATS,
    },
    seat: me,
    script: { ...BIRD, dice: ['1-0'], choices: ['extortion'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.placeWarriors faction=corvids n=2 at=10',
        'do.placeWarriors faction=corvids n=2 at=11',
        'do.flip plot=extortion at=3',
        'do.score faction=corvids n=1',
        'do.battle attacker=corvids defender=marquise at=11',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=11',
        'do.removeWarriors faction=corvids n=1 at=10',
        'do.placePlot piece=plot at=10',
        'do.removeWarriors faction=corvids n=1 at=11',
        'do.placePlot piece=plot at=11',
        'do.score faction=corvids n=1',
        'do.discard card=STD-33',
      ],
      state: {
        'factions.corvids.scoredFrom': { plots: 2 },
        'factions.corvids.warriorsInSupply': 8,
      },
    },
  },
  {
    // C5.
    name: 'an empty supply makes plots while it recruits, again and again',
    cite: '11.4.3.II, B-57, 11.4.4, 2.4',
    position: {
      board: '1 M1; 2 C2; 4 C1; 5 C1; 8 C1; 10 C3 ruin; 11 C1; 12 C5 ruin',
      seats: CATS,
    },
    seat: me,
    script: { ...MOUSE, choices: ['snare', 'extortion', 'raid'] },
    expect: {
      happenings: [
        'do.reveal card=STD-32',
        'do.placeWarriors faction=corvids n=1 at=2',
        'do.removeWarriors faction=corvids n=1 at=12',
        'do.placePlot piece=plot at=12',
        'do.placeWarriors faction=corvids n=1 at=2',
        'do.removeWarriors faction=corvids n=1 at=2',
        'do.placePlot piece=plot at=2',
        'do.placeWarriors faction=corvids n=1 at=11',
        'do.removeWarriors faction=corvids n=1 at=10',
        'do.placePlot piece=plot at=10',
        'do.placeWarriors faction=corvids n=1 at=11',
        'do.flip plot=snare at=2',
        'do.score faction=corvids n=1',
        'do.flip plot=extortion at=10',
        'do.score faction=corvids n=2',
        'do.flip plot=raid at=12',
        'do.score faction=corvids n=3',
        'do.moveWarriors faction=corvids n=1 from=2 to=5',
        'do.removeWarriors faction=corvids n=1 at=11',
        'do.placePlot piece=plot at=11',
        'do.score faction=corvids n=1',
        'do.discard card=STD-32',
      ],
      state: { 'factions.corvids.score': 7 },
    },
  },
  {
    name: 'by the other reading only once',
    cite: 'B-57',
    position: {
      board: '1 M1; 2 C2; 4 C1; 5 C1; 8 C1; 10 C3 ruin; 11 C1; 12 C5 ruin',
      seats: CATS,
      options: { plotThickens: 'once' },
    },
    seat: me,
    script: { ...MOUSE, choices: ['raid'] },
    expect: {
      state: {
        'clearings.2.warriors.corvids': 3,
        'clearings.11.warriors.corvids': 1,
        'factions.corvids.score': 1,
        // Flipped in 12; then 2, with four, was the place to plot, and it thickened in 10.
        'factions.corvids.plots': {
          2: { type: 'unknown', face: 'down' },
          10: { type: 'unknown', face: 'down' },
          12: { type: 'raid', face: 'up' },
        },
      },
    },
  },
  {
    name: 'nobody is placed when nothing can thicken, or no plot is left',
    cite: '11.4.3.II, B-64',
    position: {
      board: `1 M1 C2; 2 C2; 3 C1; 4 C1 plot; 5 C1 plot; 6 C1 plot; 7 C1 plot; 8 C1 plot; 9 C1 plot; 10 plot; 11 plot; 12 C4
        | C=0 plots:4.bomb.up,5.bomb.up,6.raid.up,7.raid.up,8.snare.up,9.snare.up,10.extortion.up,11.extortion.up`,
      seats: CATS,
    },
    seat: me,
    script: { ...FOX, dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.battle attacker=corvids defender=marquise at=1',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.score faction=corvids n=2',
        'do.discard card=STD-30',
      ],
      state: { 'clearings.12.warriors.corvids': 4 },
    },
  },
  {
    name: 'clearings without a plot come before those with more warriors',
    cite: '11.4.3',
    position: {
      board: '2 M1; 1 C1; 8 C3 plot; 12 C1 | C=0 plots:8.raid.up',
      seats: CATS,
    },
    seat: me,
    script: FOX,
    expect: {
      choices: [
        { rule: '11.4.3', chosen: '1' },
        { rule: '11.4.3', chosen: '12' },
        { rule: '11.5.2', chosen: undefined },
        { rule: '11.5.2', chosen: '4' },
      ],
      state: { 'clearings.8.warriors.corvids': 2, 'clearings.4.warriors.corvids': 1 },
    },
  },
  {
    name: 'with one legal clearing only that one',
    cite: 'B-58, 4.2.1',
    position: {
      board: '1f keep; 6r; 8r; 12f C1',
      seats: CATS,
    },
    seat: me,
    script: FOX,
    expect: {
      state: { 'clearings.12.warriors.corvids': 2, 'factions.corvids.warriorsInSupply': 13 },
    },
  },
  {
    name: 'an item on the order is crafted for a point',
    cite: '11.4.2, 1.1.2',
    position: { board: '2 M1; 12 C1', seats: CATS },
    seat: me,
    script: { cards: ['STD-15'] },
    expect: { state: { 'factions.corvids.scoredFrom': { craft: 1 }, 'itemsInSupply.boot': 1 } },
  },
  ...(
    [
      ['easy', 1, 0],
      ['standard', 2, 0],
      ['challenging', 3, 0],
      ['nightmare', 3, 1],
    ] as const
  ).map(
    ([level, recruits, points]): Example<Position, Input> => ({
      name: `${level}: ${recruits} in each of the two clearings, ${points} in Evening`,
      cite: '3.3.1, 11.4.3',
      position: { board: '9 M1; 1 C1; 6 C1', seats: at(level) },
      seat: me,
      script: FOX,
      expect: {
        // One of them, in 1, gives way to a plot; three more make it thicken in 6.
        state: {
          'factions.corvids.warriorsInSupply': 15 - 2 - 2 * recruits + (recruits > 1 ? 2 : 1),
          'factions.corvids.score': points,
        },
      },
    }),
  ),
];

import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human } from './position.ts';

const duel = [human('marquise'), alliance()];
const three = [human('marquise'), human('eyrie'), alliance()];
const steadfast = alliance({ traits: ['steadfast'] });

/** Where sympathy goes without an ordered neighbour (6.5.1.I, A-21), and Martial Law (6.2.5). */
export const allianceFallbackExamples: readonly Example<Position, Input>[] = [
  {
    // 1 is the only fox clearing next to 5; then 6 is next to 2.
    name: 'not into the keep',
    cite: '6.5.1, 4.2.1, 2.3',
    position: { board: '1 keep; 5 sympathy', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=2',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=3',
        'do.score faction=alliance n=1',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    // The keep alone would be fewest; 5 has fewest warriors, but three pieces; 2 has three too.
    name: 'no such clearing: where fewest enemy pieces are, wherever that is',
    cite: '6.5.1.I, A-22, 4.2.1',
    position: {
      board: `1 keep; 2 M3; 3 M2; 4 M2; 5 M1 wood*2; 6 M2; 7 M2; 8 M2; 9 M2; 10 M2; 11 M2;
        12 M2`,
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        { rule: '6.5.1', chosen: undefined, by: 'none' },
        {
          rule: '6.5.1.I',
          chosen: '3',
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
              best: 2,
              left: ['3', '4', '6', '7', '8', '9', '10', '11', '12'],
            },
            { why: 'why.highestPriority', left: ['3'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=3',
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=4',
        'do.score faction=alliance n=1',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    // No neighbour of 6 is a fox clearing. From 4 there is one again.
    name: 'the rulebook’s word: anywhere on the map',
    cite: 'A-21, 6.5.1.I',
    position: { board: '2 M3; 3 M1; 6 A1 foxBase sympathy; 11 M1', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=4',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=8',
        'do.score faction=alliance n=1',
        'do.placeWarriors faction=alliance n=1 at=6',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    // First 2, 3 or 11; then 2, 7 or 11; from 7 there are fox clearings next door.
    name: 'the designer’s word as an option: neighbours of any suit first',
    cite: 'A-21',
    position: {
      board: '2 M3; 3 M1; 6 A1 foxBase sympathy; 11 M1',
      seats: duel,
      options: { sympathyFallback: 'adjacentFirst' },
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        {
          rule: 'A-21',
          chosen: '3',
          narrowings: [
            {
              why: 'why.unsympathetic',
              left: ['1', '2', '3', '4', '5', '7', '8', '9', '10', '11', '12'],
            },
            { why: 'why.adjacentToSympathy', left: ['2', '3', '11'] },
            { why: 'why.placeable', left: ['2', '3', '11'] },
            { why: 'why.fewestEnemyPieces', best: 1, left: ['3', '11'] },
            { why: 'why.highestPriority', left: ['3'] },
          ],
        },
        { rule: 'A-21', chosen: '7' },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=3',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=7',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=8',
        'do.score faction=alliance n=1',
        'do.placeWarriors faction=alliance n=1 at=6',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'the same option without any sympathy to be next to',
    cite: 'A-21, 6.5.1.I',
    position: {
      board: '1 M1; 2 M4',
      seats: duel,
      options: { sympathyFallback: 'adjacentFirst' },
    },
    seat: seat(1),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        // Nobody's neighbour yet, so anywhere.
        'do.placePiece piece=sympathy at=3',
        // Next to 3 are 6, 7 and 11, none of rabbits.
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=1',
        // Next to 3 and 6 are 2, 7 and 11.
        'do.placePiece piece=sympathy at=7',
        'do.score faction=alliance n=1',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    name: 'the same option: the keep is no neighbour to spread to',
    cite: 'A-21, 4.2.1',
    position: {
      board: '1 keep; 2 M2; 5 sympathy',
      seats: duel,
      options: { sympathyFallback: 'adjacentFirst' },
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: { choices: [{ rule: 'A-21', chosen: '2' }] },
  },
  {
    // Four warriors in 8, but of two enemies; three of one in 12.
    name: 'Martial Law: three warriors of the same enemy cost a point',
    cite: '6.2.5',
    position: { board: '4 sympathy; 8 M2 E2; 12 M3', seats: three },
    seat: seat(2),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=12',
        'do.martialLaw',
        'do.placePiece piece=sympathy at=8',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'Martial Law: no less than nothing',
    cite: '6.2.5',
    position: {
      board: `1 M3; 2 M3; 3 M3; 4 M3; 5 M3; 6 M3; 7 M3; 8 M3; 9 E3; 10 E3; 11 E3; 12 E3
        | A=4`,
      seats: three,
    },
    seat: seat(2),
    script: { cards: ['STD-30'] },
    expect: {
      // The first token is worth 0 as it is.
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=1',
        'do.placePiece piece=sympathy at=2',
        'do.martialLaw',
        'do.placePiece piece=sympathy at=6',
        'do.martialLaw',
        'do.discard card=STD-30',
      ],
      state: { 'factions.alliance.score': 4 },
    },
  },
  {
    // The Eyrie bot's warriors do not count when 2 is chosen, but they are three of one enemy.
    name: 'cooperative: a bot’s warriors are passed over in choosing, not by Martial Law',
    cite: '3.4.coop, A-03, 6.2.5, 6.5.1',
    position: {
      board: '2 E3; 6 sympathy; 11 M1',
      seats: [human('marquise'), eyrie(), alliance()],
      config: { coop: true },
    },
    seat: seat(2),
    script: { cards: ['STD-46'] },
    expect: {
      happenings: [
        'do.reveal card=STD-46',
        'do.placePiece piece=sympathy at=2',
        'do.martialLaw',
        'do.placePiece piece=sympathy at=11',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.discard card=STD-46',
      ],
    },
  },
  {
    name: 'Steadfast: no Martial Law',
    cite: 'trait.steadfast, 6.2.5',
    position: {
      board: '4 sympathy; 8 M2 E2; 12 M3',
      seats: [human('marquise'), human('eyrie'), steadfast],
    },
    seat: seat(2),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=12',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=8',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.discard card=STD-30',
      ],
    },
  },
];

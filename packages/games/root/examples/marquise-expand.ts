import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human, marquise } from './position.ts';

const duel = [marquise(), eyrie()];

/** Expand (4.5.5) and Evening (4.6). */
export const marquiseExpandExamples: readonly Example<Position, Input>[] = [
  {
    // 1 has one slot, so there is no room until warriors have reached 5.
    name: 'a new order, not crafted, and Daylight again, until a building stands',
    cite: '4.5.5, A-04, 4.6.2',
    position: { board: '1 M1 sawmill', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-40', 'STD-14', 'STD-46'] },
    expect: {
      happenings: [
        'do.reveal card=STD-40',
        'do.discard card=STD-40',
        'do.reveal card=STD-14',
        'do.placeWarriors faction=marquise n=4 at=1',
        'do.moveWarriors faction=marquise n=2 from=1 to=5',
        'do.discard card=STD-14',
        'do.reveal card=STD-46',
        'do.placePiece piece=recruiter at=5',
        'do.discard card=STD-46',
      ],
      state: {
        'factions.marquise.craftedItems': [],
        'deck.discard': ['STD-40', 'STD-14', 'STD-46'],
      },
    },
  },
  {
    name: 'battles again as well',
    cite: '4.5.5',
    position: { board: '1 M3 sawmill E1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30', 'STD-50'], dice: ['0-0', '1-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.battle attacker=marquise defender=eyrie at=1',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.placeWarriors faction=marquise n=4 at=1',
        'do.moveWarriors faction=marquise n=4 from=1 to=5',
        'do.discard card=STD-30',
        'do.reveal card=STD-50',
        'do.battle attacker=marquise defender=eyrie at=1',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=eyrie n=1 at=1',
        'do.placeWarriors faction=marquise n=4 at=1',
        // The four in 5 are ruled and have room.
        'do.placePiece piece=sawmill at=5',
        'do.moveWarriors faction=marquise n=4 from=1 to=5',
        'do.score faction=marquise n=1',
        'do.discard card=STD-50',
      ],
    },
  },
  {
    // All five slots of the ruled clearings are taken.
    name: 'with five buildings it expands; a bird ends in Evening, without expanding once more',
    cite: '4.5.5, A-04, 4.7, 4.6.1',
    position: { board: '1 M1 sawmill; 2 sawmill*2; 7 sawmill*2', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-40', 'STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-40',
        'do.discard card=STD-40',
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=2 at=2',
        'do.placeWarriors faction=marquise n=2 at=7',
        'do.score faction=marquise n=4',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'with six buildings it does not expand',
    cite: '4.5.5',
    position: { board: '1 M1 sawmill; 2 sawmill*2; 6 workshop ruin; 7 sawmill*2', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-40'] },
    expect: { happenings: ['do.reveal card=STD-40', 'do.discard card=STD-40'] },
  },
  {
    name: 'nothing ruled: a new order could not help',
    cite: 'A-04, 4.5.5',
    position: { board: '2 M1 E1', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-40'] },
    expect: { happenings: ['do.reveal card=STD-40', 'do.discard card=STD-40'] },
  },
  {
    // Rabbit orders reach nothing here: the 55th is the 54th new one, and it is kept.
    name: 'no more than 54 new orders in a turn',
    cite: 'A-04',
    position: { board: '1 M1 sawmill', seats: duel },
    seat: seat(0),
    script: { cards: rabbitOrders(55) },
    expect: {
      happenings: rabbitOrders(55).flatMap((card) => [
        `do.reveal card=${card}`,
        `do.discard card=${card}`,
      ]),
    },
  },
  {
    name: 'option: once a turn at most',
    cite: 'A-04',
    position: { board: '1 M1 sawmill', seats: duel, options: { expand: 'once' } },
    seat: seat(0),
    script: { cards: rabbitOrders(2) },
    expect: {
      happenings: [
        'do.reveal card=STD-40',
        'do.discard card=STD-40',
        'do.reveal card=STD-41',
        'do.discard card=STD-41',
      ],
    },
  },
  {
    name: 'no card left at the start of the turn: nothing to do, and nothing to score or discard',
    cite: 'A-40, 4.4.1',
    position: { board: '2 M9 sawmill*2 | deck draw:', seats: duel },
    seat: seat(0),
    expect: {
      happenings: ['do.noOrder'],
      state: { 'factions.marquise.score': 0, 'clearings.2.warriors.marquise': 9 },
    },
  },
  {
    // The discarded dominance card lies beside the map, so there is nothing to reshuffle.
    name: 'no card left for Expand: on to the Evening',
    cite: 'A-40, A-41, 4.5.5',
    position: {
      board: '1 M1 sawmill | deck draw:STD-07',
      seats: [marquise(), human('eyrie'), human('alliance'), human('duchy')],
    },
    seat: seat(0),
    script: { cards: ['STD-07'] },
    expect: {
      happenings: ['do.reveal card=STD-07', 'do.discard card=STD-07', 'do.noOrder'],
      state: { 'deck.available': ['STD-07'], 'factions.marquise.score': 0 },
    },
  },
  {
    // The order was the last card, so the new deck was made before Expand discards it.
    name: 'the card that Expand discards is not in a deck that was refilled before',
    cite: 'A-40, 4.5.5',
    position: { board: '1 M1 sawmill | deck draw:STD-40 discard:STD-46,STD-14', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-40', 'STD-14', 'STD-46'] },
    expect: {
      happenings: [
        'do.reveal card=STD-40',
        'do.discard card=STD-40',
        'do.reveal card=STD-14',
        'do.placeWarriors faction=marquise n=4 at=1',
        'do.moveWarriors faction=marquise n=2 from=1 to=5',
        'do.discard card=STD-14',
        'do.reveal card=STD-46',
        'do.placePiece piece=recruiter at=5',
        'do.discard card=STD-46',
      ],
      // STD-46 was the last card again: the two that lay in the pile are the deck.
      state: { 'deck.draw': ['STD-40', 'STD-14'], 'deck.discard': ['STD-46'] },
    },
  },
  {
    name: 'option: after Expand those who arrived before may move',
    cite: 'A-05, 4.5.5',
    position: { board: '1 M4 sawmill', seats: duel, options: { arrivals: 'stay' } },
    seat: seat(0),
    script: { cards: ['STD-30', 'STD-40'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=4 at=1',
        'do.moveWarriors faction=marquise n=5 from=1 to=5',
        'do.discard card=STD-30',
        'do.reveal card=STD-40',
        'do.placeWarriors faction=marquise n=4 at=5',
        'do.placePiece piece=workshop at=5',
        'do.moveWarriors faction=marquise n=6 from=5 to=1',
        'do.discard card=STD-40',
      ],
    },
  },
  {
    name: 'option: and so in Escalated Daylight',
    cite: 'A-05, 4.5.5, 4.7.4',
    position: { board: '1 M4 sawmill', seats: duel, options: { arrivals: 'stay' } },
    seat: seat(0),
    script: { cards: ['STD-30', 'STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=4 at=1',
        'do.moveWarriors faction=marquise n=5 from=1 to=5',
        'do.discard card=STD-30',
        'do.reveal card=STD-33',
        'do.placeWarriors faction=marquise n=2 at=1',
        'do.placeWarriors faction=marquise n=2 at=5',
        'do.placePiece piece=sawmill at=5',
        'do.moveWarriors faction=marquise n=2 from=1 to=5',
        'do.moveWarriors faction=marquise n=6 from=5 to=1',
        'do.score faction=marquise n=1',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'scores the track of the order that is out last',
    cite: '4.6, 4.6.1, 4.5.5',
    position: { board: '1 M1 sawmill; 2 workshop*2', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30', 'STD-40'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placeWarriors faction=marquise n=4 at=1',
        'do.moveWarriors faction=marquise n=2 from=1 to=5',
        'do.discard card=STD-30',
        'do.reveal card=STD-40',
        'do.placeWarriors faction=marquise n=4 at=5',
        'do.placePiece piece=workshop at=5',
        'do.moveWarriors faction=marquise n=3 from=5 to=1',
        'do.score faction=marquise n=2',
        'do.discard card=STD-40',
      ],
    },
  },
  {
    name: 'the ordered track counts, not the best one',
    cite: '4.6.1',
    position: { board: '2 M1 sawmill*2; 5 workshop*2; 7 workshop*2', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.score faction=marquise n=1',
        'do.discard card=STD-30',
      ],
      state: { 'factions.marquise.scoredFrom': { buildings: 1 } },
    },
  },
  {
    name: 'with a bird order the best of the three tracks',
    cite: '4.6.1',
    position: { board: '2 E3 workshop*2; 7 E3 sawmill workshop', seats: duel },
    seat: seat(0),
    script: { cards: ['STD-33'] },
    expect: {
      happenings: [
        'do.reveal card=STD-33',
        'do.score faction=marquise n=2',
        'do.discard card=STD-33',
      ],
    },
  },
  ...tracks(),
];

/** Two rabbit cards without an item, over and over; the pile is reshuffled in between. */
function rabbitOrders(n: number): readonly string[] {
  return Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 'STD-40' : 'STD-41'));
}

/** The rightmost empty space after the one built now: 0, 1, 2, 3, 4, 5 points. */
function tracks(): readonly Example<Position, Input>[] {
  const boards = [
    '9 M3',
    '3 sawmill; 9 M3',
    '3 sawmill; 4 sawmill; 9 M3',
    '3 sawmill; 4 sawmill; 5 sawmill; 9 M3',
    '3 sawmill; 4 sawmill; 5 sawmill*2; 9 M3',
    '3 sawmill; 4 sawmill; 5 sawmill*2; 10 sawmill; 9 M3',
  ];
  return boards.map((board, points) => ({
    name: `${points + 1} sawmills on the map: ${points} points`,
    cite: '4.6.1',
    position: { board, seats: duel },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: { state: { 'factions.marquise.score': points } },
  }));
}

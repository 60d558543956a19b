import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { duchy, human } from './position.ts';

const CATS = [human('marquise'), duchy()];
const me = seat(1);
/** Cards without an item. */
const [FOX, RABBIT, MOUSE, BIRD] = ['STD-50', 'STD-40', 'STD-46', 'STD-33'];
const NINE = 'captain,marshal,foremole,brigadier,banker,mayor,earlOfStone,baronOfDirt,duchessOfMud';

/** Rally, Sway and the rest of Evening. */
export const duchyEveningExamples: readonly Example<Position, Input>[] = [
  {
    // Of the fox clearings 1 has three (and something is built there), 6 a building; 10 is a rabbit clearing.
    name: 'one or two without a building go next door to one',
    cite: '10.6.1',
    position: {
      board: '1 D3; 4 market; 6 D2 citadel; 8 D2; 10 D1',
      seats: CATS,
    },
    seat: me,
    script: { cards: [FOX] },
    expect: {
      state: {
        'clearings.1.warriors.duchy': 3,
        'clearings.4.warriors.duchy': 2,
        'clearings.6.warriors.duchy': 2,
        'clearings.8.warriors.duchy': undefined,
        'clearings.10.warriors.duchy': 1,
      },
    },
  },
  {
    name: 'to the neighbour with fewest Duchy warriors, each on the board as it then is',
    cite: '10.6.1.I, B-50',
    position: {
      // Something to build on in 5, or it would be built in 7.
      board: '4 D2 market; 5 D4; 7 D2; 9 D1; 12 D1 citadel',
      seats: CATS,
    },
    seat: me,
    script: { cards: [MOUSE] },
    expect: {
      // 7 is next to 12 only; 9 then finds three there and two in 4.
      state: { 'clearings.12.warriors.duchy': 3, 'clearings.4.warriors.duchy': 3 },
    },
  },
  {
    name: 'to fewest, whatever its priority',
    cite: '10.6.1.I',
    position: { board: '4 D3 market; 5 D4; 9 D1; 12 D1 citadel', seats: CATS },
    seat: me,
    script: { cards: [MOUSE] },
    expect: { state: { 'clearings.4.warriors.duchy': 3, 'clearings.12.warriors.duchy': 2 } },
  },
  {
    name: 'of equals to the highest priority',
    cite: '10.6.1, 2.1',
    position: { board: '4 D2 market; 5 D4; 9 D1; 12 D2 citadel', seats: CATS },
    seat: me,
    script: { cards: [MOUSE] },
    expect: { state: { 'clearings.4.warriors.duchy': 3, 'clearings.12.warriors.duchy': 2 } },
  },
  {
    name: 'a move needs rule at one end: there is none here, so into the Burrow',
    cite: 'B-50, 10.6.1.II, 2.3',
    position: { board: '4 market M3; 9 D1 M2', seats: CATS },
    seat: me,
    script: { cards: [MOUSE], dice: ['0-0'] },
    expect: {
      state: { 'clearings.9.warriors.duchy': undefined, 'factions.duchy.warriorsElsewhere': 3 },
    },
  },
  {
    name: 'with no building next door into the Burrow, with a tunnel or without',
    cite: '10.6.1.II, B-88',
    position: { board: '2 D2; 11 D4', seats: CATS },
    seat: me,
    script: { cards: [MOUSE] },
    expect: {
      happenings: [
        'do.reveal card=STD-46',
        'do.recruitBurrow n=2',
        'do.placePiece piece=citadel at=11',
        'do.enterBurrow n=2 from=2',
        'do.crown minister=foremole',
        'do.discard card=STD-46',
      ],
    },
  },
  {
    name: 'by the Ferry too, for its point',
    cite: 'B-88, B.12.1',
    position: {
      board: '1 D1; 3 D4; 10 market | ferry 1',
      seats: CATS,
      config: { map: 'lake', suits: 'suggested' },
    },
    seat: me,
    script: { cards: [FOX] },
    expect: {
      state: {
        'clearings.10.warriors.duchy': 1,
        'ferry.at': 10,
        'factions.duchy.scoredFrom': { map: 1, buildings: 1 },
      },
    },
  },
  {
    name: 'into sympathy of a human it is a move as any other',
    cite: '10.6.1, law.outrage',
    position: {
      board: '4 market sympathy; 5 D4; 8 D1',
      seats: [human('marquise'), duchy(), human('alliance')],
    },
    seat: me,
    script: { cards: [FOX] },
    expect: {
      happenings: [
        'do.reveal card=STD-50',
        'do.recruitBurrow n=2',
        'do.placePiece piece=citadel at=5',
        'do.moveWarriors faction=duchy n=1 from=8 to=4',
        'do.outrageDraw',
        'do.score faction=duchy n=1',
        'do.crown minister=captain',
        'do.discard card=STD-50',
      ],
    },
  },
  {
    name: 'when all have rallied, all but four leave each ruled clearing',
    cite: '10.6.1, B-50',
    position: { board: '2 D5; 3 D4 M9; 5 D5 M9; 11 D6', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: {
      state: {
        'clearings.2.warriors.duchy': 4,
        'clearings.3.warriors.duchy': 4,
        'clearings.5.warriors.duchy': 5,
        'clearings.11.warriors.duchy': 4,
      },
    },
  },
  {
    name: 'each market on the map is a point',
    cite: '10.6.2',
    position: { board: '5 market*2 M9; 4 market M9', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    // And one for what could not be built.
    expect: { state: { 'factions.duchy.scoredFrom': { buildings: 4 } } },
  },
  ...(
    [
      ['the topmost of the suit', FOX, '', 'captain'],
      ['that has no crown yet', FOX, 'captain', 'brigadier'],
      ['of the suit, whoever else has none', RABBIT, 'captain', 'marshal'],
      ['of the suit, not one above it', MOUSE, '', 'foremole'],
      [
        'without one of the suit the bottommost',
        FOX,
        'captain,brigadier,earlOfStone',
        'duchessOfMud',
      ],
      ['that has no crown', FOX, 'captain,brigadier,earlOfStone,duchessOfMud', 'baronOfDirt'],
      ['for a bird always the bottommost', BIRD, '', 'duchessOfMud'],
    ] as const
  ).map(([name, card, crowns, swayed]) => ({
    name: `swayed is ${name}`,
    cite: '10.6.3',
    position: { board: `12 M1 | D=0 crowns:${crowns}`, seats: CATS },
    seat: me,
    script: { cards: [card] },
    expect: { choices: [{ rule: '10.6.3', chosen: swayed }] },
  })),
  {
    name: 'all nine have a crown: nobody is swayed',
    cite: 'B-51',
    position: { board: `12 M1 | D=0 crowns:${NINE}`, seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: {
      choices: [{ rule: '10.6.3', chosen: undefined }],
      state: { 'factions.duchy.crowns': NINE.split(',') },
    },
  },
  {
    name: 'no card anywhere: no Recruit and no Daylight, but an Evening, in which nobody is swayed',
    cite: 'A-40, B-110',
    position: {
      board: '5 D6 M1; 8 D1 | D=0 elsewhere:4 | deck draw: discard:',
      seats: CATS,
    },
    seat: me,
    expect: {
      happenings: ['do.noOrder', 'do.enterBurrow n=2 from=5'],
      state: { 'factions.duchy.crowns': [], 'clearings.8.warriors.duchy': 1 },
    },
  },
];

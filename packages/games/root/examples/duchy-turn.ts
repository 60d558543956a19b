import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Level } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, duchy, eyrie, human } from './position.ts';

const CATS = [human('marquise'), duchy()];
const at = (difficulty: Level) => [human('marquise'), duchy({ difficulty })];
const me = seat(1);
/** Cards without an item. */
const [FOX, RABBIT, MOUSE, BIRD] = ['STD-50', 'STD-40', 'STD-46', 'STD-33'];

/** The board of D3, as D2 leaves it. */
const SECOND_TURN = `1 M1 sawmill keep; 2 M1; 3 D4 citadel tunnel; 4 M1; 5 M1 workshop; 6 M1 D2 ruin; 8 M1;
  9 M1 recruiter; 10 M1 ruin; 11 ruin; 12 M1 ruin
  | D=0 elsewhere:3 crowns:captain,foremole,brigadier`;

/** Recruit, Battle, Build, Rally, Sway; difficulties. */
export const duchyTurnExamples: readonly Example<Position, Input>[] = [
  {
    // D2 of the research.
    name: 'the first turn of the Duchy against the cats',
    cite: '10.4.1, 10.4.3, 10.5.2, 10.5.3, 10.6.1, 10.6.3, 10.6.4, 10.2.2, B-50',
    position: {
      board: `1 M1 sawmill keep; 2 M1; 3 D2 tunnel; 4 M1; 5 M1 workshop; 6 M1 D2 ruin; 7 M1 D2; 8 M1;
        9 M1 recruiter; 10 M1 ruin; 11 M1 D2 ruin; 12 M1 ruin | D=0 crowns:captain,brigadier`,
      seats: CATS,
    },
    seat: me,
    script: { cards: [MOUSE], dice: ['1-1', '2-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-46',
        'do.recruitBurrow n=2',
        'do.battle attacker=duchy defender=marquise at=7',
        'do.dice dice=1-1 attackerHits=1 defenderHits=1',
        'do.removeWarriors faction=marquise n=1 at=7',
        'do.removeWarriors faction=duchy n=1 at=7',
        'do.battle attacker=duchy defender=marquise at=11',
        'do.dice dice=2-0 attackerHits=2 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=11',
        'do.placePiece piece=citadel at=3',
        'do.moveWarriors faction=duchy n=1 from=7 to=3',
        'do.moveWarriors faction=duchy n=2 from=11 to=3',
        'do.enterBurrow n=1 from=3',
        'do.crown minister=foremole',
        'do.discard card=STD-46',
      ],
      state: {
        'clearings.3.warriors.duchy': 4,
        'clearings.6.warriors.duchy': 2,
        'factions.duchy.warriorsElsewhere': 3,
        'factions.duchy.warriorsInSupply': 11,
        'factions.duchy.crowns': ['captain', 'foremole', 'brigadier'],
        'factions.duchy.score': 0,
      },
    },
  },
  {
    // D3 of the research.
    name: 'the second turn: a Dig, the Captain, a market, the Brigadier',
    cite: '10.5.1, 10.5.1.I, 10.7.1, 10.7.3, 10.7.4, 10.5.4, 10.6.2, B-44, B-47, B-49',
    position: { board: SECOND_TURN, seats: CATS },
    seat: me,
    script: { cards: [FOX], dice: ['1-0', '0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-50',
        'do.recruitBurrow n=4',
        'do.placePiece piece=tunnel at=8',
        'do.leaveBurrow n=4 to=8',
        'do.battle attacker=duchy defender=marquise at=6',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=6',
        'do.battle attacker=duchy defender=marquise at=8',
        'do.captain',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.placePiece piece=market at=8',
        'do.placePiece piece=tunnel at=6',
        'do.leaveBurrow n=3 to=6',
        'do.enterBurrow n=1 from=6',
        'do.score faction=duchy n=1',
        'do.crown minister=earlOfStone',
        'do.discard card=STD-50',
      ],
      state: {
        'clearings.3.warriors.duchy': 4,
        'clearings.6.warriors.duchy': 4,
        'clearings.8.warriors.duchy': 4,
        'factions.duchy.warriorsElsewhere': 1,
        'factions.duchy.warriorsInSupply': 7,
        'factions.duchy.score': 1,
      },
    },
  },
  {
    name: 'the other reading: the Brigadier needs four, and the two in 6 rally to 3',
    cite: 'B-49',
    position: { board: SECOND_TURN, seats: CATS, options: { brigadier: 'four' } },
    seat: me,
    script: { cards: [FOX], dice: ['1-0', '0-0'] },
    expect: {
      state: {
        'clearings.6.tokens': [],
        'clearings.3.warriors.duchy': 4,
        'factions.duchy.warriorsElsewhere': 5,
      },
    },
  },

  // ---- 10.4.2, 10.4.3 ----
  {
    name: 'an item on the order is crafted for a point',
    cite: '10.4.2',
    position: { board: '12 M1', seats: CATS },
    seat: me,
    script: { cards: ['STD-22'] },
    expect: { state: { 'factions.duchy.scoredFrom': { buildings: 1, craft: 1 } } },
  },
  ...(
    [
      ['easy', 1],
      ['standard', 2],
      ['challenging', 3],
      ['nightmare', 3],
    ] as const
  ).map(([level, n]) => ({
    name: `${level}: recruits ${n}`,
    cite: '3.3.1, 10.4.3',
    position: { board: '12 M1', seats: at(level) },
    seat: me,
    script: { cards: [MOUSE] },
    expect: {
      state: {
        'factions.duchy.warriorsElsewhere': n,
        // There is nowhere to build: a point.
        'factions.duchy.scoredFrom':
          level === 'nightmare' ? { buildings: 1, difficulty: 1 } : { buildings: 1 },
      },
    },
  })),
  ...(
    [
      ['no citadel', '', 2],
      ['one citadel', '5 citadel', 3],
      ['two citadels', '5 citadel*2', 4],
      ['three citadels', '5 citadel*2; 4 citadel', 6],
    ] as const
  ).map(([name, board, n]) => ({
    name: `${name} on the map: recruits ${n}`,
    cite: '10.4.3, B-44',
    // No mouse clearing is left for a Dig.
    position: { board: `2 tunnel; 7 tunnel; 9 tunnel; 11 M1 keep; ${board}`, seats: CATS },
    seat: me,
    script: { cards: [MOUSE] },
    expect: { state: { 'factions.duchy.warriorsElsewhere': n } },
  })),
  {
    name: 'the Foremole brings one more',
    cite: '10.7.3',
    position: { board: '12 M1 | D=0 crowns:foremole', seats: CATS },
    seat: me,
    script: { cards: [MOUSE] },
    expect: { state: { 'factions.duchy.warriorsElsewhere': 3 } },
  },
  {
    name: 'no more than the supply holds',
    cite: '10.4.3',
    position: { board: '7 D19', seats: CATS },
    seat: me,
    script: { cards: [RABBIT] },
    expect: {
      happenings: [
        'do.reveal card=STD-40',
        'do.recruitBurrow n=1',
        'do.placePiece piece=market at=7',
        'do.enterBurrow n=15 from=7',
        'do.score faction=duchy n=1',
        'do.crown minister=marshal',
        'do.discard card=STD-40',
      ],
    },
  },

  // ---- 10.5.2 ----
  {
    name: 'a battle in each ordered clearing with warriors and an enemy',
    cite: '10.5.2',
    position: { board: '1 M1; 5 D1 M1; 6 D1; 8 D1 M1; 12 D1 M1', seats: CATS },
    seat: me,
    script: { cards: [FOX], dice: ['1-0', '1-0'] },
    expect: {
      state: {
        'clearings.1.warriors.marquise': 1,
        'clearings.5.warriors.marquise': 1,
        'clearings.8.warriors.marquise': undefined,
        'clearings.12.warriors.marquise': undefined,
      },
    },
  },
  {
    name: 'with a bird order in all of them',
    cite: '10.5.2, B-04',
    position: { board: '5 D1 M1; 8 D1 M1', seats: CATS },
    seat: me,
    script: { cards: [BIRD], dice: ['1-0', '1-0'] },
    expect: {
      state: {
        'clearings.5.warriors.marquise': undefined,
        'clearings.8.warriors.marquise': undefined,
      },
    },
  },
  ...(
    [
      ['most buildings there', '8 D5 M4 E1 roost', 'eyrie'],
      ['then most pieces there', '8 D5 M1 E2 | M=9', 'eyrie'],
      ['then most points', '8 D5 M1 E1 | E=1', 'eyrie'],
      ['then comes first in the order of set-up', '8 D5 M1 E1', 'marquise'],
    ] as const
  ).map(([name, board, defender]) => ({
    name: `the defender has ${name}`,
    cite: '10.5.2.I, 2.2, B-75',
    position: { board, seats: [human('marquise'), duchy(), human('eyrie')] },
    seat: me,
    script: { cards: [FOX], dice: ['0-0'] },
    expect: { choices: [{ rule: '10.5.2.I', chosen: defender }] },
  })),
  {
    name: 'an enemy who is not there is no defender',
    cite: '10.5.2.I, 2.3',
    position: {
      board: '5 roost; 8 D2 M1',
      seats: [human('eyrie'), duchy(), human('marquise')],
    },
    seat: me,
    script: { cards: [FOX], dice: ['0-0'] },
    expect: { choices: [{ rule: '10.5.2.I', chosen: 'marquise' }] },
  },
  {
    name: 'together: bots are no enemies',
    cite: '10.5.2, B-72',
    position: {
      board: '8 D3 E3; 12 D3 M1',
      seats: [human('marquise'), duchy(), eyrie()],
      config: { coop: true },
    },
    seat: me,
    script: { cards: [FOX], dice: ['1-0'] },
    expect: { state: { 'clearings.8.warriors.eyrie': 3 } },
  },
  {
    name: 'a base that falls takes the sympathy of the next clearing with it: nobody is left there',
    cite: '10.5.2, 6.2.4',
    position: {
      board: '6 D2 foxBase; 8 D2 sympathy',
      seats: [human('marquise'), duchy(), alliance()],
    },
    seat: me,
    script: { cards: [FOX], dice: ['0-0'] },
    expect: { state: { 'clearings.8.tokens': [], 'factions.duchy.scoredFrom': { removal: 1 } } },
  },

  // ---- 10.5.3 ----
  {
    name: 'built where it rules with most warriors and a slot is open',
    cite: '10.5.3, 2.3',
    position: {
      // 5 has an enemy as strong, 3 is full, and nobody places beside the keep in 9.
      board: '2 D1; 3 D5 sawmill; 5 D9 M9; 7 D2; 9 D3 keep',
      seats: CATS,
    },
    seat: me,
    script: { cards: [FOX] },
    expect: {
      choices: [{ rule: '10.5.3', chosen: '7' }],
      state: { 'clearings.7.buildings': ['market'] },
    },
  },
  {
    name: 'of equals that of the highest priority',
    cite: '10.5.3, 2.1',
    position: { board: '2 D3; 7 D3', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'clearings.2.buildings': ['citadel'], 'clearings.7.buildings': [] } },
  },
  ...(
    [
      ['nine in the supply: a citadel', '7 D9', 'citadel'],
      ['eight: a market', '7 D10', 'market'],
    ] as const
  ).map(([name, board, kind]) => ({
    name,
    cite: '10.5.3',
    // Two more are recruited before.
    position: { board, seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'clearings.7.buildings': [kind] } },
  })),
  {
    name: 'no room: a point',
    cite: '10.5.3',
    position: { board: '3 D2 sawmill', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: {
      happenings: [
        'do.reveal card=STD-50',
        'do.recruitBurrow n=2',
        'do.cannotBuild',
        'do.score faction=duchy n=1',
        'do.crown minister=captain',
        'do.discard card=STD-50',
      ],
      state: { 'factions.duchy.scoredFrom': { buildings: 1 } },
    },
  },
  {
    name: 'the type is fixed: no citadel is left, so a point',
    cite: 'B-48',
    position: { board: '2 D5; 5 citadel*2; 4 citadel', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: {
      state: { 'factions.duchy.scoredFrom': { buildings: 1 }, 'clearings.2.buildings': [] },
    },
  },
  {
    name: 'the other reading: a market instead',
    cite: 'B-48',
    position: {
      board: '2 D5; 5 citadel*2; 4 citadel',
      seats: CATS,
      options: { duchyBuild: 'other' },
    },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'clearings.2.buildings': ['market'] } },
  },
  {
    name: 'a market of which none is left: a point, or by the other reading a citadel',
    cite: 'B-48',
    position: {
      board: '2 D10; 5 market*2; 4 market',
      seats: CATS,
      options: { duchyBuild: 'other' },
    },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'clearings.2.buildings': ['citadel'] } },
  },
  {
    name: 'no building is left at all: nothing',
    cite: '10.5.3, B-48',
    position: { board: '2 D3; 5 citadel*2; 4 citadel; 7 market*2; 8 market', seats: CATS },
    seat: me,
    script: { cards: [RABBIT] },
    // Only the markets score, in Evening.
    expect: { state: { 'factions.duchy.scoredFrom': { buildings: 3 } } },
  },
];

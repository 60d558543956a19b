import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Trait } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { duchy, human, marquise, vagabot } from './position.ts';

const withTraits = (...traits: Trait[]) => [human('marquise'), duchy({ traits })];
const CATS = withTraits();
const me = seat(1);
/** Cards without an item. */
const [FOX, RABBIT] = ['STD-50', 'STD-40'];

/** 10.7, and Invaders where a Build of theirs has no room. */
export const duchyMinisterExamples: readonly Example<Position, Input>[] = [
  // ---- the Captain ----
  {
    name: 'the Captain has nothing to add where no tunnel lies, nor without a crown',
    cite: '10.7.1',
    position: { board: '6 D1 M1; 8 D1 M1 tunnel | D=0 crowns:marshal', seats: CATS },
    seat: me,
    script: { cards: [FOX], dice: ['0-0', '0-0'] },
    expect: { state: { 'clearings.6.warriors.marquise': 1, 'clearings.8.warriors.marquise': 1 } },
  },
  {
    name: 'the Captain hits where the tunnel is, and only as attacker',
    cite: '10.7.1',
    position: { board: '6 D1 M1; 8 D1 M1 tunnel | D=0 crowns:captain', seats: CATS },
    seat: me,
    script: { cards: [FOX], dice: ['0-0', '0-0'] },
    expect: {
      state: { 'clearings.6.warriors.marquise': 1, 'clearings.8.warriors.marquise': undefined },
    },
  },
  {
    name: 'the Captain does not help a defender',
    cite: '10.7.1',
    position: { board: '8 D1 M1 tunnel | D=0 crowns:captain', seats: CATS },
    seat: seat(0),
    input: { kind: 'battle', at: 8, defender: 'duchy', extra: 0, defenderExtra: 0 },
    script: { dice: ['0-0'] },
    expect: { state: { 'clearings.8.warriors.marquise': 1 } },
  },
  {
    name: 'the Captain also hits in a battle that the Vagrant starts',
    cite: '10.7.1, A-50',
    // The Vagabot takes the wood; of the two sawmills one falls without defence, one to the Captain.
    position: {
      board: '7 D2 sawmill*2 wood tunnel | M=1 | D=0 crowns:captain | V=0 @7 items:2/1',
      seats: [vagabot({ character: 'vagrant' }), marquise(), duchy()],
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0', '0-0'] },
    expect: {
      state: { 'clearings.7.buildings': [], 'factions.duchy.scoredFrom': { removal: 2 } },
    },
  },

  // ---- the Marshal ----
  {
    name: 'the Marshal: where a Duchy building stands with fewest Duchy warriors',
    cite: '10.7.2',
    position: { board: '4 citadel D3; 5 market D1 | D=0 crowns:marshal', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'clearings.4.warriors.duchy': 3, 'clearings.5.warriors.duchy': 2 } },
  },
  {
    name: 'the Marshal: not beside the keep',
    cite: '10.7.2, 2.3',
    position: { board: '4 citadel keep; 5 market D3 | D=0 crowns:marshal', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'clearings.4.warriors.duchy': undefined, 'clearings.5.warriors.duchy': 4 } },
  },
  {
    name: 'the Marshal: of equals the highest priority',
    cite: '10.7.2, 2.1',
    position: { board: '4 citadel D1; 5 market D1 | D=0 crowns:marshal', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'clearings.4.warriors.duchy': 2, 'clearings.5.warriors.duchy': 1 } },
  },
  {
    name: 'the Marshal: nobody without a building',
    cite: '10.7.2',
    position: { board: '5 D1 M9 | D=0 crowns:marshal', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'factions.duchy.warriorsInSupply': 17 } },
  },

  // ---- the Banker ----
  {
    name: 'the Banker builds once more',
    cite: '10.7.5',
    position: { board: '2 D3 | D=0 crowns:banker', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'clearings.2.buildings': ['citadel', 'citadel'] } },
  },
  {
    name: 'the Banker without room: another point',
    cite: '10.7.5, 10.5.3',
    position: { board: '3 D2 sawmill | D=0 crowns:banker', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'factions.duchy.scoredFrom': { buildings: 2 } } },
  },
  {
    name: 'the Banker without a building left: nothing',
    cite: '10.7.5',
    position: {
      board: '2 D3; 5 citadel*2; 4 citadel; 7 market*2 | D=0 crowns:banker',
      seats: CATS,
      options: { duchyBuild: 'other' },
    },
    seat: me,
    script: { cards: [FOX] },
    // The last market is built by the step.
    expect: { state: { 'factions.duchy.scoredFrom': { buildings: 3 } } },
  },

  // ---- the Mayor ----
  {
    name: 'the Mayor takes one where most Duchy warriors rule, for a point',
    cite: '10.7.6',
    position: { board: '2 D3; 7 D5 M9; 8 D4 | D=0 crowns:mayor', seats: CATS },
    seat: me,
    script: { cards: [RABBIT] },
    expect: {
      state: {
        'clearings.2.warriors.duchy': 3,
        'clearings.7.warriors.duchy': 5,
        'clearings.8.warriors.duchy': 3,
        // The other one is for the market that was built in 8.
        'factions.duchy.scoredFrom': { buildings: 1, ministers: 1 },
      },
    },
  },
  {
    name: 'the Mayor: of equals the highest priority, the Burrow last',
    cite: '10.7.6, B-43, 2.1',
    position: { board: '2 D2; 7 D2 | D=0 crowns:mayor', seats: CATS },
    seat: me,
    script: { cards: [RABBIT] },
    expect: {
      state: {
        'clearings.2.warriors.duchy': 1,
        'clearings.7.warriors.duchy': 2,
        'factions.duchy.warriorsElsewhere': 2,
      },
    },
  },
  {
    name: 'the Mayor takes from the Burrow when most are there',
    cite: 'B-43',
    position: { board: '2 D1 | D=0 crowns:mayor', seats: CATS },
    seat: me,
    script: { cards: [RABBIT] },
    expect: {
      happenings: [
        'do.reveal card=STD-40',
        'do.recruitBurrow n=2',
        'do.placePiece piece=citadel at=2',
        'do.removeFromBurrow n=1',
        'do.score faction=duchy n=1',
        'do.crown minister=marshal',
        'do.discard card=STD-40',
      ],
    },
  },
  {
    name: 'the other reading: only from the map',
    cite: 'B-43',
    position: {
      board: '2 D1 | D=0 crowns:mayor',
      seats: CATS,
      options: { mayorBurrow: 'mapOnly' },
    },
    seat: me,
    script: { cards: [RABBIT] },
    expect: {
      state: { 'clearings.2.warriors.duchy': undefined, 'factions.duchy.warriorsElsewhere': 2 },
    },
  },
  {
    name: 'the Mayor: nobody to take, no point',
    cite: '10.7.6',
    position: { board: '5 citadel; 7 D20 M21 | D=0 crowns:mayor', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    // A market is built in 5 and scores in Evening.
    expect: { state: { 'factions.duchy.scoredFrom': { buildings: 1 } } },
  },

  // ---- those who score ----
  {
    name: 'the Earl of Stone: a point for each citadel',
    cite: '10.7.7',
    position: { board: '5 citadel | D=0 crowns:earlOfStone', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    // Another one was built beside it.
    expect: { state: { 'factions.duchy.scoredFrom': { ministers: 2 } } },
  },
  {
    name: 'the Baron of Dirt: a point for each market',
    cite: '10.7.8',
    position: { board: '5 market*2 | D=0 crowns:baronOfDirt', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'factions.duchy.scoredFrom': { buildings: 3, ministers: 2 } } },
  },
  {
    name: 'the Duchess of Mud: two points for three tunnels',
    cite: '10.7.9',
    position: { board: '2 tunnel; 7 tunnel; 9 tunnel | D=0 crowns:duchessOfMud', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'factions.duchy.scoredFrom': { buildings: 1, ministers: 2 } } },
  },
  {
    name: 'the Duchess of Mud: nothing for two',
    cite: '10.7.9',
    position: { board: '2 tunnel; 7 tunnel | D=0 crowns:duchessOfMud', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'factions.duchy.scoredFrom': { buildings: 1 } } },
  },
  {
    name: 'from top to bottom: what the Banker builds counts for the Earl',
    cite: '10.5.4',
    position: { board: '2 D3 | D=0 crowns:banker,earlOfStone', seats: CATS },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'factions.duchy.scoredFrom': { ministers: 2 } } },
  },

  // ---- Invaders ----
  {
    name: 'Invaders without room to build battle in every clearing, for no point',
    cite: 'trait.invaders, B-55',
    position: { board: '3 D1 M2; 5 M1; 7 D1 M2', seats: withTraits('invaders') },
    seat: me,
    script: { cards: [RABBIT], dice: ['0-0', '1-0', '1-0'] },
    expect: {
      state: {
        'clearings.3.warriors.marquise': 1,
        'clearings.7.warriors.marquise': 1,
        'factions.duchy.scoredFrom': {},
      },
    },
  },
  {
    name: 'Invaders: for the Banker again',
    cite: 'B-55, 10.7.5',
    position: { board: '7 D1 M4 | D=0 crowns:banker', seats: withTraits('invaders') },
    seat: me,
    script: { cards: [RABBIT], dice: ['1-0', '1-0'] },
    expect: {
      state: { 'clearings.7.warriors.marquise': 2, 'factions.duchy.scoredFrom': {} },
    },
  },
  {
    name: 'Invaders: not when only the buildings are used up',
    cite: 'B-55',
    position: {
      board: '2 D3 M1; 5 citadel*2; 4 citadel',
      seats: withTraits('invaders'),
    },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'factions.duchy.scoredFrom': { buildings: 1 } } },
  },
  {
    name: 'Invaders: with no building left nothing',
    cite: 'B-86',
    position: {
      board: '3 D1 M3; 5 citadel*2; 4 citadel; 7 market*2; 8 market',
      seats: withTraits('invaders'),
    },
    seat: me,
    script: { cards: [FOX] },
    expect: { state: { 'factions.duchy.scoredFrom': { buildings: 3 } } },
  },
];

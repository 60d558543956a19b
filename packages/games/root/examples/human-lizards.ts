import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { duchy, human, marquise, vagabot } from './position.ts';

const CULT = [human('lizards'), marquise(), human('eyrie')];
const me = seat(0);
/** An order without an item. */
const FOX = 'STD-50';

/** Acolytes, Outcast and Lost Souls of human Lizards. Fox clearings are 1, 6, 8 and 12. */
export const humanLizardExamples: readonly Example<Position, Input>[] = [
  {
    name: 'the Outcast is named, and the Lost Souls go to the discard pile, a dominance card beside the map',
    cite: 'law.outcast',
    position: {
      board: '5 L2 | L=0 outcast:fox.hated.1 souls:STD-50,STD-06 | turn 2.0',
      seats: CULT,
    },
    seat: me,
    input: { kind: 'outcast', suit: 'mouse', side: 'outcast' },
    expect: {
      happenings: ['do.outcast suit=mouse side=outcast', 'do.soulsAway'],
      state: {
        'factions.lizards.outcast': { suit: 'mouse', hated: false, turn: 2 },
        'factions.lizards.lostSouls': [],
        'deck.discard': ['STD-50'],
        'deck.available': ['STD-06'],
      },
    },
  },
  {
    name: 'a bot’s battle: all that fall in defence become acolytes, and its order card a Lost Soul',
    cite: 'law.revenge, law.souls, B-120, B-121',
    position: { board: '8 M3 L3 | L=0 elsewhere:1 outcast:fox.outcast.1 | turn 1.1', seats: CULT },
    seat: seat(1),
    script: { cards: [FOX], dice: ['2-0'] },
    expect: {
      state: {
        'clearings.8.warriors.lizards': 1,
        'factions.lizards.warriorsElsewhere': 3,
        'factions.lizards.warriorsInSupply': 21,
        'factions.lizards.lostSouls': [FOX],
        'deck.discard': [],
      },
    },
  },
  {
    name: 'without an Outcast they go to the supply, and the order card to its pile, as ever',
    cite: 'law.revenge, law.souls',
    position: { board: '8 M3 L3 | L=0 elsewhere:1 | turn 1.1', seats: CULT },
    seat: seat(1),
    script: { cards: [FOX], dice: ['2-0'] },
    expect: {
      state: {
        'factions.lizards.warriorsElsewhere': 1,
        'factions.lizards.warriorsInSupply': 23,
        'factions.lizards.lostSouls': undefined,
        'deck.discard': [FOX],
      },
    },
  },
  {
    name: 'a Marksman’s hit counts too',
    cite: 'B-120',
    position: {
      board: '8 L2 | L=0 outcast:fox.outcast.1 | V=0 @8 items:3/0 | turn 1.1',
      seats: [human('lizards'), vagabot({ traits: ['marksman'] })],
    },
    seat: seat(1),
    script: { cards: ['STD-31'], dice: ['1-0'] },
    expect: { state: { 'factions.lizards.warriorsElsewhere': 2 } },
  },
  {
    name: 'as attackers they win no acolyte',
    cite: 'B-120, law.revenge',
    position: { board: '8 M3 L2 | L=0 outcast:fox.outcast.1', seats: CULT },
    seat: me,
    input: { kind: 'battle', at: 8, defender: 'marquise', extra: 0, defenderExtra: 0 },
    script: { dice: ['1-1'] },
    expect: {
      state: { 'clearings.8.warriors.lizards': 1, 'factions.lizards.warriorsElsewhere': 0 },
    },
  },
  {
    name: 'nor by an effect outside of battle',
    cite: 'B-120',
    position: { board: '8 E1 L2 | L=0 outcast:fox.outcast.1 | turn 1.2', seats: CULT },
    seat: seat(2),
    input: { kind: 'clear', at: 8 },
    expect: {
      state: { 'clearings.8.warriors': { eyrie: 1 }, 'factions.lizards.warriorsElsewhere': 0 },
    },
  },
  {
    name: 'a lost garden costs a random card of the hand',
    cite: 'law.faithful',
    position: { board: '8 E1 garden | L=0 outcast:fox.outcast.1 | turn 1.2', seats: CULT },
    seat: seat(2),
    input: { kind: 'destroy', n: 1, of: 'lizards', piece: 'garden', at: 8 },
    expect: {
      happenings: [
        'do.removePiece piece=garden at=8',
        'do.score faction=eyrie n=1',
        'do.extortAtRandom faction=lizards',
      ],
    },
  },
  {
    name: 'Crusade: two acolytes back to the supply; what is moved and fought is said after it',
    cite: 'law.conspiracies',
    position: { board: '8 L2 | L=0 elsewhere:3 outcast:fox.outcast.1', seats: CULT },
    seat: me,
    input: { kind: 'crusade' },
    expect: {
      happenings: ['do.spendAcolyte', 'do.spendAcolyte'],
      state: { 'factions.lizards.warriorsElsewhere': 1, 'factions.lizards.warriorsInSupply': 22 },
    },
  },
  {
    name: 'Convert while Hated: one acolyte, a warrior of the bot for one of theirs',
    cite: 'law.conspiracies',
    position: { board: '8 M3 L2 | L=0 elsewhere:1 outcast:fox.hated.1', seats: CULT },
    seat: me,
    input: { kind: 'convert', of: 'marquise', at: 8 },
    expect: {
      happenings: [
        'do.spendAcolyte',
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.placeWarriors faction=lizards n=1 at=8',
      ],
      state: { 'clearings.8.warriors': { marquise: 2, lizards: 3 } },
    },
  },
  {
    name: 'Convert with an empty supply: an acolyte that pays is the new warrior',
    cite: 'law.conspiracies',
    position: { board: '1 L23; 8 M1 | L=0 elsewhere:2 outcast:fox.outcast.1', seats: CULT },
    seat: me,
    input: { kind: 'convert', of: 'marquise', at: 8 },
    expect: {
      state: { 'clearings.8.warriors': { lizards: 1 }, 'factions.lizards.warriorsInSupply': 1 },
    },
  },
  {
    name: 'Sanctify: three acolytes, a point for the building, a garden, and a crown of the Duchy bot',
    cite: 'law.conspiracies, law.removal, 10.2.1',
    position: {
      board: '8 D1 citadel | D=0 crowns:captain,mayor | L=0 elsewhere:3 outcast:fox.outcast.1',
      seats: [human('lizards'), duchy()],
    },
    seat: me,
    input: { kind: 'sanctify', piece: 'citadel', at: 8 },
    expect: {
      happenings: [
        'do.spendAcolyte',
        'do.spendAcolyte',
        'do.spendAcolyte',
        'do.removePiece piece=citadel at=8',
        'do.score faction=lizards n=1',
        'do.uncrown minister=mayor',
        'do.placePiece piece=garden at=8',
      ],
      state: { 'clearings.8.buildings': ['garden'], 'factions.duchy.crowns': ['captain'] },
    },
  },
  {
    name: 'Sacrifice: a warrior of the supply, and of nobody on the map',
    cite: 'law.sacrifice',
    position: { board: '8 L2', seats: CULT },
    seat: me,
    input: { kind: 'sacrifice' },
    expect: {
      happenings: ['do.recruitAcolyte n=1'],
      state: { 'clearings.8.warriors': { lizards: 2 }, 'factions.lizards.warriorsInSupply': 22 },
    },
  },
  {
    // STD-01 is the first fox without an item (B-92).
    name: 'what another human spends is told, not asked',
    cite: 'B-121, law.souls',
    position: { board: '8 L2 | L=0 outcast:fox.outcast.1 | turn 1.2', seats: CULT },
    seat: seat(2),
    input: { kind: 'spend', suit: 'fox' },
    expect: { happenings: ['do.toSouls card=STD-01'] },
  },
  {
    name: 'and at the end of his turn nobody is asked for it',
    cite: 'B-121',
    position: { board: '8 L2 | L=0 outcast:fox.outcast.1 | turn 1.2', seats: CULT },
    seat: seat(2),
    input: { kind: 'pass' },
    expect: { happenings: [] },
  },
  {
    name: 'Lizards who end their turn without an Outcast named in it are asked',
    cite: 'law.outcast',
    position: { board: '8 L2 | L=0 outcast:fox.outcast.1 souls:STD-50 | turn 2.0', seats: CULT },
    seat: me,
    input: { kind: 'pass' },
    script: { choices: ['fox-hated'] },
    expect: {
      happenings: ['do.outcast suit=fox side=hated', 'do.soulsAway'],
      state: {
        'factions.lizards.outcast': { suit: 'fox', hated: true, turn: 2 },
        'deck.discard': ['STD-50'],
      },
    },
  },
  {
    name: 'who has named it is not asked again',
    cite: 'law.outcast',
    position: { board: '8 L2 | L=0 outcast:fox.outcast.2 souls:STD-50 | turn 2.0', seats: CULT },
    seat: me,
    input: { kind: 'pass' },
    expect: { happenings: [], state: { 'factions.lizards.lostSouls': ['STD-50'] } },
  },
];

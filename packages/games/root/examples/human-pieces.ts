import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human, marquise, vagabot } from './position.ts';

const HUMAN = seat(0);
const cats = [human('marquise'), eyrie()];
const catsAndRevolt = [human('marquise'), alliance()];

/** Placing and removing pieces on a human's turn. */
export const pieceExamples: readonly Example<Position, Input>[] = [
  {
    name: 'warriors come from the supply',
    cite: 'law.place',
    position: { board: '5 M2', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('place 3 warrior 5'),
    expect: {
      happenings: ['do.placeWarriors faction=marquise n=3 at=5'],
      state: { 'clearings.5.warriors': { marquise: 5 }, 'factions.marquise.warriorsInSupply': 20 },
    },
  },
  {
    name: 'two sawmills at once, up to the last slot',
    cite: 'law.place',
    position: { board: '5 M2', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('place 2 sawmill 5'),
    expect: {
      happenings: ['do.placePiece piece=sawmill at=5', 'do.placePiece piece=sawmill at=5'],
      state: {
        'clearings.5.buildings': ['sawmill', 'sawmill'],
        'factions.marquise.supply.sawmill': 4,
      },
    },
  },
  {
    name: 'the Marquise herself may place at her keep',
    cite: '4.2.1, law.place',
    position: { board: '1 keep', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('place 1 warrior 1'),
    expect: { state: { 'clearings.1.warriors': { marquise: 1 } } },
  },
  {
    name: 'tokens need no slot',
    cite: 'law.place',
    position: { board: '1 sawmill', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('place 2 wood 1'),
    expect: {
      state: { 'clearings.1.tokens': ['wood', 'wood'], 'factions.marquise.supply.wood': 6 },
    },
  },
  {
    name: 'own pieces go back without any points',
    cite: 'law.place',
    position: { board: '5 M3 wood*2', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('remove 1 wood 5'),
    expect: {
      happenings: ['do.removePiece piece=wood at=5'],
      state: {
        'clearings.5.tokens': ['wood'],
        'factions.marquise.supply.wood': 7,
        'factions.marquise.score': 0,
      },
    },
  },
  {
    name: 'own warriors go back to the supply',
    cite: 'law.place',
    position: { board: '5 M3', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('remove 2 warrior 5'),
    expect: {
      happenings: ['do.removeWarriors faction=marquise n=2 at=5'],
      state: { 'clearings.5.warriors': { marquise: 1 }, 'factions.marquise.warriorsInSupply': 24 },
    },
  },
  {
    name: 'warriors removed by an effect score nothing',
    cite: 'law.removal',
    position: { board: '3 E4', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('destroy 2 eyrie warrior 3'),
    expect: {
      happenings: ['do.removeWarriors faction=eyrie n=2 at=3'],
      state: {
        'clearings.3.warriors': { eyrie: 2 },
        'factions.eyrie.warriorsInSupply': 18,
        'factions.marquise.score': 0,
      },
    },
  },
  {
    name: 'a building scores 1 for its remover',
    cite: 'law.removal',
    position: { board: '3 roost', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('destroy 1 eyrie roost 3'),
    expect: {
      happenings: ['do.removePiece piece=roost at=3', 'do.score faction=marquise n=1'],
      state: { 'factions.marquise.scoredFrom': { removal: 1 }, 'factions.eyrie.supply.roost': 7 },
    },
  },
  {
    name: 'so does every token; a removed keep leaves the game',
    cite: 'law.removal, 4.2.1',
    position: { board: '1 keep wood*2', seats: [human('eyrie'), marquise()] },
    seat: HUMAN,
    input: inputs.parseInput('destroy 1 marquise keep 1'),
    expect: {
      happenings: ['do.removePiece piece=keep at=1', 'do.keepGone', 'do.score faction=eyrie n=1'],
      state: {
        'clearings.1.tokens': ['wood', 'wood'],
        'factions.marquise.outOfGame': ['keep'],
        'factions.marquise.supply.keep': 0,
      },
    },
  },
  {
    name: 'trade posts leave the game as well',
    cite: 'law.removal',
    position: { board: '4 tradePost*2', seats: [human('eyrie'), marquise(), human('riverfolk')] },
    seat: HUMAN,
    input: inputs.parseInput('destroy 2 riverfolk tradePost 4'),
    expect: {
      happenings: [
        'do.removePiece piece=tradePost at=4',
        'do.score faction=eyrie n=1',
        'do.removePiece piece=tradePost at=4',
        'do.score faction=eyrie n=1',
      ],
      state: {
        'factions.riverfolk.outOfGame': ['tradePost', 'tradePost'],
        'factions.riverfolk.supply.tradePost': 7,
      },
    },
  },
  {
    name: 'whoever removes a sympathy token suffers Outrage',
    cite: '6.2.3, law.removal',
    position: { board: '4 sympathy', seats: catsAndRevolt },
    seat: HUMAN,
    input: inputs.parseInput('destroy 1 alliance sympathy 4'),
    script: { choices: ['none'] },
    expect: {
      happenings: [
        'do.removePiece piece=sympathy at=4',
        'do.score faction=marquise n=1',
        'do.outrageUnpaid',
        'do.score faction=alliance n=1',
      ],
      state: {
        'factions.alliance.scoredFrom': { outrage: 1 },
        'factions.alliance.supply.sympathy': 10,
      },
    },
  },
  {
    // Rabbit clearings are 3, 4, 5 and 10; the fox clearing 6 is not concerned. Sympathy that the
    // Crackdown takes is removed by the Alliance itself: no points, no Outrage.
    name: 'a lost base takes all sympathy of its suit with it',
    cite: '6.2.4',
    position: {
      board: '5 rabbitBase sympathy; 3 sympathy; 4 sympathy; 6 sympathy',
      seats: catsAndRevolt,
    },
    seat: HUMAN,
    input: inputs.parseInput('destroy 1 alliance rabbitBase 5'),
    expect: {
      happenings: [
        'do.removePiece piece=rabbitBase at=5',
        'do.score faction=marquise n=1',
        'do.removePiece piece=sympathy at=3',
        'do.removePiece piece=sympathy at=4',
        'do.removePiece piece=sympathy at=5',
      ],
      state: {
        'clearings.6.tokens': ['sympathy'],
        'factions.alliance.supply.sympathy': 9,
        'factions.marquise.score': 1,
      },
    },
  },
  {
    name: 'a human Alliance keeps its sympathy and is told to pay as printed',
    cite: 'law.base',
    position: {
      board: '6 foxBase; 8 sympathy',
      seats: [human('marquise'), human('alliance'), eyrie()],
    },
    seat: HUMAN,
    input: inputs.parseInput('destroy 1 alliance foxBase 6'),
    expect: {
      happenings: [
        'do.removePiece piece=foxBase at=6',
        'do.score faction=marquise n=1',
        'do.humanCrackdown',
      ],
      state: { 'clearings.8.tokens': ['sympathy'] },
    },
  },
  {
    // All at once: the sympathy in 5 is removed by the Marquise, who scores and pays for it, before
    // the base's loss takes the one in 4.
    name: 'all enemy pieces, bots and all, and the pawn’s items',
    cite: 'law.removal, 6.2.3, 6.2.4, 7.2.1.I',
    position: {
      board: '5 M1 E2 roost A1 rabbitBase sympathy; 4 sympathy | V=0 @5 items:4/0',
      seats: [human('marquise'), eyrie(), alliance(), vagabot()],
    },
    seat: HUMAN,
    input: inputs.parseInput('clear 5'),
    script: { choices: ['discarded'] },
    expect: {
      happenings: [
        'do.removeWarriors faction=eyrie n=2 at=5',
        'do.removePiece piece=roost at=5',
        'do.score faction=marquise n=1',
        'do.removeWarriors faction=alliance n=1 at=5',
        'do.removePiece piece=sympathy at=5',
        'do.score faction=marquise n=1',
        'do.outragePaid',
        'do.removePiece piece=rabbitBase at=5',
        'do.score faction=marquise n=1',
        'do.removePiece piece=sympathy at=4',
        'do.fullRemoval',
        'do.damage n=3',
      ],
      state: {
        'clearings.5.warriors': { marquise: 1 },
        'clearings.5.buildings': [],
        'clearings.5.tokens': [],
        'factions.marquise.score': 3,
        'factions.vagabond.items.ready': 1,
        'factions.vagabond.items.damagedReady': 3,
      },
    },
  },
  {
    name: 'a human Vagabond damages three items of his own',
    cite: 'law.vagabond, 7.2.1.I',
    position: { board: '5 M1 | V=0 @5', seats: [human('marquise'), human('vagabond'), eyrie()] },
    seat: HUMAN,
    input: inputs.parseInput('clear 5'),
    expect: { happenings: ['do.fullRemoval', 'do.humanDamage faction=vagabond n=3'] },
  },
  {
    name: 'set up by hand while a bot is on turn',
    cite: 'law.setup, law.place',
    position: { board: '3 | turn 1.1', seats: [human('lizards'), eyrie()] },
    seat: HUMAN,
    input: inputs.parseInput('place 1 garden 3'),
    expect: {
      happenings: ['do.placePiece piece=garden at=3'],
      state: { 'factions.lizards.supply.garden': 14, 'turn.seat': 1 },
    },
  },
];

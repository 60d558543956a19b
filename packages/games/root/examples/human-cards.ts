import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human } from './position.ts';

const HUMAN = seat(0);
const cats = [human('marquise'), eyrie()];
const wanderer = [human('vagabond'), eyrie()];

/** Cards, items and points on a human's turn. */
export const cardExamples: readonly Example<Position, Input>[] = [
  {
    name: 'an item out of the supply for its printed points',
    cite: 'law.craft',
    position: { board: '5 M1', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('craft tea 2'),
    expect: {
      happenings: ['do.takeCrafted item=tea', 'do.discardCrafted', 'do.score faction=marquise n=2'],
      state: {
        'factions.marquise.craftedItems': ['tea'],
        'factions.marquise.scoredFrom': { craft: 2 },
        'itemsInSupply.tea': 1,
      },
    },
  },
  {
    name: 'a Vagabond keeps it among items that nobody counts here',
    cite: 'law.craft, law.vagabond',
    position: { board: '5 E1 | V=0 @5', seats: wanderer },
    seat: HUMAN,
    input: inputs.parseInput('craft coin 3'),
    expect: {
      happenings: [
        'do.takeCrafted item=coin',
        'do.discardCrafted',
        'do.score faction=vagabond n=3',
      ],
      state: { 'factions.vagabond.craftedItems': [], 'itemsInSupply.coin': 1 },
    },
  },
  {
    name: 'a card given to a bot is discarded, and the bot scores',
    cite: '2.8.1',
    position: { board: '5 M1', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('give eyrie'),
    expect: {
      happenings: ['do.giveCard', 'do.score faction=eyrie n=1'],
      state: { 'factions.eyrie.scoredFrom': { gifts: 1 } },
    },
  },
  {
    name: 'a card taken from a bot comes from the deck',
    cite: '2.8.1',
    position: { board: '5 M1 | E=4', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('take eyrie'),
    expect: { happenings: ['do.takeCard'], state: { 'factions.eyrie.score': 4 } },
  },
  {
    name: 'a persistent effect leaves the deck',
    cite: 'law.craft',
    position: { board: '5 M1 | deck draw:STD-01,STD-33,STD-02 discard:STD-14', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('effect STD-33'),
    expect: {
      happenings: ['do.effect card=STD-33'],
      state: {
        'factions.marquise.cardsInPlay': ['STD-33'],
        'deck.draw': ['STD-01', 'STD-02'],
        'deck.discard': ['STD-14'],
      },
    },
  },
  {
    // At the table nobody can craft a card from the discard pile: it was shuffled in and drawn.
    name: 'one that we saw discarded tells of a reshuffle',
    cite: 'law.craft, A-40',
    position: { board: '5 M1 | deck draw:STD-01 discard:STD-14,STD-33', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('effect STD-33'),
    expect: {
      state: {
        'factions.marquise.cardsInPlay': ['STD-33'],
        'deck.draw': ['STD-01', 'STD-14'],
        'deck.discard': [],
      },
    },
  },
  {
    // It was in somebody's hand all the time, so the discard pile stays.
    name: 'one that is in neither pile leaves them alone',
    cite: 'law.craft',
    position: { board: '5 M1 | deck draw:STD-01 discard:STD-14', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('effect STD-33'),
    expect: { state: { 'deck.draw': ['STD-01'], 'deck.discard': ['STD-14'] } },
  },
  {
    name: 'a used effect goes to the discard pile, on anybody’s turn',
    cite: 'law.craft',
    position: { board: '5 M1 | M=0 play:STD-33,STD-35 | turn 1.1', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('discard STD-33'),
    expect: {
      happenings: ['fix.toDiscard card=STD-33'],
      state: { 'factions.marquise.cardsInPlay': ['STD-35'], 'deck.discard': ['STD-33'] },
    },
  },
  {
    name: 'what the app hid under a ruin it tells the explorer',
    cite: 'law.vagabond',
    position: { board: '6 ruin(bag) | V=0 @6', seats: wanderer },
    seat: HUMAN,
    input: inputs.parseInput('explore 6'),
    expect: {
      happenings: ['do.explore at=6 item=bag', 'do.removeRuin at=6'],
      state: { 'clearings.6.ruin': undefined },
    },
  },
  {
    name: 'of two items the explorer chooses, and the ruin stays for the other',
    cite: 'law.vagabond',
    position: { board: '6 ruin(bag,boot) | V=0 @6', seats: wanderer },
    seat: HUMAN,
    input: inputs.parseInput('explore 6'),
    script: { choices: ['bag'] },
    expect: {
      happenings: ['do.explore at=6 item=bag'],
      state: { 'clearings.6.ruin': ['boot'] },
    },
  },
  {
    name: 'two of a kind leave nothing to choose',
    cite: 'law.vagabond',
    position: { board: '6 ruin(bag,bag) | V=0 @6', seats: wanderer },
    seat: HUMAN,
    input: inputs.parseInput('explore 6'),
    expect: {
      happenings: ['do.explore at=6 item=bag'],
      state: { 'clearings.6.ruin': ['bag'] },
    },
  },
  {
    name: 'what nobody has looked at is only counted',
    cite: 'law.vagabond',
    position: { board: '6 ruin(unknown,unknown) | V=0 @6', seats: wanderer },
    seat: HUMAN,
    input: inputs.parseInput('explore 6'),
    expect: { happenings: [], state: { 'clearings.6.ruin': ['unknown'] } },
  },
  {
    name: 'of a known and an unknown item the unknown one is taken',
    cite: 'law.vagabond',
    position: { board: '6 ruin(unknown,bag) | V=0 @6', seats: wanderer },
    seat: HUMAN,
    input: inputs.parseInput('explore 6'),
    expect: { happenings: [], state: { 'clearings.6.ruin': ['bag'] } },
  },
  {
    name: 'points for whatever the app does not follow, on anybody’s turn',
    cite: 'law.victory',
    position: { board: '5 M1 | turn 1.1', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('score 3'),
    expect: {
      happenings: ['do.score faction=marquise n=3'],
      state: { 'factions.marquise.scoredFrom': { play: 3 } },
    },
  },
  {
    name: 'nobody falls below 0',
    cite: 'A-20',
    position: { board: '5 M1 | M=1', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('score -3'),
    expect: {
      happenings: ['do.lose faction=marquise n=1'],
      state: {
        'factions.marquise.score': 0,
        'factions.marquise.scoredFrom': { play: -1, earlier: 1 },
      },
    },
  },
  {
    name: 'a victory that the app cannot see is claimed',
    cite: 'law.victory',
    position: { board: '5 M1 | M=12', seats: cats },
    seat: HUMAN,
    input: inputs.parseInput('win'),
    expect: {
      happenings: ['do.win faction=marquise'],
      state: { winner: 'marquise', 'factions.marquise.score': 12 },
    },
  },
];

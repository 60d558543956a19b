import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { human, marquise } from './position.ts';

const HUMAN = seat(0);
const birds = [human('eyrie'), marquise()];
const exiles = { deck: 'exilesAndPartisans' } as const;
const battle = inputs.parseInput('battle 6 marquise');
const START = 'do.battle attacker=eyrie defender=marquise at=6';

/** Persistent cards in front of a human attacker; defenders stand in battle.test.ts. */
export const battleCardExamples: readonly Example<Position, Input>[] = [
  {
    name: 'Armorers ignore the rolled hits and are discarded',
    cite: 'law.battle',
    position: { board: '6 E2 M2 | E=0 play:STD-33', seats: birds },
    seat: HUMAN,
    input: battle,
    script: { dice: ['2-2'], choices: ['STD-33'] },
    expect: {
      happenings: [
        START,
        'do.dice dice=2-2 attackerHits=2 defenderHits=0',
        'do.removeWarriors faction=marquise n=2 at=6',
      ],
      state: { 'factions.eyrie.cardsInPlay': undefined, 'deck.discard': ['STD-33'] },
    },
  },
  {
    name: 'nobody has to use a card',
    cite: 'law.battle',
    position: { board: '6 E2 M2 | E=0 play:STD-33', seats: birds },
    seat: HUMAN,
    input: battle,
    script: { dice: ['1-1'], choices: ['none'] },
    expect: {
      happenings: [
        START,
        'do.dice dice=1-1 attackerHits=1 defenderHits=1',
        'do.removeWarriors faction=marquise n=1 at=6',
        'do.removeWarriors faction=eyrie n=1 at=6',
      ],
      state: { 'factions.eyrie.cardsInPlay': ['STD-33'] },
    },
  },
  {
    name: 'Brutal Tactics stay, and the defender scores',
    cite: 'law.battle',
    position: { board: '6 E2 M2 | E=0 play:STD-35', seats: birds },
    seat: HUMAN,
    input: battle,
    script: { dice: ['1-1'], choices: ['STD-35'] },
    expect: {
      happenings: [
        START,
        'do.score faction=marquise n=1',
        'do.dice dice=1-1 attackerHits=2 defenderHits=1',
        'do.removeWarriors faction=marquise n=2 at=6',
        'do.removeWarriors faction=eyrie n=1 at=6',
      ],
      state: {
        'factions.marquise.scoredFrom': { gifts: 1 },
        'factions.eyrie.cardsInPlay': ['STD-35'],
      },
    },
  },
  {
    name: 'each card once in a battle, one after the other',
    cite: 'law.battle',
    position: { board: '6 E2 M3 | E=0 play:STD-35,STD-36', seats: birds },
    seat: HUMAN,
    input: battle,
    script: { dice: ['0-0'], choices: ['STD-36', 'STD-35'] },
    expect: {
      happenings: [
        START,
        'do.score faction=marquise n=1',
        'do.score faction=marquise n=1',
        'do.dice dice=0-0 attackerHits=2 defenderHits=0',
        'do.removeWarriors faction=marquise n=2 at=6',
      ],
    },
  },
  {
    name: 'Sappers are of no use to an attacker, and other effects of none at all',
    cite: 'law.battle',
    position: { board: '6 E2 M2 | E=0 play:STD-38,STD-40', seats: birds },
    seat: HUMAN,
    input: battle,
    script: { dice: ['0-0'] },
    expect: { happenings: [START, 'do.dice dice=0-0 attackerHits=0 defenderHits=0'] },
  },
  {
    name: 'Partisans fight in clearings of their suit',
    cite: 'law.battle',
    position: { board: '6 E2 M2 | E=0 play:EP-39', seats: birds, config: exiles },
    seat: HUMAN,
    input: battle,
    script: { dice: ['0-0'], choices: ['EP-39'] },
    expect: {
      happenings: [
        START,
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=6',
      ],
      // The owner throws away a hand that the app does not know; the card stays.
      state: { 'factions.eyrie.cardsInPlay': ['EP-39'] },
    },
  },
  {
    name: 'and nowhere else',
    cite: 'law.battle',
    position: { board: '6 E2 M2 | E=0 play:EP-45,EP-53', seats: birds, config: exiles },
    seat: HUMAN,
    input: battle,
    script: { dice: ['0-0'] },
    expect: { happenings: [START, 'do.dice dice=0-0 attackerHits=0 defenderHits=0'] },
  },
];

import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, human, marquise, vagabot } from './position.ts';

const HUMAN = seat(0);
const birds = [human('eyrie'), marquise()];
const birdsAndRevolt = [human('eyrie'), alliance()];
const birdsAndVagabot = [human('eyrie'), vagabot()];
const wanderer = [human('vagabond'), marquise()];

/** A human attacks a bot: what the bot loses, deals and scores is resolved by the app. */
export const battleExamples: readonly Example<Position, Input>[] = [
  {
    // High 3 of four warriors: a warrior, the token, then one of two types of building at random.
    // Low 1 of one warrior.
    name: 'a bot loses warriors, tokens, and a random building',
    cite: '1.2.1, law.battle, law.removal',
    position: { board: '5 E4 M1 sawmill workshop wood', seats: birds },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 marquise'),
    script: { dice: ['1-3'], choices: ['workshop'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=5',
        'do.dice dice=3-1 attackerHits=3 defenderHits=1',
        'do.removeWarriors faction=marquise n=1 at=5',
        'do.removePiece piece=wood at=5',
        'do.score faction=eyrie n=1',
        'do.removePiece piece=workshop at=5',
        'do.score faction=eyrie n=1',
        'do.removeWarriors faction=eyrie n=1 at=5',
      ],
      state: {
        'clearings.5.warriors': { eyrie: 3 },
        'clearings.5.buildings': ['sawmill'],
        'clearings.5.tokens': [],
        'factions.eyrie.scoredFrom': { removal: 2 },
      },
    },
  },
  {
    // Defenseless: 1 rolled and 1 more.
    name: 'all tokens before any building',
    cite: '1.2.1, law.battle',
    position: { board: '1 E3 sawmill keep wood', seats: birds },
    seat: HUMAN,
    input: inputs.parseInput('battle 1 marquise'),
    script: { dice: ['1-0'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=1',
        'do.dice dice=1-0 attackerHits=2 defenderHits=0',
        'do.removePiece piece=keep at=1',
        'do.keepGone',
        'do.score faction=eyrie n=1',
        'do.removePiece piece=wood at=1',
        'do.score faction=eyrie n=1',
      ],
      state: { 'clearings.1.buildings': ['sawmill'], 'clearings.1.tokens': [] },
    },
  },
  {
    name: 'a single type of building leaves nothing to chance, and hits beyond are lost',
    cite: '1.2.1',
    position: { board: '5 E3 sawmill*2', seats: birds },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 marquise'),
    script: { dice: ['3-3'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=5',
        'do.dice dice=3-3 attackerHits=4 defenderHits=0',
        'do.removePiece piece=sawmill at=5',
        'do.score faction=eyrie n=1',
        'do.removePiece piece=sawmill at=5',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'rolled hits are limited by warriors on both sides',
    cite: 'law.battle',
    position: { board: '5 E1 M2', seats: birds },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 marquise'),
    script: { dice: ['3-3'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=5',
        'do.dice dice=3-3 attackerHits=1 defenderHits=2',
        'do.removeWarriors faction=marquise n=1 at=5',
        'do.removeWarriors faction=eyrie n=1 at=5',
      ],
    },
  },
  {
    // Hits are dealt at the same time: the cat falls and strikes all the same.
    name: 'both sides can fall together',
    cite: 'law.battle',
    position: { board: '5 E1 M1', seats: birds },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 marquise'),
    script: { dice: ['1-1'] },
    expect: { state: { 'clearings.5.warriors': {} } },
  },
  {
    name: 'extra hits have no limit',
    cite: 'law.battle',
    position: { board: '5 E1 M3', seats: birds },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 marquise 2'),
    script: { dice: ['3-0'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=5',
        'do.dice dice=3-0 attackerHits=3 defenderHits=0',
        'do.removeWarriors faction=marquise n=3 at=5',
      ],
    },
  },
  {
    // The wood is the thirtieth point. The sawmill falls too, but nobody scores any more.
    name: 'the thirtieth point ends the game in the middle of a battle',
    cite: 'law.victory, law.removal',
    position: { board: '5 E3 M1 sawmill wood | E=29', seats: birds },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 marquise'),
    script: { dice: ['3-1'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=5',
        'do.dice dice=3-1 attackerHits=3 defenderHits=1',
        'do.removeWarriors faction=marquise n=1 at=5',
        'do.removePiece piece=wood at=5',
        'do.score faction=eyrie n=1',
        'do.win faction=eyrie',
        'do.removePiece piece=sawmill at=5',
        'do.removeWarriors faction=eyrie n=1 at=5',
      ],
      state: { winner: 'eyrie', 'factions.eyrie.score': 30 },
    },
  },
  {
    name: 'Automated Ambush answers whoever attacks a warrior',
    cite: '6.2.2',
    position: { board: '5 E3 A1', seats: birdsAndRevolt },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 alliance'),
    script: { dice: ['1-0'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=alliance at=5',
        'do.ambush',
        'do.dice dice=1-0 attackerHits=1 defenderHits=1',
        'do.removeWarriors faction=alliance n=1 at=5',
        'do.removeWarriors faction=eyrie n=1 at=5',
      ],
    },
  },
  {
    // The bot's Alliance has no Guerrilla War: the human attacker keeps the higher roll.
    name: 'the bot defends with the lower roll',
    cite: '6.2.2, law.battle',
    position: { board: '5 E3 A2', seats: birdsAndRevolt },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 alliance'),
    script: { dice: ['2-0'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=alliance at=5',
        'do.ambush',
        'do.dice dice=2-0 attackerHits=2 defenderHits=1',
        'do.removeWarriors faction=alliance n=2 at=5',
        'do.removeWarriors faction=eyrie n=1 at=5',
      ],
    },
  },
  {
    name: 'a lone token is defenseless, has no ambush, and is avenged by Outrage',
    cite: '6.2.2, 6.2.3, law.battle',
    position: { board: '5 E2 sympathy', seats: birdsAndRevolt },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 alliance'),
    script: { dice: ['0-0'], choices: ['none'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=alliance at=5',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removePiece piece=sympathy at=5',
        'do.score faction=eyrie n=1',
        'do.outrageUnpaid',
        'do.score faction=alliance n=1',
      ],
    },
  },
  {
    // Two hits: the token in the clearing scores and angers; the base takes the one in 4 with it.
    name: 'a base that falls in battle brings the Crackdown',
    cite: '6.2.4, 1.2.1, 6.2.3',
    position: { board: '5 E3 rabbitBase sympathy; 4 sympathy; 6 sympathy', seats: birdsAndRevolt },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 alliance'),
    script: { dice: ['1-0'], choices: ['discarded'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=alliance at=5',
        'do.dice dice=1-0 attackerHits=2 defenderHits=0',
        'do.removePiece piece=sympathy at=5',
        'do.score faction=eyrie n=1',
        'do.outragePaid',
        'do.removePiece piece=rabbitBase at=5',
        'do.score faction=eyrie n=1',
        'do.removePiece piece=sympathy at=4',
      ],
      state: { 'clearings.6.tokens': ['sympathy'] },
    },
  },
  {
    // It deals one hit at most without items on its track, and is not defenseless.
    name: 'hits on the Vagabot damage its items',
    cite: 'A-34, 7.2.5, law.battle',
    position: { board: '5 E2 | V=0 @5 items:4/0', seats: birdsAndVagabot },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 vagabond'),
    script: { dice: ['3-2'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=vagabond at=5',
        'do.dice dice=3-2 attackerHits=2 defenderHits=1',
        'do.damage n=2',
        'do.removeWarriors faction=eyrie n=1 at=5',
      ],
      state: {
        'factions.vagabond.items.ready': 2,
        'factions.vagabond.items.damagedReady': 2,
        'factions.vagabond.score': 0,
      },
    },
  },
  {
    name: 'a human Vagabond fights with his swords and damages items of his own',
    cite: 'law.vagabond',
    position: { board: '5 M1 wood | V=0 @5', seats: wanderer },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 marquise'),
    script: { dice: ['3-1'], choices: ['2'] },
    expect: {
      happenings: [
        'do.battle attacker=vagabond defender=marquise at=5',
        'do.dice dice=3-1 attackerHits=2 defenderHits=1',
        'do.removeWarriors faction=marquise n=1 at=5',
        'do.removePiece piece=wood at=5',
        'do.score faction=vagabond n=1',
        'do.humanDamage faction=vagabond n=1',
      ],
    },
  },
];

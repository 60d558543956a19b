import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { duchy, eyrie, human, marquise, riverfolk, vagabot } from './position.ts';

const HUMAN = seat(0);
/** Some bot has to play; this one is far away. */
const catsAndBirds = [human('marquise'), human('eyrie'), vagabot()];
const FAR = '| V=0 @4 items:4/0';

/** Two humans battle: beside those with a Duchy that bought one (S-H) the only battles with an ambush (2.8.2). */
export const humanBattleExamples: readonly Example<Position, Input>[] = [
  {
    name: 'without an ambush',
    cite: 'law.battle',
    position: { board: `5 M3 E2 ${FAR}`, seats: catsAndBirds },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 eyrie'),
    script: { dice: ['2-1'], choices: ['no'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=5',
        'do.dice dice=2-1 attackerHits=2 defenderHits=1',
        'do.removeWarriors faction=eyrie n=2 at=5',
        'do.removeWarriors faction=marquise n=1 at=5',
      ],
    },
  },
  {
    name: 'an ambush hits before the roll, and the survivors fight on',
    cite: 'law.battle',
    position: { board: `5 M3 E2 ${FAR}`, seats: catsAndBirds },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 eyrie'),
    script: { dice: ['3-1'], choices: ['yes'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=5',
        'do.humanAmbush faction=marquise',
        'do.removeWarriors faction=marquise n=2 at=5',
        'do.dice dice=3-1 attackerHits=1 defenderHits=1',
        'do.removeWarriors faction=eyrie n=1 at=5',
        'do.removeWarriors faction=marquise n=1 at=5',
      ],
    },
  },
  {
    // One warrior and one token for two hits; nobody is left to attack, so nobody rolls.
    name: 'an ambush that leaves no attacker ends the battle',
    cite: 'law.battle, law.removal',
    position: { board: `5 M1 wood E2 ${FAR}`, seats: catsAndBirds },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 eyrie'),
    script: { choices: ['yes'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=5',
        'do.humanAmbush faction=marquise',
        'do.removeWarriors faction=marquise n=1 at=5',
        'do.removePiece piece=wood at=5',
        'do.score faction=eyrie n=1',
      ],
    },
  },
  {
    name: 'whom an ambush fells beside the keep come back by Field Hospitals and fight on',
    cite: 'law.hospitals, law.6.2.3, H-10',
    position: { board: `1 M2 E1 keep ${FAR}`, seats: catsAndBirds },
    seat: HUMAN,
    input: inputs.parseInput('battle 1 eyrie'),
    script: { choices: ['yes', 'yes'], dice: ['2-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=1',
        'do.humanAmbush faction=marquise',
        'do.removeWarriors faction=marquise n=2 at=1',
        'do.placeWarriors faction=marquise n=2 at=1',
        'do.dice dice=2-0 attackerHits=2 defenderHits=0',
        'do.removeWarriors faction=eyrie n=1 at=1',
      ],
    },
  },
  {
    name: 'without a card for Field Hospitals that battle is over',
    cite: 'law.hospitals, law.6.2.3, H-10',
    position: { board: `1 M2 E1 keep ${FAR}`, seats: catsAndBirds },
    seat: HUMAN,
    input: inputs.parseInput('battle 1 eyrie'),
    script: { choices: ['yes', 'no'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=1',
        'do.humanAmbush faction=marquise',
        'do.removeWarriors faction=marquise n=2 at=1',
      ],
    },
  },
  {
    name: 'an ambush that the Duchy has kept likewise',
    cite: 'S-H, law.6.2.3, H-10',
    position: {
      board: '1 M2 D1 keep | D=0 ambushes:STD-01 | R=0',
      seats: [human('marquise'), duchy(), riverfolk()],
      options: { botServices: 'advanced' },
    },
    seat: HUMAN,
    input: inputs.parseInput('battle 1 duchy'),
    script: { choices: ['no', 'yes'], dice: ['0-0'] },
    expect: { state: { 'clearings.1.warriors': { marquise: 2, duchy: 1 } } },
  },
  {
    name: 'a foiled ambush does nothing',
    cite: 'law.battle',
    position: { board: `5 M3 E2 ${FAR}`, seats: catsAndBirds },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 eyrie'),
    script: { dice: ['0-0'], choices: ['foiled'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=5',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
      ],
    },
  },
  {
    name: 'a Vagabond’s pawn survives an ambush and fights with the swords that are left',
    cite: 'law.vagabond, law.battle',
    position: { board: '5 E1 | V=0 @5', seats: [human('vagabond'), human('eyrie'), marquise()] },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 eyrie'),
    script: { dice: ['2-0'], choices: ['yes', '1'] },
    expect: {
      happenings: [
        'do.battle attacker=vagabond defender=eyrie at=5',
        'do.humanAmbush faction=vagabond',
        'do.humanDamage faction=vagabond n=2',
        'do.dice dice=2-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=eyrie n=1 at=5',
      ],
    },
  },
  {
    name: 'a Vagabond without a sword is defenseless',
    cite: 'law.vagabond',
    position: { board: '5 M2 | V=0 @5', seats: [human('marquise'), human('vagabond'), eyrie()] },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 vagabond'),
    script: { dice: ['1-1'], choices: ['no', '0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=vagabond at=5',
        'do.dice dice=1-1 attackerHits=2 defenderHits=0',
        'do.humanDamage faction=vagabond n=2',
      ],
    },
  },
  {
    name: 'extra hits of the defender as the humans say',
    cite: 'law.battle',
    position: { board: `5 M3 E2 ${FAR}`, seats: catsAndBirds },
    seat: HUMAN,
    input: inputs.parseInput('battle 5 eyrie 0 2'),
    script: { dice: ['0-0'], choices: ['no'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=eyrie at=5',
        'do.dice dice=0-0 attackerHits=0 defenderHits=2',
        'do.removeWarriors faction=marquise n=2 at=5',
      ],
    },
  },
];

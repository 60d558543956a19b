import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Trait } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, human } from './position.ts';

const duel = [human('marquise'), alliance()];
const withTrait = (trait: Trait) => [human('marquise'), alliance({ traits: [trait] })];
const attack: Input = { kind: 'battle', at: 6, defender: 'alliance', extra: 0, defenderExtra: 0 };

/** What the Alliance does when a human attacks it: 6.2.2, 6.2.4 and its traits. */
export const allianceDefenceExamples: readonly Example<Position, Input>[] = [
  {
    // One warrior can roll one hit at most; the extra hit comes on top.
    name: 'Automated Ambush: one extra hit with a warrior in the battle',
    cite: '6.2.2',
    position: { board: '6 M3 A1', seats: duel },
    seat: seat(0),
    input: attack,
    script: { dice: ['2-2'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=alliance at=6',
        'do.ambush',
        'do.dice dice=2-2 attackerHits=2 defenderHits=2',
        'do.removeWarriors faction=alliance n=1 at=6',
        'do.removeWarriors faction=marquise n=2 at=6',
      ],
      state: { 'factions.alliance.score': 0 },
    },
  },
  {
    name: 'no ambush without a warrior',
    cite: '6.2.2, 6.2.3',
    position: { board: '6 M2 sympathy', seats: duel },
    seat: seat(0),
    input: attack,
    script: { dice: ['1-0'], choices: ['discarded'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=alliance at=6',
        'do.dice dice=1-0 attackerHits=2 defenderHits=0',
        'do.removePiece piece=sympathy at=6',
        'do.score faction=marquise n=1',
        'do.outragePaid',
      ],
    },
  },
  {
    name: 'Informants: an ambush for a lone sympathy token too',
    cite: 'trait.informants, 6.2.2',
    position: { board: '6 M2 sympathy', seats: withTrait('informants') },
    seat: seat(0),
    input: attack,
    script: { dice: ['1-0'], choices: ['discarded'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=alliance at=6',
        'do.ambush',
        'do.dice dice=1-0 attackerHits=2 defenderHits=1',
        'do.removePiece piece=sympathy at=6',
        'do.score faction=marquise n=1',
        'do.outragePaid',
        'do.removeWarriors faction=marquise n=1 at=6',
      ],
    },
  },
  {
    name: 'Informants: one ambush and no more with a warrior beside the token',
    cite: 'trait.informants',
    position: { board: '6 M3 A1 sympathy', seats: withTrait('informants') },
    seat: seat(0),
    input: attack,
    script: { dice: ['1-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=alliance at=6',
        'do.ambush',
        'do.dice dice=1-0 attackerHits=1 defenderHits=1',
        'do.removeWarriors faction=alliance n=1 at=6',
        'do.removeWarriors faction=marquise n=1 at=6',
      ],
    },
  },
  {
    // 2 is of another suit. The bot removes those tokens itself: no points, no outrage.
    name: 'a lost base takes all sympathy of its suit; a base has no Informants',
    cite: '6.2.4, trait.informants',
    position: {
      board: '1 sympathy; 2 sympathy; 6 M2 foxBase; 8 sympathy',
      seats: withTrait('informants'),
    },
    seat: seat(0),
    input: attack,
    script: { dice: ['0-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=alliance at=6',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removePiece piece=foxBase at=6',
        'do.score faction=marquise n=1',
        'do.removePiece piece=sympathy at=1',
        'do.removePiece piece=sympathy at=8',
      ],
      state: {
        'clearings.2.tokens': ['sympathy'],
        'factions.alliance.supply': { foxBase: 1, rabbitBase: 1, mouseBase: 1, sympathy: 9 },
      },
    },
  },
  {
    // All go at once, so the token beside the base is removed by the human.
    name: 'removed together, a base and the sympathy beside it score both',
    cite: '6.2.4, law.removal',
    position: { board: '6 foxBase sympathy; 8 sympathy', seats: duel },
    seat: seat(0),
    input: { kind: 'clear', at: 6 },
    script: { choices: ['discarded'] },
    expect: {
      happenings: [
        'do.removePiece piece=sympathy at=6',
        'do.score faction=marquise n=1',
        'do.outragePaid',
        'do.removePiece piece=foxBase at=6',
        'do.score faction=marquise n=1',
        'do.removePiece piece=sympathy at=8',
      ],
    },
  },
  {
    name: 'Popularity: no point for a sympathy token, but for a base, and outrage as ever',
    cite: 'trait.popularity, 1.2.1, 6.2.3',
    position: { board: '6 M2 foxBase sympathy', seats: withTrait('popularity') },
    seat: seat(0),
    input: attack,
    script: { dice: ['1-0'], choices: ['none'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=alliance at=6',
        'do.dice dice=1-0 attackerHits=2 defenderHits=0',
        'do.removePiece piece=sympathy at=6',
        'do.noPoints',
        'do.outrageUnpaid',
        'do.score faction=alliance n=1',
        'do.removePiece piece=foxBase at=6',
        'do.score faction=marquise n=1',
      ],
    },
  },
  {
    name: 'the attacker uses the higher roll',
    cite: 'law.battle, 6.2.2',
    position: { board: '6 M4 A3', seats: duel },
    seat: seat(0),
    input: attack,
    script: { dice: ['1-3'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=alliance at=6',
        'do.ambush',
        'do.dice dice=3-1 attackerHits=3 defenderHits=2',
        'do.removeWarriors faction=alliance n=3 at=6',
        'do.removeWarriors faction=marquise n=2 at=6',
      ],
    },
  },
  {
    name: 'Veterans: as defender it uses the higher roll',
    cite: 'trait.veterans, 6.2.2',
    position: { board: '6 M4 A3', seats: withTrait('veterans') },
    seat: seat(0),
    input: attack,
    script: { dice: ['1-3'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=alliance at=6',
        'do.veterans',
        'do.ambush',
        'do.dice dice=3-1 attackerHits=1 defenderHits=4',
        'do.removeWarriors faction=alliance n=1 at=6',
        'do.removeWarriors faction=marquise n=4 at=6',
      ],
    },
  },
];

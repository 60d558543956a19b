import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human, marquise, vagabot } from './position.ts';
import { atTheEdge, QUESTING } from './vagabot-characters.ts';

const VAGRANT = vagabot({ character: 'vagrant' });

/** As with the Thief: Battle first, rolled 0-0, then the Special action. */
export const vagabotVagrantExamples: readonly Example<Position, Input>[] = [
  {
    // The Alliance is next door.
    name: 'attacker and defender by the order of set-up, in an ordinary battle',
    cite: '7.7.4, 7.5.6, A-50',
    position: {
      board: '7 M2 E2; 8 A1 | E=1 | V=0 @7 items:2/1',
      seats: [VAGRANT, marquise(), eyrie(), alliance()],
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0', '2-1'] },
    expect: {
      choices: [
        {
          rule: '7.7.4',
          chosen: 'marquise',
          narrowings: [
            { why: 'why.canAttack', left: ['marquise', 'eyrie'] },
            { why: 'why.setupOrder', left: ['marquise'] },
          ],
        },
        {
          rule: '7.7.4',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'eyrie'] },
            { why: 'why.attackersEnemy', left: ['eyrie'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=eyrie at=7',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.exhaust n=1',
        'do.battle attacker=marquise defender=eyrie at=7',
        'do.dice dice=2-1 attackerHits=2 defenderHits=1',
        'do.removeWarriors faction=eyrie n=2 at=7',
        'do.removeWarriors faction=marquise n=1 at=7',
        'do.refresh n=3',
        'do.discard card=STD-02',
      ],
      state: { 'factions.vagabond.score': 0 },
    },
  },
  {
    // The Marquise has no warrior; of the others the Eyrie comes first, and she is its first enemy.
    name: 'who has nobody to fight with cannot attack; the attacker scores what it removes',
    cite: '7.7.4, A-50, 2.3',
    position: {
      board: '7 sawmill E1 A1 | E=1 | V=0 @7 items:2/1',
      seats: [VAGRANT, marquise(), eyrie(), alliance()],
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0', '0-0'] },
    expect: {
      choices: [
        {
          rule: '7.7.4',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.canAttack', left: ['eyrie', 'alliance'] },
            { why: 'why.setupOrder', left: ['eyrie'] },
          ],
        },
        {
          rule: '7.7.4',
          chosen: 'marquise',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'eyrie', 'alliance'] },
            { why: 'why.attackersEnemy', left: ['marquise', 'alliance'] },
            { why: 'why.setupOrder', left: ['marquise'] },
          ],
        },
      ],
      state: { 'factions.eyrie.score': 2, 'clearings.7.buildings': [] },
    },
  },
  {
    // A pawn fights as warriors do. Vagabot and pawn first: no sword, so one hit.
    name: 'a human Vagabond’s pawn can attack',
    cite: '7.7.4, A-50, law.battle',
    position: {
      board: '7 sympathy | A=1 | W=5 @7 | V=0 @7 items:2/1',
      seats: [VAGRANT, human('alliance'), human('secondVagabond')],
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0', '0-0'], choices: ['0', 'no', '1'] },
    expect: {
      choices: [
        { rule: '7.7.4', chosen: 'secondVagabond', by: 'only' },
        { rule: '7.7.4', chosen: 'alliance' },
      ],
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=secondVagabond at=7',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.humanDamage faction=secondVagabond n=1',
        'do.exhaust n=1',
        'do.battle attacker=secondVagabond defender=alliance at=7',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removePiece piece=sympathy at=7',
        'do.score faction=secondVagabond n=1',
        'do.refresh n=3',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    name: 'one enemy alone: nothing is paid',
    cite: '7.7.4, 7.5.6',
    position: { board: '7 M2; 8 E2 | V=0 @7 items:2/1', seats: [VAGRANT, marquise(), eyrie()] },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: {
      choices: [{ rule: '7.7.4', chosen: undefined, by: 'none' }],
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.refresh n=2',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    name: 'it sets on each other who stands where it does, even if its battle was elsewhere',
    cite: '7.7.4, A-43',
    position: {
      board: '4 E1 A1; 10 M1 | M=9 | V=0 @4 items:1/2',
      seats: [VAGRANT, marquise(), eyrie(), alliance()],
      options: { vagabotShortRoute: 'stay' },
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '7.7.4', chosen: 'eyrie' },
        { rule: '7.7.4', chosen: 'alliance' },
      ],
    },
  },
  atTheEdge('in a forest there is nobody to set on each other', '7.7.4, 7.5.6', {
    board: '1 E1 A1 | V=0 @1_2_5_10 items:1/2',
    seats: [vagabot({ ...QUESTING, character: 'vagrant' }), marquise(), eyrie(), alliance()],
  }),
  {
    name: 'in the cooperative game a bot is set on a human, not on another bot',
    cite: 'A-53, 7.7.4, 3.4.coop, A-03',
    position: {
      board: '7 M2 E2 A1 | A=1 | V=0 @7 items:2/1',
      seats: [VAGRANT, marquise(), eyrie(), human('alliance')],
      config: { coop: true },
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0', '1-0'] },
    expect: {
      choices: [
        {
          rule: '7.7.4',
          chosen: 'marquise',
          narrowings: [
            { why: 'why.canAttack', left: ['marquise', 'eyrie', 'alliance'] },
            { why: 'why.setupOrder', left: ['marquise'] },
          ],
        },
        {
          rule: '7.7.4',
          chosen: 'alliance',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'eyrie', 'alliance'] },
            { why: 'why.attackersEnemy', left: ['alliance'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=alliance at=7',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.exhaust n=1',
        'do.battle attacker=marquise defender=alliance at=7',
        'do.dice dice=1-0 attackerHits=0 defenderHits=1',
        'do.removeWarriors faction=marquise n=1 at=7',
        'do.refresh n=3',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    // The Marquise comes first in set-up order; the Eyrie bot before the human Alliance.
    name: 'in the cooperative game a human is set on a bot',
    cite: 'A-53, 7.7.4, 3.4.coop',
    position: {
      board: '7 M2 E2 A1 | A=1 | V=0 @7 items:2/1',
      seats: [VAGRANT, human('marquise'), eyrie(), human('alliance')],
      config: { coop: true },
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0', '0-0'] },
    expect: {
      choices: [
        { rule: '7.7.4', chosen: 'marquise' },
        {
          rule: '7.7.4',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'eyrie', 'alliance'] },
            { why: 'why.attackersEnemy', left: ['eyrie', 'alliance'] },
            { why: 'why.setupOrder', left: ['eyrie'] },
          ],
        },
      ],
    },
  },
  {
    // The human Alliance is too far away for its items.
    name: 'in the cooperative game bots do not battle each other for it',
    cite: 'A-53, 7.7.4, 3.4.coop, A-03',
    position: {
      board: '4 M1 E1; 10 A1 | A=9 | V=0 @4 items:1/2',
      seats: [VAGRANT, marquise(), eyrie(), human('alliance')],
      config: { coop: true },
      options: { vagabotShortRoute: 'stay' },
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: { choices: [{ rule: '7.7.4', chosen: undefined, by: 'none' }] },
  },
  {
    name: 'option: in the cooperative game only humans are set on each other',
    cite: 'A-53, 7.7.4, 3.4.coop',
    position: {
      board: '7 M2 E2 A1 | A=1 | V=0 @7 items:2/1',
      seats: [VAGRANT, human('marquise'), eyrie(), human('alliance')],
      config: { coop: true },
      options: { vagrantCoop: 'humansOnly' },
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0', '0-0'], choices: ['no'] },
    expect: {
      choices: [
        { rule: '7.7.4', chosen: 'marquise' },
        { rule: '7.7.4', chosen: 'alliance' },
      ],
    },
  },
  {
    name: 'option: so a human among bots is spared',
    cite: 'A-53, 7.7.4, 3.4.coop, A-03',
    position: {
      board: '7 M2 E2 A1 | A=1 | V=0 @7 items:2/1',
      seats: [VAGRANT, marquise(), eyrie(), human('alliance')],
      config: { coop: true },
      options: { vagrantCoop: 'humansOnly' },
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: { choices: [{ rule: '7.7.4', chosen: undefined, by: 'none' }] },
  },
];

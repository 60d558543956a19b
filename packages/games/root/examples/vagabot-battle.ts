import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human, marquise, vagabot } from './position.ts';

const SEATS = [vagabot(), marquise()];
const WITH_EYRIE = [vagabot(), marquise(), eyrie()];

/** Whom and where, with the rabbit order. One ready item for each move: no battle follows. */
const target: readonly Example<Position, Input>[] = [
  {
    // The Marquise stands beside it and first in the order of set-up.
    name: 'the enemy with most points, in the nearest clearing with a piece of it',
    cite: '7.5.4, 7.5',
    position: {
      board: '12 M3; 3 E1 roost; 7 E4; | M=3 | E=10 | V=0 @12 items:1/2',
      seats: WITH_EYRIE,
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [
        {
          rule: '7.5.4',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.onMap', left: ['marquise', 'eyrie'] },
            { why: 'why.mostVictoryPoints', best: 10, left: ['eyrie'] },
          ],
        },
        {
          rule: '7.5.4',
          chosen: '7',
          narrowings: [
            { why: 'why.targetThere', left: ['3', '7'] },
            { why: 'why.nearest', best: 1, left: ['7'] },
          ],
        },
      ],
      state: { 'factions.vagabond.pawn': { clearing: 7 } },
    },
  },
  {
    // 7 has fewer warriors and the higher priority; the base is a building, sympathy a token.
    name: 'first tie: most buildings and tokens of the target',
    cite: '7.5.4.I, 7.5.4',
    position: {
      board: '7 A1 sympathy; 9 A3 mouseBase sympathy | A=5 | V=0 @12 items:1/2',
      seats: [vagabot(), alliance()],
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [
        { rule: '7.5.4', chosen: 'alliance' },
        {
          rule: '7.5.4',
          chosen: '9',
          narrowings: [
            { why: 'why.targetThere', left: ['7', '9'] },
            { why: 'why.nearest', best: 1, left: ['7', '9'] },
            { why: 'why.mostBuildingsAndTokens', best: 2, left: ['9'] },
          ],
        },
      ],
    },
  },
  {
    // Warriors of others do not count.
    name: 'second tie: fewest warriors of the target',
    cite: '7.5.4.II, 7.5.4.I',
    position: {
      board: '4 M3 sawmill; 7 M2 sawmill E9; 9 M3 sawmill | M=5 | E=0 | V=0 @12 items:1/2',
      seats: WITH_EYRIE,
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [
        { rule: '7.5.4', chosen: 'marquise' },
        {
          rule: '7.5.4',
          chosen: '7',
          narrowings: [
            { why: 'why.targetThere', left: ['4', '7', '9'] },
            { why: 'why.nearest', best: 1, left: ['4', '7', '9'] },
            { why: 'why.mostBuildingsAndTokens', best: 1, left: ['4', '7', '9'] },
            { why: 'why.fewestTargetWarriors', best: 2, left: ['7'] },
          ],
        },
      ],
    },
  },
  {
    name: 'then the highest priority',
    cite: '7.5.4, 2.1',
    position: { board: '4 M1; 7 M1; 9 M1 | M=5 | V=0 @12 items:1/2', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [
        { rule: '7.5.4', chosen: 'marquise' },
        { rule: '7.5.4', chosen: '4' },
      ],
    },
  },
  {
    // The second Vagabond leads, but its pawn is in a forest: no clearing holds a piece of it.
    name: 'an enemy without a piece in any clearing is no target; a tie goes by set-up',
    cite: '7.5.4, 2.3, 2.2',
    position: {
      board: '7 E1; 9 M1 | M=5 | E=5 | W=20 @4_9_12 | V=0 @12 items:1/2',
      seats: [...WITH_EYRIE, human('secondVagabond')],
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [
        {
          rule: '7.5.4',
          chosen: 'marquise',
          narrowings: [
            { why: 'why.onMap', left: ['marquise', 'eyrie'] },
            { why: 'why.mostVictoryPoints', best: 5, left: ['marquise', 'eyrie'] },
            { why: 'why.setupOrder', left: ['marquise'] },
          ],
        },
        { rule: '7.5.4', chosen: '9' },
      ],
    },
  },
  {
    name: 'in the cooperative game only humans are its enemies',
    cite: '3.4.coop, A-03, 7.5.4',
    position: {
      board: '7 E1; 12 M3 | M=20 | E=1 | V=0 @12 items:1/2',
      seats: [vagabot(), marquise(), human('eyrie')],
      config: { coop: true },
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [
        { rule: '7.5.4', chosen: 'eyrie' },
        { rule: '7.5.4', chosen: '7' },
      ],
    },
  },
];

const repeats: readonly Example<Position, Input>[] = [
  {
    // Third battle: no hit rolled, but the sawmill has no warrior beside it.
    name: 'one item, then two each time, until nothing of the enemy is left there',
    cite: '7.5.4, A-31, law.removal',
    position: { board: '7 M2 sawmill; 8 M1 | M=5 | V=0 @7 items:5/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['1-0', '0-1', '0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=7',
        'do.score faction=vagabond n=1',
        'do.exhaust n=2',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=7',
        'do.score faction=vagabond n=1',
        'do.exhaust n=2',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.removePiece piece=sawmill at=7',
        'do.score faction=vagabond n=1',
        'do.refresh n=5',
        'do.discard card=STD-02',
      ],
      state: {
        'factions.vagabond.scoredFrom': { warriors: 2, removal: 1 },
        'factions.vagabond.pawn': { clearing: 7 },
      },
    },
  },
  {
    name: 'two battles and no item for a third',
    cite: '7.5.4',
    position: { board: '7 M5 | M=5 | V=0 @7 items:4/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0', '0-0'] },
    expect: { state: { 'clearings.7.warriors.marquise': 5, 'factions.vagabond.score': 0 } },
  },
  {
    // The clearing is empty after one battle; another Marquise stands next door.
    name: 'it does not follow the enemy elsewhere',
    cite: 'A-31, 7.5.4',
    position: { board: '7 M1; 8 M1 | M=5 | V=0 @7 items:4/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['1-0'] },
    expect: {
      state: {
        'factions.vagabond.pawn': { clearing: 7 },
        'factions.vagabond.score': 1,
        'clearings.8.warriors.marquise': 1,
      },
    },
  },
  {
    name: 'by the option it looks round again, and moves',
    cite: 'A-31',
    position: {
      board: '7 M1; 8 M1 | M=5 | V=0 @7 items:4/0',
      seats: SEATS,
      options: { vagabotRepeat: 'retarget' },
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['1-0', '1-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=7',
        'do.score faction=vagabond n=1',
        'do.exhaust n=1',
        'do.movePawn at=8',
        'do.exhaust n=2',
        'do.battle attacker=vagabond defender=marquise at=8',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.score faction=vagabond n=1',
        'do.refresh n=4',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    name: 'by the option too, two items are enough for a battle where it stands',
    cite: 'A-31',
    position: {
      board: '7 M2 | M=5 | V=0 @7 items:3/0',
      seats: SEATS,
      options: { vagabotRepeat: 'retarget' },
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['1-0', '1-0'] },
    expect: { state: { 'clearings.7.warriors': {}, 'factions.vagabond.score': 2 } },
  },
  {
    name: 'by the option too, it sets out only with two items for a battle',
    cite: 'A-31',
    position: {
      board: '7 M1; 8 M1 | M=5 | V=0 @7 items:2/1',
      seats: SEATS,
      options: { vagabotRepeat: 'retarget' },
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['1-0'] },
    expect: { state: { 'factions.vagabond.pawn': { clearing: 7 } } },
  },
  {
    name: 'the thirtieth point ends the game in the middle of the battles',
    cite: '7.5.4, law.victory',
    position: { board: '7 M3 | M=5 | V=29 @7 items:4/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['1-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=7',
        'do.score faction=vagabond n=1',
        'do.win faction=vagabond',
      ],
    },
  },
  {
    // Without a sword the human Vagabond is defenseless. Its pawn always remains.
    name: 'a human Vagabond is asked once for its swords and damages items',
    cite: '7.5.4, law.vagabond',
    position: {
      board: '| W=5 @7 | V=0 @7 items:1/2',
      seats: [vagabot(), human('secondVagabond')],
    },
    seat: seat(0),
    script: { cards: ['STD-01'], dice: ['0-0'], choices: ['0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=secondVagabond at=7',
        'do.dice dice=0-0 attackerHits=1 defenderHits=0',
        'do.humanDamage faction=secondVagabond n=1',
        'do.refresh n=3',
        'do.discard card=STD-01',
      ],
    },
  },
];

export const vagabotBattleExamples = [...target, ...repeats];

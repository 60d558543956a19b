import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human, marquise, vagabot } from './position.ts';

const ADVENTURER = [vagabot({ traits: ['adventurer'] }), marquise()];

const adventurer: readonly Example<Position, Input>[] = [
  {
    // Six ready and one on the track. Battle 1; to 7 and its quest 3; to 8, and one left: too few.
    name: 'one battle, then quest after quest until one cannot be completed',
    cite: 'trait.adventurer, 7.5.2, 7.5.4',
    position: { board: '12 M2 | M=5 | V=0 @12 items:7/0 quest:Q-11', seats: ADVENTURER },
    seat: seat(0),
    script: { cards: ['STD-02', 'Q-01'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=12',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.exhaust n=1',
        'do.movePawn at=7',
        'do.exhaust n=2',
        'do.quest quest=Q-11',
        'do.score faction=vagabond n=1',
        'do.newQuest quest=Q-01',
        'do.exhaust n=1',
        'do.movePawn at=8',
        'do.refresh n=5',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    name: 'two quests where it stands',
    cite: 'trait.adventurer',
    position: { board: '| V=0 @1 items:5/0 quest:Q-01', seats: ADVENTURER },
    seat: seat(0),
    script: { cards: ['STD-02', 'Q-02', 'Q-03'] },
    expect: {
      state: {
        'factions.vagabond.score': 2,
        'factions.vagabond.quest': 'Q-03',
        'quests.discard': ['Q-01', 'Q-02'],
      },
    },
  },
  {
    name: 'the game ends with the thirtieth point',
    cite: 'trait.adventurer, law.victory',
    position: { board: '| V=29 @1 items:5/0 quest:Q-01', seats: ADVENTURER },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: { state: { winner: 'vagabond', 'factions.vagabond.items.ready': 3 } },
  },
];

const BERSERKER = [vagabot({ traits: ['berserker'] }), marquise(), eyrie()];

/** One ready item for each move, as in the examples of Battle. */
const berserker: readonly Example<Position, Input>[] = [
  {
    // The Marquise leads and stands here; in 12 the roost is the Eyrie's third piece.
    name: 'the clearing with most enemy pieces, and there the enemy with most',
    cite: 'trait.berserker',
    position: {
      board: '4 M3; 12 M2 E2 roost | M=9 | V=0 @4 items:2/1',
      seats: BERSERKER,
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: {
      choices: [
        {
          rule: 'trait.berserker',
          chosen: '12',
          narrowings: [
            { why: 'why.someEnemyPiece', left: ['4', '12'] },
            { why: 'why.mostEnemyPieces', best: 5, left: ['12'] },
          ],
        },
        {
          rule: 'trait.berserker',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'eyrie'] },
            { why: 'why.mostPiecesThere', best: 3, left: ['eyrie'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.movePawn at=12',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=eyrie at=12',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.refresh n=3',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    // 1 is two moves from 4.
    name: 'equal numbers: the nearest, then the highest priority; equal enemies: set-up order',
    cite: 'trait.berserker, 2.1, 2.2',
    position: { board: '1 M4; 9 M2 E2; 12 M2 E2 | E=9 | V=0 @4 items:1/2', seats: BERSERKER },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [
        {
          rule: 'trait.berserker',
          chosen: '9',
          narrowings: [
            { why: 'why.someEnemyPiece', left: ['1', '9', '12'] },
            { why: 'why.mostEnemyPieces', best: 4, left: ['1', '9', '12'] },
            { why: 'why.nearest', best: 1, left: ['9', '12'] },
            { why: 'why.highestPriority', left: ['9'] },
          ],
        },
        {
          rule: 'trait.berserker',
          chosen: 'marquise',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'eyrie'] },
            { why: 'why.mostPiecesThere', best: 2, left: ['marquise', 'eyrie'] },
            { why: 'why.setupOrder', left: ['marquise'] },
          ],
        },
      ],
    },
  },
  ...(
    [
      // The ready one is the sixth whole item: a ready one goes onto the track before the exhausted one is repaired.
      ['of two repairs the Battle Track looks at each', 'oneByOne', 5, 1],
      [
        'option: both are repaired first, and the exhausted one goes onto the track',
        'together',
        6,
        0,
      ],
    ] as const
  ).map(([name, berserkerRepairs, ready, exhausted]) => ({
    name,
    cite: 'A-63, trait.berserker, 7.2.4',
    position: {
      board: '| V=0 @4 items:5/0/0/0/1/1',
      seats: BERSERKER,
      options: { berserkerRepairs },
    },
    seat: seat(0),
    script: { cards: ['STD-30'] },
    expect: {
      state: {
        'factions.vagabond.items.ready': ready,
        'factions.vagabond.items.exhausted': exhausted,
      },
    },
  })),
  {
    name: 'no enemy piece anywhere: it stays in its forest',
    cite: 'trait.berserker, 2.3',
    position: { board: '| V=0 @4_9_12 items:3/0', seats: BERSERKER },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [{ rule: 'trait.berserker', chosen: undefined, by: 'none' }],
      happenings: ['do.reveal card=STD-02', 'do.discard card=STD-02'],
    },
  },
  {
    name: 'in the cooperative game only the pieces of humans count',
    cite: 'trait.berserker, 3.4.coop, A-03',
    position: {
      board: '7 E1; 9 M1 E2; 12 M5 E1 | V=0 @4 items:1/2',
      seats: [vagabot({ traits: ['berserker'] }), marquise(), human('eyrie')],
      config: { coop: true },
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [
        {
          rule: 'trait.berserker',
          chosen: '9',
          narrowings: [
            { why: 'why.someEnemyPiece', left: ['7', '9', '12'] },
            { why: 'why.mostEnemyPieces', best: 2, left: ['9'] },
          ],
        },
        { rule: 'trait.berserker', chosen: 'eyrie', by: 'only' },
      ],
    },
  },
  {
    name: 'the Evening repairs one more item',
    cite: 'trait.berserker, 7.6.2',
    position: { board: '| V=0 @5 items:3/0/0/0/1/2', seats: BERSERKER },
    seat: seat(0),
    script: { cards: ['STD-04'] },
    expect: {
      happenings: [
        'do.reveal card=STD-04',
        'do.repair n=1',
        'do.repair n=1',
        'do.discard card=STD-04',
      ],
      state: {
        'factions.vagabond.items.ready': 4,
        'factions.vagabond.items.exhausted': 1,
        'factions.vagabond.items.damagedExhausted': 1,
      },
    },
  },
];

const helper: readonly Example<Position, Input>[] = [
  {
    name: 'Aid scores 1 more; the aided human draws twice as many cards',
    cite: 'trait.helper, 7.5.3',
    position: {
      board: '1 E1 | E=4 crafted:boot,bag | V=0 @1 items:2/1 | supply tea2',
      seats: [vagabot({ traits: ['helper'] }), human('eyrie')],
    },
    seat: seat(0),
    script: { cards: ['STD-03'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-03',
        'do.exhaust n=2',
        'do.aid faction=eyrie n=2',
        'do.score faction=vagabond n=2',
        'do.score faction=vagabond n=1',
        'do.aidDraw faction=eyrie n=4',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=eyrie at=1',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.refresh n=4',
        'do.discard card=STD-03',
      ],
      state: { 'factions.vagabond.scoredFrom': { aid: 3 } },
    },
  },
  {
    name: 'an aided bot still scores 1',
    cite: 'trait.helper, A-29',
    position: {
      board: '1 M1 | M=0 crafted:boot,bag | V=0 @1 items:2/1 | supply tea2',
      seats: [vagabot({ traits: ['helper'] }), marquise()],
    },
    seat: seat(0),
    script: { cards: ['STD-03'], dice: ['0-0'] },
    expect: { state: { 'factions.vagabond.score': 3, 'factions.marquise.score': 1 } },
  },
  {
    // Aid looks for a player, not for an enemy, so the box on cooperation changes nothing in it.
    name: 'in the cooperative game bots are aided too',
    cite: '3.4.coop, A-03, 7.5.3',
    position: {
      board: '1 M1; 9 E1 | M=0 crafted:boot | V=0 @1 items:1/2 | supply tea2',
      seats: [vagabot(), marquise(), human('eyrie')],
      config: { coop: true },
    },
    seat: seat(0),
    script: { cards: ['STD-03'] },
    expect: {
      choices: [{ rule: '7.5.3', chosen: 'marquise', by: 'only' }],
      // The boot then pays for the way to the Eyrie.
      state: { 'factions.marquise.score': 1, 'factions.vagabond.pawn': { clearing: 9 } },
    },
  },
];

const MARKSMAN = [vagabot({ traits: ['marksman'] }), marquise()];

const marksman: readonly Example<Position, Input>[] = [
  {
    name: 'one hit before the dice; with nobody left there is no roll',
    cite: 'trait.marksman, 7.5.4',
    position: { board: '7 M1 | M=5 | V=0 @7 items:3/0', seats: MARKSMAN },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.marksman',
        'do.removeWarriors faction=marquise n=1 at=7',
        'do.score faction=vagabond n=1',
        'do.refresh n=1',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    // One warrior is left to fight, so two rolled hits become one.
    name: 'whoever is left rolls with what is left',
    cite: 'trait.marksman, 7.2.5',
    position: { board: '7 M2 | M=5 | V=0 @7 items:1/3', seats: MARKSMAN },
    seat: seat(0),
    script: { cards: ['STD-04'], dice: ['2-2'] },
    expect: {
      happenings: [
        'do.reveal card=STD-04',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.marksman',
        'do.removeWarriors faction=marquise n=1 at=7',
        'do.score faction=vagabond n=1',
        'do.dice dice=2-2 attackerHits=1 defenderHits=1',
        'do.removeWarriors faction=marquise n=1 at=7',
        'do.score faction=vagabond n=1',
        'do.damage n=1',
        'do.refresh n=3',
        'do.repair n=1',
        'do.discard card=STD-04',
      ],
    },
  },
  {
    name: 'a lone building falls to the hit before the dice',
    cite: 'trait.marksman, law.removal',
    position: { board: '7 sawmill | M=5 | V=0 @7 items:3/0', seats: MARKSMAN },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      state: { 'clearings.7.buildings': [], 'factions.vagabond.scoredFrom': { removal: 1 } },
    },
  },
  {
    name: 'its hit counts for Hospitals',
    cite: 'trait.marksman, trait.hospitals',
    position: {
      board: '1 keep; 7 M3 | M=5 | V=0 @7 items:1/3',
      seats: [vagabot({ traits: ['marksman'] }), marquise({ traits: ['hospitals'] })],
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['1-0'] },
    expect: {
      state: { 'clearings.1.warriors': { marquise: 2 }, 'clearings.7.warriors': { marquise: 1 } },
    },
  },
  {
    name: 'not as defender',
    cite: 'trait.marksman',
    position: {
      board: '7 M1 | M=0 | V=0 @7 items:3/0',
      seats: [human('marquise'), vagabot({ traits: ['marksman'] })],
    },
    seat: seat(0),
    input: { kind: 'battle', at: 7, defender: 'vagabond', extra: 0, defenderExtra: 0 },
    script: { dice: ['0-0'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=vagabond at=7',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
      ],
    },
  },
];

export const vagabotTraitExamples = [...adventurer, ...berserker, ...helper, ...marksman];

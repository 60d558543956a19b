import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { human, vagabot } from './position.ts';

const QUESTING = vagabot({ traits: ['questing'] });
const QUESTING_SEATS = [QUESTING, human('marquise'), human('eyrie')];

export const vagabotQuestingExamples: readonly Example<Position, Input>[] = [
  {
    name: 'a quest scores 1 more',
    cite: 'trait.questing, A-33',
    position: { board: '| V=0 @9 items:3/0 quest:Q-11', seats: QUESTING_SEATS },
    seat: seat(0),
    script: { cards: ['STD-03', 'Q-01'] },
    expect: {
      happenings: [
        'do.reveal card=STD-03',
        'do.exhaust n=2',
        'do.quest quest=Q-11',
        'do.score faction=vagabond n=1',
        'do.score faction=vagabond n=1',
        'do.newQuest quest=Q-01',
        'do.refresh n=2',
        'do.discard card=STD-03',
      ],
    },
  },
  {
    // 7 and 9 are next to 12; the Marquise in 2, of higher priority, is two moves away. The boot
    // pays for the battle. The Eyrie in 4 has crafted nothing.
    name: 'Aid moves to the nearest with crafted items, but takes one',
    cite: 'trait.questing, 7.5.3, 7.5',
    position: {
      board: `2 M1; 4 E1; 7 M1; 9 M1 | M=4 crafted:boot,bag | E=0 | V=0 @12 items:3/0
        | supply tea2`,
      seats: QUESTING_SEATS,
    },
    seat: seat(0),
    script: { cards: ['STD-03'], dice: ['0-0'] },
    expect: {
      choices: [
        {
          rule: 'trait.questing',
          chosen: '7',
          narrowings: [
            { why: 'why.someoneToAid', left: ['2', '7', '9'] },
            { why: 'why.nearest', best: 1, left: ['7', '9'] },
            { why: 'why.highestPriority', left: ['7'] },
          ],
        },
        { rule: '7.5.3', chosen: 'marquise' },
      ],
      happenings: [
        'do.reveal card=STD-03',
        'do.exhaust n=1',
        'do.movePawn at=7',
        'do.exhaust n=1',
        'do.aid faction=marquise n=1',
        'do.score faction=vagabond n=1',
        'do.aidDraw faction=marquise n=1',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.refresh n=3',
        'do.discard card=STD-03',
      ],
      state: { 'factions.marquise.craftedItems': ['bag'] },
    },
  },
  {
    name: 'nobody with crafted items: no Aid, and no way for it',
    cite: 'trait.questing',
    position: { board: '| V=0 @12 items:3/0', seats: QUESTING_SEATS },
    seat: seat(0),
    script: { cards: ['STD-03'] },
    expect: {
      choices: [{ rule: 'trait.questing', chosen: undefined, by: 'none' }],
      happenings: ['do.reveal card=STD-03', 'do.discard card=STD-03'],
    },
  },
  {
    // Six items in all, so one on the track. Four hits: two exhausted, one ready, one lost.
    name: 'damaged items count for the track, and what lies there is safe',
    cite: 'trait.questing, 7.2.4, 7.2.5',
    position: {
      board: '7 M4 | M=0 | V=0 @7 items:1/2/1/0/2/0',
      seats: [human('marquise'), QUESTING],
    },
    seat: seat(0),
    input: { kind: 'battle', at: 7, defender: 'vagabond', extra: 1, defenderExtra: 0 },
    script: { dice: ['3-2'] },
    expect: {
      happenings: [
        'do.battle attacker=marquise defender=vagabond at=7',
        'do.dice dice=3-2 attackerHits=4 defenderHits=2',
        'do.damage n=3',
        'do.removeWarriors faction=marquise n=2 at=7',
      ],
      state: {
        'factions.vagabond.items.trackReady': 1,
        'factions.vagabond.items.ready': 0,
        'factions.vagabond.items.damagedReady': 3,
        'factions.vagabond.items.damagedExhausted': 2,
      },
    },
  },
];

import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { human, marquise, vagabot } from './position.ts';

const SEATS = [vagabot(), marquise()];

const explore: readonly Example<Position, Input>[] = [
  {
    // The boot pays for the battle at once. One hit is the most that four items roll.
    name: 'no points; the item is face up and can pay for the next action',
    cite: '7.5.1, 7.2.3, 7.5.4',
    position: { board: '12 M2 ruin(boot) | M=3 | V=0 @12 items:1/2', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-01'], dice: ['2-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.exhaust n=1',
        'do.explore at=12 item=boot',
        'do.removeRuin at=12',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=12',
        'do.dice dice=2-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=12',
        'do.score faction=vagabond n=1',
        'do.refresh n=4',
        'do.discard card=STD-01',
      ],
      state: { 'clearings.12.ruin': undefined, 'factions.vagabond.items.ready': 4 },
    },
  },
  {
    name: 'of two items under a ruin a random one; the ruin stays until both are gone',
    cite: '7.5.1, A-42',
    position: { board: '12 ruin(bag,sword) | V=0 @12 items:3/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-01'], choices: ['2'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.exhaust n=1',
        'do.explore at=12 item=sword',
        'do.refresh n=1',
        'do.discard card=STD-01',
      ],
      state: { 'clearings.12.ruin': ['bag'], 'factions.vagabond.items.ready': 4 },
    },
  },
  {
    name: 'at a real table somebody turns the item up',
    cite: '7.5.1, A-42',
    position: { board: '12 ruin(unknown) | V=0 @12 items:3/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-01'], choices: ['hammer'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.exhaust n=1',
        'do.explore at=12 item=hammer',
        'do.removeRuin at=12',
        'do.refresh n=1',
        'do.discard card=STD-01',
      ],
    },
  },
];

const quest: readonly Example<Position, Input>[] = [
  {
    name: 'two items and 1 point where it stands; then a new quest',
    cite: '7.5.2, A-33',
    position: { board: '| V=0 @9 items:4/0 quest:Q-11', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-03', 'Q-01'] },
    expect: {
      happenings: [
        'do.reveal card=STD-03',
        'do.exhaust n=2',
        'do.quest quest=Q-11',
        'do.score faction=vagabond n=1',
        'do.newQuest quest=Q-01',
        'do.refresh n=2',
        'do.discard card=STD-03',
      ],
      state: {
        'factions.vagabond.scoredFrom': { quests: 1 },
        'factions.vagabond.quest': 'Q-01',
        'quests.discard': ['Q-11'],
      },
    },
  },
  {
    // 7, 9 and 11 are next to 12; 2, of higher priority, is two moves away.
    name: 'in the nearest clearing of its suit; without two items it is not completed',
    cite: '7.5.2, 7.5, A-35',
    position: { board: '| V=0 @12 items:2/1 quest:Q-11', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-03'] },
    expect: {
      choices: [
        {
          rule: '7.5.2',
          chosen: '7',
          narrowings: [
            { why: 'why.questSuit', left: ['2', '7', '9', '11'] },
            { why: 'why.nearest', best: 1, left: ['7', '9', '11'] },
            { why: 'why.highestPriority', left: ['7'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-03',
        'do.exhaust n=1',
        'do.movePawn at=7',
        'do.refresh n=2',
        'do.discard card=STD-03',
      ],
      state: { 'factions.vagabond.quest': 'Q-11', 'factions.vagabond.score': 0 },
    },
  },
  {
    name: 'the quest deck is not reshuffled',
    cite: 'A-45, 7.5.2',
    position: {
      board: '| V=0 @9 items:4/0 quest:Q-11 | quests draw: discard:Q-01',
      seats: SEATS,
    },
    seat: seat(0),
    script: { cards: ['STD-03'] },
    expect: {
      happenings: [
        'do.reveal card=STD-03',
        'do.exhaust n=2',
        'do.quest quest=Q-11',
        'do.score faction=vagabond n=1',
        'do.noQuest',
        'do.refresh n=2',
        'do.discard card=STD-03',
      ],
      state: {
        'factions.vagabond.quest': undefined,
        'quests.draw': [],
        'quests.discard': ['Q-01', 'Q-11'],
      },
    },
  },
  {
    name: 'without a quest there is no Quest action',
    cite: 'A-45, 7.5.2',
    position: { board: '| V=0 @12 items:4/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-03'] },
    expect: {
      choices: [{ rule: '7.5.2', chosen: undefined, by: 'none' }],
      happenings: ['do.reveal card=STD-03', 'do.discard card=STD-03'],
    },
  },
  {
    name: 'the thirtieth point ends the game before a new quest',
    cite: '7.5.2, law.victory',
    position: { board: '| V=29 @9 items:4/0 quest:Q-11', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-03'] },
    expect: {
      happenings: [
        'do.reveal card=STD-03',
        'do.exhaust n=2',
        'do.quest quest=Q-11',
        'do.score faction=vagabond n=1',
        'do.win faction=vagabond',
      ],
      state: { winner: 'vagabond', 'factions.vagabond.quest': undefined },
    },
  },
];

const MARQUISE_AND_EYRIE = [vagabot(), human('marquise'), human('eyrie')];

/** With the mouse order; Quest is impossible, Battle follows. */
const aid: readonly Example<Position, Input>[] = [
  {
    // Two of the Eyrie's three items, in the order of the list: boot, bag. With six undamaged items
    // two hits could be rolled; one is enough.
    name: 'the poorest with items here: all that it can pay for, 1 point and 1 card each',
    cite: '7.5.3, A-32, A-48, 7.2.3, 7.2.4',
    position: {
      board: `1 M1 E1 | M=7 crafted:sword | E=5 crafted:tea,boot,bag | V=0 @1 items:2/2
        | supply boot1,bag1,sword1,tea1`,
      seats: MARQUISE_AND_EYRIE,
    },
    seat: seat(0),
    script: { cards: ['STD-03'], dice: ['1-0'] },
    expect: {
      choices: [
        {
          rule: '7.5.3',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'eyrie'] },
            { why: 'why.craftedItems', left: ['marquise', 'eyrie'] },
            { why: 'why.fewestVictoryPoints', best: 5, left: ['eyrie'] },
          ],
        },
        { rule: '7.5.4', chosen: 'marquise' },
      ],
      happenings: [
        'do.reveal card=STD-03',
        'do.exhaust n=2',
        'do.aid faction=eyrie n=2',
        'do.battleTrack n=1',
        'do.score faction=vagabond n=2',
        'do.aidDraw faction=eyrie n=2',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=1',
        'do.dice dice=1-0 attackerHits=1 defenderHits=0',
        'do.removeWarriors faction=marquise n=1 at=1',
        'do.score faction=vagabond n=1',
        'do.refresh n=5',
        'do.discard card=STD-03',
      ],
      state: {
        'factions.eyrie.craftedItems': ['tea'],
        'factions.eyrie.score': 5,
        'factions.marquise.craftedItems': ['sword'],
        'factions.vagabond.scoredFrom': { aid: 2, warriors: 1 },
      },
    },
  },
  {
    name: 'an aided bot scores 1 for the whole of it',
    cite: '7.5.3, A-29',
    position: {
      board: '1 M1 | M=0 crafted:boot,bag | V=0 @1 items:2/1 | supply boot1,bag1',
      seats: SEATS,
    },
    seat: seat(0),
    script: { cards: ['STD-03'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-03',
        'do.exhaust n=2',
        'do.aid faction=marquise n=2',
        'do.score faction=vagabond n=2',
        'do.score faction=marquise n=1',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=1',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.refresh n=4',
        'do.discard card=STD-03',
      ],
      state: {
        'factions.marquise.craftedItems': [],
        'factions.marquise.scoredFrom': { gifts: 1 },
        'factions.vagabond.score': 2,
      },
    },
  },
  {
    // The Marquise has no item, the Riverfolk are not here; Eyrie and Alliance are tied.
    name: 'a tie goes by the order of set-up',
    cite: '7.5.3, 2.2',
    position: {
      board: `1 M1 E1 A1; 2 R1 | M=0 | E=4 crafted:boot | A=4 crafted:bag | R=0 crafted:sword
        | V=0 @1 items:2/1 | supply tea2`,
      seats: [vagabot(), human('marquise'), human('eyrie'), human('alliance'), human('riverfolk')],
    },
    seat: seat(0),
    script: { cards: ['STD-03'], dice: ['0-0'] },
    expect: {
      choices: [
        {
          rule: '7.5.3',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'eyrie', 'alliance'] },
            { why: 'why.craftedItems', left: ['eyrie', 'alliance'] },
            { why: 'why.fewestVictoryPoints', best: 4, left: ['eyrie', 'alliance'] },
            { why: 'why.setupOrder', left: ['eyrie'] },
          ],
        },
      ],
      state: {
        'factions.eyrie.craftedItems': [],
        'factions.alliance.craftedItems': ['bag'],
        'factions.riverfolk.craftedItems': ['sword'],
      },
    },
  },
  {
    name: 'no move for Aid: the neighbour with items is battled, not aided',
    cite: 'A-32, 7.5.3',
    position: {
      board: '5 E1 | E=4 crafted:boot | V=0 @1 items:2/1 | supply tea2',
      seats: MARQUISE_AND_EYRIE,
    },
    seat: seat(0),
    script: { cards: ['STD-03'], dice: ['0-0'] },
    expect: {
      choices: [{ rule: '7.5.3', chosen: undefined, by: 'none' }],
      happenings: [
        'do.reveal card=STD-03',
        'do.exhaust n=1',
        'do.movePawn at=5',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=eyrie at=5',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.refresh n=3',
        'do.discard card=STD-03',
      ],
    },
  },
  {
    name: 'with nothing to pay there is no Aid',
    cite: '7.5.3',
    position: {
      board: '1 E1 | E=4 crafted:boot | V=0 @1 items:0/3 | supply tea2',
      seats: MARQUISE_AND_EYRIE,
    },
    seat: seat(0),
    script: { cards: ['STD-03'] },
    expect: {
      happenings: ['do.reveal card=STD-03', 'do.refresh n=3', 'do.discard card=STD-03'],
      state: { 'factions.eyrie.craftedItems': ['boot'] },
    },
  },
  {
    // Not the Marquise, who is nowhere, nor the Eyrie on the edge of the forest.
    name: 'in a forest there is nobody to aid',
    cite: '7.5.3',
    position: {
      board: `1 E1 | M=0 crafted:bag | E=4 crafted:boot | V=0 @1_2_5_10 items:1/2
        | supply tea2`,
      seats: MARQUISE_AND_EYRIE,
    },
    seat: seat(0),
    script: { cards: ['STD-03'] },
    expect: {
      happenings: [
        'do.reveal card=STD-03',
        'do.exhaust n=1',
        'do.movePawn at=1',
        'do.refresh n=3',
        'do.discard card=STD-03',
      ],
    },
  },
  {
    name: 'the thirtieth point ends the game: no cards, no battle',
    cite: '7.5.3, law.victory',
    position: {
      board: '1 E1 | E=4 crafted:boot | V=29 @1 items:2/1 | supply tea2',
      seats: MARQUISE_AND_EYRIE,
    },
    seat: seat(0),
    script: { cards: ['STD-03'] },
    expect: {
      happenings: [
        'do.reveal card=STD-03',
        'do.exhaust n=1',
        'do.aid faction=eyrie n=1',
        'do.score faction=vagabond n=1',
        'do.win faction=vagabond',
      ],
    },
  },
];

/** With the rabbit order and nobody to battle. */
const repair: readonly Example<Position, Input>[] = [
  {
    // Ready 2-1+1, exhausted 1+1; the Evening refreshes both and repairs the other, face down.
    name: 'one item for one repair, a ready one first',
    cite: '7.5.5, 7.6.2',
    position: { board: '| V=0 @5 items:2/1/0/0/1/1', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.repair n=1',
        'do.refresh n=2',
        'do.repair n=1',
        'do.discard card=STD-02',
      ],
      state: { 'factions.vagabond.items.ready': 4, 'factions.vagabond.items.exhausted': 1 },
    },
  },
  {
    // After the repair nothing is damaged, so that six could be refreshed: all four are.
    name: 'a repaired item keeps its face',
    cite: '7.5.5',
    position: { board: '| V=0 @5 items:1/2/0/0/0/1', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.repair n=1',
        'do.refresh n=4',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    name: 'nothing to pay with: no repair before the Evening',
    cite: '7.5.5',
    position: { board: '| V=0 @5 items:0/3/0/0/2/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.refresh n=3',
        'do.repair n=1',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    name: 'nothing damaged: no item is spent',
    cite: '7.5.5',
    position: { board: '| V=0 @5 items:4/0', seats: SEATS },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: { happenings: ['do.reveal card=STD-02', 'do.discard card=STD-02'] },
  },
];

export const vagabotActionExamples = [...explore, ...quest, ...aid, ...repair];

import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human, lizards, marquise, riverfolk, vagabot } from './position.ts';

/** Whoever buys is on turn. */
const me = seat(0);

/** Bots as customers: the cards of services. */
export const riverfolkCustomerExamples: readonly Example<Position, Input>[] = [
  // ---- S-1, S-2 Hand Card ----
  {
    // R5 of the research.
    name: 'the Eyrie buy the coin, and it is their order',
    cite: '9.7, S-1, S-2',
    position: {
      board: '8 roost E4 | E=11 | R=9 market:STD-11,STD-14,STD-17',
      seats: [eyrie(), riverfolk()],
    },
    seat: me,
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        {
          rule: 'S-2',
          chosen: 'STD-17',
          narrowings: [
            { why: 'why.availableItem', left: ['STD-11', 'STD-14', 'STD-17'] },
            { why: 'why.noBirdForLizards', left: ['STD-11', 'STD-14', 'STD-17'] },
            { why: 'why.mostPrintedVp', left: ['STD-17'], best: 3 },
          ],
        },
      ],
      state: {
        'factions.riverfolk.payments': { eyrie: 3 },
        'factions.riverfolk.market': ['STD-11', 'STD-14'],
        'factions.eyrie.craftedItems': ['coin'],
        'factions.eyrie.decree.rabbit': ['STD-17'],
        'factions.eyrie.scoredFrom.craft': 1,
        'deck.discard': ['STD-30'],
      },
    },
  },
  ...(
    [
      ['fewer points than the Riverfolk', 'E=8 | R=9', 'STD-30'],
      ['an item of its own to craft', 'E=9 | R=9', 'STD-10'],
    ] as const
  ).map(
    ([name, scores, order]): Example<Position, Input> => ({
      name: `${name}: nothing is bought`,
      cite: 'S-1, S-2',
      position: {
        board: `8 roost E4 | ${scores} market:STD-11,STD-14,STD-17`,
        seats: [eyrie(), riverfolk()],
      },
      seat: me,
      script: { cards: [order] },
      expect: { state: { 'factions.riverfolk.payments': {} } },
    }),
  ),
  {
    name: 'as many points as they are enough',
    cite: 'S-1',
    position: {
      board: '8 roost E4 | E=9 | R=9 market:STD-17',
      seats: [eyrie(), riverfolk()],
    },
    seat: me,
    script: { cards: ['STD-30'] },
    expect: { state: { 'factions.riverfolk.payments': { eyrie: 2 } } },
  },
  {
    name: 'with too few warriors in the supply nothing is bought',
    cite: 'B-34',
    position: {
      board: '8 roost E19 | E=9 | R=9 market:STD-17',
      seats: [eyrie(), riverfolk()],
    },
    seat: me,
    script: { cards: ['STD-30'] },
    expect: { state: { 'factions.riverfolk.payments': {} } },
  },
  {
    name: 'a Market without an available item offers nothing',
    cite: 'S-2',
    position: {
      board: '8 roost E4 | E=9 | R=9 market:STD-11,STD-33 | supply tea2',
      seats: [eyrie(), riverfolk()],
    },
    seat: me,
    script: { cards: ['STD-30'] },
    expect: { state: { 'factions.riverfolk.payments': {} } },
  },
  {
    name: 'of equal cards one at random',
    cite: 'S-2',
    position: {
      board: '8 roost E4 | E=9 | R=9 market:STD-11,STD-24,STD-16',
      seats: [eyrie(), riverfolk()],
    },
    seat: me,
    script: { cards: ['STD-30'], choices: ['STD-24'] },
    expect: {
      choices: [{ rule: 'S-2', chosen: 'STD-24', by: 'random' }],
      state: { 'factions.eyrie.decree.mouse': ['STD-24'] },
    },
  },
  {
    name: 'the Vagabot pays with an item, and the Riverfolk with their warriors',
    cite: 'S-5',
    position: {
      board: '| V=9 @5 items:3/0 | R=9 market:STD-17',
      seats: [vagabot(), riverfolk()],
    },
    seat: me,
    script: { cards: ['STD-04'] },
    expect: {
      state: {
        'factions.riverfolk.payments': { riverfolk: 2 },
        'factions.vagabond.scoredFrom.craft': 1,
      },
    },
  },
  {
    name: 'a Vagabot without a ready item buys nothing',
    cite: 'S-5',
    position: {
      board: '| V=9 @5 items:0/3 | R=9 market:STD-17',
      seats: [vagabot(), riverfolk()],
    },
    seat: me,
    script: { cards: ['STD-04'] },
    expect: { state: { 'factions.riverfolk.payments': {} } },
  },
  {
    name: 'for the Alliance the Riverfolk pay as well',
    cite: 'S-5',
    position: {
      board: '12 M1 | A=9 | R=9 market:STD-17',
      seats: [alliance(), riverfolk(), human('marquise')],
    },
    seat: me,
    script: { cards: ['STD-30'] },
    expect: { state: { 'factions.riverfolk.payments': { riverfolk: 2 } } },
  },
  {
    name: 'the Lizards buy no bird; what they buy lies on top of what they turned up',
    cite: 'S-5, B-38',
    position: {
      board: '12 M1 | L=9 | R=9 market:STD-26,STD-22',
      seats: [lizards(), riverfolk(), human('marquise')],
    },
    seat: me,
    script: { cards: ['STD-30'] },
    expect: {
      state: {
        'factions.lizards.lostSouls': ['STD-30', 'STD-22'],
        'factions.lizards.craftedItems': ['bag'],
        'factions.riverfolk.payments': { lizards: 2 },
      },
    },
  },

  // ---- S-4 Mercenaries ----
  {
    name: 'two warriors beside theirs hire them for a battle, for the rest of the turn',
    cite: 'S-4, B-37',
    position: {
      board: '6 M2 E4 R2; 8 M1 E3 R1 | M=5 | R=5',
      seats: [marquise(), riverfolk(), human('eyrie')],
    },
    seat: me,
    script: { cards: ['STD-30'], dice: ['3-0', '3-0'] },
    expect: {
      state: {
        // Three and then two hits of three rolled.
        'factions.riverfolk.payments': { marquise: 2 },
        'clearings.6.warriors.eyrie': 1,
        'clearings.8.warriors.eyrie': 1,
      },
    },
  },
  ...(
    [
      // She has a place to build, in 3.
      ['three warriors need nobody', '3 M1; 6 M3 E4 R2 | M=5 | R=5'],
      ['no warrior of theirs is there', '3 M1; 6 M2 E4; 8 R2 | M=5 | R=5'],
      ['against the Riverfolk nobody is hired', '3 M1; 6 M2 R4 | M=5 | R=5'],
      ['fewer points than they', '3 M1; 6 M2 E4 R2 | M=4 | R=5'],
    ] as const
  ).map(
    ([name, board]): Example<Position, Input> => ({
      name: `${name}: no Mercenaries`,
      cite: 'S-4, B-37',
      position: { board, seats: [marquise(), riverfolk(), human('eyrie')] },
      seat: me,
      script: { cards: ['STD-30'], dice: ['0-0'] },
      expect: { state: { 'factions.riverfolk.payments': {} } },
    }),
  ),
  {
    name: 'a battle that a Vagrant has begun is not on their turn: nobody hires',
    cite: 'S-1',
    position: {
      board: '7 M2 E2 R1 | M=9 | E=1 | V=0 @7 items:2/1 | R=0',
      seats: [vagabot({ character: 'vagrant' }), riverfolk(), marquise(), human('eyrie')],
    },
    seat: me,
    script: { cards: ['STD-02'], dice: ['0-0', '2-1'] },
    expect: {
      choices: [
        { rule: '7.7.4', chosen: 'marquise' },
        { rule: '7.7.4', chosen: 'eyrie' },
      ],
      state: { 'factions.riverfolk.payments': {} },
    },
  },
  {
    name: 'the Lizards battle in Birdsong only, and hire nobody for it',
    cite: 'B-36',
    position: {
      board: '8 L2 M3 R2 | M=6 | L=5 elsewhere:1 conspiracy:1 souls:STD-50,STD-51 | R=5',
      seats: [lizards(), riverfolk(), human('marquise')],
    },
    seat: me,
    script: { cards: ['STD-30'], dice: ['0-0'] },
    expect: {
      choices: [
        { rule: '8.4.2.II', chosen: undefined },
        { rule: '8.4.2.II', chosen: 'marquise' },
      ],
      state: { 'factions.riverfolk.payments': {} },
    },
  },
  {
    name: 'the Marquise could build nowhere, and with Mercenaries she can',
    cite: 'S-4, 9.2.3.III',
    position: {
      board: '5 M1 E1 R1 | M=5 | R=5',
      seats: [marquise(), riverfolk(), human('eyrie')],
    },
    seat: me,
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        { rule: '4.5.3', chosen: undefined },
        { rule: '4.5.3', chosen: '5' },
      ],
      state: {
        'clearings.5.buildings': ['sawmill'],
        'factions.riverfolk.payments': { marquise: 2 },
      },
    },
  },
  {
    name: 'where they would not be enough nobody is hired',
    cite: 'S-4',
    position: {
      board: '5 M1 E2 R1 | M=5 | R=5',
      seats: [marquise(), riverfolk(), human('eyrie')],
    },
    seat: me,
    script: { cards: ['STD-30'] },
    expect: {
      state: {
        'clearings.5.buildings': [],
        'factions.riverfolk.payments': {},
        'factions.riverfolk.sold': undefined,
      },
    },
  },
  {
    name: 'so it is in Escalated Daylight',
    cite: 'S-4',
    position: {
      board: '5 M3 E4 R2 | M=5 | R=5',
      seats: [marquise(), riverfolk(), human('eyrie')],
    },
    seat: me,
    script: { cards: ['STD-33'], dice: ['0-0'] },
    expect: { state: { 'clearings.5.buildings': ['sawmill'] } },
  },
  {
    name: 'the Eyrie need only a tie for a roost',
    cite: 'S-4',
    position: {
      board: '3 E1 M2 R1; 5 roost | E=5 decree:fox.STD-50 | R=5',
      seats: [eyrie(), riverfolk(), human('marquise')],
    },
    seat: me,
    script: { cards: ['STD-30'] },
    expect: {
      state: { 'clearings.3.buildings': ['roost'], 'factions.riverfolk.payments': { eyrie: 2 } },
    },
  },
  {
    name: 'the Lizards hire for a garden',
    cite: 'B-81',
    position: {
      board: '8 sawmill R1 | L=5 souls:STD-50 | R=5',
      seats: [lizards(), riverfolk(), human('marquise')],
    },
    seat: me,
    script: { cards: ['STD-30'] },
    expect: {
      state: {
        'clearings.8.buildings': ['sawmill', 'garden'],
        'factions.riverfolk.payments': { lizards: 2 },
      },
    },
  },
];

import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human, lizards, marquise, riverfolk, vagabot } from './position.ts';

/** Whoever buys is on turn. */
const me = seat(0);
const ADVANCED = { botServices: 'advanced' } as const;

/** Bots as customers by the advanced cards of services. */
export const riverfolkAdvancedExamples: readonly Example<Position, Input>[] = [
  // ---- advanced cards ----
  ...(
    [
      ['marquise', marquise(), 'M'],
      ['alliance', alliance(), 'A'],
    ] as const
  ).flatMap(([faction, bot, letter]): Example<Position, Input>[] => {
    const buyer = (market: string): Position => ({
      board: `12 E1 | ${letter}=9 | R=9 market:${market}`,
      seats: [bot, riverfolk(), human('eyrie')],
      options: ADVANCED,
    });
    return [
      {
        name: `${faction}: a bird among item cards, though another has more points`,
        cite: 'S-A, S-C',
        position: buyer('STD-13,STD-26,STD-28'),
        seat: me,
        script: { cards: ['STD-30'] },
        expect: { state: { [`factions.${faction}.craftedItems`]: ['sword'] } },
      },
      {
        name: `${faction}: without an item card any bird, as the order`,
        cite: 'S-A, S-C',
        position: buyer('STD-46,STD-33'),
        seat: me,
        script: { cards: ['STD-30'] },
        expect: {
          choices: [{ rule: 'S-A', chosen: 'STD-33' }],
          state: { 'factions.riverfolk.market': ['STD-46'], 'deck.discard': ['STD-30', 'STD-33'] },
        },
      },
      {
        name: `${faction}: not for a bird, nor for an order that can be crafted`,
        cite: 'S-A, S-C, B-83',
        position: buyer('STD-46,STD-33'),
        seat: me,
        script: { cards: ['STD-34'] },
        expect: { state: { 'factions.riverfolk.market': ['STD-46', 'STD-33'] } },
      },
      {
        name: `${faction}: what can be crafted is kept`,
        cite: 'B-83',
        position: buyer('STD-46,STD-33'),
        seat: me,
        script: { cards: ['STD-10'] },
        expect: { state: { 'factions.riverfolk.market': ['STD-46', 'STD-33'] } },
      },
      {
        name: `${faction}: by the basic cards no bird for its own sake`,
        cite: '9.7',
        position: { ...buyer('STD-46,STD-33'), options: {} },
        seat: me,
        script: { cards: ['STD-30'] },
        expect: { state: { 'factions.riverfolk.market': ['STD-46', 'STD-33'] } },
      },
    ];
  }),
  ...(
    [
      ['advanced', 'STD-10', ['STD-51', 'STD-17'], 'STD-40'],
      // Basic: the order can be crafted.
      ['basic', 'STD-10', ['STD-51', 'STD-40', 'STD-17'], undefined],
      // No rabbit in the Decree: as by the basic card, the coin.
      ['advanced', 'STD-41', ['STD-51', 'STD-40'], undefined],
    ] as const
  ).map(
    ([botServices, order, market, bought]): Example<Position, Input> => ({
      name: `the Eyrie with the order ${order}, ${botServices} cards`,
      cite: 'S-B',
      position: {
        board:
          '8 roost E4 | E=9 decree:fox.STD-50 | R=9 market:STD-51,STD-40,STD-17 | supply hammer1,coin1',
        seats: [eyrie(), riverfolk()],
        options: { botServices },
      },
      seat: me,
      script: { cards: [order], ...(bought !== undefined && { choices: [bought] }) },
      expect: { state: { 'factions.riverfolk.market': market } },
    }),
  ),
  {
    name: 'a Market of suits that the Decree has offers the Eyrie nothing new',
    cite: 'S-B',
    position: {
      board: '8 roost E4 | E=9 decree:fox.STD-50 | R=9 market:STD-51,STD-52 | supply hammer1',
      seats: [eyrie(), riverfolk()],
      options: ADVANCED,
    },
    seat: me,
    script: { cards: ['STD-10'] },
    expect: { state: { 'factions.riverfolk.payments': {} } },
  },
  ...(
    [
      ['advanced', 7, { eyrie: 2 }],
      ['basic', 12, {}],
    ] as const
  ).map(
    ([botServices, to, payments]): Example<Position, Input> => ({
      name: `the Eyrie by ${botServices} cards go from 4 to ${to}`,
      cite: 'S-B, S-3, 9.2.3.II',
      position: {
        board: '4 roost E4; 8 M1; 9 M1; 12 M1 | E=5 decree:rabbit | R=5',
        seats: [eyrie(), riverfolk(), human('marquise')],
        options: { botServices },
      },
      seat: me,
      script: { cards: ['STD-40'] },
      expect: {
        choices: [
          { rule: '5.5.1.II', chosen: '4' },
          { rule: '5.5.1.II', chosen: String(to) },
        ],
        state: { 'factions.riverfolk.payments': payments },
      },
    }),
  ),
  {
    name: 'the Vagabot goes by river for Riverboats and no item',
    cite: 'S-D, B-82',
    position: {
      board: '7 M2 | M=12 | V=9 @4 items:1/2 | R=9',
      seats: [vagabot({ character: 'ranger' }), riverfolk(), human('marquise')],
      options: ADVANCED,
    },
    seat: me,
    script: { cards: ['STD-02'], dice: ['0-0'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.buy faction=vagabond service=riverboats payer=riverfolk n=2',
        'do.movePawn at=7',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.refresh n=3',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    name: 'a way by river alone takes no item, also where it stays if items are short',
    cite: 'S-D, A-43',
    position: {
      board: '7 M2 | M=12 | V=9 @4 items:0/3 | R=9',
      seats: [vagabot({ character: 'ranger' }), riverfolk(), human('marquise')],
      options: { ...ADVANCED, vagabotShortRoute: 'stay' },
    },
    seat: me,
    script: { cards: ['STD-02'] },
    expect: { state: { 'factions.vagabond.pawn.clearing': 7 } },
  },
  {
    name: 'two river moves are two purchases; when the Riverfolk can pay no more it goes no further',
    cite: 'S-D, B-82, A-43',
    position: {
      board: '8 R12; 11 M2 | M=12 | V=9 @4 items:1/2 | R=9',
      seats: [vagabot({ character: 'ranger' }), riverfolk(), human('marquise')],
      options: ADVANCED,
    },
    seat: me,
    script: { cards: ['STD-02'] },
    expect: {
      state: {
        'factions.vagabond.pawn.clearing': 7,
        'factions.riverfolk.payments': { riverfolk: 2 },
      },
    },
  },
  {
    name: 'the Lizards fill the Lost Souls up to five, but not with birds, whatever the scores',
    cite: 'S-F, B-39',
    position: {
      board: '12 M1 | L=0 souls:STD-50,STD-51,STD-52 | R=9 market:STD-33,STD-46,STD-40,STD-41',
      seats: [lizards(), riverfolk(), human('marquise')],
      options: ADVANCED,
    },
    seat: me,
    script: { choices: ['STD-41', 'STD-46'], cards: ['STD-30'] },
    expect: {
      choices: [
        {
          rule: 'S-F',
          chosen: 'STD-41',
          by: 'random',
          narrowings: [{ why: 'why.notBird', left: ['STD-46', 'STD-40', 'STD-41'] }],
        },
        { rule: 'S-F', chosen: 'STD-46' },
      ],
      state: {
        'factions.riverfolk.market': ['STD-33', 'STD-40'],
        'factions.riverfolk.payments': { lizards: 4 },
      },
    },
  },
  {
    name: 'a Market of birds offers the Lizards nothing',
    cite: 'S-F',
    position: {
      board: '12 M1 | L=0 | R=9 market:STD-33,STD-34',
      seats: [lizards(), riverfolk(), human('marquise')],
      options: ADVANCED,
    },
    seat: me,
    script: { cards: ['STD-30'] },
    expect: { state: { 'factions.riverfolk.payments': {} } },
  },
];

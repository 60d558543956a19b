import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { corvids, duchy, human, lizards, marquise, riverfolk, vagabot } from './position.ts';

const me = seat(0);
const ADVANCED = { botServices: 'advanced' } as const;
const crows = (board: string, ...others: readonly ReturnType<typeof human>[]): Position => ({
  board,
  seats: [corvids(), riverfolk(), ...(others.length === 0 ? [human('marquise')] : others)],
  options: ADVANCED,
});
/** An order without an item. */
const MOUSE = { cards: ['STD-46'] };
const NOT_BOUGHT = { 'factions.riverfolk.payments': {} };

/** The Corvids and the favor cards of the Market. STD-30 to STD-32 are those of foxes, rabbits and mice. */
export const riverfolkFavorExamples: readonly Example<Position, Input>[] = [
  {
    name: 'the Corvids buy a favor as their turn begins, and carry it out',
    cite: 'S-I, S-1',
    position: crows('1 M2 sawmill C1; 6 R2 tradePost; 3 M1 | C=9 | R=9 market:STD-40,STD-30'),
    seat: me,
    script: MOUSE,
    expect: {
      choices: [
        {
          rule: 'S-I',
          chosen: 'STD-30',
          narrowings: [{ why: 'why.favor', left: ['STD-30'] }],
        },
      ],
      happenings: [
        'do.buy faction=corvids service=handCard payer=corvids n=2',
        'do.takeFromMarket card=STD-30',
        'do.favor suit=fox',
        'do.removeWarriors faction=marquise n=2 at=1',
        'do.removePiece piece=sawmill at=1',
        'do.score faction=corvids n=1',
        'do.removeWarriors faction=riverfolk n=2 at=6',
        'do.removePiece piece=tradePost at=6',
        'do.score faction=corvids n=1',
        'do.discardBought card=STD-30',
        'do.reveal card=STD-46',
        'do.placeWarriors faction=corvids n=2 at=2',
        'do.placeWarriors faction=corvids n=2 at=7',
        'do.removeWarriors faction=corvids n=1 at=2',
        'do.placePlot piece=plot at=2',
        'do.discard card=STD-46',
      ],
      state: {
        'clearings.1.warriors': { corvids: 1 },
        'clearings.3.warriors': { marquise: 1 },
        'factions.riverfolk.market': ['STD-40'],
        'deck.discard': ['STD-30', 'STD-46'],
      },
    },
  },
  {
    name: 'of bots it removes all pieces, for one crown of the Duchy and an acolyte for each clearing',
    cite: 'S-I, B-84, B-85',
    position: crows(
      '1 D3 citadel; 8 market; 6 L3; 12 L2 | D=0 crowns:captain,mayor | L=0 | C=9 | R=9 market:STD-30',
      duchy(),
      lizards(),
    ),
    seat: me,
    script: MOUSE,
    expect: {
      state: {
        'clearings.1.warriors': {},
        'clearings.1.buildings': [],
        'clearings.8.buildings': [],
        'factions.duchy.crowns': ['captain'],
        'factions.lizards.warriorsElsewhere': 2,
        'factions.lizards.lostSouls': ['STD-30', 'STD-46'],
      },
    },
  },
  {
    name: 'a Vagabot there loses three items',
    cite: 'S-I, 7.2.1.I',
    position: crows('12 R1 | V=0 @6 items:3/1 | C=9 | R=9 market:STD-30', vagabot()),
    seat: me,
    script: MOUSE,
    expect: {
      state: {
        'factions.vagabond.items.damagedExhausted': 1,
        'factions.vagabond.items.damagedReady': 2,
      },
    },
  },
  {
    name: 'of several one at random, and one in a turn',
    cite: 'S-I',
    position: crows('1 M1; 2 M1 | C=9 | R=9 market:STD-30,STD-32'),
    seat: me,
    script: { ...MOUSE, choices: ['STD-32'] },
    expect: {
      choices: [{ rule: 'S-I', chosen: 'STD-32', by: 'random' }],
      state: { 'factions.riverfolk.market': ['STD-30'], 'clearings.1.warriors': { marquise: 1 } },
    },
  },
  ...(
    [
      ['with fewer points', crows('1 M1 | C=8 | R=9 market:STD-30')],
      ['without a favor', crows('1 M1 | C=9 | R=9 market:STD-40')],
      ['by the basic cards', { ...crows('1 M1 | C=9 | R=9 market:STD-30'), options: {} }],
      [
        'but for the Corvids',
        {
          ...crows('1 E1 | M=9 | R=9 market:STD-30', human('eyrie')),
          seats: [marquise(), riverfolk(), human('eyrie')],
        },
      ],
    ] as const
  ).map(
    ([name, position]): Example<Position, Input> => ({
      name: `${name} no favor is bought`,
      cite: 'S-I, S-1',
      position,
      seat: me,
      script: MOUSE,
      expect: { state: NOT_BOUGHT },
    }),
  ),
  {
    name: 'Greedy Riverfolk win by the purchase: the favor does nothing any more',
    cite: 'S-I, trait.greedy',
    position: {
      board: '1 M1 | C=29 | R=29 market:STD-30',
      seats: [corvids(), riverfolk({ traits: ['greedy'] }), human('marquise')],
      options: ADVANCED,
    },
    seat: me,
    expect: {
      happenings: [
        'do.buy faction=corvids service=handCard payer=corvids n=4',
        'do.score faction=riverfolk n=1',
        'do.win faction=riverfolk',
        'do.takeFromMarket card=STD-30',
        'do.discardBought card=STD-30',
      ],
    },
  },
  ...(
    [
      ['the fox card is one', 'fox-none', {}],
      ['none of them is one', 'none', { marquise: 1 }],
    ] as const
  ).map(
    ([name, answer, warriors]): Example<Position, Input> => ({
      name: `by the cards of the table only people see a favor: ${name}`,
      cite: 'S-I, A-58',
      position: {
        ...crows('1 M1 | C=9 | R=9 market:STD-50,STD-41,STD-33'),
        config: { chance: { cards: 'table', dice: 'app', choices: 'app' } },
      },
      seat: me,
      script: { ...MOUSE, choices: [answer] },
      expect: { state: { 'clearings.1.warriors': warriors } },
    }),
  ),
];

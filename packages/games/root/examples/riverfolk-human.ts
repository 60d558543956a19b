import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { eyrie, human, lizards, marquise } from './position.ts';

/** Whoever buys is on turn. */
const me = seat(0);
const ASKED = { humanRiverfolk: 'asked' } as const;
const birds = (board: string): Position => ({
  board,
  seats: [eyrie(), human('riverfolk')],
  options: ASKED,
});
const cats = (board: string): Position => ({
  board,
  seats: [marquise(), human('riverfolk'), human('eyrie')],
  options: ASKED,
});

/** Bots buy of human Riverfolk, where the table wants it so. */
export const humanRiverfolkExamples: readonly Example<Position, Input>[] = [
  {
    name: 'the bot buys the card that they say, by what is seen of it',
    cite: '9.7, S-1, S-2',
    position: birds('8 roost E4 | E=9 | R=9'),
    seat: me,
    script: { cards: ['STD-30'], choices: ['rabbit-coin'] },
    expect: {
      state: {
        'factions.riverfolk.payments': { eyrie: 2 },
        'factions.eyrie.craftedItems': ['coin'],
        'factions.eyrie.decree.rabbit': ['STD-17'],
        'deck.discard': ['STD-30'],
      },
    },
  },
  {
    name: 'nothing, where their hand shows no such card',
    cite: 'S-2',
    position: birds('8 roost E4 | E=9 | R=9'),
    seat: me,
    script: { cards: ['STD-30'], choices: ['none'] },
    expect: {
      state: { 'factions.riverfolk.payments': {}, 'factions.eyrie.decree.fox': ['STD-30'] },
    },
  },
  ...(
    [
      ['with fewer points', '8 roost E4 | E=8 | R=9', ASKED],
      [
        'after one service without a trade post',
        '8 roost E4 | E=9 | R=9 sold:mercenaries.1',
        ASKED,
      ],
      ['where it is recorded by hand', '8 roost E4 | E=9 | R=9', {}],
    ] as const
  ).map(
    ([name, board, options]): Example<Position, Input> => ({
      name: `${name} nobody is asked`,
      cite: 'S-1, 9.7',
      position: { board, seats: [eyrie(), human('riverfolk')], options },
      seat: me,
      script: { cards: ['STD-30'] },
      expect: { state: { 'factions.eyrie.decree.fox': ['STD-30'] } },
    }),
  ),
  {
    name: 'an order that can be crafted is kept',
    cite: 'S-2',
    position: birds('8 roost E4 | E=9 | R=9'),
    seat: me,
    script: { cards: ['STD-10'] },
    expect: { state: { 'factions.riverfolk.payments': {} } },
  },
  {
    name: 'each trade post beside its pieces allows one service more',
    cite: '9.2.3, S-1',
    position: birds('5 E1 tradePost; 8 roost E4 | E=9 decree:fox | R=9 sold:mercenaries.1'),
    seat: me,
    script: { cards: ['STD-30'], choices: ['fox-hammer'] },
    expect: { state: { 'factions.riverfolk.payments': { eyrie: 2 } } },
  },
  {
    name: 'the Lizards are offered no bird',
    cite: 'S-5, B-38',
    position: {
      // All that is left besides the card that is turned up: a bird with a sword, a mouse with a bag.
      board: '12 M1 | L=9 | R=9 | deck draw:STD-26,STD-22,STD-30',
      seats: [lizards(), human('riverfolk'), marquise()],
      options: ASKED,
    },
    seat: me,
    script: { cards: ['STD-30'], choices: ['mouse-bag'] },
    expect: { state: { 'factions.lizards.lostSouls': ['STD-30', 'STD-22'] } },
  },
  {
    name: 'warriors of humans are hired as those of the bot are',
    cite: 'S-4, B-35',
    position: cats('3 M1; 6 M2 E4 R2 | M=5 | R=5'),
    seat: me,
    script: { cards: ['STD-10'], dice: ['3-0'] },
    expect: {
      state: { 'factions.riverfolk.payments': { marquise: 2 }, 'clearings.6.warriors.eyrie': 1 },
    },
  },
  {
    name: 'what bots have paid returns to their supply as it is spent',
    cite: 'law.riverfolk',
    position: {
      board: '6 M2 | R=5 payments:marquise.3',
      seats: [human('riverfolk'), marquise()],
      options: ASKED,
    },
    seat: me,
    input: { kind: 'refund', n: 2, of: 'marquise' },
    expect: {
      happenings: ['do.returnPayments faction=marquise n=2'],
      state: {
        'factions.riverfolk.payments': { marquise: 1 },
        'factions.marquise.warriorsInSupply': 22,
      },
    },
  },
];

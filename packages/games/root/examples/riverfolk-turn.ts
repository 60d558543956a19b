import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Level } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { human, riverfolk } from './position.ts';

const CATS = [human('marquise'), riverfolk()];
const at = (difficulty: Level) => [human('marquise'), riverfolk({ difficulty })];
const me = seat(1);

/** A whole Market, whose rightmost card sets the order; none of them shows an item. */
const FOX = 'market:STD-40,STD-41,STD-46,STD-33,STD-50';
const BIRD = 'market:STD-40,STD-50,STD-46,STD-34,STD-33';
/** Somebody has paid, so there is no shield. */
const PAID = 'payments:riverfolk.1';

const FOX_FILTERS = ['why.ordered', 'why.noTradePost', 'why.tradePostLeft', 'why.placeable'];

const dice = (n: number) => ({ dice: new Array<string>(n).fill('0-0') });

/** The turn of the Riverfolk Robots, step by step. */
export const riverfolkTurnExamples: readonly Example<Position, Input>[] = [
  {
    // R1 of the research.
    name: 'the first turn of the Riverfolk against the cats',
    cite: '9.4, 9.4.3, 9.5, 9.5.1, 9.5.2, 9.6, 9.6.1, 9.6.3, 9.2.1, B-29',
    position: {
      board: `1 M1 sawmill keep; 2 M1; 4 M1 R1; 5 M1 workshop R1; 6 M1; 7 M1 R1; 8 M1; 9 M1 recruiter;
        10 M1 R1; 11 M1 R1; 12 M1 | R=0 ${FOX} ${PAID}`,
      seats: CATS,
    },
    seat: me,
    expect: {
      choices: [
        {
          rule: '9.5.1',
          chosen: '6',
          narrowings: [
            ...FOX_FILTERS.slice(0, 3).map((why) => ({ why, left: ['1', '6', '8', '12'] })),
            { why: 'why.placeable', left: ['6', '8', '12'] },
            { why: 'why.bestCustomer', left: ['6', '8', '12'], best: 0 },
            { why: 'why.highestPriority', left: ['6'], best: 6 },
          ],
        },
      ],
      happenings: [
        'do.marketOrder card=STD-50',
        'do.placePiece piece=tradePost at=6',
        'do.placeWarriors faction=riverfolk n=1 at=6',
        'do.placeWarriors faction=riverfolk n=1 at=6',
        'do.placeWarriors faction=riverfolk n=1 at=8',
        'do.placeWarriors faction=riverfolk n=1 at=12',
        'do.returnPayments faction=riverfolk n=1',
        'do.score faction=riverfolk n=1',
        'do.discardMarket card=STD-40',
      ],
      state: {
        'factions.riverfolk.warriorsInSupply': 6,
        'factions.riverfolk.payments': {},
        'factions.riverfolk.market': ['STD-41', 'STD-46', 'STD-33', 'STD-50'],
        'factions.riverfolk.scoredFrom': { services: 1 },
        'deck.discard': ['STD-40'],
      },
    },
  },
  {
    // R2 of the research.
    name: 'nobody has bought: the shield, a battle wherever there is somebody, two cards discarded',
    cite: '9.2.4, 9.4.1, 9.5.3, 9.5.4, 9.6.2, 9.6.3, B-29, B-32',
    position: {
      board: `1 M1 sawmill keep; 2 M1; 4 M1 R1; 5 M1 workshop wood R1; 6 M1 R2 tradePost; 7 M1 R1; 8 M1 R1;
        9 M1 recruiter; 10 M1 R1; 11 M1 R1; 12 M1 R1 | R=1 market:STD-41,STD-46,STD-33,STD-50`,
      seats: CATS,
    },
    seat: me,
    script: { cards: ['STD-47'], ...dice(10) },
    expect: {
      happenings: [
        'do.toMarket card=STD-47',
        'do.marketOrder card=STD-47',
        'do.placePiece piece=tradePost at=2',
        'do.placeWarriors faction=riverfolk n=1 at=2',
        ...[2, 7, 9, 11].map((n) => `do.placeWarriors faction=riverfolk n=1 at=${n}`),
        'do.shield',
        'do.score faction=riverfolk n=1',
        'do.placeWarriors faction=riverfolk n=1 at=5',
        ...[2, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((n) => [
          `do.battle attacker=riverfolk defender=marquise at=${n}`,
          'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        ]),
        'do.discardMarket card=STD-41',
        'do.discardMarket card=STD-46',
      ],
      state: {
        'factions.riverfolk.score': 2,
        'factions.riverfolk.market': ['STD-33', 'STD-50', 'STD-47'],
        'factions.riverfolk.warriorsInSupply': 0,
      },
    },
  },
  {
    // R2 of the research, with another card.
    name: 'an item card that was added is crafted and gone: the card before it is the order',
    cite: '9.4.2, 9.4.3',
    position: { board: `12 M1 | R=1 market:STD-41,STD-46,STD-33,STD-50 ${PAID}`, seats: CATS },
    seat: me,
    script: { cards: ['STD-27'] },
    expect: {
      happenings: [
        'do.toMarket card=STD-27',
        'do.craft item=bag',
        'do.score faction=riverfolk n=1',
        'do.discardMarket card=STD-27',
        'do.marketOrder card=STD-50',
        'do.placePiece piece=tradePost at=1',
        'do.placeWarriors faction=riverfolk n=1 at=1',
        ...[1, 6, 8, 12].map((n) => `do.placeWarriors faction=riverfolk n=1 at=${n}`),
        'do.returnPayments faction=riverfolk n=1',
        'do.score faction=riverfolk n=1',
        'do.discardMarket card=STD-41',
      ],
    },
  },
  {
    name: 'only cards added in this turn are crafted, and of two item cards the first one drawn',
    cite: '9.4.2, B-25',
    position: { board: `12 M1 | R=1 market:STD-13,STD-46,STD-50 ${PAID}`, seats: CATS },
    seat: me,
    script: { cards: ['STD-22', 'STD-24'] },
    expect: {
      state: {
        'factions.riverfolk.craftedItems': ['bag'],
        // The coin is discarded in the Evening; the sword stays, and was the order.
        'factions.riverfolk.market': ['STD-46', 'STD-50', 'STD-24'],
        'deck.discard': ['STD-22', 'STD-13'],
      },
    },
  },
  {
    name: 'an item that nobody has any more is not crafted; the next one is',
    cite: 'B-25',
    position: {
      board: `12 M1 | R=1 market:STD-46,STD-50,STD-51 ${PAID} | supply sword1`,
      seats: CATS,
    },
    seat: me,
    script: { cards: ['STD-22', 'STD-24'] },
    expect: { state: { 'factions.riverfolk.craftedItems': ['sword'] } },
  },
  ...(
    [
      ['toFive', ['STD-50', 'STD-51', 'STD-52']],
      ['two', ['STD-50', 'STD-51']],
    ] as const
  ).map(
    ([marketRefill, left]): Example<Position, Input> => ({
      name: `two cards lie in the Market: ${left.length + 1} more by the reading ${marketRefill}`,
      cite: '9.4.1, B-24',
      position: {
        board: `12 M1 | R=0 market:STD-40,STD-41 ${PAID}`,
        seats: CATS,
        options: { marketRefill },
      },
      seat: me,
      script: { cards: left },
      expect: { state: { 'factions.riverfolk.market': ['STD-41', ...left] } },
    }),
  ),
  {
    name: 'with four cards one is added by either reading',
    cite: 'B-24',
    position: {
      board: `12 M1 | R=0 market:STD-40,STD-41,STD-42,STD-43 ${PAID}`,
      seats: CATS,
      options: { marketRefill: 'two' },
    },
    seat: me,
    script: { cards: ['STD-50'] },
    expect: { state: { 'factions.riverfolk.market': ['STD-41', 'STD-42', 'STD-43', 'STD-50'] } },
  },
  {
    name: 'neither Market nor deck: no order, and on to the Evening',
    cite: 'B-26',
    position: { board: `12 M1 R1 | R=0 ${PAID} | deck draw: discard:`, seats: CATS },
    seat: me,
    expect: {
      happenings: [
        'do.noOrder',
        'do.returnPayments faction=riverfolk n=1',
        'do.score faction=riverfolk n=1',
      ],
    },
  },

  // ---- 9.5.1 ----
  ...(
    [
      ['easy', 0],
      ['standard', 1],
      ['challenging', 2],
      ['nightmare', 2],
    ] as const
  ).map(
    ([level, garrison]): Example<Position, Input> => ({
      name: `${level}: ${garrison} warriors with the trade post${level === 'nightmare' ? ', and a point at the end' : ''}`,
      cite: '3.3.1, 9.5.1, B-73',
      position: { board: `12 M1 | R=0 ${FOX} ${PAID}`, seats: at(level) },
      seat: me,
      expect: {
        state: {
          // One more comes by Recruit.
          'clearings.1.warriors.riverfolk': garrison + 1,
          'clearings.1.tokens': ['tradePost'],
          'factions.riverfolk.score': level === 'nightmare' ? 2 : 1,
        },
      },
    }),
  ),
  {
    // R3 of the research: the Eyrie have bought most.
    name: 'the clearing of whoever has most in Payments; six points in the Evening, and the rest stay',
    cite: '9.5.1, 9.6.1, B-29',
    position: {
      board: `1 A1; 6 M2; 8 E2; 12 A2 | R=0 ${FOX} payments:eyrie.6,alliance.2`,
      seats: [human('marquise'), riverfolk(), human('eyrie'), human('alliance')],
    },
    seat: me,
    expect: {
      choices: [
        {
          rule: '9.5.1',
          chosen: '8',
          narrowings: [
            ...FOX_FILTERS.map((why) => ({ why, left: ['1', '6', '8', '12'] })),
            { why: 'why.bestCustomer', left: ['8'], best: 1 },
          ],
        },
      ],
      state: {
        'factions.riverfolk.score': 6,
        'factions.riverfolk.payments': { alliance: 2 },
        'factions.eyrie.warriorsInSupply': 18,
        // No shield: one card.
        'factions.riverfolk.market': ['STD-41', 'STD-46', 'STD-33', 'STD-50'],
      },
    },
  },
  {
    name: 'of equals in Payments the first in set-up order, and only one of them is paid out',
    cite: 'B-29, 9.6.1',
    position: {
      board: `6 R1; 8 E1; 12 M1 | R=0 ${FOX} payments:riverfolk.2,eyrie.2,marquise.1`,
      seats: [human('marquise'), riverfolk(), human('eyrie')],
    },
    seat: me,
    expect: {
      choices: [{ rule: '9.5.1', chosen: '8' }],
      state: { 'factions.riverfolk.payments': { riverfolk: 2, marquise: 1 } },
    },
  },
  {
    name: 'its own warriors in Payments count as well',
    cite: 'B-29',
    position: {
      board: `6 M1; 12 R1 | R=0 ${FOX} payments:marquise.1,riverfolk.2`,
      seats: CATS,
    },
    seat: me,
    expect: { choices: [{ rule: '9.5.1', chosen: '12' }] },
  },
  {
    name: 'no second trade post in a clearing, and none of a suit whose track is empty',
    cite: '9.5.1, B-30',
    position: {
      // A bird order: three fox posts are out, so 1 gets none; 2 has one; 3 belongs to the keep.
      board: `2 tradePost; 3 M1 keep; 6 tradePost; 8 tradePost; 12 tradePost | R=0 ${BIRD} ${PAID}`,
      seats: CATS,
    },
    seat: me,
    expect: {
      choices: [
        {
          rule: '9.5.1',
          chosen: '4',
          narrowings: [
            {
              why: 'why.ordered',
              left: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
            },
            { why: 'why.noTradePost', left: ['1', '3', '4', '5', '7', '9', '10', '11'] },
            { why: 'why.tradePostLeft', left: ['3', '4', '5', '7', '9', '10', '11'] },
            { why: 'why.placeable', left: ['4', '5', '7', '9', '10', '11'] },
            { why: 'why.bestCustomer', left: ['4', '5', '7', '9', '10', '11'], best: 0 },
            { why: 'why.highestPriority', left: ['4'], best: 4 },
          ],
        },
      ],
    },
  },
  {
    name: 'no clearing of the order is left: no trade post, and no garrison',
    cite: 'B-30',
    position: {
      board: `1 M1 keep; 6 tradePost; 8 tradePost; 12 tradePost | R=0 ${FOX} ${PAID}`,
      seats: CATS,
    },
    seat: me,
    expect: {
      state: {
        'clearings.1.tokens': ['keep'],
        'clearings.6.warriors.riverfolk': 1,
        'factions.riverfolk.supply.tradePost': 6,
      },
    },
  },
  {
    name: 'no warrior is left: the trade post stands alone',
    cite: 'B-30, 9.2.4',
    position: { board: `5 R14 | R=0 ${FOX} ${PAID}`, seats: CATS },
    seat: me,
    expect: { state: { 'clearings.1.tokens': ['tradePost'], 'clearings.1.warriors': {} } },
  },
  ...(
    [
      ['none', 0],
      ['track', 2],
    ] as const
  ).map(
    ([tradePostVp, points]): Example<Position, Input> => ({
      name: `the third trade post of a suit: ${points} points by the reading ${tradePostVp}`,
      cite: 'B-27',
      position: {
        board: `6 tradePost; 8 tradePost; 12 M1 | R=0 ${FOX} ${PAID}`,
        seats: CATS,
        options: { tradePostVp },
      },
      seat: me,
      // And one for the warrior in Payments.
      expect: { state: { 'factions.riverfolk.score': points + 1 } },
    }),
  ),

  // ---- 9.5.2 ----
  {
    name: 'a bird order: a warrior in each clearing on the river, by priority as far as they last',
    cite: '9.5.2',
    position: { board: `5 R10 | R=0 ${BIRD} ${PAID}`, seats: CATS },
    seat: me,
    expect: {
      happenings: [
        'do.marketOrder card=STD-33',
        'do.placePiece piece=tradePost at=5',
        'do.placeWarriors faction=riverfolk n=1 at=5',
        ...[4, 5, 7].map((n) => `do.placeWarriors faction=riverfolk n=1 at=${n}`),
        'do.sword',
        'do.score faction=riverfolk n=1',
        'do.returnPayments faction=riverfolk n=1',
        'do.score faction=riverfolk n=1',
        'do.racketeer n=10 at=5',
        'do.discardMarket card=STD-40',
      ],
    },
  },
  {
    name: 'on the lake those of the coast, but not beside the keep',
    cite: '9.5.2',
    position: {
      board: `10 M1 keep | R=0 ${BIRD} ${PAID}`,
      seats: CATS,
      config: { map: 'lake', suits: 'suggested' },
    },
    seat: me,
    expect: {
      state: {
        // With the trade post.
        'clearings.1.warriors.riverfolk': 2,
        'clearings.10.warriors': { marquise: 1 },
        'clearings.11.warriors.riverfolk': 1,
        'clearings.12.warriors.riverfolk': 1,
      },
    },
  },
];

import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { FactionId } from '../rules/pieces.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { human, marquise, riverfolk } from './position.ts';

const me = seat(0);
const buy = (service: 'handCard' | 'riverboats' | 'mercenaries', card = ''): Input => ({
  kind: 'buy',
  service,
  card,
});
const battle = (defender: FactionId): Input => ({
  kind: 'battle',
  at: 5,
  defender,
  extra: 0,
  defenderExtra: 0,
});

/** The birds have hired, or not, and attack the cats in 5. */
const hired = (board: string): Position => ({
  board: `${board} sold:mercenaries.1`,
  seats: [human('eyrie'), riverfolk(), marquise()],
});

/** What humans buy, and what the Riverfolk's pieces and traits mean in their turns. */
export const riverfolkServiceExamples: readonly Example<Position, Input>[] = [
  ...(
    [
      [0, 2],
      [9, 2],
      [10, 3],
      [19, 3],
      [20, 4],
      [29, 4],
    ] as const
  ).map(
    ([points, price]): Example<Position, Input> => ({
      name: `with ${points} points a service costs ${price} warriors`,
      cite: '9.2.3',
      position: { board: `8 E2 | E=${points} | R=0`, seats: [human('eyrie'), riverfolk()] },
      seat: me,
      input: buy('riverboats'),
      expect: {
        happenings: [`do.buy faction=eyrie service=riverboats payer=eyrie n=${price}`],
        state: {
          'factions.riverfolk.payments': { eyrie: price },
          'factions.riverfolk.sold': { riverboats: 1 },
          'factions.eyrie.warriorsInSupply': 18 - price,
        },
      },
    }),
  ),
  {
    name: 'a card of the Market goes into the hand, and the others close up',
    cite: '9.2.3.I, B-111',
    position: {
      board: '8 E2 | R=0 market:STD-40,STD-50,STD-46',
      seats: [human('eyrie'), riverfolk()],
    },
    seat: me,
    input: buy('handCard', 'STD-50'),
    expect: {
      happenings: [
        'do.buy faction=eyrie service=handCard payer=eyrie n=2',
        'do.handCard card=STD-50',
      ],
      state: { 'factions.riverfolk.market': ['STD-40', 'STD-46'], 'deck.discard': [] },
    },
  },
  {
    name: 'with the cards of the box it may turn up again, and is named by what is seen of it',
    cite: 'B-111',
    position: {
      board: '8 E2 | R=0 market:STD-40,STD-50 | deck draw:STD-01 discard:',
      seats: [human('eyrie'), riverfolk()],
      config: { chance: { cards: 'table', dice: 'app', choices: 'app' } },
    },
    seat: me,
    input: buy('handCard', 'fox-none'),
    expect: {
      state: { 'factions.riverfolk.market': ['STD-40'], 'deck.draw': ['STD-01', 'STD-50'] },
    },
  },
  {
    name: 'for a human Vagabond the Riverfolk put in their own',
    cite: 'B-33',
    position: { board: '| V=0 @5 | R=0 market:STD-40', seats: [human('vagabond'), riverfolk()] },
    seat: me,
    input: buy('handCard', 'STD-40'),
    expect: {
      happenings: [
        'do.buy faction=vagabond service=handCard payer=riverfolk n=2',
        'do.handCard card=STD-40',
      ],
      state: { 'factions.riverfolk.payments': { riverfolk: 2 } },
    },
  },
  {
    name: 'by the other reading he exhausts an item for each warrior',
    cite: 'B-33',
    position: {
      board: '| V=0 @5 | R=0 market:STD-40',
      seats: [human('vagabond'), riverfolk()],
      options: { vagabondPays: 'items' },
    },
    seat: me,
    input: buy('handCard', 'STD-40'),
    expect: {
      happenings: [
        'do.humanExhaust faction=vagabond n=2',
        'do.buy faction=vagabond service=handCard payer=riverfolk n=2',
        'do.handCard card=STD-40',
      ],
    },
  },
  {
    name: 'and where his items are followed he says which',
    cite: 'B-33',
    position: {
      board: '| V=0 @5 character:thief pack:boot,sword,tea/// | R=0 market:STD-40',
      seats: [human('vagabond'), riverfolk()],
      options: { vagabondPays: 'items' },
    },
    seat: me,
    input: buy('riverboats'),
    script: { choices: ['tea', 'boot'] },
    expect: {
      state: {
        'factions.vagabond.items.ready': ['sword'],
        'factions.vagabond.items.exhausted': ['boot', 'tea'],
      },
    },
  },

  // ---- Mercenaries ----
  {
    name: 'hired warriors raise the limit of rolled hits',
    cite: '9.2.3.III, B-35',
    position: hired('5 E1 R2 M3 | E=0 | R=0'),
    seat: me,
    input: battle('marquise'),
    script: { dice: ['3-0'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=5',
        'do.dice dice=3-0 attackerHits=3 defenderHits=0',
        'do.removeWarriors faction=marquise n=3 at=5',
      ],
    },
  },
  ...(
    [
      // Hits, and the warriors of the birds and of the Riverfolk that are left of three and three.
      [1, 2, 3],
      [2, 2, 2],
      [3, 1, 2],
    ] as const
  ).map(
    ([hits, birds, hirelings]): Example<Position, Input> => ({
      name: `of ${hits} hits every other one is theirs, the odd one an own warrior’s`,
      cite: 'B-35',
      position: hired('5 E3 R3 M3 | E=0 | R=0'),
      seat: me,
      input: battle('marquise'),
      script: { dice: [`3-${hits}`] },
      expect: {
        state: { 'clearings.5.warriors': { eyrie: birds, riverfolk: hirelings } },
      },
    }),
  ),
  {
    name: 'what their own warriors cannot take the hired ones do, and a roost falls after both',
    cite: 'B-35',
    position: hired('5 E1 roost R1 M3 | E=0 | R=0'),
    seat: me,
    input: battle('marquise'),
    script: { dice: ['3-3'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=marquise at=5',
        'do.dice dice=3-3 attackerHits=2 defenderHits=3',
        'do.removeWarriors faction=marquise n=2 at=5',
        'do.removeWarriors faction=riverfolk n=1 at=5',
        'do.removeWarriors faction=eyrie n=1 at=5',
        'do.removePiece piece=roost at=5',
        'do.score faction=marquise n=1',
      ],
    },
  },
  {
    name: 'in a battle with the Riverfolk at a trade post their warriors are their own',
    cite: 'B-37, B-80',
    position: hired('5 E2 R1 tradePost | E=0 | R=0'),
    seat: me,
    input: battle('riverfolk'),
    script: { dice: ['2-1'] },
    expect: {
      happenings: [
        'do.battle attacker=eyrie defender=riverfolk at=5',
        'do.dice dice=2-1 attackerHits=2 defenderHits=1',
        'do.removeWarriors faction=riverfolk n=1 at=5',
        'do.removePiece piece=tradePost at=5',
        'do.score faction=eyrie n=1',
        'do.removeWarriors faction=eyrie n=1 at=5',
      ],
    },
  },
  {
    name: 'who clears a clearing leaves the hired ones alone',
    cite: 'B-80',
    position: hired('5 E1 R2 tradePost M1 | E=0 | R=0'),
    seat: me,
    input: { kind: 'clear', at: 5 },
    expect: {
      state: {
        'clearings.5.warriors': { eyrie: 1, riverfolk: 2 },
        'clearings.5.tokens': [],
      },
    },
  },
];

import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Level, Trait } from '../rules/config.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { human, lizards } from './position.ts';

const CATS = [human('marquise'), lizards()];
const at = (difficulty: Level) => [human('marquise'), lizards({ difficulty })];
const withTrait = (trait: Trait) => [human('marquise'), lizards({ traits: [trait] })];
const me = seat(1);
/** A fox without an item ends the turn. */
const script = { cards: ['STD-30'] };

/** One ritual each of mouse, mouse, fox, rabbit and, deepest, fox. */
const SIX_CARDS = 'souls:STD-50,STD-51,STD-46,STD-47,STD-52,STD-40';

/** Order, rituals, Evening; difficulties and the traits of the rest of the turn. */
export const lizardTurnExamples: readonly Example<Position, Input>[] = [
  {
    // L2 of the research.
    name: 'the first turn of the Lizards against the cats',
    cite: '8.4.1, 8.5, 8.5.1, 8.6, 8.6.1, 8.6.2, 8.6.3, 8.6.4, B-13',
    position: {
      board: `1 M1 sawmill keep; 2 M1; 3 L4 garden; 4 M1; 5 M1 workshop; 6 M1 L1 ruin; 7 M1 L1; 8 M1;
        9 M1 recruiter; 10 M1 ruin; 11 M1 L1 ruin; 12 M1 ruin
        | L=0 souls:STD-50,STD-46,STD-47,STD-51,STD-40 conspiracy:5`,
      seats: CATS,
    },
    seat: me,
    script: { cards: ['STD-22'] },
    expect: {
      happenings: [
        'do.setOrder suit=bird',
        'do.ritual card=STD-40',
        'do.placeWarriors faction=lizards n=1 at=5',
        'do.ritual card=STD-51',
        'do.placeWarriors faction=lizards n=1 at=6',
        'do.placePiece piece=garden at=6',
        'do.ritual card=STD-47',
        'do.placeWarriors faction=lizards n=1 at=9',
        'do.ritual card=STD-46',
        'do.placeWarriors faction=lizards n=1 at=9',
        'fix.toDiscard card=STD-50',
        'do.returnSouls n=4',
        'do.turnUp card=STD-22',
        'do.craft item=bag',
        'do.score faction=lizards n=1',
        'do.toSouls card=STD-22',
      ],
      state: {
        'factions.lizards.lostSouls': ['STD-46', 'STD-47', 'STD-51', 'STD-40', 'STD-22'],
        'factions.lizards.revealed': undefined,
        'factions.lizards.conspiracy': 5,
        'factions.lizards.score': 1,
        'factions.lizards.warriorsInSupply': 14,
        'deck.discard': ['STD-50'],
      },
    },
  },
  {
    // L4 of the research.
    name: 'birds make acolytes where most Lizards are, and go for good',
    cite: '8.5.2, 2.1, B-23, B-16',
    position: { board: '6 L3; 8 L3 | L=0 souls:STD-50,STD-34,STD-33', seats: CATS },
    seat: me,
    script,
    expect: {
      happenings: [
        'do.setOrder suit=bird',
        'do.ritual card=STD-33',
        'do.takeAcolyte at=6',
        'fix.toDiscard card=STD-33',
        'do.ritual card=STD-34',
        'do.takeAcolyte at=8',
        'fix.toDiscard card=STD-34',
        'do.ritual card=STD-50',
        'do.placeWarriors faction=lizards n=1 at=1',
        'do.placePiece piece=garden at=1',
        'do.returnSouls n=1',
        'do.turnUp card=STD-30',
        'do.toSouls card=STD-30',
      ],
      state: {
        'factions.lizards.warriorsElsewhere': 2,
        'factions.lizards.lostSouls': ['STD-50', 'STD-30'],
        'deck.discard': ['STD-33', 'STD-34'],
      },
    },
  },
  {
    name: 'a bird finds nobody to take: only the card goes',
    cite: '8.5.2',
    position: { board: '6 M1 | L=0 souls:STD-33', seats: CATS },
    seat: me,
    script,
    expect: {
      state: { 'factions.lizards.warriorsElsewhere': 0, 'factions.lizards.warriorsInSupply': 25 },
    },
  },
  {
    name: 'a dominance card that leaves the Lost Souls is laid beside the map',
    cite: 'B-16',
    position: {
      board: '6 M1 | L=0 souls:STD-09',
      seats: [human('marquise'), lizards(), human('eyrie'), human('alliance')],
    },
    seat: me,
    script,
    expect: { state: { 'deck.discard': [], 'deck.available': ['STD-09'] } },
  },
  {
    name: 'Martyrs: a bird also sends a warrior from the supply',
    cite: 'trait.martyrs',
    position: { board: '6 L3 | L=0 souls:STD-33', seats: withTrait('martyrs') },
    seat: me,
    script,
    expect: {
      state: {
        'factions.lizards.warriorsElsewhere': 2,
        'clearings.6.warriors.lizards': 2,
        'factions.lizards.warriorsInSupply': 21,
      },
    },
  },
  {
    name: 'Martyrs: not from an empty supply',
    cite: 'trait.martyrs',
    position: { board: '6 L25 | L=0 souls:STD-33', seats: withTrait('martyrs') },
    seat: me,
    script,
    expect: { state: { 'factions.lizards.warriorsElsewhere': 1 } },
  },

  // ---- 8.5 ----
  {
    name: 'easy: three rituals',
    cite: '3.3.1, 8.5',
    position: { board: `12 M1 | L=0 ${SIX_CARDS}`, seats: at('easy') },
    seat: me,
    script,
    expect: { state: { 'factions.lizards.lostSouls': ['STD-47', 'STD-52', 'STD-40', 'STD-30'] } },
  },
  {
    name: 'challenging: five rituals',
    cite: '3.3.1, 8.5',
    position: { board: `12 M1 | L=0 ${SIX_CARDS}`, seats: at('challenging') },
    seat: me,
    script,
    expect: {
      state: {
        'factions.lizards.lostSouls': [
          ...['STD-51', 'STD-46', 'STD-47', 'STD-52', 'STD-40'],
          'STD-30',
        ],
        'deck.discard': ['STD-50'],
      },
    },
  },
  {
    name: 'nightmare: five rituals and a point at the end',
    cite: '3.3.1, 8.5, B-22',
    position: { board: `12 M1 | L=0 ${SIX_CARDS}`, seats: at('nightmare') },
    seat: me,
    script,
    expect: {
      state: {
        'deck.discard': ['STD-50'],
        'factions.lizards.scoredFrom': { buildings: 2, difficulty: 1 },
      },
    },
  },
  {
    name: 'a ritual goes where a slot is open, then to most enemy buildings',
    cite: '8.5.1, B-13, B-11',
    position: {
      // 1 is closed by the keep, 6 has no slot left; 5 has buildings, but of another suit.
      board: `1 workshop keep; 5 sawmill*2; 6 sawmill roost; 8 L1; 12 roost M1
        | L=0 souls:STD-50`,
      seats: [human('marquise'), lizards(), human('eyrie')],
    },
    seat: me,
    script,
    expect: {
      choices: [
        {
          rule: '8.5.1',
          chosen: '12',
          narrowings: [
            { why: 'why.cardSuit', left: ['1', '6', '8', '12'] },
            { why: 'why.placeable', left: ['6', '8', '12'] },
            { why: 'why.preferOpenSlot', left: ['8', '12'], best: 1 },
            { why: 'why.mostEnemyBuildings', left: ['12'], best: 1 },
          ],
        },
      ],
      // One against a cat and a roost: it does not rule by numbers.
      state: { 'clearings.12.buildings': ['roost'], 'clearings.12.warriors.lizards': 1 },
    },
  },
  {
    // A ruin is no open slot: 6 and 12 have one each, and 8 is full.
    name: 'with no open slot anywhere it is most enemy buildings, and no garden',
    cite: 'B-13, B-14',
    position: {
      board: '1 L1 garden; 6 roost ruin; 8 sawmill*2; 12 roost ruin | L=0 souls:STD-50',
      seats: [human('marquise'), lizards(), human('eyrie')],
    },
    seat: me,
    script,
    expect: {
      choices: [{ rule: '8.5.1', chosen: '8' }],
      state: { 'clearings.8.buildings': ['sawmill', 'sawmill'] },
    },
  },
  {
    name: 'no warrior is left: where it rules the garden comes all the same',
    cite: 'B-13',
    position: { board: '1 L25 | L=0 souls:STD-50', seats: CATS },
    seat: me,
    script,
    expect: { state: { 'clearings.1.buildings': ['garden'], 'clearings.1.warriors.lizards': 25 } },
  },
  {
    name: 'five gardens of a suit are all: no sixth',
    cite: 'B-14',
    position: {
      board: '6 garden*2; 8 garden*2; 12 garden L1 | L=0 souls:STD-50',
      seats: CATS,
    },
    seat: me,
    script,
    // 1 has a slot too and comes first.
    expect: { state: { 'clearings.1.buildings': [], 'clearings.1.warriors.lizards': 1 } },
  },
  {
    name: 'a garden rules whatever stands beside it, so a second one follows',
    cite: '8.2.1, law.garden',
    position: {
      board: '1 M1 keep; 6 M7 garden; 8 M7 roost sawmill; 12 M7 ruin roost | L=0 souls:STD-50',
      seats: [human('marquise'), lizards(), human('eyrie')],
    },
    seat: me,
    script,
    expect: { state: { 'clearings.6.buildings': ['garden', 'garden'] } },
  },

  // ---- 8.6 ----
  ...(
    [
      ['3', 0],
      ['3 garden', 0],
      ['3 garden; 4 garden', 2],
      ['3 garden; 4 garden; 5 garden', 2],
      ['3 garden; 4 garden; 5 garden*2', 3],
      ['3 garden; 4 garden; 5 garden*2; 10 garden', 4],
      ['2 garden*2; 3 garden; 4 garden; 5 garden*2', 3],
    ] as const
  ).map(
    ([board, points]): Example<Position, Input> => ({
      // Without Lost Souls the order is a bird, and there is no ritual.
      name: `${board}: ${points} points with a bird order`,
      cite: '8.6.1, B-15',
      position: { board: `${board} | L=0`, seats: CATS },
      seat: me,
      script,
      expect: { state: { 'factions.lizards.score': points } },
    }),
  ),
  ...(
    [
      ['ordered', 0],
      ['best', 3],
    ] as const
  ).map(
    ([gardenScore, points]): Example<Position, Input> => ({
      // Four mouse gardens; the fox of the order brings none, for no fox clearing has a slot.
      name: `a fox order without a fox garden: ${points} points by the reading ${gardenScore}`,
      cite: '8.6.1, B-15',
      position: {
        board: `1 roost; 2 garden*2; 6 roost*2; 7 garden*2; 8 roost*2; 12 roost*2
          | L=0 souls:STD-50`,
        seats: [human('eyrie'), lizards()],
        options: { gardenScore },
      },
      seat: me,
      script,
      expect: { state: { 'factions.lizards.score': points } },
    }),
  ),
  {
    name: 'the ordered track is scored, not the better one of another suit',
    cite: '8.6.1',
    position: {
      board: `2 garden*2; 7 garden*2; 3 garden; 4 garden; 5 M5 sawmill*2; 10 M5 sawmill ruin
        | L=0 souls:STD-40`,
      seats: CATS,
    },
    seat: me,
    script,
    expect: { state: { 'factions.lizards.score': 2 } },
  },
  {
    name: 'what is left of the Lost Souls is discarded as it lies',
    cite: '8.6.2, B-89',
    position: { board: `12 M1 | L=0 ${SIX_CARDS}`, seats: CATS },
    seat: me,
    script,
    expect: { state: { 'deck.discard': ['STD-50', 'STD-51'] } },
  },
  {
    name: 'the card that is turned up last shows an item that is gone: no craft',
    cite: '8.6.4',
    position: { board: '6 M1 | L=0 | supply boot0', seats: CATS },
    seat: me,
    script: { cards: ['STD-22'] },
    expect: {
      state: { 'factions.lizards.score': 0, 'factions.lizards.lostSouls': ['STD-22'] },
    },
  },
  {
    name: 'an empty deck is shuffled from the discard pile, never from the Lost Souls',
    cite: 'B-18',
    position: {
      board: '6 M1 | L=0 souls:STD-50,STD-51 | deck draw:STD-30 discard:STD-40',
      seats: CATS,
    },
    seat: me,
    script,
    expect: {
      state: {
        'deck.draw': ['STD-40'],
        'deck.discard': [],
        'factions.lizards.lostSouls': ['STD-50', 'STD-51', 'STD-30'],
      },
    },
  },
  {
    name: 'Erratic: after all else a card from the deck',
    cite: 'trait.erratic, B-22',
    position: {
      board: '6 M1 | L=0',
      seats: [human('marquise'), lizards({ traits: ['erratic'], difficulty: 'nightmare' })],
    },
    seat: me,
    script: { cards: ['STD-30', 'STD-11'] },
    expect: {
      happenings: [
        'do.setOrder suit=bird',
        'do.turnUp card=STD-30',
        'do.toSouls card=STD-30',
        'do.score faction=lizards n=1',
        'do.turnUp card=STD-11',
        'do.toSouls card=STD-11',
      ],
    },
  },
  {
    name: 'on the mountain the pass is scored between the nightmare point and Erratic',
    cite: 'B-91',
    position: {
      board: '10 L3 | L=0',
      seats: [human('marquise'), lizards({ traits: ['erratic'], difficulty: 'nightmare' })],
      config: { map: 'mountain', suits: 'suggested' },
    },
    seat: me,
    script: { cards: ['STD-30', 'STD-31'] },
    expect: {
      happenings: [
        'do.setOrder suit=bird',
        'do.turnUp card=STD-30',
        'do.toSouls card=STD-30',
        'do.score faction=lizards n=1',
        'do.score faction=lizards n=1',
        'do.turnUp card=STD-31',
        'do.toSouls card=STD-31',
      ],
      state: { 'factions.lizards.scoredFrom': { difficulty: 1, map: 1 } },
    },
  },
];

import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { human, marquise, vagabot } from './position.ts';

// With the rabbit order the Battle action comes first and pays one item; the second pays for the
// Special action. Battles are rolled 0-0 here wherever the result does not matter.

/** With Questing the Special action comes first. */
export const QUESTING = { traits: ['questing'] } as const;

/** Nothing in its forest; the battle in 1, at the edge of the forest, takes its only item. */
export const atTheEdge = (name: string, cite: string, position: Position) => ({
  name,
  cite,
  position,
  seat: seat(0),
  script: { cards: ['STD-02'] },
  expect: {
    happenings: [
      'do.reveal card=STD-02',
      'do.exhaust n=1',
      'do.movePawn at=1',
      'do.refresh n=3',
      'do.discard card=STD-02',
    ],
  },
});

const HUMANS = [vagabot(), human('marquise'), human('eyrie')];

const thief: readonly Example<Position, Input>[] = [
  {
    name: 'steals from the enemy here with most points, for 1 point',
    cite: '7.7.1, 7.5.6, A-37',
    position: { board: '7 M2 E1 | M=5 | E=8 | V=0 @7 items:2/1', seats: HUMANS },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'], choices: ['yes'] },
    expect: {
      choices: [
        {
          rule: '7.7.1',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'eyrie'] },
            { why: 'why.hasHand', left: ['marquise', 'eyrie'] },
            { why: 'why.mostVictoryPoints', best: 8, left: ['eyrie'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=eyrie at=7',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.exhaust n=1',
        'do.steal faction=eyrie',
        'do.score faction=vagabond n=1',
        'do.refresh n=3',
        'do.discard card=STD-02',
      ],
      state: { 'factions.vagabond.scoredFrom': { special: 1 } },
    },
  },
  {
    name: 'equal points: most pieces there; without a card in hand, the next',
    cite: '7.7.1, A-37, 2.3',
    position: { board: '7 M2 E3 | M=5 | E=5 | V=0 @7 items:2/1', seats: HUMANS },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'], choices: ['no', 'yes'] },
    expect: {
      choices: [
        {
          rule: '7.7.1',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'eyrie'] },
            { why: 'why.hasHand', left: ['marquise', 'eyrie'] },
            { why: 'why.mostVictoryPoints', best: 5, left: ['marquise', 'eyrie'] },
            { why: 'why.mostPiecesThere', best: 3, left: ['eyrie'] },
          ],
        },
        { rule: '7.7.1', chosen: 'marquise', by: 'only' },
      ],
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.exhaust n=1',
        'do.steal faction=marquise',
        'do.score faction=vagabond n=1',
        'do.refresh n=3',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    name: 'all equal: the order of set-up; nobody with a card: nothing is paid',
    cite: '7.7.1, 7.5.6, 2.2',
    position: { board: '7 M2 E2 | M=5 | E=5 | V=0 @7 items:2/1', seats: HUMANS },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'], choices: ['no', 'no'] },
    expect: {
      choices: [
        { rule: '7.7.1', chosen: 'marquise' },
        { rule: '7.7.1', chosen: 'eyrie' },
        { rule: '7.7.1', chosen: undefined, by: 'none' },
      ],
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.battle attacker=vagabond defender=marquise at=7',
        'do.dice dice=0-0 attackerHits=0 defenderHits=0',
        'do.refresh n=2',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    // The Alliance, a human with more points, is next door.
    name: 'a bot has no hand to steal from; nor is anybody elsewhere robbed',
    cite: '7.7.1, 2.8.1',
    position: {
      board: '7 M4 E1; 8 A1 | M=9 | E=2 | A=7 | V=0 @7 items:2/1',
      seats: [vagabot(), marquise(), human('eyrie'), human('alliance')],
    },
    seat: seat(0),
    script: { cards: ['STD-02'], dice: ['0-0'], choices: ['yes'] },
    expect: {
      choices: [
        {
          rule: '7.7.1',
          chosen: 'eyrie',
          narrowings: [
            { why: 'why.inClearing', left: ['marquise', 'eyrie'] },
            { why: 'why.hasHand', left: ['eyrie'] },
          ],
        },
      ],
      state: { 'factions.vagabond.score': 1 },
    },
  },
  {
    // It goes as far as 12 for the battle in 10, with its only item.
    name: 'without a ready item there is no Special action',
    cite: '7.5.6',
    position: { board: '10 M1; 12 E2 | M=9 | E=2 | V=0 @4 items:1/2', seats: HUMANS },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: { state: { 'factions.vagabond.pawn': { clearing: 12 } } },
  },
  {
    name: 'it steals where it stands, even if the battle was elsewhere',
    cite: '7.7.1, A-43',
    position: {
      board: '4 M2; 10 E1 | M=2 | E=9 | V=0 @4 items:1/2',
      seats: HUMANS,
      options: { vagabotShortRoute: 'stay' },
    },
    seat: seat(0),
    script: { cards: ['STD-02'], choices: ['yes'] },
    expect: { choices: [{ rule: '7.7.1', chosen: 'marquise', by: 'only' }] },
  },
  atTheEdge('in a forest there is nobody to steal from', '7.7.1, 7.5.6', {
    board: '1 E1 | V=0 @1_2_5_10 items:1/2',
    seats: [vagabot(QUESTING), human('marquise'), human('eyrie')],
  }),
];

const TINKER = [vagabot({ character: 'tinker' }), marquise()];

const tinker: readonly Example<Position, Input>[] = [
  {
    // From the top: a favor without an item, then the boot.
    name: 'crafts the topmost discard with an available item; the card stays',
    cite: '7.7.2, 7.5.6, 1.1.2',
    position: { board: '| V=0 @5 items:3/0 | deck discard:STD-18,STD-15,STD-30', seats: TINKER },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: [
        'do.reveal card=STD-02',
        'do.exhaust n=1',
        'do.dayLabor card=STD-15',
        'do.craft item=boot',
        'do.score faction=vagabond n=1',
        'do.refresh n=1',
        'do.discard card=STD-02',
      ],
      state: {
        'deck.discard': ['STD-18', 'STD-15', 'STD-30', 'STD-02'],
        'factions.vagabond.items.ready': 4,
        'factions.vagabond.craftedItems': [],
        'itemsInSupply.boot': 1,
      },
    },
  },
  {
    name: 'the card on top of the pile',
    cite: '7.7.2',
    position: { board: '| V=0 @5 items:3/0 | deck discard:STD-18,STD-15', seats: TINKER },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: { state: { 'itemsInSupply.boot': 1, 'itemsInSupply.tea': 2 } },
  },
  {
    name: 'an item that is not in the supply is passed over',
    cite: '7.7.2',
    position: {
      board: '| V=0 @5 items:3/0 | deck discard:STD-18,STD-15 | supply tea1',
      seats: TINKER,
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: { state: { 'itemsInSupply.tea': 0, 'factions.vagabond.score': 1 } },
  },
  {
    name: 'no such card: nothing is paid',
    cite: '7.7.2, 7.5.6',
    position: { board: '| V=0 @5 items:3/0 | deck discard:STD-30', seats: TINKER },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: { happenings: ['do.reveal card=STD-02', 'do.discard card=STD-02'] },
  },
  {
    // The pile has become the deck, so there is nothing to search.
    name: 'the order was the last card: the pile is gone, and nothing is paid',
    cite: '7.7.2, 7.5.6, A-40',
    position: {
      board: '| V=0 @5 items:3/0 | deck draw:STD-02 discard:STD-18,STD-15',
      seats: TINKER,
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: {
      happenings: ['do.reveal card=STD-02', 'do.discard card=STD-02'],
      state: { 'deck.draw': ['STD-18', 'STD-15'], 'deck.discard': ['STD-02'] },
    },
  },
  {
    name: 'with real cards nobody is asked to look through it then',
    cite: '7.7.2, A-40',
    position: {
      board: '| V=0 @5 items:3/0 | deck draw:STD-02 discard:STD-18,STD-15',
      seats: TINKER,
      config: { chance: { cards: 'table', dice: 'app', choices: 'app' } },
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: { happenings: ['do.reveal card=rabbit-none', 'do.discard card=rabbit-none'] },
  },
  {
    // STD-02 came out of a pile that people had shuffled unseen: what they threw away since we do not know.
    name: 'with real cards a reshuffle that the app has missed leaves the question',
    cite: '7.7.2, A-40',
    position: {
      board: '| V=0 @5 items:3/0 | deck draw:STD-18 discard:STD-02,STD-46',
      seats: TINKER,
      config: { chance: { cards: 'table', dice: 'app', choices: 'app' } },
    },
    seat: seat(0),
    script: { cards: ['STD-02', 'STD-18'] },
    expect: { state: { 'itemsInSupply.tea': 1 } },
  },
  {
    name: 'with real cards somebody looks through the pile',
    cite: '7.7.2',
    position: {
      board: '| V=0 @5 items:3/0',
      seats: TINKER,
      config: { chance: { cards: 'table', dice: 'app', choices: 'app' } },
    },
    seat: seat(0),
    script: { cards: ['STD-02', 'STD-18'] },
    expect: { state: { 'itemsInSupply.tea': 1, 'factions.vagabond.items.ready': 4 } },
  },
  {
    name: 'with real cards too there may be none',
    cite: '7.7.2',
    position: {
      board: '| V=0 @5 items:3/0',
      seats: TINKER,
      config: { chance: { cards: 'table', dice: 'app', choices: 'app' } },
    },
    seat: seat(0),
    script: { cards: ['STD-02', 'none'] },
    expect: { happenings: ['do.reveal card=rabbit-none', 'do.discard card=rabbit-none'] },
  },
  {
    name: 'with an empty supply nobody is asked',
    cite: '7.7.2',
    position: {
      board: '| V=0 @5 items:3/0 | supply boot0',
      seats: TINKER,
      config: { chance: { cards: 'table', dice: 'app', choices: 'app' } },
    },
    seat: seat(0),
    script: { cards: ['STD-02'] },
    expect: { happenings: ['do.reveal card=rabbit-none', 'do.discard card=rabbit-none'] },
  },
];

const RANGER = [vagabot({ character: 'ranger' }), marquise()];

const ranger: readonly Example<Position, Input>[] = [
  {
    name: 'with three damaged items it slips away; the Evening repairs all',
    cite: '7.7.3, 7.5.6, 7.6.2',
    position: { board: '| V=0 @1 items:3/0/0/0/2/1', seats: RANGER },
    seat: seat(0),
    script: { cards: ['STD-01'], choices: ['1_9_10_12'] },
    expect: {
      happenings: [
        'do.reveal card=STD-01',
        'do.exhaust n=1',
        'do.slip forest=1_9_10_12',
        'do.refresh n=1',
        'do.repair n=3',
        'do.battleTrack n=1',
        'do.discard card=STD-01',
      ],
    },
  },
  {
    name: 'with two it stays and pays nothing',
    cite: '7.7.3, 7.5.6',
    position: { board: '| V=0 @1 items:3/0/0/0/1/1', seats: RANGER },
    seat: seat(0),
    script: { cards: ['STD-01'] },
    expect: {
      happenings: ['do.reveal card=STD-01', 'do.repair n=1', 'do.discard card=STD-01'],
      state: { 'factions.vagabond.pawn': { clearing: 1 } },
    },
  },
];

export const vagabotCharacterExamples = [...thief, ...tinker, ...ranger];

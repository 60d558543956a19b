import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { alliance, eyrie, human, vagabot } from './position.ts';

const duel = [human('marquise'), alliance()];
const coop = { seats: [human('marquise'), eyrie(), alliance()], config: { coop: true } };

/** Revolt (6.4.3) and Surprise Revolt (6.5.2). */
export const allianceRevoltExamples: readonly Example<Position, Input>[] = [
  {
    // 2 is of another suit, 12 has no sympathy, 6 the higher priority; 8 has no open slot yet.
    name: 'revolts in the ordered sympathetic clearing with most enemy pieces, and has no pity',
    cite: '6.4, 6.4.1, 6.4.3, 6.2.1.II, 6.6.2, 6.6.3',
    position: {
      board: '2 M4 sympathy; 6 M1 sympathy; 8 M1 workshop*2 sympathy; 12 M5',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [
        {
          rule: '6.4.3',
          chosen: '8',
          narrowings: [
            { why: 'why.ordered', left: ['1', '6', '8', '12'] },
            { why: 'why.sympathetic', left: ['6', '8'] },
            { why: 'why.matchingBase', left: ['6', '8'] },
            { why: 'why.roomForBase', left: ['6', '8'] },
            { why: 'why.someEnemyPiece', left: ['6', '8'] },
            { why: 'why.mostEnemyPieces', best: 3, left: ['8'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-30',
        'do.revolt at=8',
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.removePiece piece=workshop at=8',
        'do.score faction=alliance n=1',
        'do.removePiece piece=workshop at=8',
        'do.score faction=alliance n=1',
        'do.placePiece piece=foxBase at=8',
        // No fox clearing is next to 2, 6 or 8.
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placeWarriors faction=alliance n=1 at=8',
        'do.discard card=STD-30',
      ],
      state: {
        'clearings.8': {
          suit: 'fox',
          warriors: { alliance: 1 },
          buildings: ['foxBase'],
          tokens: ['sympathy'],
        },
        'factions.alliance.scoredFrom': { removal: 2, sympathy: 1 },
        'deck.discard': ['STD-30'],
      },
    },
  },
  {
    name: 'crafts first; of equal clearings it revolts in the one of highest priority',
    cite: '6.4.2, 6.4.3, 2.1, 1.1.2',
    position: { board: '6 M1 sympathy; 8 M1 sympathy', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-14'] },
    expect: {
      happenings: [
        'do.reveal card=STD-14',
        'do.craft item=tea',
        'do.score faction=alliance n=1',
        'do.revolt at=6',
        'do.removeWarriors faction=marquise n=1 at=6',
        'do.placePiece piece=foxBase at=6',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placeWarriors faction=alliance n=1 at=6',
        'do.discard card=STD-14',
      ],
      state: { 'factions.alliance.craftedItems': ['tea'] },
    },
  },
  {
    name: 'no revolt while the ordered base is on the map: pity instead',
    cite: '6.4.3, 6.4.4',
    position: { board: '6 M3 sympathy; 12 A1 foxBase', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      choices: [{ rule: '6.4.3', chosen: undefined, by: 'none' }],
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=2',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=3',
        'do.score faction=alliance n=1',
        'do.placeWarriors faction=alliance n=1 at=12',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    // The Scoundrel covered the only slot of 4, and in 10 the one beside the ruin.
    name: 'not where there is no room for the base: the next best clearing',
    cite: '6.4.3, 2.3',
    position: {
      board: '4 M3 sympathy blocked; 5 M1 sympathy; 10 M3 sympathy ruin blocked',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-02'] },
    expect: {
      choices: [{ rule: '6.4.3', chosen: '5' }],
      happenings: [
        'do.reveal card=STD-02',
        'do.revolt at=5',
        'do.removeWarriors faction=marquise n=1 at=5',
        'do.placePiece piece=rabbitBase at=5',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placeWarriors faction=alliance n=1 at=5',
        'do.discard card=STD-02',
      ],
    },
  },
  {
    name: 'a revolt against nobody places the base and rules out pity',
    cite: 'A-24, 6.4.3, 6.4.4',
    position: { board: '6 sympathy', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.revolt at=6',
        'do.placePiece piece=foxBase at=6',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placeWarriors faction=alliance n=1 at=6',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'no revolt against nobody at a table that plays so',
    cite: 'A-24',
    position: { board: '6 sympathy', seats: duel, options: { emptyRevolt: 'skipped' } },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=2',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=3',
        'do.score faction=alliance n=1',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'at such a table a revolt against somebody is as ever',
    cite: 'A-24',
    position: { board: '6 M1 sympathy', seats: duel, options: { emptyRevolt: 'skipped' } },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: { choices: [{ rule: '6.4.3', chosen: '6' }] },
  },
  {
    // 6 has most enemies, but the fox base is gone; 9 has more, but no sympathy when it is asked.
    name: 'bird order: pity first, then a Surprise Revolt by any base left, which is placed',
    cite: '6.5, 6.5.2, 6.4.3, 6.4.4, A-23, A-26, A-28',
    position: {
      board: '2 M1 sympathy; 5 M1 workshop sympathy; 6 M4 sympathy; 9 M3; 12 foxBase',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-33'] },
    expect: {
      choices: [
        {
          rule: '6.5.2',
          chosen: '5',
          narrowings: [
            { why: 'why.sympathetic', left: ['1', '2', '3', '5', '6', '7'] },
            { why: 'why.matchingBase', left: ['2', '3', '5', '7'] },
            { why: 'why.roomForBase', left: ['2', '3', '5', '7'] },
            { why: 'why.someEnemyPiece', left: ['2', '3', '5', '7'] },
            { why: 'why.mostEnemyPieces', best: 2, left: ['5'] },
          ],
        },
      ],
      happenings: [
        'do.reveal card=STD-33',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=3',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=7',
        'do.score faction=alliance n=2',
        'do.revolt at=5',
        'do.removeWarriors faction=marquise n=1 at=5',
        'do.removePiece piece=workshop at=5',
        'do.score faction=alliance n=1',
        'do.placePiece piece=rabbitBase at=5',
        'do.placeWarriors faction=alliance n=1 at=5',
        'do.placeWarriors faction=alliance n=1 at=12',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'Surprise Revolt: room for the base, then the highest priority',
    cite: '6.5.2, 2.3',
    position: {
      board: '2 M1 sympathy; 4 M3 sympathy blocked; 5 M1 sympathy',
      seats: duel,
    },
    seat: seat(1),
    script: { cards: ['STD-33'] },
    expect: {
      choices: [{ rule: '6.5.2', chosen: '2' }],
      happenings: [
        'do.reveal card=STD-33',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=3',
        'do.score faction=alliance n=2',
        'do.revolt at=2',
        'do.removeWarriors faction=marquise n=1 at=2',
        'do.placePiece piece=mouseBase at=2',
        'do.placeWarriors faction=alliance n=1 at=2',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    name: 'no Surprise Revolt against nobody at a table that plays so',
    cite: 'A-24, 6.5.2',
    position: { board: '5 sympathy', seats: duel, options: { emptyRevolt: 'skipped' } },
    seat: seat(1),
    script: { cards: ['STD-33'] },
    expect: {
      choices: [{ rule: '6.5.2', chosen: undefined, by: 'none' }],
      happenings: [
        'do.reveal card=STD-33',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=2',
        'do.score faction=alliance n=1',
        'do.placePiece piece=sympathy at=6',
        'do.score faction=alliance n=1',
        'do.discard card=STD-33',
      ],
    },
  },
  {
    // The pawn is what makes 8 the better place; it stays, and takes the exhausted items first.
    name: 'a revolt damages three items of a Vagabot and leaves its pawn',
    cite: '7.2.1.I, 7.2.5, 6.4.3, A-02',
    position: {
      board: '6 M1 sympathy; 8 M1 sympathy | V=0 @8 items:2/2',
      seats: [human('marquise'), alliance(), vagabot()],
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.revolt at=8',
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.fullRemoval',
        'do.damage n=3',
        'do.placePiece piece=foxBase at=8',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placeWarriors faction=alliance n=1 at=8',
        'do.discard card=STD-30',
      ],
      state: {
        'factions.vagabond.pawn': { clearing: 8 },
        'factions.vagabond.items': {
          ready: 1,
          exhausted: 0,
          trackReady: 0,
          trackExhausted: 0,
          damagedReady: 1,
          damagedExhausted: 2,
        },
      },
    },
  },
  {
    name: 'a human Vagabond is told to damage three',
    cite: '7.2.1.I',
    position: {
      board: '6 sympathy | V=0 @6',
      seats: [human('vagabond'), alliance()],
    },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.revolt at=6',
        'do.fullRemoval',
        'do.humanDamage faction=vagabond n=3',
        'do.placePiece piece=foxBase at=6',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placeWarriors faction=alliance n=1 at=6',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    // Three Eyrie warriors in 6 do not count; the one in 8 falls all the same. In 1 two do not
    // count either when sympathy goes where fewest enemy pieces are.
    name: 'cooperative: a bot is no target, but a revolt spares nobody',
    cite: '3.4.coop, A-03, 6.4.3, 6.5.1.I',
    position: { board: '1 E2; 6 E3 sympathy; 8 M1 E1 sympathy', ...coop },
    seat: seat(2),
    script: { cards: ['STD-30'] },
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.revolt at=8',
        'do.removeWarriors faction=marquise n=1 at=8',
        'do.removeWarriors faction=eyrie n=1 at=8',
        'do.placePiece piece=foxBase at=8',
        'do.placePiece piece=sympathy at=1',
        'do.score faction=alliance n=1',
        'do.placeWarriors faction=alliance n=1 at=8',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'the game ends with the thirtieth point: no spreading any more',
    cite: '6.4.3, law.victory',
    position: { board: '8 workshop sympathy | A=29', seats: duel },
    seat: seat(1),
    script: { cards: ['STD-30'] },
    expect: {
      state: {
        winner: 'alliance',
        'factions.alliance.score': 30,
        'factions.alliance.supply.sympathy': 9,
      },
    },
  },
];

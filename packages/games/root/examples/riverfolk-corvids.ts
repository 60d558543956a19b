import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { corvids, human, riverfolk } from './position.ts';

const SEATS = [riverfolk(), corvids(), human('marquise')];
const me = seat(0);

/** A whole Market whose order is fox; none of its cards shows an item. */
const FOX = 'market:STD-40,STD-41,STD-46,STD-33,STD-50';
/** Somebody has paid, so there is no shield. */
const PAID = 'payments:riverfolk.1';
const snareIn = (at: number): string => `C=0 plots:${at}.snare.up`;
const GONE = { 'factions.corvids.plots': {} };

/** The Riverfolk among the plots of the Corvids (11.8). */
export const riverfolkAmongCorvidsExamples: readonly Example<Position, Input>[] = [
  {
    name: 'a trade post and its garrison are held back together, and score nothing',
    cite: '11.8.2, B-76, B-77, 9.5.1',
    position: {
      // The second fox post is worth a point by the track.
      board: `1 plot; 6 tradePost | R=0 ${FOX} ${PAID} | ${snareIn(1)}`,
      seats: SEATS,
      options: { tradePostVp: 'track' },
    },
    seat: me,
    expect: {
      happenings: [
        'do.marketOrder card=STD-50',
        'do.snare faction=riverfolk at=1',
        'do.removePiece piece=plot at=1',
        'do.score faction=riverfolk n=1',
        'do.placeWarriors faction=riverfolk n=1 at=1',
        'do.placeWarriors faction=riverfolk n=1 at=6',
        'do.placeWarriors faction=riverfolk n=1 at=8',
        'do.placeWarriors faction=riverfolk n=1 at=12',
        'do.returnPayments faction=riverfolk n=1',
        'do.score faction=riverfolk n=1',
        'do.discardMarket card=STD-40',
      ],
    },
  },
  {
    name: 'a recruit that is held back goes to the next clearing of a short supply',
    cite: '11.8.2, B-71, B-78, 9.5.2',
    position: {
      board: `3 R10; 8 plot | R=0 ${FOX} ${PAID} | ${snareIn(8)}`,
      seats: SEATS,
    },
    seat: me,
    // Four are left: one with the post in 1, then 1, 6 and, for 8, 12.
    expect: {
      state: {
        ...GONE,
        'clearings.8.warriors': {},
        'clearings.12.warriors': { riverfolk: 1 },
        'factions.riverfolk.scoredFrom.removal': 1,
      },
    },
  },
  {
    name: 'nobody recruits on after the point of a Snare has won the game',
    cite: '11.8.2, B-70, 9.5.2',
    position: { board: `8 plot | R=29 ${FOX} ${PAID} | ${snareIn(8)}`, seats: SEATS },
    seat: me,
    expect: { state: { winner: 'riverfolk', 'clearings.12.warriors': {} } },
  },
  {
    name: 'what Organize places is held back, its point is not',
    cite: '11.8.2, B-76, 9.5.3',
    position: { board: `5 R1 M2 plot | R=0 ${FOX} | ${snareIn(5)}`, seats: SEATS },
    seat: me,
    script: { dice: ['0-0'] },
    expect: {
      state: {
        ...GONE,
        'clearings.5.warriors': { marquise: 2, riverfolk: 1 },
        'factions.riverfolk.scoredFrom': { removal: 1, special: 1 },
      },
    },
  },
  {
    name: 'Racketeering is no move: the Snare stays',
    cite: 'B-114, 9.6.2',
    position: {
      board: `5 R5 C1 plot; 10 R1 M9 | R=0 ${FOX} | ${snareIn(5)}`,
      seats: SEATS,
    },
    seat: me,
    script: { dice: ['0-0', '0-0'] },
    expect: {
      state: {
        'clearings.5.warriors.riverfolk': 2,
        'factions.corvids.plots': { 5: { type: 'snare', face: 'up' } },
      },
    },
  },
  ...(
    [
      ['none', 3],
      ['half', 1],
    ] as const
  ).map(
    ([tradeDisruption, corvids]): Example<Position, Input> => ({
      name: `a trade post lost by a Bomb goes back to its track (${tradeDisruption})`,
      cite: '9.2.2, B-28, 11.8.1',
      position: {
        board: `11 R1 tradePost plot | R=0 payments:corvids.3 | C=0 plots:11.bomb.down`,
        seats: SEATS,
        options: { tradeDisruption },
      },
      seat: seat(1),
      script: { cards: ['STD-40'], choices: ['raid'] },
      expect: {
        state: {
          'clearings.11.tokens': ['plot'],
          'clearings.11.warriors': {},
          'factions.riverfolk.supply.tradePost': 9,
          'factions.riverfolk.payments': { corvids },
        },
      },
    }),
  ),
  {
    name: 'Mercenaries serve from Daylight on: a Bomb of Birdsong still hits them',
    cite: 'B-36, B-80, 11.8.1',
    position: {
      board: '11 R3 plot | R=0 sold:mercenaries.1 | C=0 plots:11.unknown.down',
      seats: [human('corvids'), riverfolk()],
    },
    seat: me,
    input: { kind: 'flip', at: 11, plot: 'bomb' },
    expect: { state: { 'clearings.11.warriors': { riverfolk: 1 } } },
  },
];

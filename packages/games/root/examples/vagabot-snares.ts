import { seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { corvids, human, vagabot } from './position.ts';

const bot = seat(0);

/** An order without an item. */
const FOX = { cards: ['STD-30'] };
const snareIn = (at: number): string => `C=0 plots:${at}.snare.up`;
const GONE = { 'factions.corvids.plots': {} };

/** Snares in the turn of the Vagabot (11.8.2): he goes on moving. */
export const vagabotSnareExamples: readonly Example<Position, Input>[] = [
  {
    name: 'the Vagabot pays again and goes on',
    cite: '11.8.2',
    position: {
      // Two moves and one in vain: nothing is left to explore with.
      board: `5 plot C1; 6 ruin(bag); 2 M1 | V=0 @5 items:3/0 | ${snareIn(5)}`,
      seats: [vagabot(), corvids(), human('marquise')],
    },
    seat: bot,
    script: FOX,
    expect: {
      choices: [{ rule: '7.5.1', chosen: '6' }],
      state: {
        ...GONE,
        'factions.vagabond.pawn': { clearing: 6 },
        'factions.vagabond.score': 1,
        'clearings.6.ruin': ['bag'],
      },
    },
  },
  {
    // He repairs all four in the forest; with two items there is no Daylight.
    name: 'a slip is a move: the Snare goes, and he slips away all the same, for there is nothing to pay again',
    cite: '11.8.2, 7.4.3, 7.6.2',
    position: {
      board: `5 plot | V=0 @5 items:2/0/0/0/4/0 | ${snareIn(5)}`,
      seats: [vagabot(), corvids()],
    },
    seat: bot,
    script: FOX,
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.snare faction=vagabond at=5',
        'do.removePiece piece=plot at=5',
        'do.score faction=vagabond n=1',
        'do.slip forest=1_2_5_10',
        'do.repair n=4',
        'do.battleTrack n=1',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'so does the Ranger, who has paid for the hideout, not for the way',
    cite: '11.8.2, 7.7.3, 7.5.6',
    position: {
      // With Questing the special action comes before Battle; six items, damaged ones too, are one on the track.
      board: `5 plot | V=0 @5 items:2/0/1/0/2/1 | ${snareIn(5)}`,
      seats: [vagabot({ character: 'ranger', traits: ['questing'] }), corvids()],
    },
    seat: bot,
    script: FOX,
    expect: {
      happenings: [
        'do.reveal card=STD-30',
        'do.exhaust n=1',
        'do.snare faction=vagabond at=5',
        'do.removePiece piece=plot at=5',
        'do.score faction=vagabond n=1',
        'do.slip forest=1_2_5_10',
        'do.refresh n=1',
        'do.repair n=3',
        'do.discard card=STD-30',
      ],
    },
  },
  {
    name: 'he goes nowhere once its point has won the game',
    cite: '11.8.2, law.victory',
    position: {
      board: `5 plot | V=29 @5 items:2 | ${snareIn(5)}`,
      seats: [vagabot(), corvids()],
    },
    seat: bot,
    script: FOX,
    expect: { state: { 'factions.vagabond.pawn': { clearing: 5 }, 'factions.vagabond.score': 30 } },
  },
];

import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { BOTS, turnWith } from './position.ts';

/** The starting position: one territory, no landmark, all tokens at the start; first to era 2. */
const POINTS_OF_TURN_2 = [
  'do.scoreLine line=territories n=1 each=1 points=1',
  'do.firstToEra n=2 era=2',
  'do.total total=3',
];

/** Section 2: the common turn, from drawing to who is next. */
export const turnExamples: readonly Example<Position, Input>[] = [
  {
    name: 'the previous pair is discarded, a new one is drawn, both advance, then the human',
    cite: 'TURN-3, TURN-1',
    position: {
      state: {
        tracks: { automa: { technology: 4 } },
        cards: { track: 1, tiebreaker: 2, discard: [3, 4], decision: [5, 8, 7, 6] },
      },
    },
    seat: BOTS,
    script: { cards: ['6', '7'] },
    expect: {
      happenings: [
        'do.drawPair track=6 tiebreaker=7',
        'do.advance who=automa track=technology n=5',
        'do.advance who=shadow track=science n=1',
      ],
      state: {
        'cards.discard': [3, 4, 1, 2],
        'cards.track': 6,
        'cards.tiebreaker': 7,
        'cards.decision': [5, 8],
        turn: 'human',
        incomeTurns: { human: 1, automa: 1 },
      },
    },
  },
  {
    name: 'the first turn of all is income turn 1, without a pair',
    cite: 'TURN-1, INC-1',
    position: { state: { incomeTurns: { human: 1, automa: 0 } } },
    seat: BOTS,
    expect: {
      happenings: ['do.incomeTurn n=1', 'do.gainTapestry'],
      state: {
        incomeTurns: { human: 1, automa: 1 },
        'cards.track': null,
        'cards.tiebreaker': null,
        turn: 'human',
      },
    },
  },
  {
    name: 'an empty deck: an income turn',
    cite: 'TURN-2, INC-1',
    position: {
      state: {
        cards: { track: 6, tiebreaker: 7, discard: [1, 2, 3, 4, 5, 8], decision: [] },
      },
    },
    seat: BOTS,
    expect: {
      happenings: [
        'see.emptyDeck',
        'do.incomeTurn n=2',
        'do.score source=civilization n=0 total=0',
        ...POINTS_OF_TURN_2,
        'do.addCards n=2',
        'do.tapestryOnMat',
        'do.gainTapestry',
        'do.shuffle n=10',
      ],
      state: { incomeTurns: { human: 1, automa: 2 }, turn: 'human' },
    },
  },
  {
    // EX-5 on level 2: nobody advances.
    name: 'the last pair with the income icon on the track card: income at once',
    cite: 'TURN-3, INC-4',
    ...turnWith({ pair: [8, 6], deckLeft: 0 }),
    expect: {
      happenings: [
        'do.drawPair track=8 tiebreaker=6',
        'see.earlyIncome card=8',
        'do.incomeTurn n=2',
        'do.score source=civilization n=0 total=0',
        ...POINTS_OF_TURN_2,
        'do.addCards n=2',
        'do.tapestryOnMat',
        'do.gainTapestry',
        'do.shuffle n=10',
      ],
    },
  },
  {
    // EX-5 on level 3. Card 7 begins with the Automa's heart and ends with science. Technology 5 and
    // 4 more of era points: 1 territory, 5 spaces, 2 for being first.
    name: 'the same on level 3: one advance inside the income turn, and no card is added',
    cite: 'TURN-3, INC-4, INC-1',
    ...turnWith({
      pair: [8, 7],
      deckLeft: 0,
      config: { level: '3' },
      tracks: { automa: { technology: 4 } },
    }),
    expect: {
      happenings: [
        'do.drawPair track=8 tiebreaker=7',
        'see.earlyIncome card=8',
        'do.incomeTurn n=2',
        'do.advance who=automa track=technology n=5',
        'do.advance who=shadow track=science n=1',
        'do.score source=civilization n=0 total=0',
        'do.scoreLine line=territories n=1 each=1 points=1',
        'do.scoreLine line=explorationTechnology n=5 each=1 points=5',
        'do.firstToEra n=2 era=2',
        'do.total total=8',
        'do.tapestryOnMat',
        'do.gainTapestry',
        'do.shuffle n=8',
      ],
    },
  },
  {
    name: 'the last pair without the icon: both advance, and the income turn comes next time',
    cite: 'TURN-3, TURN-2',
    ...turnWith({ pair: [6, 7], deckLeft: 0, tracks: { automa: { technology: 4 } } }),
    expect: {
      happenings: [
        'do.drawPair track=6 tiebreaker=7',
        'do.advance who=automa track=technology n=5',
        'do.advance who=shadow track=science n=1',
      ],
      state: { 'incomeTurns.automa': 1, 'cards.decision': [] },
    },
  },
  {
    // Card 8 has the icon, but lies on the right. It begins with exploration, without benefit at 5.
    name: 'the icon on the tiebreaker card does nothing',
    cite: 'TURN-3',
    ...turnWith({ pair: [6, 8], deckLeft: 0, tracks: { automa: { exploration: 4 } } }),
    expect: {
      happenings: [
        'do.drawPair track=6 tiebreaker=8',
        'do.advance who=automa track=exploration n=5',
        'do.advance who=shadow track=science n=1',
      ],
    },
  },
  {
    name: 'nor does the icon while cards are left in the deck',
    cite: 'TURN-3',
    ...turnWith({ pair: [8, 7], deckLeft: 2, tracks: { automa: { technology: 4 } } }),
    expect: {
      happenings: [
        'do.drawPair track=8 tiebreaker=7',
        'do.advance who=automa track=technology n=5',
        'do.advance who=shadow track=science n=1',
      ],
    },
  },
  {
    // The era's pair is used a second time. Two spaces in two turns: 4 to 6.
    name: 'on level 3 an empty deck uses the latest pair a second time',
    cite: 'INC-4, TURN-2',
    position: {
      config: { level: '3' },
      state: {
        tracks: { automa: { technology: 5 }, shadow: { science: 1 } },
        cards: { track: 6, tiebreaker: 7, discard: [1, 2, 3, 4, 5, 8], decision: [] },
      },
    },
    seat: BOTS,
    expect: {
      state: { 'tracks.automa.technology': 6, 'tracks.shadow.science': 2 },
    },
  },
];

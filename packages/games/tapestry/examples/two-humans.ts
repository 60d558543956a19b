import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { narrowing, SHADOW, turnWith } from './position.ts';

const TWO = { game: 'shadow', shadowFavorite: 'science' };
const REST = [1, 2, 3, 4, 5, 8, 9, 10, 11, 12];
/** The deck of twelve is empty and this pair lies there. */
const EMPTY = { decision: [], discard: REST, track: 6, tiebreaker: 7 };
const ALL_TWELVE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Section 10: the Shadow Empire alone, with each of the table's options both ways. */
export const twoHumansExamples: readonly Example<Position, Input>[] = [
  {
    // Card 2 shows house and flag for the Shadow Empire; T2 is nearest. Card 7 is not needed.
    name: 'it draws a pair and advances by the grey icon',
    cite: '2P-3, ADV-V2',
    ...turnWith({ pair: [2, 7], config: TWO, tracks: { shadow: { technology: 2 } } }),
    expect: {
      choices: [{ rule: 'ADV-V2', chosen: 'technology' }],
      happenings: [
        'do.drawPair track=2 tiebreaker=7',
        'do.advance who=shadow track=technology n=3',
      ],
      state: { turn: 'human1', 'cards.track': 2, 'cards.tiebreaker': 7 },
    },
  },
  {
    // Card 5: E, M, T, S, heart. From the end the heart is first.
    name: 'the track order is read from the end',
    cite: '2P-3, ADV-T1',
    ...turnWith({ pair: [6, 5], config: { ...TWO, shadowFavorite: 'military' } }),
    expect: {
      choices: [
        {
          rule: 'ADV-V1',
          chosen: 'military',
          narrowings: [
            narrowing('why.unfinished', 'exploration science military technology'),
            narrowing('why.trackOrder', 'military', 1),
          ],
        },
      ],
    },
  },
  {
    name: 'a landmark that it reaches leaves the game',
    cite: '2P-3, ADV-A2',
    ...turnWith({ pair: [6, 7], config: TWO, tracks: { shadow: { science: 3 } } }),
    expect: {
      happenings: [
        'do.drawPair track=6 tiebreaker=7',
        'do.advance who=shadow track=science n=4',
        'do.landmarkAway who=shadow landmark=apothecary',
      ],
      state: { landmarks: { apothecary: 'shadow' }, points: { human1: {}, human2: {} } },
    },
  },
  {
    name: 'it may take a place of the track achievement',
    cite: '2P-3, ADV-A3',
    ...turnWith({
      pair: [6, 7],
      config: TWO,
      achievements: { completeTrack: ['human2'] },
      tracks: { shadow: { science: 11 } },
    }),
    expect: {
      happenings: [
        'do.drawPair track=6 tiebreaker=7',
        'do.advance who=shadow track=science n=12',
        'do.shadowAchievement who=shadow achievement=completeTrack place=2',
      ],
      state: { 'achievements.completeTrack': ['human2', 'shadow'] },
    },
  },
  {
    // Human 2 is further on science. Exploration is 2 from its landmark, the others 4.
    name: 'an empty deck: the favorite is checked, the same twelve cards are shuffled, and that is all',
    cite: '2P-4, 2P-5, INC-3',
    position: {
      config: TWO,
      state: { cards: EMPTY, tracks: { human2: { science: 3 }, shadow: { exploration: 2 } } },
    },
    seat: SHADOW,
    expect: {
      choices: [{ rule: 'INC-3', chosen: 'exploration' }],
      happenings: ['do.favorite who=shadow track=exploration', 'do.shuffle n=12'],
      state: {
        favorites: { shadow: 'exploration' },
        'cards.decision': ALL_TWELVE,
        'cards.progress': [],
        'cards.track': null,
        'tracks.shadow.exploration': 2,
        turn: 'human1',
      },
    },
  },
  {
    name: 'the first human’s token counts for that as well',
    cite: '2P-4, R-TRK-3',
    position: {
      config: TWO,
      state: { cards: EMPTY, tracks: { human1: { science: 1 }, shadow: { military: 3 } } },
    },
    seat: SHADOW,
    expect: { state: { favorites: { shadow: 'military' } } },
  },
  {
    name: 'nobody is further: the favorite stays',
    cite: '2P-4, R-TRK-3',
    position: {
      config: TWO,
      state: { cards: EMPTY, tracks: { human1: { science: 1 }, shadow: { science: 1 } } },
    },
    seat: SHADOW,
    expect: { happenings: ['do.shuffle n=12'], state: { favorites: { shadow: 'science' } } },
  },
  {
    // The new favorite counts at once. Card 5 from the end: the heart, exploration.
    name: 'option: after shuffling it draws in the same turn',
    cite: '2P-4, 2P-5',
    position: {
      config: { ...TWO, reshuffle: 'thenDraws' },
      state: { cards: EMPTY, tracks: { human2: { science: 3 }, shadow: { exploration: 2 } } },
    },
    seat: SHADOW,
    script: { cards: ['6', '5'] },
    expect: {
      happenings: [
        'do.favorite who=shadow track=exploration',
        'do.shuffle n=12',
        'do.drawPair track=6 tiebreaker=5',
        'do.advance who=shadow track=exploration n=3',
      ],
      state: { 'cards.decision': [1, 2, 3, 4, 7, 8, 9, 10, 11, 12] },
    },
  },
  {
    name: 'the income icon on the last track card does nothing',
    cite: '2P-5, 2P-3',
    ...turnWith({ pair: [8, 7], deckLeft: 0, config: TWO }),
    expect: {
      happenings: ['do.drawPair track=8 tiebreaker=7', 'do.advance who=shadow track=science n=1'],
    },
  },
  {
    // Technology is 3 from its landmark, the others 4.
    name: 'option: the income icon on the last track card checks the favorite and shuffles',
    cite: '2P-5, 2P-4',
    ...turnWith({
      pair: [8, 7],
      deckLeft: 0,
      config: { ...TWO, incomeIcon: 'reshuffles' },
      tracks: { human1: { science: 1 }, shadow: { technology: 1 } },
    }),
    expect: {
      happenings: [
        'do.drawPair track=8 tiebreaker=7',
        'do.favorite who=shadow track=technology',
        'do.shuffle n=12',
      ],
      state: { 'tracks.shadow.technology': 1, 'cards.decision': ALL_TWELVE },
    },
  },
  {
    name: 'option: not while cards are left',
    cite: '2P-5',
    ...turnWith({ pair: [8, 7], config: { ...TWO, incomeIcon: 'reshuffles' } }),
    expect: {
      happenings: ['do.drawPair track=8 tiebreaker=7', 'do.advance who=shadow track=science n=1'],
    },
  },
  {
    name: 'option: nor without the icon on the last track card',
    cite: '2P-5',
    ...turnWith({ pair: [6, 8], deckLeft: 0, config: { ...TWO, incomeIcon: 'reshuffles' } }),
    expect: {
      happenings: ['do.drawPair track=6 tiebreaker=8', 'do.advance who=shadow track=science n=1'],
    },
  },
  {
    name: 'all four tracks finished',
    cite: '2P-3, R-TRK-2',
    ...turnWith({
      pair: [6, 7],
      config: TWO,
      tracks: { shadow: { exploration: 12, science: 12, military: 12, technology: 12 } },
    }),
    expect: {
      happenings: ['do.drawPair track=6 tiebreaker=7', 'see.allFinished who=shadow'],
    },
  },
];

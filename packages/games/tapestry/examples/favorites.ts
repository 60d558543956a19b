import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { incomeWith, narrowing } from './position.ts';

const ALL_FINISHED = { exploration: 12, science: 12, military: 12, technology: 12 };

/**
 * INC-3 on level 1, where an income turn is favorites, points and cards only. The Automa's favorite
 * is technology and the Shadow Empire's science unless an example says otherwise.
 */
const favorites = (state: Readonly<Record<string, unknown>>, tiebreaker = 7) =>
  incomeWith({ income: 2, pair: [6, tiebreaker], config: { level: '1' }, ...state });

export const favoriteExamples: readonly Example<Position, Input>[] = [
  {
    // Military is 2 from the Barracks, exploration and science 4 from their landmarks.
    name: 'at the end of its favorite track: the track nearest to a landmark or the end',
    cite: 'INC-3, ADV-V2',
    ...favorites({ tracks: { automa: { technology: 12, military: 2 } } }),
    expect: {
      choices: [
        {
          rule: 'INC-3',
          chosen: 'military',
          narrowings: [
            narrowing('why.unfinished', 'exploration science military'),
            narrowing('why.landmarkOrEnd', 'military', 2),
          ],
        },
      ],
      state: { favorites: { automa: 'military', shadow: 'science' } },
    },
  },
  {
    // A flag on the latest track card changes nothing: to the end technology would be nearest (9).
    name: 'by house and flag, whatever the latest track card shows',
    cite: 'INC-3',
    ...incomeWith({
      income: 2,
      pair: [22, 7],
      config: { level: '1' },
      favorites: { automa: 'exploration' },
      tracks: { human: { exploration: 1 }, automa: { technology: 4, science: 2 } },
      landmarks: { rubberWorks: 'human', techHub: 'human' },
    }),
    expect: {
      choices: [
        {
          rule: 'INC-3',
          chosen: 'science',
          narrowings: [
            narrowing('why.unfinished', 'exploration science military technology'),
            narrowing('why.landmarkOrEnd', 'science', 2),
          ],
        },
      ],
    },
  },
  {
    name: 'the human’s token is further: a new favorite, which may be the other bot’s',
    cite: 'INC-3, R-TRK-3',
    ...favorites({
      tracks: { human: { technology: 2 }, automa: { technology: 1, science: 2 } },
      landmarks: { forge: 'human' },
    }),
    expect: {
      choices: [{ rule: 'INC-3', chosen: 'science' }],
      state: { 'favorites.automa': 'science' },
    },
  },
  {
    name: 'an equal token is not further',
    cite: 'R-TRK-3, INC-3',
    ...favorites({
      tracks: {
        human: { technology: 2, science: 1 },
        automa: { technology: 2, science: 1 },
        shadow: { technology: 2, science: 1 },
      },
    }),
    expect: {
      happenings: [
        'see.emptyDeck',
        'do.incomeTurn n=2',
        'do.scoreLine line=territories n=1 each=1 points=1',
        'do.scoreLine line=explorationTechnology n=2 each=1 points=2',
        'do.total total=3',
        'do.addCards n=2',
        'do.tapestryOnMat',
        'do.shuffle n=10',
      ],
      state: { favorites: { automa: 'technology', shadow: 'science' } },
    },
  },
  {
    // Shadow 1 ahead on technology, Automa 1 ahead on science. Automa: M3 is nearest; Shadow: E3.
    name: 'the other bot’s token counts too; the Automa first, then the Shadow Empire',
    cite: 'R-TRK-3, INC-3',
    ...favorites({
      tracks: {
        automa: { science: 1, military: 3 },
        shadow: { technology: 1, exploration: 3 },
      },
    }),
    expect: {
      choices: [
        { rule: 'INC-3', chosen: 'military' },
        { rule: 'INC-3', chosen: 'exploration' },
      ],
      state: { favorites: { automa: 'military', shadow: 'exploration' } },
    },
  },
  {
    name: 'it may be the same track again',
    cite: 'INC-3',
    ...favorites({ tracks: { human: { technology: 5 }, automa: { technology: 3 } } }),
    expect: {
      choices: [{ rule: 'INC-3', chosen: 'technology' }],
      happenings: [
        'see.emptyDeck',
        'do.incomeTurn n=2',
        'see.sameFavorite who=automa track=technology',
        'do.scoreLine line=territories n=1 each=1 points=1',
        'do.scoreLine line=explorationTechnology n=3 each=1 points=3',
        'do.total total=4',
        'do.addCards n=2',
        'do.tapestryOnMat',
        'do.shuffle n=10',
      ],
    },
  },
  {
    // All four are 4 away. Card 1: heart, M, E, T, S. The old favorite, science, comes first.
    name: 'ties by the latest tiebreaker card, its heart being the old favorite',
    cite: 'R-TRK-4, INC-2, INC-3',
    ...favorites(
      { favorites: { automa: 'science', shadow: 'military' }, tracks: { human: { science: 1 } } },
      1,
    ),
    expect: {
      choices: [
        {
          rule: 'INC-3',
          chosen: 'science',
          narrowings: [
            narrowing('why.unfinished', 'exploration science military technology'),
            narrowing('why.landmarkOrEnd', 'exploration science military technology', 4),
            narrowing('why.trackOrder', 'science', 1),
          ],
        },
      ],
    },
  },
  {
    // Card 4: T, S, heart, M, E. From the end: E, M, heart (S), …; E is claimed away (7).
    name: 'ties of the Shadow Empire by the same card, read from the end',
    cite: 'R-TRK-4, INC-3, ADV-T1',
    ...favorites({ tracks: { human: { science: 1 } }, landmarks: { lighthouse: 'human' } }, 4),
    expect: {
      choices: [
        {
          rule: 'INC-3',
          chosen: 'military',
          narrowings: [
            narrowing('why.unfinished', 'exploration science military technology'),
            narrowing('why.landmarkOrEnd', 'science military technology', 4),
            narrowing('why.trackOrder', 'military', 2),
          ],
        },
      ],
      state: { favorites: { automa: 'technology', shadow: 'military' } },
    },
  },
  {
    name: 'all tracks finished: the favorite stays',
    cite: 'R-TRK-2, INC-3',
    ...favorites({
      tracks: { automa: ALL_FINISHED, shadow: ALL_FINISHED },
    }),
    expect: {
      choices: [
        { rule: 'INC-3', chosen: undefined, by: 'none' },
        { rule: 'INC-3', chosen: undefined, by: 'none' },
      ],
      state: { favorites: { automa: 'technology', shadow: 'science' } },
    },
  },
  {
    // The new favorite, science, is the heart of card 7 then. Technology alone would go on to E.
    name: 'the favorites are checked before the advance of the same income turn',
    cite: 'INC-1, INC-3, INC-4, R-INC-1',
    ...incomeWith({
      income: 2,
      pair: [6, 7],
      config: { level: '3' },
      favorites: { shadow: 'military' },
      tracks: { automa: { technology: 12, science: 6 } },
    }),
    expect: {
      choices: [
        { rule: 'INC-3', chosen: 'science' },
        { rule: 'ADV-V1', chosen: 'science' },
      ],
      state: { 'tracks.automa.science': 7, landmarks: { academy: 'automa' } },
    },
  },
];

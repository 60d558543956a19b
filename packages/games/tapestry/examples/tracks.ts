import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { narrowing, turnWith } from './position.ts';

/**
 * Which track a bot advances on. The Automa's favorite is technology and the
 * Shadow Empire's science unless an example says otherwise; most tokens stand where no benefit is.
 * EX-1 and EX-6 are in worked.ts, because the command line runs them too.
 */
export const trackExamples: readonly Example<Position, Input>[] = [
  {
    // Card 7: heart, T, E, M, S. The Automa's heart is T; read from the end S comes first.
    name: 'square: all tracks, by the order on the tiebreaker card, read both ways',
    cite: 'ADV-V1, ADV-T1, ADV-A1, ADV-A4, TURN-3',
    ...turnWith({ pair: [6, 7], tracks: { automa: { technology: 4 } } }),
    expect: {
      choices: [
        {
          rule: 'ADV-V1',
          chosen: 'technology',
          by: 'only',
          narrowings: [
            narrowing('why.unfinished', 'exploration science military technology'),
            narrowing('why.trackOrder', 'technology', 1),
          ],
        },
        {
          rule: 'ADV-V1',
          chosen: 'science',
          narrowings: [
            narrowing('why.unfinished', 'exploration science military technology'),
            narrowing('why.trackOrder', 'science', 1),
          ],
        },
      ],
      // Space 1 of science would be research for the Automa.
      happenings: [
        'do.drawPair track=6 tiebreaker=7',
        'do.advance who=automa track=technology n=5',
        'do.advance who=shadow track=science n=1',
      ],
    },
  },
  {
    // Card 6: M, S, heart, T, E. Military 9 and exploration 1 are without benefit.
    name: 'the same two cards laid the other way round',
    cite: 'TURN-3, ADV-T1',
    ...turnWith({ pair: [7, 6], tracks: { automa: { military: 8 } } }),
    expect: {
      happenings: [
        'do.drawPair track=7 tiebreaker=6',
        'do.advance who=automa track=military n=9',
        'do.advance who=shadow track=exploration n=1',
      ],
    },
  },
  {
    // Card 4: T, S, heart, M, E. Automa: E (heart) before M. From the end: heart (T) before S.
    name: 'the heart is each bot’s own favorite',
    cite: 'ADV-T1',
    ...turnWith({
      pair: [6, 4],
      favorites: { automa: 'exploration', shadow: 'technology' },
      tracks: {
        automa: { technology: 12, science: 12, exploration: 4 },
        shadow: { exploration: 12, military: 12 },
      },
    }),
    expect: {
      choices: [
        { rule: 'ADV-V1', chosen: 'exploration' },
        { rule: 'ADV-V1', chosen: 'technology' },
      ],
    },
  },
  {
    // The other half of EX-6 (worked.ts): technology is four spaces from its end then. Military 6: conquer and a tapestry card.
    name: 'house and flag: with the Tech Hub gone military alone',
    cite: 'ADV-V2, R-BEN-1',
    ...turnWith({
      pair: [15, 4],
      landmarks: { lighthouse: 'human', techHub: 'human' },
      tracks: { automa: { exploration: 3, military: 5, technology: 8 } },
    }),
    expect: {
      choices: [
        {
          rule: 'ADV-V2',
          chosen: 'military',
          narrowings: [
            narrowing('why.unfinished', 'exploration science military technology'),
            narrowing('why.landmarkOrEnd', 'military', 2),
          ],
        },
      ],
      state: { 'tracks.automa.military': 6, 'tapestry.hand': ['unknown'] },
    },
  },
  {
    // The Automa takes the Barracks, so the Shadow Empire has 4 to go on military, 3 on science.
    name: 'house and flag: the second bot counts what the first has left',
    cite: 'ADV-V2, ADV-A2, ADV-A4',
    ...turnWith({
      pair: [15, 6],
      tracks: { automa: { military: 3 }, shadow: { military: 3, science: 1 } },
    }),
    expect: {
      happenings: [
        'do.drawPair track=15 tiebreaker=6',
        'do.advance who=automa track=military n=4',
        'do.landmarkOnMat who=automa landmark=barracks',
        'do.advance who=shadow track=science n=2',
      ],
      state: { landmarks: { barracks: 'automa' } },
    },
  },
  {
    // The Lighthouse is free one space behind; ahead only the end, 7 away. The Forge is 2 away.
    name: 'house and flag: a landmark behind the token does not count',
    cite: 'R-TRK-1, ADV-V2',
    ...turnWith({
      pair: [15, 4],
      landmarks: { trainStation: 'human', launchPad: 'human' },
      tracks: { automa: { exploration: 5, technology: 2 } },
    }),
    expect: {
      choices: [
        {
          rule: 'ADV-V2',
          chosen: 'technology',
          narrowings: [
            narrowing('why.unfinished', 'exploration science military technology'),
            narrowing('why.landmarkOrEnd', 'technology', 2),
          ],
        },
      ],
    },
  },
  {
    // The token stands on the space of the Lighthouse, 3 from the next; the Forge is 2 away.
    name: 'house and flag: nor does the landmark of the space itself',
    cite: 'R-TRK-1, ADV-V2',
    ...turnWith({ pair: [15, 4], tracks: { automa: { exploration: 4, technology: 2 } } }),
    expect: { choices: [{ rule: 'ADV-V2', chosen: 'technology' }] },
  },
  {
    // Exploration 10 is 2 from its end, the other tracks are 4 from a landmark.
    name: 'house and flag: the end of a track counts like a landmark, a finished track not at all',
    cite: 'ADV-V2',
    ...turnWith({
      pair: [15, 4],
      tracks: { automa: { technology: 12, exploration: 10 } },
    }),
    expect: {
      choices: [
        {
          rule: 'ADV-V2',
          chosen: 'exploration',
          narrowings: [
            narrowing('why.unfinished', 'exploration science military'),
            narrowing('why.landmarkOrEnd', 'exploration', 2),
          ],
        },
      ],
    },
  },
  {
    // The Tech Hub is 1 away, but the end 3; exploration's end is 2 away.
    name: 'flag: only the end counts, and finished tracks do not',
    cite: 'ADV-V3',
    ...turnWith({
      pair: [22, 4],
      tracks: { automa: { military: 12, technology: 9, exploration: 10 } },
    }),
    expect: {
      choices: [
        {
          rule: 'ADV-V3',
          chosen: 'exploration',
          narrowings: [
            narrowing('why.unfinished', 'exploration science technology'),
            narrowing('why.end', 'exploration', 2),
          ],
        },
      ],
      happenings: [
        'do.drawPair track=22 tiebreaker=4',
        'do.advance who=automa track=exploration n=11',
        // Its square: card 4 from the end begins with exploration.
        'do.advance who=shadow track=exploration n=1',
      ],
    },
  },
  {
    // Card 3: S, T, M, E, heart. Both are 5 from the end; the Automa has S before T.
    name: 'flag: equally near, by the track order',
    cite: 'ADV-V3, ADV-T1',
    ...turnWith({ pair: [22, 3], tracks: { automa: { science: 7, technology: 7 } } }),
    expect: {
      choices: [
        {
          rule: 'ADV-V3',
          chosen: 'science',
          narrowings: [
            narrowing('why.unfinished', 'exploration science military technology'),
            narrowing('why.end', 'science technology', 5),
            narrowing('why.trackOrder', 'science', 1),
          ],
        },
      ],
    },
  },
];

import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { turnWith } from './position.ts';

/** What a token meets on its track: landmarks, the end, and nowhere to go. */
export const trackSpaceExamples: readonly Example<Position, Input>[] = [
  {
    // Automa by house and flag: T5 is 2 from the Rubber Works. Shadow Empire by the flag: M11.
    name: 'each bot by its own icon; the Shadow Empire reaches an end',
    cite: 'ADV-V3, ADV-A3, ADV-A4',
    ...turnWith({
      pair: [3, 6],
      tracks: { automa: { technology: 5 }, shadow: { military: 11, exploration: 3 } },
    }),
    expect: {
      happenings: [
        'do.drawPair track=3 tiebreaker=6',
        'do.advance who=automa track=technology n=6',
        'do.advance who=shadow track=military n=12',
        'do.shadowAchievement who=shadow achievement=completeTrack place=1',
      ],
      state: { 'achievements.completeTrack': ['shadow'], 'points.automa': {} },
    },
  },
  {
    // Technology 12 gives the Automa none of what it gives a human.
    name: 'the Automa reaches an end after the human: the second place, and nothing else',
    cite: 'ADV-A3, R-BEN-2',
    ...turnWith({
      pair: [22, 6],
      achievements: { completeTrack: ['human'] },
      tracks: { automa: { technology: 11 } },
    }),
    expect: {
      happenings: [
        'do.drawPair track=22 tiebreaker=6',
        'do.advance who=automa track=technology n=12',
        'do.achievement who=automa achievement=completeTrack place=2 n=5 total=5',
        'do.advance who=shadow track=exploration n=1',
      ],
    },
  },
  {
    // Card 7 from the end: S first.
    name: 'a landmark that the Shadow Empire reaches lies on the Automa’s mat',
    cite: 'ADV-A2',
    ...turnWith({
      pair: [6, 7],
      tracks: { automa: { technology: 4 }, shadow: { science: 9 } },
    }),
    expect: {
      happenings: [
        'do.drawPair track=6 tiebreaker=7',
        'do.advance who=automa track=technology n=5',
        'do.advance who=shadow track=science n=10',
        'do.landmarkOnMat who=shadow landmark=laboratory',
      ],
      state: { landmarks: { laboratory: 'automa' } },
    },
  },
  {
    name: 'a landmark that somebody has is not taken again',
    cite: 'ADV-A2',
    ...turnWith({
      pair: [6, 7],
      landmarks: { techHub: 'human', laboratory: 'automa' },
      tracks: { automa: { technology: 9 }, shadow: { science: 9 } },
    }),
    expect: {
      happenings: [
        'do.drawPair track=6 tiebreaker=7',
        'do.advance who=automa track=technology n=10',
        'do.advance who=shadow track=science n=10',
      ],
      state: { landmarks: { techHub: 'human', laboratory: 'automa' } },
    },
  },
  {
    // Card 5: E, M, T, S, heart. Military 1 is a conquest for the Automa only.
    name: 'the Shadow Empire places no outpost of its own accord',
    cite: 'SET-7, ADV-A4, SET-6',
    ...turnWith({
      pair: [6, 5],
      favorites: { shadow: 'military' },
      tracks: { automa: { exploration: 4 } },
    }),
    expect: {
      happenings: [
        'do.drawPair track=6 tiebreaker=5',
        'do.advance who=automa track=exploration n=5',
        'do.advance who=shadow track=military n=1',
      ],
      state: { tokens: { B4: 'AA', F4: 'YY' } },
    },
  },
  {
    name: 'with all four tracks finished a bot does not advance, the other does',
    cite: 'R-TRK-2, ADV-V1',
    ...turnWith({
      pair: [6, 7],
      tracks: { automa: { exploration: 12, science: 12, military: 12, technology: 12 } },
    }),
    expect: {
      choices: [{ rule: 'ADV-V1', chosen: undefined, by: 'none' }],
      happenings: [
        'do.drawPair track=6 tiebreaker=7',
        'see.allFinished who=automa',
        'do.advance who=shadow track=science n=1',
      ],
    },
  },
  {
    name: 'and the same for the Shadow Empire',
    cite: 'R-TRK-2',
    ...turnWith({
      pair: [15, 7],
      tracks: {
        automa: { technology: 4 },
        shadow: { exploration: 12, science: 12, military: 12, technology: 12 },
      },
    }),
    expect: {
      happenings: [
        'do.drawPair track=15 tiebreaker=7',
        'do.advance who=automa track=technology n=5',
        'see.allFinished who=shadow',
      ],
    },
  },
];

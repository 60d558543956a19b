import type { Example } from '@empty-chair/testkit/examples';
import type { Input } from '../rules/verbs/verbs.ts';
import { earned, input, toppleExamples } from './achievements-toppled.ts';
import { mapTurn } from './map-turns.ts';
import { EARNED, START } from './map-vector-words.ts';
import type { Position } from './position.ts';
import { turnWith } from './position.ts';

/** The three achievements, for the human and for both bots. */
type AchievementExample = Example<Position, Input>;

const LAST_SPACE = { tracks: { human: { military: 11 } } };
const completeTrack: readonly AchievementExample[] = [
  {
    name: 'the human completes a track first: 10 points',
    cite: 'ACH-1',
    ...input('advance military', LAST_SPACE),
    expect: {
      happenings: [earned('human', 'completeTrack', 1)],
      state: { 'points.human': { achievements: 10 }, 'achievements.completeTrack': ['human'] },
    },
  },
  {
    name: 'after the Shadow Empire there are 5 left',
    cite: 'ACH-1, ACH-2',
    ...input('advance military', { ...LAST_SPACE, achievements: { completeTrack: ['shadow'] } }),
    expect: {
      happenings: [earned('human', 'completeTrack', 2)],
      state: { 'points.human': { achievements: 5 } },
    },
  },
  {
    name: 'the third gains nothing',
    cite: 'ACH-3',
    ...input('advance military', {
      ...LAST_SPACE,
      achievements: { completeTrack: ['shadow', 'automa'] },
    }),
    expect: {
      happenings: [],
      state: { 'points.human': {}, 'achievements.completeTrack': ['shadow', 'automa'] },
    },
  },
  {
    name: 'a second track brings it no second time',
    cite: 'ACH-3',
    ...input('advance military', {
      tracks: { human: { military: 11, science: 12 } },
      achievements: { completeTrack: ['human'] },
    }),
    expect: { happenings: [], state: { 'achievements.completeTrack': ['human'] } },
  },
  {
    name: 'the Automa completes a track',
    cite: 'ACH-1, ADV-A3',
    ...turnWith({ pair: [22, 18], tracks: { automa: { technology: 11 } } }),
    expect: {
      happenings: [
        'do.drawPair track=22 tiebreaker=18',
        'do.advance who=automa track=technology n=12',
        earned('automa', 'completeTrack', 1),
        'do.advance who=shadow track=technology n=1',
      ],
      state: { 'points.automa': { achievements: 10 } },
    },
  },
  {
    // Card 3: the Automa to the nearest landmark or end, the Shadow Empire to the nearest end.
    name: 'both bots in one turn: the Automa first, and nothing for the Shadow Empire but the place',
    cite: 'ACH-2, ACH-1, TURN-3',
    ...turnWith({
      pair: [3, 18],
      tracks: { automa: { technology: 11 }, shadow: { military: 11 } },
    }),
    expect: {
      happenings: [
        'do.drawPair track=3 tiebreaker=18',
        'do.advance who=automa track=technology n=12',
        earned('automa', 'completeTrack', 1),
        'do.advance who=shadow track=military n=12',
        'do.shadowAchievement who=shadow achievement=completeTrack place=2',
      ],
      state: {
        'achievements.completeTrack': ['automa', 'shadow'],
        'points.automa': { achievements: 10 },
        'points.human': {},
      },
    },
  },
  {
    name: 'the Shadow Empire takes the best place that is free, and only once',
    cite: 'ACH-2, ACH-3',
    ...turnWith({
      pair: [3, 18],
      tracks: { automa: { technology: 4 }, shadow: { military: 11, science: 12 } },
      achievements: { completeTrack: ['shadow'] },
    }),
    expect: { state: { 'achievements.completeTrack': ['shadow'], 'points.automa': {} } },
  },
];

const BESIDE = { ...START, C4: 'A' };

const middleIsland: readonly AchievementExample[] = [
  {
    name: 'the human conquers the middle island first',
    cite: 'ACH-1',
    ...input('conquer D4', { tokens: { ...START, E4: 'Y' } }),
    expect: {
      happenings: [earned('human', 'middleIsland', 1)],
      state: { 'tokens.D4': 'Y', 'points.human': { achievements: 10 } },
    },
  },
  {
    name: 'the human conquers it from the Automa: the second place',
    cite: 'ACH-1',
    ...input('conquer D4', { tokens: { ...BESIDE, D4: 'A', E4: 'Y' }, ...EARNED }),
    expect: {
      state: {
        'tokens.D4': 'Ya',
        'points.human': { achievements: 5 },
        'achievements.middleIsland': ['automa', 'human'],
      },
    },
  },
  {
    name: 'denied to the human by a Trap',
    cite: 'ACH-1, TRAP-1',
    ...input('conquer D4', {
      tokens: { ...BESIDE, D4: 'A', E4: 'Y' },
      ...EARNED,
      tapestry: { hand: 3 },
    }),
    script: { cards: ['2'] },
    expect: {
      state: {
        'tokens.D4': 'yA',
        'points.human': {},
        'achievements.middleIsland': ['automa'],
        'tapestry.hand': ['unknown'],
      },
    },
  },
  {
    name: 'the Automa conquers it from the human: two achievements at once',
    cite: 'ACH-1, COP-A1, COP-T1',
    ...mapTurn('conquer', 18, {
      tokens: { ...BESIDE, D4: 'Y', B3: 'Y' },
      toppled: { automa: 1 },
      choices: ['no'],
    }),
    expect: {
      happenings: [
        'do.drawPair track=22 tiebreaker=18',
        'do.advance who=automa track=military n=3',
        'do.conquerOpponent at=D4',
        earned('automa', 'toppleTwo', 1),
        earned('automa', 'middleIsland', 1, 20),
        'do.advance who=shadow track=technology n=1',
      ],
      state: { 'tokens.D4': 'yA', 'points.automa': { achievements: 20 } },
    },
  },
  {
    name: 'denied to the Automa by a Trap',
    cite: 'ACH-1, COP-A1',
    ...mapTurn('conquer', 18, { tokens: { ...BESIDE, D4: 'Y' }, choices: ['yes'] }),
    expect: {
      state: { 'tokens.D4': 'Ya', 'points.automa': {}, 'achievements.middleIsland': [] },
    },
  },
  {
    name: 'only the first conquest of it counts',
    cite: 'ACH-3',
    ...mapTurn('conquer', 18, {
      tokens: { ...BESIDE, D4: 'Y' },
      ...EARNED,
      choices: ['no'],
    }),
    expect: { state: { 'tokens.D4': 'yA', 'points.automa': {} } },
  },
];

export const achievementExamples: readonly AchievementExample[] = [
  ...completeTrack,
  ...toppleExamples,
  ...middleIsland,
];

import type { Example } from '@empty-chair/testkit/examples';
import { tapestry } from '../rules/module.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { mapTurn } from './map-turns.ts';
import { EARNED, START } from './map-vector-words.ts';
import type { Fields, Position } from './position.ts';
import { HUMAN } from './position.ts';

/** Something that the human says in the middle of a turn. */
export const input = (
  words: string,
  state: Fields,
  config: Readonly<Record<string, string>> = {},
) => ({
  position: { config, state: { turn: 'human', deed: 'advance', ...state } },
  seat: HUMAN,
  input: tapestry.parseInput(words),
});

/** What is told when one of the two places is taken. */
export const earned = (
  who: string,
  achievement: string,
  place: 1 | 2,
  total = place === 1 ? 10 : 5,
) =>
  `do.achievement who=${who} achievement=${achievement} place=${place} n=${place === 1 ? 10 : 5} total=${total}`;

const FACING = { ...START, C4: 'A', D4: 'A', E4: 'Y' };

/** "Topple two outposts", by conquest and by trap. */
export const toppleExamples: readonly Example<Position, Input>[] = [
  {
    name: 'the Automa’s second conquest of the human',
    cite: 'ACH-1, COP-A1',
    ...mapTurn('conquer', 18, {
      tokens: FACING,
      ...EARNED,
      toppled: { automa: 1 },
      choices: ['no'],
    }),
    expect: {
      happenings: [
        'do.drawPair track=22 tiebreaker=18',
        'do.advance who=automa track=military n=3',
        'do.conquerOpponent at=E4',
        earned('automa', 'toppleTwo', 1),
        'do.advance who=shadow track=technology n=1',
      ],
      state: { toppled: { human: 0, automa: 2 }, 'points.automa': { achievements: 10 } },
    },
  },
  {
    name: 'the second place, after the human',
    cite: 'ACH-1',
    ...mapTurn('conquer', 18, {
      tokens: FACING,
      toppled: { human: 2, automa: 1 },
      achievements: { middleIsland: ['automa'], toppleTwo: ['human'] },
      choices: ['no'],
    }),
    expect: { state: { 'points.automa': { achievements: 5 } } },
  },
  {
    name: 'a third brings nothing more',
    cite: 'ACH-3',
    ...mapTurn('conquer', 18, {
      tokens: FACING,
      toppled: { automa: 2 },
      achievements: { middleIsland: ['automa'], toppleTwo: ['automa'] },
      choices: ['no'],
    }),
    expect: {
      state: { 'toppled.automa': 3, 'points.automa': {}, 'achievements.toppleTwo': ['automa'] },
    },
  },
  {
    // After a correction two may be counted without the achievement: the next one earns it.
    name: 'a third earns it when the second did not',
    cite: 'ACH-1',
    ...mapTurn('conquer', 18, {
      tokens: FACING,
      ...EARNED,
      toppled: { automa: 2 },
      choices: ['no'],
    }),
    expect: {
      state: {
        'toppled.automa': 3,
        'points.automa': { achievements: 10 },
        'achievements.toppleTwo': ['automa'],
      },
    },
  },
  {
    name: 'the human’s Trap topples for the human',
    cite: 'ACH-1, COP-A1',
    ...mapTurn('conquer', 18, {
      tokens: FACING,
      ...EARNED,
      toppled: { human: 1, automa: 1 },
      choices: ['yes'],
    }),
    expect: {
      happenings: [
        'do.drawPair track=22 tiebreaker=18',
        'do.advance who=automa track=military n=3',
        'do.trapped at=E4',
        earned('human', 'toppleTwo', 1),
        'do.advance who=shadow track=technology n=1',
      ],
      state: { toppled: { human: 2, automa: 1 }, 'points.automa': {} },
    },
  },
  {
    name: 'the human conquers the Automa a second time',
    cite: 'ACH-1, TRAP-1',
    ...input('conquer C4', { tokens: FACING, toppled: { human: 1 } }),
    expect: {
      state: {
        'tokens.C4': 'Ya',
        toppled: { human: 2, automa: 0 },
        'points.human': { achievements: 10 },
      },
    },
  },
  {
    name: 'the Automa’s Trap topples for the Automa',
    cite: 'ACH-1, TRAP-1',
    ...input('conquer C4', {
      tokens: FACING,
      toppled: { human: 1, automa: 1 },
      tapestry: { hand: 1 },
    }),
    script: { cards: ['1'] },
    expect: {
      state: {
        'tokens.C4': 'yA',
        toppled: { human: 1, automa: 2 },
        'points.automa': { achievements: 10 },
        'points.human': {},
      },
    },
  },
  {
    name: 'what lies already does not fall again',
    cite: 'ACH-1, CNE-A2',
    ...mapTurn('conquer', 18, { tokens: { ...START, C4: 'y' }, toppled: { automa: 1 } }),
    expect: { state: { 'tokens.C4': 'yA', 'toppled.automa': 1, 'points.automa': {} } },
  },
  {
    name: 'the Shadow Empire’s lying outposts count for nobody',
    cite: 'ACH-1, SET-7',
    ...input('conquer C4', { tokens: { ...START, C4: 'S' }, toppled: { human: 1 } }),
    expect: { state: { 'tokens.C4': 'YS', 'toppled.human': 1, 'points.human': {} } },
  },
  {
    name: 'with two humans: the other’s outpost',
    cite: 'ACH-1',
    ...input(
      'conquer C4',
      { turn: 'human1', tokens: { B4: 'ZZ', F4: 'YY', C4: 'Z' }, toppled: { human1: 1 } },
      { game: 'shadow' },
    ),
    expect: { state: { 'tokens.C4': 'Yz', 'points.human1': { achievements: 10 } } },
  },
  {
    name: 'with two humans: the other’s Trap',
    cite: 'ACH-1',
    ...input(
      'conquer C4 trap',
      {
        turn: 'human1',
        tokens: { B4: 'ZZ', F4: 'YY', C4: 'Z' },
        toppled: { human1: 1, human2: 1 },
      },
      { game: 'shadow' },
    ),
    expect: {
      state: {
        'tokens.C4': 'yZ',
        'points.human1': {},
        'points.human2': { achievements: 10 },
      },
    },
  },
];

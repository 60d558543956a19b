import { seat } from '@empty-chair/kernel/words';
import { examples, someExampleFails } from '@empty-chair/testkit/examples';
import { survivors } from '@empty-chair/testkit/mutation';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { benefitExamples, DRAWN, enter, SHADOWS } from '../../examples/benefits.ts';
import type { Fields } from '../../examples/position.ts';
import { readPosition, turnWith } from '../../examples/position.ts';
import { trackSpaceExamples } from '../../examples/track-spaces.ts';
import { trackExamples } from '../../examples/tracks.ts';
import { workedExamples } from '../../examples/worked.ts';
import { TRACKS } from '../content.ts';
import { tapestry } from '../module.ts';
import * as selections from './selections.ts';

const tracks = [...trackExamples, ...trackSpaceExamples];
examples(tapestry, readPosition, [...tracks, ...benefitExamples]);

const BOTS = seat(1);
type Turn = ReturnType<typeof turnWith>;
const run = ({ position, script }: Turn) =>
  scripted(tapestry, { state: readPosition(position), seat: BOTS }, script);
const told = (turn: Turn): readonly string[] => run(turn).happenings.map(showMessage);

test('ADV-V1, ADV-V2, ADV-V3, ADV-T1: every criterion of a track has an example that notices its loss', () => {
  const { anyTrack, trackByLandmarkOrEnd, trackByEnd } = selections;
  const named = Object.entries({ anyTrack, trackByLandmarkOrEnd, trackByEnd }).map(
    ([name, selection]) => ({ name, selection }),
  );
  expect(
    survivors(named, () =>
      someExampleFails(tapestry, readPosition, [...tracks, ...workedExamples]),
    ),
  ).toEqual([]);
});

// EX-1. Card 4: T, S, heart, M, E.
test.each(TRACKS.flatMap((automa) => TRACKS.map((shadow) => [automa, shadow])))(
  'ADV-T1: technology and military, whether the hearts are %s and %s',
  (automa, shadow) => {
    const turn = turnWith({
      pair: [6, 4],
      favorites: { automa, shadow },
      tracks: {
        automa: { exploration: 12, science: 12, military: 8, technology: 8 },
        shadow: { exploration: 12, science: 12 },
      },
    });
    expect(told(turn).slice(1)).toEqual([
      'do.advance n=9 track=technology who=automa',
      'do.advance n=1 track=military who=shadow',
    ]);
  },
);

describe('the chart of benefits', () => {
  // On this map: to explore beside B4, B5 is farther from F4 (4 steps) than C4 (3); of all hexes A1,
  // B1 and C1 are farthest (5), and card 7 reads A1 first. To conquer, C4 is beside the middle
  // island D4; anywhere, D4 itself.
  const WHERE: Fields = { explored: ['A2'], tracks: { technology: 2 } };
  const EXPLORE = ['do.layTile at=B5'];
  const CONQUER = ['do.layTile at=C4', 'do.conquer at=C4'];
  const TAPESTRY = ['do.gainTapestry'];
  const REFRESH = ['do.refreshTech'];
  // The die shows technology, from space 2 to 3 or to 1, where the market is refreshed as well.
  const move = (to: number) =>
    `do.${to === 3 ? 'advance' : 'regress'} n=${to} track=technology who=automa`;
  const RESEARCH = ['do.research track=technology', move(3), ...REFRESH];
  const RESEARCH_X = ['do.researchOnly track=technology', move(3)];
  const oneOf = (tracks: string) => `do.oneOf track=technology tracks=[${tracks}]`;
  const ADVANCE_ONE = [oneOf('exploration, military, technology'), move(3), ...REFRESH];
  const CHART: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
    exploration: {
      2: EXPLORE,
      3: EXPLORE,
      4: EXPLORE,
      7: EXPLORE,
      9: ['do.layTile at=A1'],
    },
    science: {
      1: RESEARCH_X,
      2: TAPESTRY,
      3: RESEARCH_X,
      4: TAPESTRY,
      5: RESEARCH,
      6: RESEARCH,
      9: ADVANCE_ONE,
      10: [oneOf('military, technology'), move(1), ...REFRESH],
      11: ADVANCE_ONE,
      12: RESEARCH_X,
    },
    military: {
      1: CONQUER,
      2: TAPESTRY,
      3: CONQUER,
      5: CONQUER,
      6: [...CONQUER, ...TAPESTRY],
      7: CONQUER,
      8: [
        'do.conquer at=D4',
        'do.achievement achievement=middleIsland n=10 place=1 total=10 who=automa',
      ],
      12: CONQUER,
    },
    technology: { 1: REFRESH, 2: TAPESTRY, 3: REFRESH, 4: REFRESH, 7: REFRESH },
  };
  const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

  test.each(TRACKS.flatMap((track) => spaces.map((space) => [track, space] as const)))(
    'BEN-1, BEN-2, BEN-3, BEN-4, BEN-5, BEN-6, BEN-7, R-BEN-1, R-BEN-2, R-DIE-3, SET-6: %s %i',
    (track, space) => {
      const gains = CHART[track]?.[space] ?? [];
      const isRolled = gains.some((line) => /do\.(research|oneOf)/.test(line));
      const turn = enter(track, space, { ...WHERE, dice: isRolled ? ['technology'] : [] });
      expect(told(turn)).toEqual([
        DRAWN.split(' ').toSorted().join(' '),
        `do.advance n=${space} track=${track} who=automa`,
        ...gains,
        SHADOWS.split(' ').toSorted().join(' '),
      ]);
    },
  );
});

describe('the die at the table', () => {
  test('BEN-5: only the listed tracks are asked for', () => {
    for (const [space, left] of [
      [9, 'science'],
      [11, 'science'],
      [10, 'exploration'],
    ] as const) {
      const turn = enter('science', space, { dice: [left] });
      expect(() => run(turn)).toThrow('kernel.scriptNotOffered');
    }
  });

  test('BEN-3, R-DIE-1: all four are asked for in research, finished or not', () => {
    for (const track of TRACKS) {
      const finished = { exploration: 12, military: 12, technology: 12 };
      const turn = enter('science', 1, { tracks: finished, dice: [track] });
      expect(told(turn)).toContain(`do.researchOnly track=${track}`);
    }
    expect(() => run(enter('science', 1))).toThrow('kernel.scriptMissing');
  });
});

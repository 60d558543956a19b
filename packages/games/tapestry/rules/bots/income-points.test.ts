import { scripted } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { BOTS, incomeWith, readPosition } from '../../examples/position.ts';
import { LEVELS } from '../content.ts';
import { tapestry } from '../module.ts';
import { AUTOMA, SHADOW } from '../state.ts';

const run = ({ position, script }: ReturnType<typeof incomeWith>) =>
  scripted(tapestry, { state: readPosition(position), seat: BOTS }, script);

describe('points', () => {
  // EX-3: 3 territories, 2 landmarks, M4 S3 E5 T2. By turn: for the landmarks, for the territories,
  // for the spaces of the two pairs of tracks together, and for being first to the era.
  const NORMAL = [
    [2, 2, 3, 0 + 7, 2],
    [3, 4, 6, 7 + 7, 3],
    [4, 4, 6, 7 + 14, 4],
    [5, 6, 9, 14 + 21, 0],
  ] as const;
  const HARD = [
    [2, 2, 3, 0 + 7, 2],
    [3, 4, 6, 7 + 14, 3],
    [4, 4, 6, 14 + 14, 4],
    [5, 6, 9, 21 + 28, 0],
  ] as const;
  const rows = LEVELS.flatMap((level) =>
    (level < 5 ? NORMAL : HARD).map((row) => [level, ...row] as const),
  );

  /** From level 3 on the Automa advances first: its heart on card 7 from technology 1 to 2. */
  function scored(level: number, turn: number, human: number): readonly number[] {
    const state = {
      tokens: { B4: 'AA', C4: 'A', C5: 'A', F4: 'YY', D4: 'y', E4: 'a', E5: 'S' },
      landmarks: { barracks: 'automa', lighthouse: 'automa', forge: 'human' },
      incomeTurns: { human, automa: turn - 1 },
      tracks: {
        automa: { military: 4, science: 3, exploration: 5, technology: level < 3 ? 2 : 1 },
      },
    };
    const config = {
      level: String(level),
      ...(level === 6 && { second: 'scientists' }),
    };
    const turnOf = incomeWith({ income: turn, pair: [6, 7], config, ...state });
    const dice = level === 6 && turn > 2 ? ['technology'] : [];
    return run({ ...turnOf, script: { ...turnOf.script, dice } }).state.points[
      AUTOMA
    ] as readonly number[];
  }

  // Points lie by source: play, landmarks, territories, tracks, firstToEra, civilization, achievements.
  test.each(rows.filter(([level]) => level < 6))(
    'INC-5, R-INC-2, R-INC-4, DIF-4: level %i, income turn %i',
    (level, turn, landmarks, territories, tracks, first) => {
      const civilization = level === 1 ? 0 : 2;
      const points = (firstToEra: number) => [
        ...[0, landmarks, territories, tracks, firstToEra, civilization, 0],
      ];
      expect(scored(level, turn, turn - 1)).toEqual(points(first));
      expect(scored(level, turn, turn)).toEqual(points(0));
    },
  );

  test('INC-5, DIF-4: level 6 scores by the hard side', () => {
    // Income turn 2 the Scientists do nothing; on turn 5 the die moves technology to 3.
    expect(scored(6, 2, 2)).toEqual([0, 2, 3, 7, 0, 2, 0]);
    expect(scored(6, 5, 5)).toEqual([0, 6, 9, 21 + 32, 0, 2, 0]);
  });

  test('INC-5: example: 24 points, or 27 for the first', () => {
    const sum = (points: readonly number[]) => points.reduce((all_, n) => all_ + n, 0);
    expect(sum(scored(1, 3, 3))).toBe(24);
    expect(sum(scored(1, 3, 2))).toBe(27);
  });

  test('SET-6: the Shadow Empire scores nothing', () => {
    const { state } = run(
      incomeWith({
        income: 5,
        pair: [6, 7],
        tracks: { shadow: { military: 9, science: 3 } },
        landmarks: { forge: 'shadow' },
      }),
    );
    expect(state.points[SHADOW]?.every((n) => n === 0)).toBe(true);
  });
});

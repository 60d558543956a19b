import { decisionsIn, scripted, stepsIn } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { NO_SHADOW } from '../../examples/map-vector-words.ts';
import type { Fields } from '../../examples/position.ts';
import { BOTS, incomeWith, readPosition } from '../../examples/position.ts';
import { tapestry } from '../module.ts';
import { AUTOMA } from '../state.ts';

const run = ({ position, script }: ReturnType<typeof incomeWith>) =>
  scripted(tapestry, { state: readPosition(position), seat: BOTS }, script);

describe('the civilizations by turn', () => {
  const ends = { E: 'exploration', M: 'military' } as const;

  // The Explorers' card: E on turns 2 and 4, M on turns 3 and 5; both from a space to one without benefit.
  test.each([
    [2, 'E'],
    [3, 'M'],
    [4, 'E'],
    [5, 'M'],
  ] as const)('CIV-1, R-CIV-1: the Explorers in income turn %i advance on %s', (turn, track) => {
    const { state } = run(
      incomeWith({
        income: turn,
        pair: [6, 7],
        config: { civilization: 'explorers' },
        tracks: { automa: { exploration: 4, military: 3 } },
        landmarks: { barracks: 'human' },
      }),
    );
    const wanted = { exploration: 4, military: 3 };
    wanted[ends[track]] += 1;
    const { tracks } = tapestry.codecs.state.encode(state) as {
      readonly tracks: { readonly automa: Fields };
    };
    expect(tracks.automa).toMatchObject(wanted);
  });

  test.each([
    [2, []],
    [3, ['exploration']],
    [4, ['exploration']],
    [5, ['exploration']],
  ] as const)('CIV-2: the Scientists in income turn %i roll %o', (turn, dice) => {
    const config = { civilization: 'scientists', shadowFavorite: 'military' };
    const { happenings } = run(incomeWith({ income: turn, pair: [6, 7], config, dice }));
    const lines = happenings.map(showMessage);
    expect(lines.includes('do.research track=exploration')).toBe(dice.length > 0);
    expect(lines.includes('do.advance n=1 track=exploration who=automa')).toBe(dice.length > 0);
  });

  // Territories of the Automa: conquers if they are fewer than the turn's number.
  test.each([
    [2, 1, true],
    [2, 2, false],
    [3, 2, true],
    [3, 3, false],
    [4, 3, true],
    [5, 4, true],
    [5, 5, false],
  ])('CIV-3: the Conquerors in income turn %i with %i territories', (turn, n, conquers) => {
    const hexes = ['B4', 'B3', 'A3', 'C5', 'B5'].slice(0, n);
    const tokens = Object.fromEntries(hexes.map((hex) => [hex, hex === 'B4' ? 'AA' : 'AS']));
    const { trace, state } = run(
      incomeWith({
        income: turn,
        pair: [6, 7],
        config: { civilization: 'conquerors' },
        tokens: { ...tokens, F4: 'YY' },
      }),
    );
    expect(stepsIn(trace)).toContain(conquers ? 'conquerors' : '-conquerors');
    expect(stepsIn(trace)).toContain('-guard');
    const civilization = (state.points[AUTOMA] as readonly number[])[5];
    expect(civilization).toBe(conquers ? n + 1 : n);
  });

  // Four lonely territories, but all nine outposts of the Shadow Empire lie on the map.
  test('CIV-3, R-CON-7: without an outpost of the Shadow Empire no hex is chosen for it', () => {
    const { trace, happenings, state } = run(
      incomeWith({
        income: 4,
        pair: [6, 7],
        config: { civilization: 'conquerors' },
        tokens: { ...NO_SHADOW, B4: 'A', B3: 'A', A3: 'A', C5: 'A', F4: 'YY' },
      }),
    );
    expect(stepsIn(trace)).toContain('guard');
    expect(decisionsIn(trace).map(({ rule }) => rule)).not.toContain('CIV-3');
    expect(happenings.map(showMessage)).toContain('see.noShadowOutpost');
    expect(tapestry.codecs.state.encode(state)).toMatchObject({ tokens: { B4: 'A', B3: 'A' } });
  });

  const engineers = (turn: number) =>
    incomeWith({
      income: turn,
      pair: [6, 7],
      landmarks: { forge: 'automa', academy: 'automa' },
    });

  test('CIV-4: the Engineers in every income turn but the first', () => {
    for (const turn of [1, 2, 3, 4, 5]) {
      const { state } = run(engineers(turn));
      expect((state.points[AUTOMA] as readonly number[])[5]).toBe(turn === 1 ? 0 : 2);
    }
  });

  test.each(['explorers', 'scientists', 'conquerors', 'engineers'])(
    'INC-1: on level 1 the %s have no bonus',
    (civilization) => {
      const shadowFavorite = civilization === 'scientists' ? 'military' : 'science';
      for (const turn of [2, 3, 4, 5]) {
        const { state } = run(
          incomeWith({
            income: turn,
            pair: [6, 7],
            config: { level: '1', civilization, shadowFavorite },
            landmarks: { forge: 'automa' },
          }),
        );
        expect(state.tracks[AUTOMA]).toEqual([0, 0, 0, 0]);
        expect((state.points[AUTOMA] as readonly number[])[5]).toBe(0);
      }
    },
  );
});

describe('what was used last, and what is counted when', () => {
  // The Automa holds 3 territories in income turn 4, so the Conquerors conquer. D5 and E3 are both
  // two steps from F4: card 2, used in the turn before, reads E3 first; card 5, just laid, D5.
  const early = (config: Readonly<Record<string, string>>, pair: Fields, tracks: Fields = {}) => {
    const { state } = scripted(
      tapestry,
      {
        state: readPosition({
          config: { civilization: 'conquerors', ...config },
          state: {
            incomeTurns: { human: 4, automa: 3 },
            tokens: { B4: 'AA', F4: 'YY', C4: 'A', D4: 'A' },
            achievements: { middleIsland: ['automa'] },
            tracks,
            cards: { decision: [5, 8], ...pair },
          },
        }),
        seat: BOTS,
      },
      { cards: ['8', '5'], dice: [], choices: [] },
    );
    return (tapestry.codecs.state.encode(state) as { readonly tokens: Fields }).tokens;
  };
  const USED = { track: 6, tiebreaker: 2 };

  test('R-INC-5, INC-2: the card used last breaks the ties, not one that was only laid', () => {
    const hexes = Object.keys(early({}, USED));
    expect(hexes).toContain('E3');
    expect(hexes).not.toContain('D5');
  });

  test('R-INC-5: at a table that reads it so, the card just laid does', () => {
    expect(early({ incomeTiebreaker: 'latest' }, USED)).toHaveProperty('D5', 'A');
  });

  test('R-INC-5: where none was used before, the card just laid does', () => {
    expect(early({}, {})).toHaveProperty('D5', 'A');
  });

  // Level 3: both advance by the new pair first, so it is used when the Conquerors come. Technology
  // from 7 is the Automa's nearest way to a landmark or an end, and space 8 has no benefit.
  test('R-INC-5, INC-4: from the advance of an income turn on, the new pair is the one in use', () => {
    const tracks = { automa: { technology: 7 } };
    expect(early({ level: '3' }, USED, tracks)).toHaveProperty('D5', 'A');
  });

  // The Engineers come first, when the Automa has no landmark; then the Scientists roll exploration
  // and take the Lighthouse, which counts for the mat (2 points in income turn 3) and not for them.
  test('R-CIV-4, DIF-3: a landmark of the second civilization is too late for the first', () => {
    const { state } = run(
      incomeWith({
        income: 3,
        pair: [6, 7],
        config: { level: '6', civilization: 'engineers', second: 'scientists' },
        tracks: { automa: { exploration: 3, technology: 4 } },
        landmarks: { forge: 'human' },
        dice: ['exploration'],
      }),
    );
    const { points } = tapestry.codecs.state.encode(state) as {
      readonly points: { readonly automa: Fields };
    };
    expect(points.automa).toMatchObject({ landmarks: 2 });
    expect(points.automa).not.toHaveProperty('civilization');
  });
});

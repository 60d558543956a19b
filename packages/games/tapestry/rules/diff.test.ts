import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { simulate } from '@empty-chair/kernel/simulate';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import type { Fields } from '../examples/position.ts';
import { readPosition } from '../examples/position.ts';
import { stateCodec } from './codec.ts';
import { diff } from './diff.ts';
import { tapestry } from './module.ts';
import type { State } from './state.ts';

/** All cards lie on the table. */
const BOXED = { cards: 'table', tapestry: 'table' };
const between = (before: Fields, after: Fields): readonly string[] =>
  diff(
    readPosition({ state: before, config: BOXED }),
    readPosition({ state: after, config: BOXED }),
  ).map(showMessage);

const FULL: Fields = {
  turn: 'human',
  tokens: { B4: 'AA', F4: 'YY', C4: 'AS', E4: 'Y' },
  tiles: { A1: [17, 2] },
  tracks: { automa: { military: 3 } },
  landmarks: { forge: 'human' },
  achievements: { completeTrack: ['shadow', 'automa'] },
  tapestry: { hand: 2, onMat: 1 },
  cards: { track: 1, tiebreaker: 2 },
  points: { human: 3 },
};

describe('what to move to get from one position to the other', () => {
  test('nothing between equal ones', () => {
    expect(between({}, {})).toEqual([]);
    expect(between(FULL, FULL)).toEqual([]);
  });

  test.each<[Fields, Fields, readonly string[]]>([
    [{ tokens: {} }, { tokens: { D4: 'yA' } }, ['fix.tokens at=D4 tokens=[y, A]']],
    [{ tokens: { D4: 'A' } }, { tokens: { D4: 'a' } }, ['fix.tokens at=D4 tokens=[a]']],
    [{ tokens: { D4: 'X' } }, { tokens: {} }, ['fix.noTokens at=D4']],
    [
      { tokens: {} },
      { tokens: { C4: 'AS' } },
      ['fix.explored at=C4', 'fix.tokens at=C4 tokens=[A, S]'],
    ],
    [{ tokens: { C4: 'A' } }, { tokens: {} }, ['fix.noTokens at=C4', 'fix.unexplored at=C4']],
    [{}, { tiles: { A1: [17, 2] } }, ['fix.tile at=A1 n=120 tile=17']],
    [{ tiles: { A1: [17, 2] } }, { tiles: { A1: [17, 3] } }, ['fix.tile at=A1 n=180 tile=17']],
    [{ tiles: { A1: [17] } }, { tiles: { A1: [18] } }, ['fix.tile at=A1 n=0 tile=18']],
    [{ tiles: { A1: [17] } }, {}, ['fix.unexplored at=A1']],
    // Which tile it is was said, but it lies there all the same.
    [{ tiles: { A1: [17] } }, { explored: ['A1'] }, []],
    [
      {},
      { tracks: { human: { science: 2 }, automa: { military: 12 }, shadow: { technology: 1 } } },
      [
        'fix.track n=2 track=science who=human',
        'fix.track n=12 track=military who=automa',
        'fix.track n=1 track=technology who=shadow',
      ],
    ],
    [
      {},
      { favorites: { automa: 'military', shadow: 'technology' } },
      ['fix.favorite track=military who=automa', 'fix.favorite track=technology who=shadow'],
    ],
    [{}, { points: { human: 4 } }, ['fix.points n=4 who=human']],
    // Where they came from does not matter on the table.
    [{ points: { automa: 4 } }, { points: { automa: { landmarks: 4 } } }, []],
    [{}, { incomeTurns: { human: 2, automa: 1 } }, ['fix.income n=2 who=human']],
    // Only the app counts them.
    [{}, { incomeTurns: { human: 1, automa: 2 } }, []],
    [{}, { toppled: { automa: 1 } }, ['fix.toppled n=1 who=automa']],
    [{}, { landmarks: { forge: 'human' } }, ['fix.landmark landmark=forge who=human']],
    [
      { landmarks: { forge: 'human' } },
      { landmarks: { forge: 'automa' } },
      ['fix.landmark landmark=forge who=automa'],
    ],
    [{ landmarks: { forge: 'human' } }, {}, ['fix.landmarkBack landmark=forge']],
    [
      { achievements: { toppleTwo: ['human'], completeTrack: ['shadow', 'automa'] } },
      { achievements: { middleIsland: ['automa'], completeTrack: ['automa'] } },
      [
        'fix.achievement achievement=completeTrack place=1 who=automa',
        'fix.noAchievement achievement=completeTrack place=2',
        'fix.noAchievement achievement=toppleTwo place=1',
        'fix.achievement achievement=middleIsland place=1 who=automa',
      ],
    ],
    [
      { cards: { decision: [1, 2, 3, 4, 5, 6, 7, 8] } },
      { cards: { decision: [3, 4, 5, 6, 7, 8], track: 1, tiebreaker: 2 } },
      ['fix.pair tiebreaker=2 track=1', 'fix.decks discard=0 n=6 progress=14'],
    ],
    [
      { cards: { decision: [3, 4, 5, 6, 7, 8], track: 1, tiebreaker: 2 } },
      { cards: { decision: [3, 4, 5, 6, 7, 8], discard: [1, 2] } },
      ['fix.noPair', 'fix.decks discard=2 n=6 progress=14'],
    ],
    // Left and right changed.
    [
      { cards: { decision: [3, 4, 5, 6, 7, 8], track: 1, tiebreaker: 2 } },
      { cards: { decision: [3, 4, 5, 6, 7, 8], track: 2, tiebreaker: 1 } },
      ['fix.pair tiebreaker=1 track=2'],
    ],
    [
      { cards: { decision: [3, 4, 5, 6, 7, 8], track: 1, tiebreaker: 2 } },
      { cards: { decision: [1, 4, 5, 6, 7, 8], track: 3, tiebreaker: 2 } },
      ['fix.pair tiebreaker=2 track=3'],
    ],
    // A shuffle is nothing to put back.
    [
      { cards: { decision: [1, 2, 3, 4, 5, 6, 7, 8] } },
      { cards: { decision: [8, 7, 6, 5, 4, 3, 2, 1] } },
      [],
    ],
    [{}, { tapestry: { hand: 2 } }, ['fix.tapestry n=2']],
    [{}, { tapestry: { onMat: 1 } }, ['fix.onMat n=1']],
    [{}, { tilesLeft: 40 }, ['fix.tilesLeft n=40']],
    [{}, { turn: 'human' }, ['fix.turn deed=nothing who=human']],
    [{ turn: 'human' }, { turn: 'human', deed: 'advance' }, ['fix.turn deed=advance who=human']],
    [{}, { isOver: true }, ['fix.over']],
    [{ isOver: true }, { turn: 'automa' }, ['fix.turn deed=nothing who=automa']],
  ])('%j -> %j', (before, after, said) => {
    expect(between(before, after)).toEqual(said);
  });
});

/** What can be seen on the table, and only that. */
function visible(state: State): unknown {
  const { cards, tapestry, points, tiles, tieWinner, civilizations, ...rest } = stateCodec.encode(
    state,
  ) as Record<string, Record<string, unknown>>;
  const sum = (bySource: unknown) =>
    Object.values(bySource as Record<string, number>).reduce((all, n) => all + n, 0);
  const length = (list: unknown) => (list as readonly unknown[]).length;
  return {
    ...rest,
    tiles: Object.entries(tiles ?? {}).toSorted(),
    points: Object.values(points ?? {}).map(sum),
    pair: [cards?.['track'], cards?.['tiebreaker']],
    decks: ['decision', 'discard', 'progress'].map((name) => length(cards?.[name])),
    tapestry: [length(tapestry?.['hand']), tapestry?.['onMat']],
  };
}

test.each(Object.entries(CONFIGS))(
  'two positions differ for the eye exactly when something is told: %s',
  (_, config) => {
    let before: State | undefined;
    let first: State | undefined;
    let differed = 0;
    simulate(tapestry, config, 'diff', {
      policy: randomPolicy({ weight: humanWeight }),
      most: 400,
      watch: (state) => {
        first ??= tapestry.clone(state);
        for (const other of [before ?? state, first, state]) {
          const isSame = JSON.stringify(visible(other)) === JSON.stringify(visible(state));
          expect(diff(other, state).length === 0).toBe(isSame);
          expect(diff(state, other).length === 0).toBe(isSame);
          if (!isSame) differed += 1;
        }
        before = tapestry.clone(state);
      },
    });
    expect(differed).toBeGreaterThan(50);
  },
);

import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Question } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import { decisionsIn } from '@empty-chair/testkit/scripted';
import { volume } from '@empty-chair/testkit/volume';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRAWN } from '../../examples/map-drawing.ts';
import type { Board } from '../../examples/map-reference.ts';
import { wouldConquer, wouldExplore } from '../../examples/map-reference.ts';
import { cardWith } from '../../examples/map-turns.ts';
import { PATTERNS } from '../../examples/map-vector-words.ts';
import { readPosition } from '../../examples/position.ts';
import { conquer, explore } from './map.ts';
import type { TurnTable } from './turn.ts';
import { beginTurn } from './turn.ts';

const RUNS = volume(1000);
const names = DRAWN.map(({ name }) => name);

/** Whatever can lie on a hex; the Automa's and the human's territories more often. */
const letters = fc.constantFrom(
  ...['A', 'A', 'A', 'AA', 'AS', 'Ay', 'Y', 'Y', 'YY', 'YX', 'Ya', 'X', 'XX', 'S', 'y', 'a'],
);

const boards: fc.Arbitrary<Board> = fc.record({
  tokens: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...names), letters), {
      selector: ([name]) => name,
      minLength: 2,
      maxLength: 16,
    })
    .map((list) => Object.fromEntries(list)),
  explored: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 12 }),
  tilesLeft: fc.constantFrom(0, 20, 20, 20),
  earned: fc.constantFrom([], [], ['automa'], ['human'], ['human', 'automa']),
  isMilitary: fc.boolean(),
  isAnywhere: fc.boolean(),
  pattern: fc.constantFrom(...PATTERNS),
  icon: fc.boolean(),
});

const NAMES_OF: Readonly<Record<string, string>> = {
  'COP-V1': 'opponent',
  'CNE-V1': 'neutral',
  'EXP-V1': 'explore',
};

type Action = typeof conquer | typeof explore;

function tableFor({ pattern, icon, ...board }: Board, trace: Recorder | undefined): TurnTable {
  const { tokens, explored, tilesLeft, earned, isMilitary } = board;
  const state = readPosition({
    state: {
      tokens,
      explored,
      tilesLeft,
      achievements: { middleIsland: earned },
      favorites: { automa: isMilitary ? 'military' : 'technology' },
    },
  });
  const tiebreaker = cardWith({ hexPattern: pattern, toppledOutpost: icon });
  return {
    scene: { ...beginTurn(state), tiebreaker },
    rng: rngFromSeed('any'),
    atTable: { cards: true, dice: true, choices: true },
    // The human plays no Trap.
    ask: <A>({ answers }: Question<A>) => answers[0] as A,
    emit: undefined,
    trace,
  };
}

/** The last decision of the action. Without the trace, as in a simulation, it has to be the same. */
function chosen(board: Board, act: Action) {
  const recorder = new Recorder();
  const [told, silent] = [tableFor(board, recorder), tableFor(board, undefined)];
  for (const table of [told, silent]) act(table, board.isAnywhere ? 'anywhere' : 'beside');
  expect(silent.scene.state).toEqual(told.scene.state);
  const last = decisionsIn(recorder.root).at(-1);
  if (last === undefined) return { by: 'nothing' };
  return { by: NAMES_OF[last.rule] ?? last.rule, at: last.chosen?.id };
}

test('CON-1, COP-V1, COP-T1, CNE-V1, CNE-V2, CNE-T1, CNE-T2, CNE-T3, DIST-1: any conquer is what the slow way finds', () => {
  const seen: Record<string, number> = {};
  fc.assert(
    fc.property(boards, (board) => {
      const wanted = wouldConquer(board);
      seen[wanted.by] = (seen[wanted.by] ?? 0) + 1;
      expect(chosen(board, conquer)).toEqual(wanted);
    }),
    { numRuns: RUNS, seed: 5 },
  );
  // Positions of each kind were among them.
  for (const by of ['nothing', 'opponent', 'neutral']) expect(seen[by]).toBeGreaterThan(RUNS / 20);
});

test('EXP-V1, EXP-T1, EXP-T2, R-CON-3, R-CON-4, R-CON-6: any explore is what the slow way finds', () => {
  fc.assert(
    fc.property(boards, (board) => {
      expect(chosen(board, explore)).toEqual(wouldExplore(board));
    }),
    { numRuns: RUNS, seed: 6 },
  );
});

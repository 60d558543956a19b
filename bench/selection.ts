import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import type { GameBench, Workload } from '@empty-chair/testkit/workload';

/** One choice among 12 places by 1 filter and 4 tiebreaks, three ways. */
interface Board {
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly c: readonly number[];
  readonly open: readonly boolean[];
}

const PLACES = Array.from({ length: 12 }, (_, place) => place);
const rng = rngFromSeed('selection');
const BOARDS: readonly Board[] = Array.from({ length: 64 }, () => ({
  a: PLACES.map(() => rng.below(4)),
  b: PLACES.map(() => rng.below(3)),
  c: PLACES.map(() => rng.below(3)),
  open: PLACES.map(() => rng.below(4) > 0),
}));

const why = (id: string): MessageId => id as MessageId;
const BY: Selection<Board, number> = {
  rule: 'bench' as RuleId,
  options: () => PLACES,
  filters: [{ why: why('open'), keep: ({ open }, place) => open[place] === true }],
  tiebreaks: [
    { why: why('a'), prefer: 'most', score: ({ a }, place) => a[place] ?? 0 },
    { why: why('b'), prefer: 'least', score: ({ b }, place) => b[place] ?? 0 },
    { why: why('c'), prefer: 'most', score: ({ c }, place) => c[place] ?? 0 },
    { why: why('priority'), prefer: 'least', score: (_, place) => place },
  ],
  lastTie: 'impossible',
  ref: (place) => ({ kind: 'place', id: String(place) }),
};

const tableFor = (scene: Board, recorder?: Recorder): Table<Board> => ({
  scene,
  rng,
  atTable: CHANCE_BY_APP,
  ask: () => {
    throw new Error('nothing to ask');
  },
  emit: recorder?.emit,
  trace: recorder,
});
const TABLES = BOARDS.map((board) => tableFor(board));

function byHand({ a, b, c, open }: Board): number | undefined {
  let best: number | undefined;
  for (const place of PLACES) {
    if (!open[place]) continue;
    if (best === undefined) {
      best = place;
      continue;
    }
    const difference =
      (a[place] ?? 0) - (a[best] ?? 0) ||
      (b[best] ?? 0) - (b[place] ?? 0) ||
      (c[place] ?? 0) - (c[best] ?? 0);
    if (difference > 0) best = place;
  }
  return best;
}

function overAll(choose: (index: number) => number | undefined): number {
  let sum = 0;
  for (let round = 0; round < 16; round += 1) {
    for (let index = 0; index < BOARDS.length; index += 1) sum += choose(index) ?? 0;
  }
  // Used, so that the work cannot be optimised away.
  if (sum < 0) throw new Error('impossible');
  return 16 * BOARDS.length;
}

function checkTheyAgree(): void {
  for (const [index, board] of BOARDS.entries()) {
    if (byHand(board) !== select(TABLES[index] as Table<Board>, BY)) {
      throw new Error(`the two ways disagree on board ${index}`);
    }
  }
}

const handWritten: Workload = {
  name: 'a choice, hand-written loop',
  unit: 'choices',
  run: () => overAll((index) => byHand(BOARDS[index] as Board)),
};
const bySelect: Workload = {
  name: 'a choice, select, trace off',
  unit: 'choices',
  run: () => overAll((index) => select(TABLES[index] as Table<Board>, BY)),
};
const bySelectTraced: Workload = {
  name: 'a choice, select, full trace',
  unit: 'choices',
  run: () => overAll((index) => select(tableFor(BOARDS[index] as Board, new Recorder()), BY)),
};

checkTheyAgree();

export const bench: GameBench = {
  workloads: [bySelect],
  comparisons: [
    { name: 'select: times slower than by hand', of: handWritten, to: bySelect },
    { name: 'select, full trace: times slower than none', of: bySelect, to: bySelectTraced },
  ],
  limits: [],
};

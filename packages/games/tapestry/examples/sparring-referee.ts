import type { Policy } from '@empty-chair/kernel/simulate';
import { TRACKS } from '../rules/content.ts';
import { neighboursOf } from '../rules/hexes.ts';
import type { State } from '../rules/state.ts';
import { clone } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { JournalLine } from '../sparring/turn.ts';

/**
 * Keeps the books of a stand-in a second time, from what it records and from its journal, with the
 * costs written down once more: the app refuses nothing for its price.
 */
export interface Referee {
  readonly watch: (policy: Policy<State, Input>) => Policy<State, Input>;
  readonly note: (line: JournalLine) => void;
  readonly faults: string[];
  /** What was checked, so that a test can see that nothing was left out. */
  readonly seen: Set<string>;
}

/** Exploration, science, military, technology. */
const RESOURCES = ['food', 'worker', 'culture', 'coin'];
const BUILDINGS = ['farm', 'house', 'armory', 'market'];
/** By tier: of the track's own resource, and in all. */
const TIERS = [
  { own: 0, all: 1 },
  { own: 1, all: 2 },
  { own: 1, all: 3 },
  { own: 2, all: 2 },
];
/** Spaces of the income mat that give their resource; those of points are the others. */
const RESOURCE_SPACES = [1, 2, 4, 5];

interface Books {
  readonly resources: number[];
  readonly buildings: number[];
  incomes: number;
}
interface TurnNotes {
  readonly before: State;
  readonly inputs: Input[];
  readonly lines: JournalLine[];
}
interface Checked extends TurnNotes {
  readonly seat: number;
  readonly own: Books;
  readonly seen: Set<string>;
  readonly fault: (what: string) => void;
}

export function newReferee(): Referee {
  const faults: string[] = [];
  const seen = new Set<string>();
  const books = new Map<number, Books>();
  const open = new Map<number, TurnNotes>();
  let lines: JournalLine[] = [];

  const watch = (policy: Policy<State, Input>): Policy<State, Input> => ({
    answer: (question, rng) => policy.answer(question, rng),
    input: (state, seat, legal, rng) => {
      const own = books.get(seat) ?? {
        resources: [0, 0, 0, 0],
        buildings: [0, 0, 0, 0],
        incomes: 0,
      };
      books.set(seat, own);
      const input = policy.input(state, seat, legal, rng);
      const turn = open.get(seat) ?? { before: clone(state), inputs: [], lines: [] };
      open.set(seat, turn);
      const fault = (what: string) =>
        faults.push(`seat ${seat}, era ${own.incomes}: ${what} ${JSON.stringify(turn.inputs)}`);
      checkMap(state, seat, input, fault, seen);
      turn.inputs.push(input);
      turn.lines.push(...lines);
      lines = [];
      if (input.kind === 'done') {
        open.delete(seat);
        check({ ...turn, seat, own, fault, seen });
      }
      return input;
    },
  });
  return { watch, note: (line) => lines.push(line), faults, seen };
}

function check(turn: Checked): void {
  const { inputs, lines, own, fault, seen } = turn;
  const [first] = inputs;
  for (const { why, paid, gained } of lines) {
    for (const [at, n] of (paid ?? []).entries()) {
      own.resources[at] = (own.resources[at] as number) - n;
    }
    const at = RESOURCES.indexOf(gained ?? '');
    if (at >= 0) own.resources[at] = Math.min(8, (own.resources[at] as number) + 1);
    const row = BUILDINGS.indexOf(gained ?? '');
    if (row >= 0) own.buildings[row] = (own.buildings[row] as number) + 1;
    if (Math.min(...own.resources) < 0) fault(`resources below zero after ${why}`);
    if (Math.max(...own.buildings) > 5) fault('a sixth building of a kind');
    seen.add(why.split(':')[0] as string);
  }
  if (first?.kind === 'advance') checkAdvance(turn, first.track);
  else if (first?.kind === 'income') checkIncome(turn);
  else fault('a turn that begins with neither an advance nor an income');
  const recorded = inputs.reduce((all, input) => all + (input.kind === 'points' ? input.n : 0), 0);
  const noted = lines.reduce((all, { points = 0 }) => all + points, 0);
  if (recorded !== noted) fault(`${recorded} points recorded, ${noted} scored`);
}

/** Paid once, by the tier of the space reached; a bonus at most once for each space reached. */
function checkAdvance({ before, seat, lines, inputs, fault }: Checked, track: number): void {
  const payments = lines.filter(({ why }) => why === 'advance');
  if (payments.length !== 1) fault(`${payments.length} payments for an advance`);
  const paid = payments[0]?.paid ?? [];
  const space = (before.tracks[seat]?.[track] as number) + 1;
  const tier = TIERS[Math.floor((space - 1) / 3)];
  const all = paid.reduce((sum, n) => sum + n, 0);
  if (tier === undefined || all !== tier.all || (paid[track] ?? 0) < tier.own) {
    fault(`paid ${paid.join()} for ${TRACKS[track]} ${space}`);
  }
  const moves = inputs.filter(({ kind }) => kind === 'advance').length;
  const bonuses = lines.filter(({ why }) => why === 'bonus');
  if (bonuses.length > moves) fault(`${bonuses.length} bonuses for ${moves} advances`);
  // Every bonus that asks for resources asks for one.
  if (bonuses.some((bonus) => bonus.paid?.reduce((sum, n) => sum + n, 0) !== 1)) {
    fault('a bonus that was not paid');
  }
  if (lines.some(({ why }) => why === 'income')) fault('income in an advance turn');
}

/** Five in all; the first four bring what the buildings have uncovered, and nothing is paid. */
function checkIncome({ before, seat, lines, own, fault, seen }: Checked): void {
  own.incomes += 1;
  if (own.incomes > 5) fault('a sixth income turn');
  if (lines.some(({ why }) => why === 'advance')) fault('paid for an income turn');
  const gained = lines.filter(({ why, gained: what }) => why === 'income' && what !== undefined);
  const due =
    own.incomes > 4 ? [] : RESOURCES.map((_, at) => resourcesOfRow(own.buildings[at] as number));
  const got = RESOURCES.map((id) => gained.filter(({ gained: what }) => what === id).length);
  if (own.incomes <= 4 && got.join() !== due.join()) fault(`income ${got.join()} of ${due.join()}`);
  if (own.incomes > 4 && gained.length > 0) fault('resources in the last income turn');
  const scored = lines.reduce(
    (all, { why, points = 0 }) => all + (why.startsWith('income:points:') ? points : 0),
    0,
  );
  const duePoints = own.incomes === 1 ? 0 : printedPoints(own.buildings);
  if (scored !== duePoints) fault(`${scored} points printed on the income mat, due ${duePoints}`);
  if ((before.incomeTurns[seat] as number) + 1 !== own.incomes) fault('income turns miscounted');
  seen.add(`income turn ${own.incomes}`);
}

const resourcesOfRow = (built: number): number =>
  RESOURCE_SPACES.filter((space) => space <= built + 1).length;

/** Numbers on the income mat: 4 and 7 on the third and fifth space of the farms, 10 at each end. */
const printedPoints = ([farms = 0, ...others]: readonly number[]): number =>
  (farms >= 2 ? 4 : 0) +
  (farms >= 4 ? 7 : 0) +
  [farms, ...others].filter((built) => built === 5).length * 10;

/** Explore and conquer beside an own territory, unless the space says anywhere. */
function checkMap(
  state: State,
  seat: number,
  input: Input,
  fault: (what: string) => void,
  seen: Set<string>,
): void {
  if (input.kind !== 'explore' && input.kind !== 'conquer') return;
  seen.add(input.kind);
  const isBeside = neighboursOf(input.at).some(
    (near) => (state.upright[seat]?.[near] as number) > 0,
  );
  const mayBeAnywhere =
    input.kind === 'explore' ? state.tracks[seat]?.[0] === 9 : state.tracks[seat]?.[2] === 8;
  if (!isBeside && !mayBeAnywhere) fault(`${input.kind} out of reach`);
}

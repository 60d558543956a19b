import type { Message } from '@empty-chair/kernel/words';

/** How the points stood after an entry. */
export interface Moment {
  /** Whose turn it was. */
  readonly actor: number | undefined;
  readonly round: Message;
  readonly points: readonly { readonly seat: number; readonly points: number }[];
  /** Scored at the end of the game: that decided nothing that was not decided before. */
  readonly isFinal?: boolean;
}

export interface Line {
  readonly seat: number;
  /** At the start, and at the end of each round. */
  readonly points: readonly number[];
}

export interface TurningPoint {
  /** lead: somebody took it; gain: many points in one turn; loss: any in one turn. */
  readonly kind: 'lead' | 'gain' | 'loss';
  readonly seat: number;
  /** Points got or lost in that turn, never negative. */
  readonly n: number;
  readonly round: Message;
  /** Where it lies on the curve: the number of the round, from 1. */
  readonly at: number;
}

/** A game told by its points. */
export interface ScoreStory {
  readonly rounds: readonly Message[];
  readonly lines: readonly Line[];
  /** The largest, in the order in which they came. */
  readonly turning: readonly TurningPoint[];
}

const MANY = 5;
const MOST = 3;
/** The lead that was never lost again decided the game: it is told before any other turn. */
const FOR_GOOD = 1000;

export function scoreStory(moments: readonly Moment[]): ScoreStory {
  const [first] = moments;
  // Who joins in the course of a game is there at its end.
  const seats = moments.at(-1)?.points.map(({ seat }) => seat) ?? [];
  const rounds: { readonly name: Message; last: Moment }[] = [];
  for (const moment of moments.slice(1)) {
    const current = rounds.at(-1);
    if (current !== undefined && isSame(current.name, moment.round)) current.last = moment;
    else rounds.push({ name: moment.round, last: moment });
  }
  return {
    rounds: rounds.map(({ name }) => name),
    lines: seats.map((seat) => ({
      seat,
      points: [first, ...rounds.map(({ last }) => last)].map((moment) => pointsOf(moment, seat)),
    })),
    turning: turningPoints(moments, seats),
  };
}

const isSame = (a: Message, b: Message): boolean => JSON.stringify(a) === JSON.stringify(b);
const pointsOf = (moment: Moment | undefined, seat: number): number =>
  moment?.points.find((one) => one.seat === seat)?.points ?? 0;

interface Candidate extends TurningPoint {
  readonly size: number;
}

function turningPoints(moments: readonly Moment[], seats: readonly number[]): TurningPoint[] {
  const found: Candidate[] = [];
  let leader: number | undefined;
  let at = 0;
  let round: Message | undefined;
  for (const { before, after } of turnsOf(moments.filter(({ isFinal }) => isFinal !== true))) {
    if (round === undefined || !isSame(round, after.round)) at += 1;
    round = after.round;
    const changes = seats.map((seat) => ({
      seat,
      n: pointsOf(after, seat) - pointsOf(before, seat),
    }));
    const now = leaderOf(after, seats);
    const hasTaken = now !== undefined && leader !== undefined && now !== leader;
    const here = changes.flatMap(({ seat, n }): Candidate[] => {
      const where = { seat, n: Math.abs(n), round: after.round, at };
      if (n < 0) return [{ ...where, kind: 'loss', size: -n }];
      if (hasTaken && seat === now && n > 0) return [{ ...where, kind: 'lead', size: n }];
      return n >= MANY ? [{ ...where, kind: 'gain', size: n }] : [];
    });
    // One for each turn: at the last count everybody gets much.
    found.push(...here.sort(mostTelling).slice(0, 1));
    leader = now ?? leader;
  }
  return largest(found);
}

const mostTelling = (a: Candidate, b: Candidate): number =>
  Number(b.kind === 'lead') - Number(a.kind === 'lead') || b.size - a.size;

/** Entries of one actor after the other are one turn. */
function turnsOf(
  moments: readonly Moment[],
): { readonly before: Moment; readonly after: Moment }[] {
  const turns: { readonly before: Moment; after: Moment; readonly actor: number | undefined }[] =
    [];
  for (const [i, after] of moments.entries()) {
    const before = moments[i - 1];
    if (before === undefined) continue;
    const turn = turns.at(-1);
    if (turn !== undefined && turn.actor === after.actor && isSame(turn.after.round, after.round)) {
      turn.after = after;
    } else turns.push({ before, after, actor: after.actor });
  }
  return turns;
}

/** Nobody leads who shares the lead. */
function leaderOf(moment: Moment, seats: readonly number[]): number | undefined {
  const most = Math.max(...seats.map((seat) => pointsOf(moment, seat)));
  const leaders = seats.filter((seat) => pointsOf(moment, seat) === most);
  return leaders.length === 1 ? leaders[0] : undefined;
}

function largest(found: readonly Candidate[]): TurningPoint[] {
  const last = found.findLast(({ kind }) => kind === 'lead');
  const sizeOf = (one: Candidate): number => one.size + (one === last ? FOR_GOOD : 0);
  const chosen = [...found].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST);
  return found.filter((one) => chosen.includes(one)).map(({ size: _, ...point }) => point);
}

import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import type { Line, ScoreStory, TurningPoint } from './score-story.ts';

/** Where everything lies in the drawing of a curve. */
export interface Curve {
  readonly lines: readonly CurveLine[];
  readonly across: readonly { readonly y: number; readonly points: number }[];
  readonly rounds: readonly { readonly x: number; readonly at: number }[];
  readonly turning: readonly (TurningPoint & { readonly x: number; readonly y: number })[];
  /** How far right pawns and totals stand: clear of a turning point in the last round. */
  readonly labelsAt: number;
}
interface CurveLine {
  readonly chair: Chair;
  readonly d: string;
  readonly dash: readonly number[];
  readonly end: number;
  /** Where its pawn and total stand: by its end, or as near as its neighbours let it. */
  readonly label: number;
}
export interface CurveBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Told apart without their colours: solid, dashes, dots, and mixtures of them. */
const DASHES: readonly (readonly number[])[] = [
  [],
  [11, 4],
  [1, 6],
  [7, 4, 1, 4],
  [4, 4],
  [14, 4, 3, 4],
];
const LABEL = 24;
/** The radius of a turning point, and what is left free around it. */
export const DISC = 8.5;
const CLEAR = 4;
const MOST_NUMBERS = 12;

export function curveOf(
  { lines, rounds, turning }: ScoreStory,
  chairs: readonly Chair[],
  { left, right, top, bottom }: CurveBox,
): Curve {
  const all = lines.flatMap(({ points }) => points);
  const step = stepFor(Math.max(1, ...all));
  const lowest = Math.floor(Math.min(0, ...all) / step) * step;
  const highest = Math.max(...all, step);
  const xOf = (at: number): number => left + ((right - left) * at) / Math.max(1, rounds.length);
  const yOf = (points: number): number =>
    bottom - ((bottom - top) * (points - lowest)) / (highest - lowest);
  const round = (n: number): number => Math.round(n * 10) / 10;
  const ends = lines.map(({ points }) => yOf(points.at(-1) ?? 0));
  const labels = spread(ends, LABEL, top, bottom);
  const every = Math.ceil(rounds.length / MOST_NUMBERS);
  const lineOf = (seat: number): Line | undefined => lines.find((line) => line.seat === seat);
  return {
    lines: lines.flatMap(({ seat, points }, i) => {
      const chair = chairs.find((one) => one.seat === seat);
      if (chair === undefined) return [];
      const d = points.map((n, at) => `${round(xOf(at))} ${round(yOf(n))}`).join('L');
      const dash = chair.dash ?? DASHES[i % DASHES.length] ?? [];
      return [{ chair, d: `M${d}`, dash, end: points.at(-1) ?? 0, label: labels[i] ?? 0 }];
    }),
    across: Array.from({ length: Math.floor((highest - lowest) / step) + 1 }, (_, i) => ({
      points: lowest + i * step,
      y: yOf(lowest + i * step),
    })),
    rounds: rounds
      .map((_, i) => ({ at: i + 1, x: xOf(i + 1) }))
      .filter(({ at }) => at % every === 0),
    turning: turning.map((point) => {
      // Of one round they would lie on each other.
      const here = turning.filter(({ at }) => at === point.at);
      const wanted = here.map(({ seat, at }) => yOf(lineOf(seat)?.points[at] ?? 0));
      const y = spread(wanted, 2 * DISC, top, bottom)[here.indexOf(point)] ?? bottom;
      return { ...point, x: xOf(point.at), y };
    }),
    labelsAt: right + DISC + CLEAR,
  };
}

/** Three or four lines across, at numbers that people count by. */
function stepFor(most: number): number {
  return [5, 10, 20, 25, 50, 100].find((step) => most / step <= 4) ?? Math.ceil(most / 400) * 100;
}

/** Labels in the order of their lines, at least `gap` apart, as near to where they belong as can be. */
export function spread(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): readonly number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = new Map<number, number>();
  let free = top;
  for (const i of order) {
    const y = Math.max(wanted[i] ?? 0, free);
    placed.set(i, y);
    free = y + gap;
  }
  let limit = bottom;
  for (const i of [...order].reverse()) {
    const y = Math.min(placed.get(i) ?? 0, limit);
    placed.set(i, y);
    limit = y - gap;
  }
  return wanted.map((_, i) => placed.get(i) ?? 0);
}

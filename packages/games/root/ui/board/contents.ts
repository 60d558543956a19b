import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { around, at } from '@empty-chair/uikit/board/geometry.ts';
import type { ClearingView } from '../../rules/view.ts';
import { RADIUS } from './layout.ts';

/** Where the pieces of a clearing stand, relative to its centre. */
interface Standing {
  readonly faction: string;
  /** Warriors; a Vagabond's pawn carries no number. */
  readonly n: number | undefined;
  /** About to arrive: a group of its own beside those of the same faction that are there. */
  readonly isGhost: boolean;
  readonly at: Point;
  readonly scale: number;
}
/** What tells the groups of a clearing apart. */
export const groupKey = ({ faction, isGhost }: Standing): string => `${faction} ${isGhost}`;

export interface Contents {
  readonly pawns: readonly Standing[];
  /** From the fourth on, a count chip instead of a pawn. */
  readonly chips: readonly Standing[];
  readonly slots: readonly {
    readonly fill: string;
    readonly faction: string | undefined;
    readonly at: Point;
  }[];
  readonly slotSize: number;
  readonly rim: readonly {
    readonly icon: string;
    readonly faction: string | undefined;
    readonly n: number;
    readonly at: Point;
  }[];
}

const ROWS: Readonly<Record<number, { readonly gap: number; readonly scale: number }>> = {
  1: { gap: 0, scale: 0.94 },
  2: { gap: 55.6, scale: 0.94 },
  3: { gap: 48, scale: 0.86 },
  4: { gap: 43, scale: 0.78 },
};
/** Right and left below the middle first, as in the art; then wherever the rim is free. */
const RIM_ANGLES = [28, 150, -8, 188, 62, 118, -30, 210];
/** Three slots reach nearly to the rim: tokens keep above them. */
const ABOVE_SLOTS = [4, 176, -28, 208, 62, 118];
/** And where a row of three reaches as far, above their numbers too. */
const ABOVE_ROW = [-28, 208, 4, 176, 62, 118];

export function contentsOf(
  clearing: ClearingView,
  ghost?: { faction: string; n: number },
): Contents {
  const all: readonly Omit<Standing, 'at' | 'scale'>[] = [
    ...clearing.warriors.map(({ faction, n }) => ({ faction, n, isGhost: false })),
    ...clearing.pawns.map((faction) => ({ faction, n: undefined, isGhost: false })),
    ...(ghost === undefined ? [] : [{ ...ghost, isGhost: true }]),
  ];
  const crowd = all.length > 3;
  // Large groups stay pawns, in their usual order.
  const bySize = [...all].sort((a, b) => (b.n ?? 0) - (a.n ?? 0));
  const large = crowd ? all.filter((group) => bySize.indexOf(group) < 2) : all;
  const small = all.filter((group) => !large.includes(group));
  const row = ROWS[crowd ? 4 : large.length] ?? { gap: 0, scale: 0.94 };
  const middle = crowd ? -31 : 0;
  const pawns = large.map((group, i) => ({
    ...group,
    at: at(middle + (i - (large.length - 1) / 2) * row.gap, 4),
    scale: row.scale,
  }));
  const chips = small.map((group, i) => ({
    ...group,
    at: at(43, -10 + (i - (small.length - 1) / 2) * 35),
    scale: 1,
  }));
  const { slots } = clearing;
  const slotSize = slots.length > 3 ? 27 : slots.length === 3 ? 33 : 36;
  const step = slotSize + 5;
  return {
    pawns,
    chips,
    slotSize,
    slots: slots.map((slot, i) => ({
      ...slot,
      at: at((i - (slots.length - 1) / 2) * step - slotSize / 2, 29),
    })),
    rim: onRim(clearing, anglesFor(slots.length, all.length)),
  };
}

function anglesFor(slots: number, groups: number): readonly number[] {
  if (slots <= 2) return RIM_ANGLES;
  return groups === 3 ? ABOVE_ROW : ABOVE_SLOTS;
}

function onRim(
  { tokens, plot, ferry, pass }: ClearingView,
  angles: readonly number[],
): Contents['rim'] {
  const marks = [
    ...tokens.map(({ piece, faction, n }) => ({
      // One that lies open shows what it is.
      icon: piece === 'plot' && plot !== undefined ? `plot-${plot}` : piece,
      faction: faction as string | undefined,
      n,
    })),
    ...(ferry ? [{ icon: 'ferry', faction: undefined, n: 1 }] : []),
    ...(pass ? [{ icon: 'landmark', faction: undefined, n: 1 }] : []),
  ];
  // The keep stands to the left, so that sympathy always comes up at the right.
  const left = marks.findIndex(({ icon }) => icon === 'keep');
  const [right = 28, other = 150, ...rest] = angles;
  const order = left < 0 ? [right, other, ...rest] : [other, right, ...rest];
  const sorted =
    left < 0 ? marks : [...marks.slice(left, left + 1), ...marks.filter((_, i) => i !== left)];
  return sorted.map((mark, i) => ({ ...mark, at: around(at(0, 0), RADIUS - 4, order[i] ?? 90) }));
}

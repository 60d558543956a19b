import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import type { HexView } from '../../rules/view.ts';

/** A piece on a hex and where it stands. */
export type Standing =
  | {
      readonly kind: 'outpost';
      readonly who: string;
      readonly lying: boolean;
      readonly at: Point;
      readonly size: number;
    }
  | { readonly kind: 'other'; readonly at: Point };

/** One stands in the middle, two side by side; whoever rules stands left. */
export function standing(
  { outposts, others }: Pick<HexView, 'outposts' | 'others'>,
  { x, y }: Point,
): readonly Standing[] {
  const upright = outposts.filter(({ lying }) => !lying);
  const fallen = outposts.filter(({ lying }) => lying);
  const cubes = Array.from({ length: others }, () => undefined);
  const all = [...upright, ...fallen, ...cubes];
  const gap = all.length < 2 ? 0 : 25;
  return all.map((piece, i): Standing => {
    const at = { x: x + (2 * i - (all.length - 1)) * gap, y: y - 2 };
    if (piece === undefined) return { kind: 'other', at };
    const { who, lying } = piece;
    // What lies, lies on the ground on which the other stands.
    return {
      kind: 'outpost',
      who,
      lying,
      at: lying ? { x: at.x + (all.length < 2 ? 0 : 4), y: at.y + 12 } : at,
      size: all.length < 2 ? 72 : lying ? 58 : 64,
    };
  });
}

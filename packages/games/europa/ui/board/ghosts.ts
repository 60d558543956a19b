import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import type { AreaView, SeaZoneView } from '../../rules/view.ts';
import { SEA_ZONES } from './layout.ts';
import type { Marked } from './overlay.ts';
import { refOf } from './place-shapes.ts';
import { isDisc, shipAt } from './ships.ts';
import { spotOf, standingIn } from './standing.ts';
import { besideTokens } from './tokens-in.ts';

/** A piece that the step puts down, where it will stand. */
export interface Ghost {
  readonly piece: 'ship' | 'army' | 'rebels' | 'influence' | 'claim';
  readonly at: Point;
  /** How many; 0: the step does not count them. */
  readonly n: number;
  /** In a box of a Distant Continent. */
  readonly isSmall: boolean;
}
interface Standing {
  readonly areas: readonly AreaView[];
  readonly seaZones: readonly SeaZoneView[];
}

export function ghostsOf(marks: readonly Marked[], standing: Standing): readonly Ghost[] {
  return marks.flatMap(({ badge, shape }): readonly Ghost[] => {
    const piece = badge?.puts?.piece;
    const n = badge?.n ?? 0;
    const { id } = refOf(shape.key);
    const area = standing.areas.find((one) => one.id === id);
    if (piece === 'ship') {
      const zone = SEA_ZONES.get(id);
      const there = standing.seaZones.find((one) => one.id === id)?.ships.length ?? 0;
      // Beside the last of those that lie there.
      return zone === undefined
        ? []
        : [{ piece, n, at: shipAt(zone, there, Math.max(1, there)), isSmall: isDisc(zone) }];
    }
    if (area === undefined) return [];
    if (piece === 'army' || piece === 'rebels') {
      return [{ piece, n, at: spotOf(id, standingIn(area).length), isSmall: false }];
    }
    if (piece !== 'influence' && piece !== 'claim') return [];
    return [{ piece, n, at: besideTokens(area), isSmall: false }];
  });
}

import type { HeatMark, PlaceMark } from '../game-ui.ts';
import { heatName } from './heat-name.ts';
import { markName } from './mark-name.ts';

/**
 * What may happen at a place, and what the app says of it just now, before what it holds. That comes
 * in as it is said already: marks change with every step, what lies there hardly ever.
 */
export const placeName = (
  heat: HeatMark | undefined,
  marks: readonly PlaceMark[],
  holds: string,
): string => [...heatName(heat), ...marks.map(markName), holds].join(' ');

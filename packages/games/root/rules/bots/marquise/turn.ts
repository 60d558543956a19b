import type { Table } from '@empty-chair/kernel/table';
import type { Turn } from '../../scene.ts';

export interface MarquiseTurn extends Turn {
  /** Whether a building was placed this turn (4.5.5). */
  built: boolean;
  expansions: number;
}
export type MarquiseTable = Table<MarquiseTurn>;

import type { Table } from '@empty-chair/kernel/table';
import type { Turn } from '../../scene.ts';

export interface MarquiseTurn extends Turn {
  /** Whether a building was placed this turn (4.5.5). */
  built: boolean;
  expansions: number;
  /** Warriors that moved into each clearing in this Move step (4.7.4, A-05). */
  arrivals: number[];
}
export type MarquiseTable = Table<MarquiseTurn>;

import type { Table } from '@empty-chair/kernel/table';
import type { Card } from '../../pieces.ts';
import type { Turn } from '../../scene.ts';

/** With what 9.5.3 has found of Protectionism (9.2.4), for the rest of the turn (B-32). */
export interface RiverfolkTurn extends Turn {
  /** The cards that 9.4.1 has added to the Market, in the order of drawing. */
  added: readonly Card[];
  /** Payments were empty. */
  shield: boolean;
  /** No warrior was left in the supply. */
  sword: boolean;
}
export type RiverfolkTable = Table<RiverfolkTurn>;

export const isProtectionist = ({ shield, sword }: RiverfolkTurn): boolean => shield || sword;

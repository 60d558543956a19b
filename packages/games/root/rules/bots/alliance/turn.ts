import type { Table } from '@empty-chair/kernel/table';
import { bots } from '../../content.ts';
import { levelRow } from '../../facts.ts';
import type { Turn } from '../../scene.ts';

export interface AllianceTurn extends Turn {
  /** Whether it revolted in this Birdsong (6.4.4), or its trait spares it the pity. */
  skipsPity: boolean;
}
export type AllianceTable = Table<AllianceTurn>;

const { difficulties } = bots.automatedAlliance;
export const level = ({ state, me }: Turn) => levelRow(state.facts, me, difficulties);

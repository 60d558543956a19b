import type { Asked } from '@empty-chair/uikit/setup/published-rate.ts';
import type { SeatRow, SetupDraft } from './setup-model.ts';
import { firstDraft } from './setup-model.ts';

/** Three realms: all would win equally often. */
export const EVEN = 1 / 3;

/** Only the first scenario was studied: a realm is another bot where it begins with other areas. */
export function askedOf(
  { scenario }: SetupDraft,
  { played, level, role }: Pick<SeatRow, 'played' | 'level' | 'role'>,
): Asked | undefined {
  const isStudied = scenario === firstDraft.scenario;
  return role === 'bot' && isStudied ? { seat: played, axes: { level } } : undefined;
}

import type { Ref } from '@empty-chair/kernel/words';
import { buildingIcon } from './board/looks.ts';

/** The sign of what a decision is between, where it has one of its own. */
export function optionIcon({ kind, id }: Ref): string | undefined {
  if (kind === 'discipline') return `disc-${id}`;
  return kind === 'building' ? buildingIcon(id) : undefined;
}

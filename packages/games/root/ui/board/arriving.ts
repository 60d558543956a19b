import type { Travel } from '@empty-chair/uikit/game-ui.ts';
import type { ClearingView } from '../../rules/view.ts';

type Warriors = Pick<ClearingView, 'id' | 'warriors'>;

/** A clearing while warriors are on their way to it: those who are there, and the ghost of the others. */
export function arriving<C extends Warriors>(
  clearing: C,
  travels: readonly Travel[],
): { readonly clearing: C; readonly ghost: { faction: string; n: number } | undefined } {
  const [travel] = travels;
  const isComing =
    travels.length === 1 && travel?.from !== undefined && travel.to.kind === 'clearing';
  const faction = travel?.who?.id;
  if (!isComing || travel.to.id !== clearing.id || faction === undefined) {
    return { clearing, ghost: undefined };
  }
  const { n } = travel;
  const warriors = clearing.warriors
    .map((group) => (group.faction === faction ? { ...group, n: group.n - n } : group))
    .filter((group) => group.n > 0);
  return { clearing: { ...clearing, warriors }, ghost: { faction, n } };
}

import { authorityOf, townCount } from './board.ts';
import { manpowerFor } from './geography.ts';
import type { Player, State } from './state.ts';

/** EU-2.7: by the town tracks; the Emperor adds its Imperial Authority. */
export function manpowerOf(state: State, player: Player): number {
  const { large, small } = townCount(state, player);
  return manpowerFor(large, small, authorityOf(state, player));
}

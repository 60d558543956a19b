import type { HexView, TableView } from '@empty-chair/game-innovation/view';
import { viewHexes, viewTable } from '@empty-chair/game-innovation/view';
import type { AnyState } from '@empty-chair/registry/games';

type InnovationState = Parameters<typeof viewHexes>[0];

/** The state as this game's own; sound, because the app only hands a game its own states. */
export const innovationState = (state: AnyState): InnovationState =>
  state as unknown as InnovationState;

/** States are never mutated, so one view serves the board, the mat, the chairs and the places. */
function once<T>(view: (state: InnovationState) => T): (state: AnyState) => T {
  const seen = new WeakMap<AnyState, { readonly view: T }>();
  return (state) => {
    const found = seen.get(state) ?? { view: view(innovationState(state)) };
    seen.set(state, found);
    return found.view;
  };
}

export const hexesOf: (state: AnyState) => readonly HexView[] = once(viewHexes);
export const tableOf: (state: AnyState) => TableView = once(viewTable);

export const isLand = ({ terrain }: Pick<HexView, 'terrain'>): boolean => terrain !== 'river';

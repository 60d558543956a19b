import type { HexView, TableView } from '@empty-chair/game-tapestry/view';
import { viewHexes, viewTable } from '@empty-chair/game-tapestry/view';
import type { AnyState } from '@empty-chair/registry/games';

type TapestryState = Parameters<typeof viewHexes>[0];

/** The state as this game's own; sound, because the app only hands a game its own states. */
export const tapestryState = (state: AnyState): TapestryState => state as unknown as TapestryState;

/** States are never mutated, so one view serves the board, the mat, the chairs and the places. */
function once<T>(view: (state: TapestryState) => T): (state: AnyState) => T {
  const seen = new WeakMap<AnyState, { readonly view: T }>();
  return (state) => {
    const found = seen.get(state) ?? { view: view(tapestryState(state)) };
    seen.set(state, found);
    return found.view;
  };
}

export const hexesOf: (state: AnyState) => readonly HexView[] = once(viewHexes);
export const tableOf: (state: AnyState) => TableView = once(viewTable);

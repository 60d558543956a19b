import type { HexView, TableView } from '@empty-chair/games/tapestry/view';
import { viewHexes, viewTable } from '@empty-chair/games/tapestry/view';
import type { AnyState } from '@empty-chair/registry/games';
import { once } from '../../common/state-view.ts';

type TapestryState = Parameters<typeof viewHexes>[0];

/** The state as this game's own; sound, because the app only hands a game its own states. */
export const tapestryState = (state: AnyState): TapestryState => state as unknown as TapestryState;

export const hexesOf: (state: AnyState) => readonly HexView[] = once((state) =>
  viewHexes(tapestryState(state)),
);
export const tableOf: (state: AnyState) => TableView = once((state) =>
  viewTable(tapestryState(state)),
);

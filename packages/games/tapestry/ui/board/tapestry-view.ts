import type { AnyState } from '@empty-chair/registry/games';
import { once } from '@empty-chair/uikit/state-view.ts';
import type { HexView, TableView } from '../../rules/view.ts';
import { viewHexes, viewTable } from '../../rules/view.ts';

type TapestryState = Parameters<typeof viewHexes>[0];

/** The state as this game's own; sound, because the app only hands a game its own states. */
export const tapestryState = (state: AnyState): TapestryState => state as unknown as TapestryState;

export const hexesOf: (state: AnyState) => readonly HexView[] = once((state) =>
  viewHexes(tapestryState(state)),
);
export const tableOf: (state: AnyState) => TableView = once((state) =>
  viewTable(tapestryState(state)),
);

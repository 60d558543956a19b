import type { AnyState } from '@empty-chair/registry/games';
import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { once } from '@empty-chair/uikit/state-view.ts';
import type { HexView, Input, TableView } from '../../rules/view.ts';
import { usualInputs, viewHexes, viewTable } from '../../rules/view.ts';

type InnovationState = Parameters<typeof viewHexes>[0];

/** The state as this game's own; sound, because the app only hands a game its own states. */
export const innovationState = (state: AnyState): InnovationState =>
  state as unknown as InnovationState;

export const hexesOf: (state: AnyState) => readonly HexView[] = once((state) =>
  viewHexes(innovationState(state)),
);
export const tableOf: (state: AnyState) => TableView = once((state) =>
  viewTable(innovationState(state)),
);

/** What whoever is on turn will usually do. */
export const usualInputsOf = ({ state, seat }: TurnSession): readonly Input[] =>
  state === undefined ? [] : usualInputs(innovationState(state), seat);

export const isLand = ({ terrain }: Pick<HexView, 'terrain'>): boolean => terrain !== 'river';

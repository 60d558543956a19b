import type { AnyState } from '@empty-chair/registry/games';
import { once } from '@empty-chair/uikit/state-view.ts';
import type { MapView } from '../../rules/view.ts';
import { viewMap } from '../../rules/view.ts';

type EuropaState = Parameters<typeof viewMap>[0];

/** The state as this game's own; sound, because the app only hands a game its own states. */
export const europaState = (state: AnyState): EuropaState => state as unknown as EuropaState;

export const mapOf: (state: AnyState) => MapView = once((state) => viewMap(europaState(state)));

import type { GameRecord } from '@empty-chair/kernel/record';
import type { AnyConfig, AnyInput, AnyState } from '@empty-chair/registry/games';
import { once } from '@empty-chair/uikit/state-view.ts';
import type { RootView } from '../../rules/view.ts';
import { boardDuringSetup, viewOf } from '../../rules/view.ts';
import type { MapShape } from './map-shape.ts';

type RootState = Parameters<typeof viewOf>[0];

/** The state as this game's own; sound, because the app only hands a game its own states. */
export const rootState = (state: AnyState): RootState => state as unknown as RootState;

/** The other way round, for a record that the app has of this game. */
export const setupBoard = (record: GameRecord<AnyConfig, AnyInput>): AnyState =>
  boardDuringSetup(
    record as unknown as Parameters<typeof boardDuringSetup>[0],
  ) as unknown as AnyState;

export const rootView: (state: AnyState) => RootView = once((state) => viewOf(rootState(state)));

export const shapeOf = ({ map, clearings, forests }: RootView): MapShape => ({
  id: map.id,
  clearings,
  forests,
  paths: map.paths,
  rivers: map.rivers,
  coastal: map.coastal,
});

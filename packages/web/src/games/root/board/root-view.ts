import type { RootView } from '@empty-chair/game-root/view';
import { boardDuringSetup, viewOf } from '@empty-chair/game-root/view';
import type { GameRecord } from '@empty-chair/kernel/record';
import type { AnyConfig, AnyInput, AnyState } from '@empty-chair/registry/games';
import type { MapShape } from './map-shape.ts';

type RootState = Parameters<typeof viewOf>[0];

const seen = new WeakMap<AnyState, RootView>();

/** The state as this game's own; sound, because the app only hands a game its own states. */
export const rootState = (state: AnyState): RootState => state as unknown as RootState;

/** The other way round, for a record that the app has of this game. */
export const setupBoard = (record: GameRecord<AnyConfig, AnyInput>): AnyState =>
  boardDuringSetup(
    record as unknown as Parameters<typeof boardDuringSetup>[0],
  ) as unknown as AnyState;

/** States are never mutated, so one view serves the board, the mat, the chairs and the places. */
export function rootView(state: AnyState): RootView {
  const found = seen.get(state) ?? viewOf(rootState(state));
  seen.set(state, found);
  return found;
}

export const shapeOf = ({ map, clearings, forests }: RootView): MapShape => ({
  id: map.id,
  clearings,
  forests,
  paths: map.paths,
  rivers: map.rivers,
  coastal: map.coastal,
});

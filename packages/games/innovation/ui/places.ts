import type { AnyState } from '@empty-chair/registry/games';
import type { Place } from '@empty-chair/uikit/game-ui.ts';
import { HEX, hexRef } from '@empty-chair/uikit/hexes/overlay.ts';
import { viewParts } from '../rules/view.ts';
import { hexesOf, innovationState, isLand } from './board/innovation-view.ts';

const used = (state: AnyState) =>
  hexesOf(state).filter((hex) => isLand(hex) && (hex.building || hex.changed || hex.tool));

/** In every position; see `places`. */
export const placeKinds: ReadonlySet<string> = new Set([HEX]);

/** The land in reading order: first where something lies, then what is as it was printed. */
export function places(state: AnyState): readonly Place[] {
  const first = used(state);
  const bare = hexesOf(state).filter((hex) => isLand(hex) && !first.includes(hex));
  return [...first, ...bare].map(({ id, words }) => ({ ref: hexRef(id), words }));
}

/** What lies beside the map; the map shows its hexes itself. */
export const checks = (state: AnyState): readonly Place[] => viewParts(innovationState(state));

import type { BoardCamera } from './camera.svelte.ts';
import type { Direction } from './places-by-key.ts';
import { isDirection } from './places-by-key.ts';

/** The keys of a board: arrows go from place to place; plus, minus and zero zoom. */
export function boardKey(
  event: KeyboardEvent,
  camera: BoardCamera,
  go: (direction: Direction) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (isDirection(event.key)) go(event.key);
  else if (event.key === '+' || event.key === '=') camera.zoomMiddle(1.4);
  else if (event.key === '-') camera.zoomMiddle(1 / 1.4);
  else if (event.key === '0') camera.fit();
  else return;
  event.preventDefault();
}

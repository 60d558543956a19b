import type { AnyState } from '@empty-chair/registry/games';

/** States are never mutated, so one view serves the board, the mat, the chairs and the places. */
export function once<T>(view: (state: AnyState) => T): (state: AnyState) => T {
  const seen = new WeakMap<AnyState, { readonly view: T }>();
  return (state) => {
    const found = seen.get(state) ?? { view: view(state) };
    seen.set(state, found);
    return found.view;
  };
}

import type { AnyState } from '@empty-chair/registry/games';

/** States are never mutated, so one view serves the board, the mat, the chairs and the places. */
export function once<T, Of extends object = AnyState>(view: (state: Of) => T): (state: Of) => T {
  const seen = new WeakMap<Of, { readonly view: T }>();
  return (state) => {
    const found = seen.get(state) ?? { view: view(state) };
    seen.set(state, found);
    return found.view;
  };
}

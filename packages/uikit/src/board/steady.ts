/**
 * Hands on the old object where the new one says the same, so that what a step did not touch is
 * not drawn, named or compared again. Where nothing was touched, that is the whole old list.
 */
export const steady = <T extends { readonly id: string }>() => steadyBy(({ id }: T) => id);

/** The same, of what has no id: told apart by something else of it. */
export function steadyBy<T>(keyOf: (item: T) => unknown): (items: readonly T[]) => readonly T[] {
  const known = new Map<unknown, T>();
  let last: readonly T[] = [];
  return (items) => {
    const next = items.map((item) => {
      const key = keyOf(item);
      const old = known.get(key);
      if (old !== undefined && saysSame(old, item)) return old;
      known.set(key, item);
      return item;
    });
    const isSame = next.length === last.length && next.every((item, i) => item === last[i]);
    if (!isSame) last = next;
    return last;
  };
}

/** Plain data through and through; much quicker than to write both down and compare the texts. */
function saysSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isBundle(a) || !isBundle(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && saysSame(a[key], b[key]))
  );
}

/** An object or a list. */
const isBundle = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

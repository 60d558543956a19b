/**
 * A value whose readers hear of it only when it is another. With a derived one everything that depends
 * on it is asked at every step whether that has changed; on a map those are thousands. For a component.
 */
export function settled<T>(read: () => T): () => T {
  let now = $state.raw() as T;
  $effect.pre(() => {
    now = read();
  });
  return () => now;
}

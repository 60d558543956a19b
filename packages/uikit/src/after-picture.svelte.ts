import { untrack } from 'svelte';
import { afterFrame } from './in-frame.ts';

/**
 * A value that its readers hear of once the picture that answers a tap is out: for what is not seen,
 * such as how hundreds of places are read out. For a component.
 */
export function afterPicture<T>(read: () => T): () => T {
  let now = $state.raw(untrack(read));
  $effect(() => {
    const next = read();
    return afterFrame(() => {
      now = next;
    });
  });
  return () => now;
}

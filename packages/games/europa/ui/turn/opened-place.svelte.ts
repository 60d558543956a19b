import type { Ref } from '@empty-chair/kernel/words';
import { afterFrame } from '@empty-chair/uikit/in-frame.ts';
import { untrack } from 'svelte';

/**
 * The place whose card is open. The mark on the map answers the finger; the card, which takes longer
 * to make than the mark, follows with the next picture. A card that closes closes at once.
 */
export class OpenedPlace {
  private shown = $state.raw<Ref | undefined>();
  private readonly chosen: () => Ref | undefined;

  constructor(chosen: () => Ref | undefined) {
    this.chosen = chosen;
    this.shown = untrack(chosen);
    $effect(() => {
      const place = chosen();
      return afterFrame(() => {
        this.shown = place;
      });
    });
  }

  get now(): Ref | undefined {
    return this.chosen() && this.shown;
  }
}

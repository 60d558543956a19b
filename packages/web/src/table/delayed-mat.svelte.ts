import type { MatProps } from '@empty-chair/uikit/game-ui.ts';
import { afterFrame } from '@empty-chair/uikit/in-frame.ts';
import { untrack } from 'svelte';

/**
 * The mat as it is drawn: a moment behind the table. A tap is answered by the panel and the board;
 * with all the mat's rows in the same picture, that answer would come a fifth later.
 */
export class DelayedMat {
  now: MatProps | undefined = $state.raw();

  /** `isAskedFor`: somebody tapped a chair to see its mat, which is then the answer itself. */
  constructor(wanted: () => MatProps | undefined, isAskedFor: () => boolean) {
    this.now = untrack(wanted);
    $effect(() => {
      const next = wanted();
      if (isAskedFor()) {
        this.now = next;
        return undefined;
      }
      // From that picture on: a slow phone may take longer for it than any number of milliseconds.
      return afterFrame(() => {
        this.now = next;
      });
    });
  }
}

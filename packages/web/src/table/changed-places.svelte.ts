import type { Ref } from '@empty-chair/kernel/words';
import type { Marks } from '@empty-chair/uikit/game-ui.ts';
import { NO_MARKS } from '@empty-chair/uikit/game-ui.ts';
import { has } from './marks.ts';

/** How long they are ringed, in milliseconds. */
const SHOWN = 1200;

/** The places of moves that nobody has watched, because bots played at once. */
export class ChangedPlaces {
  marks: Marks = $state.raw(NO_MARKS);
  private refs: readonly Ref[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** With those of bots that played just before. */
  show(refs: readonly Ref[]): void {
    const all = [...this.refs, ...refs];
    this.refs = all.filter((ref, index) => !has(all.slice(0, index), ref));
    if (this.refs.length === 0) return;
    this.marks = {
      places: this.refs.map((ref) => ({ ref, as: 'ring' })),
      arrows: [],
      isFleeting: true,
    };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.refs = [];
      this.marks = NO_MARKS;
    }, SHOWN);
  }
}

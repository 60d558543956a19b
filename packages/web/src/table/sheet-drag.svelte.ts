import type { Stop } from './stops.ts';
import { nearestStop, nextStop } from './stops.ts';

/** Less than this is a tap, not a drag. */
const SLOP = 6;
/** What the sheet keeps however far it is pulled down. */
const LEAST = 140;

/** The sheet under a finger: it follows the grip, and comes to rest at the nearest stop. */
export class SheetDrag {
  /** In pixels while a finger holds it; its stop decides otherwise. */
  height: number | undefined = $state();
  private drag: { y: number; height: number; moved: boolean } | undefined;
  private readonly sheet: () => HTMLElement | undefined;
  private readonly rest: (next: (stop: Stop) => Stop) => void;

  constructor(sheet: () => HTMLElement | undefined, rest: (next: (stop: Stop) => Stop) => void) {
    this.sheet = sheet;
    this.rest = rest;
  }

  readonly begin = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    const sheet = this.sheet();
    if (sheet === undefined) return;
    this.drag = { y: event.clientY, height: sheet.offsetHeight, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  readonly move = (event: PointerEvent): void => {
    const { drag } = this;
    if (drag === undefined) return;
    const dy = event.clientY - drag.y;
    if (Math.abs(dy) > SLOP) drag.moved = true;
    if (drag.moved) this.height = Math.max(LEAST, drag.height - dy);
  };

  readonly end = (): void => {
    const { height } = this;
    if (this.drag?.moved && height !== undefined)
      this.rest(() => nearestStop(height / innerHeight));
    this.height = undefined;
  };

  readonly tapped = (): void => {
    // A drag ends with a click too; only a real tap steps on.
    if (!this.drag?.moved) this.rest(nextStop);
    this.drag = undefined;
  };
}

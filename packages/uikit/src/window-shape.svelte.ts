import type { Shape } from './shape.ts';
import { shapeOf } from './shape.ts';

/** The shape of the window, now. */
class WindowShape {
  private now: Shape = $state.raw(['stacked']);

  /** Writes it on the page, where the style sheets find it, and follows the window from then on. */
  follow(): void {
    const measure = (): void => {
      const next = shapeOf({ width: innerWidth, height: innerHeight });
      const written = next.join(' ');
      // Every pixel of a resize would have all that asks for it ask again.
      if (document.documentElement.dataset['shape'] === written) return;
      document.documentElement.dataset['shape'] = written;
      this.now = next;
    };
    measure();
    addEventListener('resize', measure);
  }

  /** A phone on its side: board and panel beside each other, the bar at the edge. */
  get hasRail(): boolean {
    return this.now.includes('rail');
  }

  /** Columns on a large screen. */
  get isDesk(): boolean {
    return this.now.includes('beside') && !this.hasRail;
  }

  /** Room for the log beside board and panel. */
  get isWide(): boolean {
    return this.now.includes('wide');
  }

  /** Board and panel above each other, with little height. */
  get isShort(): boolean {
    return this.now.includes('short');
  }

  /** Not all that belongs to a step fits at once. */
  get isTight(): boolean {
    return this.isShort || this.hasRail;
  }
}

export const windowShape: WindowShape = new WindowShape();

import { isStill } from '../motion.ts';
import type { Camera, Size } from './camera.ts';
import { between, fitted, held, panned, shows, zoomed } from './camera.ts';
import type { Bounds, Point } from './geometry.ts';

const SLIDE = 320;

/** The camera of one board on the screen: gestures move it at once, everything else slides. */
export class BoardCamera {
  now = $state.raw<Camera>({ x: 500, y: 446, scale: 0.36 });
  /** The player moved it: then it moves by itself only for what cannot be seen. */
  byHand = false;
  private bounds: Bounds = { x: 0, y: 0, w: 1000, h: 892 };
  private size: Size = { w: 0, h: 0 };
  private frame = 0;

  get whole(): Camera {
    return fitted(this.bounds, this.size);
  }

  get isWhole(): boolean {
    return this.now.scale <= this.whole.scale * 1.02;
  }

  resize(bounds: Bounds, size: Size): void {
    this.bounds = bounds;
    this.size = size;
  }

  pan(dx: number, dy: number): void {
    this.jump(panned(this.now, dx, dy));
  }

  zoom(px: Point, factor: number): void {
    this.jump(zoomed(this.now, this.size, px, factor));
  }

  zoomMiddle(factor: number): void {
    this.byHand = true;
    const middle = { x: this.size.w / 2, y: this.size.h / 2 };
    this.slide(zoomed(this.now, this.size, middle, factor));
  }

  fit(): void {
    this.byHand = true;
    this.slide(this.whole);
  }

  /** Brings a place into the window when it is not. */
  reveal(point: Point, radius: number): void {
    if (!shows(this.now, this.size, point, radius)) this.slide({ ...this.now, ...point });
  }

  sees = (point: Point, radius: number): boolean => shows(this.now, this.size, point, radius);

  slide(wanted: Camera, atOnce = false): void {
    cancelAnimationFrame(this.frame);
    const target = held(wanted, this.bounds, this.size);
    if (atOnce || isStill() || document.hidden) {
      this.now = target;
      return;
    }
    const from = this.now;
    const start = performance.now();
    const step = (time: number): void => {
      const t = Math.min(1, Math.max(0, (time - start) / SLIDE));
      this.now = t === 1 ? target : between(from, target, 1 - (1 - t) ** 3);
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private jump(wanted: Camera): void {
    cancelAnimationFrame(this.frame);
    this.byHand = true;
    this.now = held(wanted, this.bounds, this.size);
  }
}

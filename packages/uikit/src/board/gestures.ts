import type { Point } from './geometry.ts';

export interface Gestures {
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (at: Point, factor: number) => void;
  readonly fit: () => void;
}

/** Less than this is a tap, not a drag. */
const SLOP = 7;
const DOUBLE_TAP = 320;

/** One finger pans, two pinch, the wheel zooms, two quick taps on open ground show the whole board. */
export function gestures(board: Gestures): (node: HTMLElement) => () => void {
  return (node) => {
    const fingers = new Map<number, Point>();
    let start: Point | undefined;
    let dragged = false;
    let lastTap = { time: 0, x: 0, y: 0 };

    const local = (event: { clientX: number; clientY: number }): Point => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      fingers.set(event.pointerId, local(event));
      if (fingers.size === 1) {
        start = local(event);
        dragged = false;
      }
    };

    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = local(event);
      if (fingers.size === 1) {
        if (!dragged && start !== undefined) {
          if (Math.hypot(now.x - start.x, now.y - start.y) < SLOP) return;
          dragged = true;
          // Only a drag is captured: a captured tap would never reach its place.
          node.setPointerCapture(event.pointerId);
        }
        board.pan(now.x - before.x, now.y - before.y);
      } else {
        dragged = true;
        pinch(event.pointerId, before, now);
      }
      fingers.set(event.pointerId, now);
    };

    const pinch = (id: number, before: Point, now: Point): void => {
      const other = [...fingers].find(([finger]) => finger !== id)?.[1];
      if (other === undefined) return;
      const apart = (p: Point): number => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      board.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      board.zoom(middle, apart(now) / apart(before));
    };

    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId) || dragged || event.type !== 'pointerup') return;
      const onPlace = event.target instanceof Element && event.target.closest('[data-place]');
      const { x, y } = local(event);
      const again =
        event.timeStamp - lastTap.time < DOUBLE_TAP &&
        Math.hypot(x - lastTap.x, y - lastTap.y) < 30;
      if (again && !onPlace) board.fit();
      lastTap = { time: again || onPlace ? 0 : event.timeStamp, x, y };
    };

    /** The click that ends a drag is not a tap. */
    const click = (event: MouseEvent): void => {
      if (!dragged) return;
      event.stopPropagation();
      event.preventDefault();
      dragged = false;
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 16 : 1;
      board.zoom(local(event), Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 120 : 480)));
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, true);
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
    };
  };
}

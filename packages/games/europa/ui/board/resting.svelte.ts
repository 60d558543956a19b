import type { Camera } from '@empty-chair/uikit/board/camera.ts';

/** How long the zoom stands still before the map is drawn for it. */
const REST = 140;

/**
 * The scale that the map is drawn for. While the camera zooms the drawing is only stretched, and
 * what depends on the scale (which names are shown, how large) is set once, when it has come to rest:
 * to style and lay out thousands of shapes would keep the finger waiting.
 */
export class RestingScale {
  private sharp = $state(0);
  private readonly camera: () => Camera;

  constructor(camera: () => Camera) {
    this.camera = camera;
    $effect(() => {
      const { scale } = camera();
      const timer = setTimeout(() => {
        this.sharp = scale;
      }, REST);
      return () => clearTimeout(timer);
    });
  }

  get now(): number {
    return this.sharp || this.camera().scale;
  }
}

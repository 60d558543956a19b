/** Whether a finger is on the map: nothing slides from under it. */
export class Finger {
  isDown = false;

  /** Of the whole page, and before anything else hears of it. */
  readonly follow = (map: HTMLElement): (() => void) => {
    const press = ({ target }: Event): void => {
      this.isDown = target instanceof Node && map.contains(target);
    };
    const lift = (): void => {
      this.isDown = false;
    };
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('pointerup', lift);
    addEventListener('pointercancel', lift);
    return () => {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('pointerup', lift);
      removeEventListener('pointercancel', lift);
    };
  };
}

/** After so long without a network it is said. */
const PATIENCE_MS = 3_000;

type Later = (ms: number, run: () => void) => () => void;

/** Whether this device plays alone. A network that is gone for a moment is nothing to speak of. */
export class Network {
  isAlone = false;
  /** When it was lost the last time. */
  lostAt: number | undefined;
  private readonly later: Later;
  private readonly changed: () => void;
  private readonly now: () => number | undefined;
  private isOnline = false;
  private unwait: () => void = () => undefined;

  constructor(later: Later, now: () => number | undefined, changed: () => void) {
    this.later = later;
    this.now = now;
    this.changed = changed;
  }

  start(): void {
    this.unwait = this.later(PATIENCE_MS, () => {
      this.isAlone = true;
      this.changed();
    });
  }

  stop(): void {
    this.unwait();
  }

  /** Gives whether it has just come back. */
  heard(isOnline: boolean): boolean {
    if (isOnline === this.isOnline) return false;
    this.isOnline = isOnline;
    this.stop();
    if (isOnline) this.isAlone = false;
    else {
      this.lostAt = this.now();
      this.start();
    }
    return isOnline;
  }
}

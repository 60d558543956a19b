/**
 * Writes one game, one write at a time. Whoever asks while one is under way waits for the next,
 * which all share; it takes the newest there is when it begins.
 */
export class Saver {
  private readonly write: () => Promise<boolean>;
  private last: Promise<unknown> = Promise.resolve();
  private next: Promise<boolean> | undefined;
  private stopped = false;

  /** `write` says whether it was kept; it throws nothing. */
  constructor(write: () => Promise<boolean>) {
    this.write = write;
  }

  /** Whether it was kept, with all that belongs to it: what is set before the tap is over is in it. */
  save(): Promise<boolean> {
    if (this.next === undefined) {
      this.next = this.last.then(() => {
        this.next = undefined;
        return this.stopped ? false : this.write();
      });
      this.last = this.next;
    }
    return this.next;
  }

  stop(): void {
    this.stopped = true;
  }

  /** Resolves when all that was asked for is written, or has failed. */
  async settled(): Promise<void> {
    await this.last;
  }
}

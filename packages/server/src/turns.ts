import { Waiting } from './waiting.ts';

/**
 * What costs the processor something is done piece by piece, one in each round of the event loop: between two of
 * them everybody is heard. Whoever asks for a lot at once waits for themselves, not others for them.
 */
export class Turns {
  private readonly waiting = new Waiting<() => void>();
  private readonly nextRound: (call: () => void) => void;
  private isGoing = false;

  constructor(nextRound: (call: () => void) => void = setImmediate) {
    this.nextRound = nextRound;
  }

  /** Resolved when it is the turn of that address. */
  come(address: string): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.adds(address, resolve);
      if (!this.isGoing) this.goOn();
    });
  }

  private goOn(): void {
    this.isGoing = true;
    this.nextRound(() => {
      const next = this.waiting.next();
      this.isGoing = next !== undefined;
      if (next === undefined) return;
      next();
      this.goOn();
    });
  }
}

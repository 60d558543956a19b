import { setTimeout as sleep } from 'node:timers/promises';
import type { QueueAddress } from './address.ts';
import { mayPass, QueueLost } from './connection.ts';

const PAUSE_MS = 500;

/** Waits for a server that does not answer, but not for ever. */
export class Patience {
  private readonly address: QueueAddress;
  private readonly milliseconds: number;
  private readonly tell: (isThere: boolean) => void;
  private lostAt: number | undefined;

  /** `tell` hears when the server is lost and when it is back. */
  constructor(address: QueueAddress, seconds: number, tell: (isThere: boolean) => void) {
    this.address = address;
    this.milliseconds = seconds * 1000;
    this.tell = tell;
  }

  answered(): void {
    if (this.lostAt !== undefined) this.tell(true);
    this.lostAt = undefined;
  }

  /** Comes back after a moment, or throws when waiting is of no use (any more). */
  async failed(error: unknown): Promise<void> {
    const now = performance.now();
    if (this.lostAt === undefined) {
      this.lostAt = now;
      if (mayPass(error)) this.tell(false);
    }
    if (!mayPass(error) || now - this.lostAt >= this.milliseconds) {
      throw new QueueLost(this.address, error);
    }
    await sleep(PAUSE_MS);
  }
}

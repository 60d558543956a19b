/** Letters that all may have under way, and those of one address. */
interface Most {
  readonly lettersPerAddress: number;
  readonly letters: number;
}

/**
 * What this process holds for those who send or read: bodies that are not complete, answers that are
 * not taken. Without a bound a few readers who do not read take all of the memory.
 */
export class Underway {
  private readonly most: Most;
  private readonly byAddress = new Map<string, number>();
  private all = 0;
  private readonly waiting = new Set<() => void>();

  constructor(most: Most) {
    this.most = most;
  }

  share(address: string): Share {
    return new Share((more) => this.takes(address, more));
  }

  /** Called once, when there is room again; perhaps not enough. */
  onceFreed(call: () => void): void {
    this.waiting.add(call);
  }

  /** Gives whether there was room again within that time. */
  freed(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const call = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.waiting.delete(call);
        resolve(false);
      }, ms);
      this.onceFreed(call);
    });
  }

  private takes(address: string, more: number): boolean {
    const { letters, lettersPerAddress } = this.most;
    const own = (this.byAddress.get(address) ?? 0) + more;
    if (more > 0 && (own > lettersPerAddress || this.all + more > letters)) return false;
    this.all += more;
    if (own > 0) this.byAddress.set(address, own);
    else this.byAddress.delete(address);
    if (more < 0) this.callAll();
    return true;
  }

  private callAll(): void {
    const calls = [...this.waiting];
    this.waiting.clear();
    for (const call of calls) call();
  }
}

/** Of one request. */
export class Share {
  isOver = false;
  private held = 0;
  private readonly takes: (more: number) => boolean;

  constructor(takes: (more: number) => boolean) {
    this.takes = takes;
  }

  /** So many letters from now on. False, and nothing has changed, when there is no room for them. */
  holds(letters: number): boolean {
    if (this.isOver || !this.takes(letters - this.held)) return false;
    this.held = letters;
    return true;
  }

  /** The request has ended: nothing of it is held, now or later. */
  over(): void {
    this.holds(0);
    this.isOver = true;
  }
}

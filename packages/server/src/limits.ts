import { MOST_SEALED } from '@empty-chair/tables/protocol';

/** What one address, and all together, may ask of a server. docs/protocol.md names them. */
export interface Limits {
  /** Requests of one address: so many at once, and so many more each second. */
  readonly requestsAtOnce: number;
  readonly requestsPerSecond: number;
  /** New tables of one address. */
  readonly tablesAtOnce: number;
  readonly tablesPerSecond: number;
  /** Open streams of one address, and of all. */
  readonly streamsPerAddress: number;
  readonly streams: number;
  /** Letters under way: of bodies that are not complete, of answers that are not taken. */
  readonly lettersPerAddress: number;
  readonly letters: number;
  /** So long a request waits for room for its answer. */
  readonly roomMs: number;
  /** A reader who takes nothing for so long is let go. */
  readonly slowMs: number;
}

/** A room full of phones behind one router stays far below. */
export const USUAL_LIMITS: Limits = {
  requestsAtOnce: 300,
  requestsPerSecond: 50,
  tablesAtOnce: 20,
  tablesPerSecond: 1 / 60,
  streamsPerAddress: 100,
  streams: 8_000,
  lettersPerAddress: 4_000_000,
  letters: 40_000_000,
  roomMs: 5_000,
  slowMs: 60_000,
};

/** Letters of a request: a sealed operation and what stands around it, or two and the new keys. */
export const MOST_BODY = MOST_SEALED + 100_000;

/** Letters and operations of one answer; one operation always fits. */
export const MOST_PAGE = MOST_SEALED;
export const MOST_OF_PAGE = 1_000;

/** Light messages that wait for one slow reader; older ones are dropped. */
export const MOST_LIGHT_WAITING = 50;

interface Bucket {
  left: number;
  at: number;
}

/** Addresses that are remembered; more than that come only from a flood. */
const MOST_ADDRESSES = 20_000;

/** Lets so many pass at once, and so many more each second, by address. */
export class Gate {
  private readonly buckets = new Map<string, Bucket>();
  private readonly most: number;
  private readonly perSecond: number;
  private readonly now: () => number;

  constructor(most: number, perSecond: number, now: () => number) {
    this.most = most;
    this.perSecond = perSecond;
    this.now = now;
  }

  passes(address: string): boolean {
    const now = this.now();
    const known = this.buckets.get(address);
    const since = known === undefined ? 0 : (now - known.at) / 1000;
    const left = Math.min(this.most, (known?.left ?? this.most) + since * this.perSecond);
    const isOpen = left >= 1;
    // Set anew, it becomes the youngest: the first of the map is the one not seen for longest.
    this.buckets.delete(address);
    this.buckets.set(address, { left: isOpen ? left - 1 : left, at: now });
    if (this.buckets.size > MOST_ADDRESSES) {
      for (const oldest of this.buckets.keys()) {
        this.buckets.delete(oldest);
        break;
      }
    }
    return isOpen;
  }
}

/** Counts what is open, by address and in all. */
export class Counter {
  private readonly open = new Map<string, number>();
  private all = 0;

  /** Undefined when there are too many; else to be called once, when it is closed. */
  opens(address: string, most: number, mostOfAll: number): (() => void) | undefined {
    const count = this.open.get(address) ?? 0;
    if (count >= most || this.all >= mostOfAll) return undefined;
    this.open.set(address, count + 1);
    this.all += 1;
    return () => {
      this.all -= 1;
      const left = (this.open.get(address) ?? 1) - 1;
      if (left > 0) this.open.set(address, left);
      else this.open.delete(address);
    };
  }
}

import { Turns } from './turns.ts';
import { Waiting } from './waiting.ts';

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
  readonly turns = new Turns();
  /** For room. */
  readonly waiting = new Waiting<Share>();
  private readonly most: Most;
  private readonly byAddress = new Map<string, number>();
  private all = 0;

  constructor(most: Most) {
    this.most = most;
  }

  share(address: string): Share {
    return new Share(this, address);
  }

  /** So many more, or fewer. False, and nothing has changed, when there is no room for them. */
  takes(address: string, more: number): boolean {
    const { letters, lettersPerAddress } = this.most;
    const own = (this.byAddress.get(address) ?? 0) + more;
    if (more > 0 && (own > lettersPerAddress || this.all + more > letters)) return false;
    this.all += more;
    if (own > 0) this.byAddress.set(address, own);
    else this.byAddress.delete(address);
    return true;
  }

  /** Only those are called for whom there is room: else all would come for what one of them gets. */
  callNext(): void {
    while (this.waiting.next((share) => share.isCalled()) !== undefined);
  }
}

/** Of one request. */
export class Share {
  isOver = false;
  private held = 0;
  private readonly underway: Underway;
  private readonly address: string;
  private wish: { readonly letters: number; readonly call: () => void } | undefined;

  constructor(underway: Underway, address: string) {
    this.underway = underway;
    this.address = address;
  }

  /** So many letters from now on. False, and nothing has changed, when there is no room for them. */
  holds(letters: number): boolean {
    const more = letters - this.held;
    if (this.isOver || !this.underway.takes(this.address, more)) return false;
    this.held = letters;
    this.waitsNoMore();
    if (more < 0) this.underway.callNext();
    return true;
  }

  /** Called once, when there is room for so many letters, which are held then. */
  onceHolds(letters: number, call: () => void): void {
    this.wish = { letters, call };
    this.underway.waiting.adds(this.address, this);
  }

  /** Gives whether there was room within that time. */
  holdsWithin(letters: number, ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      if (this.isOver || this.holds(letters)) {
        resolve(!this.isOver);
        return;
      }
      const ends = (hasRoom: boolean) => () => {
        clearTimeout(timer);
        this.waitsNoMore();
        resolve(hasRoom);
      };
      const timer = setTimeout(ends(false), ms);
      this.onceHolds(letters, ends(true));
    });
  }

  /** Whoever waits for room asks for it; it is called when it has got it. */
  isCalled(): boolean {
    const { wish } = this;
    if (wish === undefined || !this.holds(wish.letters)) return false;
    wish.call();
    return true;
  }

  /** Done when it may keep the processor busy for a moment; gives whether anybody still waits for that. */
  async comes(): Promise<boolean> {
    await this.underway.turns.come(this.address);
    return !this.isOver;
  }

  /** The request has ended: nothing of it is held, now or later. */
  over(): void {
    this.holds(0);
    this.isOver = true;
  }

  private waitsNoMore(): void {
    this.wish = undefined;
    this.underway.waiting.leaves(this.address, this);
  }
}

import type { Seat } from '@empty-chair/kernel/words';
import type { Session } from '../session/session.svelte.ts';
import { whoseCards } from './whose-cards.ts';

/** A hand that nobody has touched for so long is covered, in milliseconds. */
const FORGOTTEN = 60_000;

/** What is asked of the game. */
type Played = Pick<Session, 'isOnScreen' | 'seats' | 'waiting'> & { readonly state: unknown };

/** Several people on one device: whose cards may be seen, and when the device has to change hands. */
export class HandingOver {
  private readonly session: Played;
  private readonly own: () => readonly Seat[] | undefined;
  /** Who has said that they hold it. */
  private holder: Seat | undefined = $state();

  /** `own`: at a shared table the chairs of this device; in a game of one device all are. */
  constructor(session: Played, own: () => readonly Seat[] | undefined) {
    this.session = session;
    this.own = own;
  }

  private isOwn(seat: Seat): boolean {
    return this.own()?.includes(seat) ?? true;
  }

  /** Alone with bots nobody has anything to hide. */
  private get isShared(): boolean {
    const { isOnScreen, seats } = this.session;
    return isOnScreen && seats.filter(({ bot, seat }) => !bot && this.isOwn(seat)).length > 1;
  }

  /** Whose cards are about to be shown here. */
  private get wanted(): Seat | undefined {
    const seat = whoseCards(this.session);
    return seat !== undefined && this.isOwn(seat) ? seat : undefined;
  }

  /** Whom the device has to be passed to; undefined where it is in the right hands. */
  get to(): Seat | undefined {
    const { wanted } = this;
    return this.isShared && wanted !== undefined && wanted !== this.holder ? wanted : undefined;
  }

  take(): void {
    this.holder = this.to;
  }

  /** For an effect: covers a hand that lies open and forgotten. */
  watch(): (() => void) | undefined {
    if (!this.isShared || this.to !== undefined) return undefined;
    if (this.wanted === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const touched = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        this.holder = undefined;
      }, FORGOTTEN);
    };
    touched();
    addEventListener('pointerdown', touched);
    addEventListener('keydown', touched);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', touched);
    };
  }
}

import { isStill } from '@empty-chair/uikit/motion.ts';
import type { Session } from '../session/session.svelte.ts';
import type { ReadTurn } from './read-turn.svelte.ts';
import type { TableModel } from './table-model.svelte.ts';

/** How long a bot's move is looked at, in milliseconds. */
const TIMES = { slow: 1600, brisk: 800, fast: 300, atOnce: 0 } as const;
export type Speed = keyof typeof TIMES;

const KEPT_AS = 'empty-chair.speed';

function keptSpeed(): Speed {
  const kept = localStorage.getItem(KEPT_AS) ?? '';
  return kept in TIMES ? (kept as Speed) : 'brisk';
}

/** What the screen knows of it. */
interface Means {
  /** Nothing may interrupt what is read: another view, a reason, foresight. */
  readonly isHeld: () => boolean;
  /** So long the next bot is left to other devices, in milliseconds; undefined: altogether. */
  readonly botWaits: () => number | undefined;
}

/** What is asked of the table. */
type Played = Pick<TableModel, 'tickTo' | 'tickAtOnce' | 'botTurn'> & {
  readonly session: Pick<Session, 'isOnScreen' | 'frozen' | 'waiting' | 'whenQuiet'>;
  readonly turn: Pick<ReadTurn, 'isWorking' | 'line'> & { readonly lines: readonly unknown[] };
};

/** Bots of a game on the screen go on by themselves: nobody has to make their moves. */
export class AutoPlay {
  private readonly table: Played;
  private readonly means: Means;
  isPaused: boolean = $state(false);
  private chosen: Speed = $state(keptSpeed());

  constructor(table: Played, means: Means) {
    this.table = table;
    this.means = means;
    this.isPaused = isStill() && this.chosen !== 'atOnce';
  }

  /** Where nothing may move there are no pauses between moves either: step by step, or at once. */
  readonly speeds: readonly Speed[] = isStill()
    ? ['atOnce']
    : (Object.keys(TIMES) as readonly Speed[]);

  get speed(): Speed {
    return this.chosen;
  }

  choose(speed: Speed): void {
    this.chosen = speed;
    localStorage.setItem(KEPT_AS, speed);
    this.isPaused = false;
  }

  toggle(): void {
    this.isPaused = !this.isPaused;
  }

  /** Somebody wants to look. */
  pause(): void {
    const { session, turn } = this.table;
    if (session.isOnScreen && turn.isWorking) this.isPaused = true;
  }

  private get botWaits(): number | undefined {
    return this.table.session.waiting.kind === 'bot' ? this.means.botWaits() : undefined;
  }

  /** The next move, or the turn of the bot that is next. */
  step(): void {
    const { session, turn } = this.table;
    if (turn.isWorking) this.table.tickTo(turn.line + 1);
    else if (session.waiting.kind === 'bot') {
      session.whenQuiet(() => {
        // Another device may have been quicker meanwhile.
        if (session.waiting.kind === 'bot') this.table.botTurn();
      });
    }
  }

  /** For an effect: what comes next comes after a while; what it gives stops that. */
  goOn(): (() => void) | undefined {
    const { session, turn } = this.table;
    const isStopped = this.isPaused || this.means.isHeld() || session.frozen;
    if (!session.isOnScreen || isStopped) return undefined;
    // Read here, so that each new line sets the clock anew.
    const { line, isWorking } = turn;
    const wait = isWorking && line >= 0 ? TIMES[this.chosen] : this.botWaits;
    if (wait === undefined) return undefined;
    const isAtOnce = this.chosen === 'atOnce';
    const timer = setTimeout(() => {
      if (isAtOnce && isWorking) this.table.tickAtOnce();
      else this.step();
    }, wait);
    return () => clearTimeout(timer);
  }
}

import type { Travel } from '@empty-chair/uikit/game-ui.ts';
import { happens } from '@empty-chair/uikit/happens.ts';
import { isStill } from '@empty-chair/uikit/motion.ts';
import type { Going } from './travels.ts';
import { paced } from './travels.ts';

/** The pieces that are on their way. Whatever else goes on, nothing waits for them. */
export class Travels {
  now: readonly Travel[] = $state.raw([]);
  private timers: ReturnType<typeof setTimeout>[] = [];

  set(going: readonly Going[]): void {
    this.end();
    const [first] = going;
    if (first === undefined) return;
    if (isStill() || document.hidden) {
      happens('land', first.n);
      return;
    }
    this.now = paced(going);
    happens('lift');
    for (const { delay, time, n } of this.now) {
      this.timers.push(setTimeout(() => happens('land', n), delay + time));
    }
    const last = Math.max(...this.now.map(({ delay, time }) => delay + time));
    this.timers.push(setTimeout(() => this.end(), last));
  }

  /** All of them are there at once. */
  end(): void {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
    if (this.now.length > 0) this.now = [];
  }
}

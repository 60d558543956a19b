import type { LightMessage } from '@empty-chair/tables/protocol';
import { MOST_LIGHT_WAITING } from './limits.ts';
import type { Told } from './store.ts';

/** Who listens to which table, in this process. */
export class Hub {
  private readonly listeners = new Map<string, Set<Listener>>();

  joins(table: string, listener: Listener): void {
    const others = this.listeners.get(table) ?? new Set();
    this.listeners.set(table, others.add(listener));
  }

  leaves(table: string, listener: Listener): void {
    const others = this.listeners.get(table);
    others?.delete(listener);
    if (others?.size === 0) this.listeners.delete(table);
  }

  hear(told: Told): void {
    if (told.kind === 'missed') {
      // They come again, and are told what they missed.
      for (const all of this.listeners.values()) for (const one of all) one.ends('missed');
      return;
    }
    for (const listener of this.listeners.get(told.table) ?? []) {
      if (told.kind === 'operation') listener.wakes();
      else if (told.kind === 'withdrawn') listener.ends('withdrawn');
      else listener.saysBeside({ from: told.from, sealed: told.sealed });
    }
  }
}

/** One open stream: what waits for it, never more than it can hold. */
export class Listener {
  /** Why it is over. */
  ended: 'withdrawn' | 'missed' | 'gone' | undefined;
  private beside: LightMessage[] = [];
  private hasNews = true;
  private wake: () => void = () => undefined;

  wakes(): void {
    this.hasNews = true;
    this.wake();
  }

  saysBeside(message: LightMessage): void {
    this.beside = [...this.beside, message].slice(-MOST_LIGHT_WAITING);
    this.wake();
  }

  ends(why: NonNullable<Listener['ended']>): void {
    this.ended ??= why;
    this.wake();
  }

  /** Whether there may be operations that it has not heard; asked once. */
  takesNews(): boolean {
    const hadNews = this.hasNews;
    this.hasNews = false;
    return hadNews;
  }

  takesBeside(): readonly LightMessage[] {
    const taken = this.beside;
    this.beside = [];
    return taken;
  }

  /** Until something happens, or for so long; gives whether something happened. */
  async waits(ms: number): Promise<boolean> {
    const happened = () => this.hasNews || this.beside.length > 0 || this.ended !== undefined;
    if (happened()) return true;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = () => undefined;
    return happened();
  }
}

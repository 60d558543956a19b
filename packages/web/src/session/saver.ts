import { shelf } from '../store/games.svelte.ts';
import { health } from '../store/health.svelte.ts';
import type { SavedProgress } from '../store/saved-game.ts';

/** Writes the newest progress of one game, one write at a time and never an older one over a newer. */
export class Saver {
  private readonly id: string;
  private version: number;
  private readonly onovertaken: () => void;
  private next: (() => SavedProgress) | undefined;
  private writing: Promise<void> | undefined;
  private stopped = false;

  constructor(id: string, version: number, onovertaken: () => void) {
    this.id = id;
    this.version = version;
    this.onovertaken = onovertaken;
  }

  /** Takes a function: writing a game down must not hold up the next picture of it. */
  save(progress: () => SavedProgress): void {
    if (this.stopped) return;
    this.next = progress;
    this.writing ??= this.drain().finally(() => {
      this.writing = undefined;
    });
  }

  stop(): void {
    this.stopped = true;
  }

  /** Resolves when all that was given is written, or has failed. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private async drain(): Promise<void> {
    while (this.next !== undefined && !this.stopped) {
      await new Promise((later) => setTimeout(later));
      const progress = this.next;
      this.next = undefined;
      await health.kept(async () => {
        const version = await shelf.write(this.id, this.version, progress());
        if (version === undefined) {
          this.stop();
          this.onovertaken();
        } else this.version = version;
      });
    }
  }
}

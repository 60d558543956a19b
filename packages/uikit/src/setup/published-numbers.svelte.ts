import type { Published } from '@empty-chair/registry/published';
import { published } from '@empty-chair/registry/published';

/** What the studies found of each game. Loaded when it is first asked for, and kept. */
class PublishedNumbers {
  private found = $state.raw<Readonly<Record<string, Published>>>({});
  /** Those that will not come: the app is offline for the first time, say. */
  private failed = $state.raw<readonly string[]>([]);
  private readonly asked = new Set<string>();

  /** Undefined while they are on their way, and where nobody has studied the game. */
  of(game: string): Published | undefined {
    if (!this.asked.has(game)) {
      this.asked.add(game);
      void this.load(game);
    }
    return this.found[game];
  }

  /** Room for a number is kept free meanwhile, so that nothing moves when it comes. */
  isComing(game: string): boolean {
    return (
      published[game] !== undefined && this.found[game] === undefined && !this.failed.includes(game)
    );
  }

  private async load(game: string): Promise<void> {
    try {
      const numbers = await published[game]?.();
      if (numbers !== undefined) this.found = { ...this.found, [game]: numbers };
    } catch {
      // A form without them is still a form.
      this.failed = [...this.failed, game];
    }
  }
}

export const publishedNumbers = new PublishedNumbers();

import { publishedOf } from '@empty-chair/registry/games';
import type { Published } from '@empty-chair/registry/published';

/** What the studies found of each game. Loaded when it is first asked for, and kept. */
class PublishedNumbers {
  private found = $state.raw<Readonly<Record<string, readonly Published[]>>>({});
  /** Those that will not come: nobody has studied the game, or the app is offline for the first time. */
  private missing = $state.raw<readonly string[]>([]);
  private readonly asked = new Set<string>();

  /** Undefined while they are on their way, and where nobody has studied the game. */
  of(game: string): readonly Published[] | undefined {
    if (!this.asked.has(game)) {
      this.asked.add(game);
      void this.load(game);
    }
    return this.found[game];
  }

  /** Room for a number is kept free meanwhile, so that nothing moves when it comes. */
  isComing(game: string): boolean {
    return this.found[game] === undefined && !this.missing.includes(game);
  }

  private async load(game: string): Promise<void> {
    try {
      const numbers = await publishedOf(game);
      if (numbers.length === 0) this.missing = [...this.missing, game];
      else this.found = { ...this.found, [game]: numbers };
    } catch {
      // A form without them is still a form.
      this.missing = [...this.missing, game];
    }
  }
}

export const publishedNumbers = new PublishedNumbers();

import type { Coach } from '@empty-chair/uikit/game-ui.ts';

/**
 * Which hints of the coach were seen, by game. Not in the database: they are needed with the first
 * picture of a table, and whoever loses them is only told once more.
 */
const KEY = 'empty-chair.hints';

type Seen = Readonly<Record<string, readonly string[]>>;

class Hints {
  private seen: Seen | 'off' = $state.raw(read());

  get areOn(): boolean {
    return this.seen !== 'off';
  }

  /** What was seen in a game; undefined when nothing is to be said any more. */
  seenIn(game: string): readonly string[] | undefined {
    return this.seen === 'off' ? undefined : (this.seen[game] ?? []);
  }

  see(game: string, hint: string): void {
    const before = this.seenIn(game);
    if (this.seen === 'off' || before === undefined || before.includes(hint)) return;
    this.keep({ ...this.seen, [game]: [...before, hint] });
  }

  /** From the beginning, in that game. */
  again(game: string): void {
    this.keep(this.seen === 'off' ? {} : { ...this.seen, [game]: [] });
  }

  /** On again, they begin anew. */
  turn(on: boolean): void {
    this.keep(on ? {} : 'off');
  }

  private keep(seen: Seen | 'off'): void {
    this.seen = seen;
    try {
      localStorage.setItem(KEY, JSON.stringify(seen));
    } catch {
      // Told once more, then.
    }
  }
}

function read(): Seen | 'off' {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (kept === 'off') return kept;
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(([, seen]) => Array.isArray(seen)),
    ) as Seen;
  } catch {
    return {};
  }
}

export const hints: Hints = new Hints();

/** For the panels of a game, which tell something once themselves. */
export const coachOf = (game: string, table: string): Coach => ({
  table,
  get seen() {
    return hints.seenIn(game);
  },
  see: (hint) => hints.see(game, hint),
});

import type { NextTurn } from './bots-go-on.ts';

/** The turns of bots after the one that is worked off, as far as they are known and were shown. */
export class ComingTurns {
  private known: { readonly entry: number; readonly turns: readonly NextTurn[] } | undefined =
    $state.raw();
  /** Entries whose moves were in sight when all was said to be done. */
  private seen: readonly number[] = [];

  found(entry: number, turns: readonly NextTurn[]): void {
    this.known = { entry, turns };
  }

  after(entry: number | undefined): readonly NextTurn[] {
    return this.known !== undefined && this.known.entry === entry ? this.known.turns : [];
  }

  see(turns: readonly NextTurn[]): void {
    this.seen = turns.map(({ entry }) => entry);
  }

  isSeen(entry: number): boolean {
    return this.seen.includes(entry);
  }
}

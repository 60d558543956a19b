import type { NextTurn } from './bots-go-on.ts';

/** The turns of bots after the one that is worked off, as far as they are known and were shown. */
export class ComingTurns {
  private known: { readonly entry: number; readonly turns: readonly NextTurn[] } | undefined =
    $state.raw();
  /** Those of them that have been on the screen from their first line to their last. */
  private shown: readonly number[] = $state.raw([]);
  /** Entries whose moves were in sight when all was said to be done. */
  private seen: readonly number[] = [];

  found(entry: number, turns: readonly NextTurn[]): void {
    if (this.known?.entry !== entry) this.shown = [];
    this.known = { entry, turns };
  }

  show(entry: number): void {
    if (!this.shown.includes(entry)) this.shown = [...this.shown, entry];
  }

  /** Of these turns the first ones that were shown: what comes after another was not read in order. */
  shownOf(turns: readonly NextTurn[]): readonly NextTurn[] {
    const unseen = turns.findIndex(({ entry }) => !this.shown.includes(entry));
    return unseen < 0 ? turns : turns.slice(0, unseen);
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

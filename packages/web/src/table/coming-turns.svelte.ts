import type { Foreseen, NextTurn } from './bots-go-on.ts';

/** The turns of bots after the one that is worked off, as far as they are known and were shown. */
export class ComingTurns implements Foreseen {
  private known: { readonly entry: number; readonly turns: readonly NextTurn[] } | undefined =
    $state.raw();
  /** Those of them that have been on the screen from their first line to their last. */
  private shown: readonly number[] = $state.raw([]);
  /** Those whose moves were in sight when all was said to be done. */
  private seen: readonly NextTurn[] = [];

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

  isKnown(entry: number | undefined): boolean {
    return this.known !== undefined && this.known.entry === entry;
  }

  after(entry: number | undefined): readonly NextTurn[] {
    return this.isKnown(entry) ? (this.known?.turns ?? []) : [];
  }

  see(turns: readonly NextTurn[]): void {
    this.seen = turns;
  }

  readonly isSeen = (entry: number): boolean =>
    this.seen.some((turn) => turn.entry === entry && !turn.isAsked);

  readonly isSeenToQuestion = (entry: number): boolean =>
    this.seen.some((turn) => turn.entry === entry && turn.isAsked);
}

/** Which lines of the turn that is worked off have been on the screen. */
export class SeenLines {
  private lines: readonly number[] = $state.raw([]);

  see(line: number): void {
    if (!this.lines.includes(line)) this.lines = [...this.lines, line];
  }

  /** It is drawn no more, or is another one now. */
  forget(line: number): void {
    this.lines = this.lines.filter((other) => other !== line);
  }

  has(line: number): boolean {
    return this.lines.includes(line);
  }
}

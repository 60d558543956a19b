/** The style of a mark that is drawn in its owner's paint, a colour token, instead of the app's voice. */
export const painted = (paint: string | undefined): string | undefined =>
  paint && `--voice:var(${paint});--voice-ink:var(${paint}-on, var(--surface))`;

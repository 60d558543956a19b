/** How hard a bot is, in words that a player knows. */
export type LevelWord = 'gentle' | 'even' | 'hard' | 'fierce';

/** By how often it wins against whoever stands in for a human in the published studies. */
export function levelWord(winRate: number): LevelWord {
  if (winRate < 0.35) return 'gentle';
  if (winRate <= 0.6) return 'even';
  return winRate <= 0.8 ? 'hard' : 'fierce';
}

/** A level as a button says it. */
export interface LevelLabel {
  readonly id: string;
  /** Undefined where nobody has measured it. */
  readonly word: LevelWord | undefined;
  /** Its word alone would not tell it apart: the official name stands below. */
  readonly isNamed: boolean;
}

/** Levels of one bot, each with how often it wins. Several may be equally hard, in a word. */
export function levelLabels(
  levels: readonly { readonly id: string; readonly winRate: number | undefined }[],
): readonly LevelLabel[] {
  const told = levels.map(({ id, winRate }) => ({
    id,
    word: winRate === undefined ? undefined : levelWord(winRate),
  }));
  return told.map((level) => ({
    ...level,
    isNamed: level.word === undefined || told.filter(({ word }) => word === level.word).length > 1,
  }));
}

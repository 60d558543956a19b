/** How hard a bot is, in words that a player knows. */
export type LevelWord = 'gentle' | 'even' | 'hard' | 'fierce';

/** By how often it wins against whoever stands in for a human in the published studies. */
export function levelWord(winRate: number): LevelWord {
  if (winRate < 0.35) return 'gentle';
  if (winRate <= 0.6) return 'even';
  return winRate <= 0.8 ? 'hard' : 'fierce';
}

/** The known word that a mistyped one most likely meant, or nothing when none is close. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  // Of a short word two other letters make another word.
  const mostAway = Math.max(typed.length < 5 ? 1 : 2, Math.floor(typed.length / 3));
  let least = Math.min(mostAway, typed.length - 1) + 1;
  for (const word of known) {
    if (word.length - typed.length >= least && !word.startsWith(typed)) continue;
    const away =
      word.startsWith(typed) && typed !== ''
        ? 0
        : distance(typed.toLowerCase(), word.toLowerCase());
    if (away < least) {
      least = away;
      best = word;
    }
  }
  return best;
}

/** Letters to add, drop, change or swap with a neighbour to get from one word to the other. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= to.length; j += 1) {
      const change = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        least = Math.min(least, at(i - 2, j - 2) + 1);
      }
      row.push(least);
    }
  }
  return at(from.length, to.length);
}

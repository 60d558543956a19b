/** So many letters stand in one line beside a box. */
const MOST = 10;

/** A word on a line that leaves a box by its side, in as many lines as it needs; no word is broken. */
export function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= MOST)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

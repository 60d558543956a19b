/**
 * EU-8.3: the alphabetical order of printed names. Without the language of the reader: a record must
 * replay the same on every device, so accents are dropped and the rest is compared letter by letter.
 */
const SINGLE: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ł: 'l', ß: 'ss', đ: 'd' };

export function sortKey(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæłßđ]/g, (letter) => SINGLE[letter] as string)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The place of each name in the alphabet, from 0 on. */
export function alphabeticalRanks(names: readonly string[]): Int16Array {
  const keys = names.map(sortKey);
  const order = keys.map((_, i) => i);
  order.sort((a, b) => compare(keys[a] as string, keys[b] as string) || a - b);
  const ranks = new Int16Array(names.length);
  for (const [rank, i] of order.entries()) ranks[i] = rank;
  return ranks;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

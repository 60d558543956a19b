/** The one or two lines of a name; `split`: how many words stand in the first of two. */
export function linesOf(name: string, split: number): readonly string[] {
  const words = name.split(' ');
  if (split === 0 || words.length <= split) return [name];
  return [words.slice(0, split).join(' '), words.slice(split).join(' ')];
}

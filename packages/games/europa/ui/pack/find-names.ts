import type { Named } from '../../rules/pack-view.ts';

/** Letters without their marks, and plain spaces: `Malopolska` finds Małopolska. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .toLowerCase();

/** Names with the typed letters; those that begin with them come first. */
export function findNames(all: readonly Named[], typed: string): readonly Named[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return all;
  const found = all.filter(({ name }) => plain(name).includes(wanted));
  const begins = ({ name }: Named): boolean => plain(name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
}

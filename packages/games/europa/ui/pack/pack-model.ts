import type { Pack } from '../../rules/pack-view.ts';
import { emptyPack } from '../../rules/pack-view.ts';

/**
 * A pack as the editor changes it: every edit gives a new pack, and holds only what differs from
 * the rules as they come. The edits themselves lie by their part: charts, cards, decks, targets, dice, map.
 */
export const renamed = (pack: Pack, name: string): Pack => ({ ...pack, name });

/** All changes taken back; the name stays. */
export const cleared = ({ name }: Pack): Pack => emptyPack(name);

export const countChanges = (pack: Pack): number =>
  Object.values(changesByPart(pack)).reduce((sum, n) => sum + n, 0);

/** As many as the owner has made in each part of the editor. */
export const changesByPart = ({ charts, cards, decks, targets, dice, map }: Pack) => ({
  charts: charts.reduce((sum, { nodes, removed }) => sum + nodes.length + removed.length, 0),
  cards: cards.length,
  decks: decks.length,
  targets: targets.length,
  dice: Object.keys(dice).length,
  map: Object.values(map).reduce((sum, places) => sum + Object.keys(places).length, 0),
});

/** A list with one item changed in its place, added at the end, or taken out by giving none. */
export function replaced<T>(
  all: readonly T[],
  isIt: (item: T) => boolean,
  by: T | undefined,
): readonly T[] {
  if (by === undefined) return all.filter((item) => !isIt(item));
  return all.some(isIt) ? all.map((item) => (isIt(item) ? by : item)) : [...all, by];
}

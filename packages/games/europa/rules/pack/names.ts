import namesJson from '../../content/names.json' with { type: 'json' };
import { sortKey } from '../alphabet.ts';
import { aliases, areas, provinces, seaZones, tradeNodes } from '../content.ts';

/** What has a name that people type: an id, the name on the board, or that of a language. */
export type NameKind = 'realm' | 'province' | 'area' | 'seaZone' | 'tradeNode' | 'chart';
type Names = Readonly<Record<string, readonly string[]>>;

const printed = (all: {
  map<T>(of: (one: { id: string; name: string }) => T): readonly T[];
}): Names => Object.fromEntries(all.map(({ id, name }) => [id, [name]]));

const NAMES: Readonly<Record<NameKind, Names>> = {
  realm: { ...Object.fromEntries(aliases.map(({ id }) => [id, []])), ...namesJson.realms },
  chart: namesJson.charts,
  province: printed(provinces),
  area: printed(areas),
  seaZone: printed(seaZones),
  tradeNode: Object.fromEntries(tradeNodes.map(({ id }) => [id, []])),
};

/** Without capitals, accents and what stands between words. */
const byKey = new Map<NameKind, ReadonlyMap<string, string>>();
function keysOf(kind: NameKind): ReadonlyMap<string, string> {
  const made = byKey.get(kind);
  if (made !== undefined) return made;
  const keys = new Map(
    Object.entries(NAMES[kind]).flatMap(([id, names]) =>
      [id, ...names].map((name) => [sortKey(name), id] as const),
    ),
  );
  byKey.set(kind, keys);
  return keys;
}

/** The id that is meant by a name in any of the languages. */
export const idNamed = (kind: NameKind, word: string): string | undefined =>
  keysOf(kind).get(sortKey(word));

/** All that somebody may call one of these. */
export const namesOf = (kind: NameKind, id: string): readonly string[] => [
  id,
  ...(NAMES[kind][id] ?? []),
];

import type { Ref } from '@empty-chair/kernel/words';
import type { MapView } from '../../rules/view.ts';
import otherNames from './other-names.json';

/** A place that can be looked for, with its folded name. */
export interface Findable {
  readonly ref: Ref;
  readonly name: string;
  readonly folded: string;
  /** What else people call it, in the languages of the app, folded. */
  readonly others: readonly string[];
  /** The area of a province: there are places of the same name. */
  readonly within: string | undefined;
}

/** Letters that do not come apart into a base letter and an accent. */
const WHOLE: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
};

/** Without accents, case and signs: Göttingen is found by gottingen, 'l' finds ł. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđøıßæœþð]/g, (letter) => WHOLE[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Names that are not on the map, by kind and id: a player may only know the one of their own language. */
const namesBeside: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  area: otherNames.areas,
  province: otherNames.provinces,
  seaZone: otherNames.seaZones,
  node: otherNames.tradeNodes,
};

/** Everything on the map by name; a Distant Area is found as its one province. */
export function findables(
  { areas, seaZones, tradeNodes }: MapView,
  nodeName: (id: string) => string,
): readonly Findable[] {
  const found = (kind: string, id: string, name: string, within?: string): Findable => ({
    ref: { kind, id },
    name,
    folded: folded(name),
    others: namesBeside[kind]?.[id]?.split(', ').map(folded) ?? [],
    within,
  });
  return [
    ...areas.flatMap((area) => (area.isDistant ? [] : [found('area', area.id, area.name)])),
    ...areas.flatMap((area) =>
      area.provinces.map(({ id, name }) =>
        found('province', id, name, area.isDistant ? undefined : area.name),
      ),
    ),
    ...seaZones.map(({ id, name }) => found('seaZone', id, name)),
    ...tradeNodes.map(({ id }) => found('node', id, nodeName(id))),
  ];
}

const MOST = 8;

/** Names that begin with the words come first, then those with a word that does, then the rest. */
export function search(places: readonly Findable[], text: string): readonly Findable[] {
  const wanted = folded(text);
  if (wanted === '') return [];
  const ranked = places.flatMap((place) => {
    const rank = Math.min(rankOf(place.folded, wanted), ...place.others.map(rankOfOther(wanted)));
    return rank === NOT_FOUND ? [] : [{ place, rank }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || a.place.name.length - b.place.name.length)
    .slice(0, MOST)
    .map(({ place }) => place);
}

const NOT_FOUND = Number.POSITIVE_INFINITY;
const INSIDE = 3;

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (` ${name}`.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? INSIDE : NOT_FOUND;
}

/** A name that is not on the map counts where one sees why: letters inside of it would puzzle. */
const rankOfOther =
  (wanted: string) =>
  (name: string): number => {
    const rank = rankOf(name, wanted);
    return rank === INSIDE ? NOT_FOUND : rank;
  };

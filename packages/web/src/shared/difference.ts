import type { Ref } from '@empty-chair/kernel/words';
import type { Place } from '@empty-chair/uikit/game-ui.ts';

/** The places that hold something else in two positions, the most different first. */
export function differentPlaces(
  one: readonly Place[],
  other: readonly Place[],
  most: number,
): readonly Ref[] {
  const there = new Map(other.map((place) => [keyOf(place), linesOf(place)]));
  return one
    .map((place) => ({
      ref: place.ref,
      weight: onlyInOne(linesOf(place), there.get(keyOf(place)) ?? new Set()),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ ref }) => ref);
}

const keyOf = ({ ref }: Place): string => `${ref.kind} ${ref.id}`;
const linesOf = ({ words }: Place): ReadonlySet<string> =>
  new Set(words.map((line) => JSON.stringify(line)));

/** How many lines are said of one of them only. */
function onlyInOne(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  const all = new Set([...ours, ...theirs]);
  return [...all].filter((line) => ours.has(line) !== theirs.has(line)).length;
}

import type { Message, Ref } from '@empty-chair/kernel/words';
import type { AnyGame, AnyState } from '@empty-chair/registry/games';
import type { Place } from '../game-ui.ts';
import { isRef } from '../sentence.ts';

/** What a line of a position is about: the first thing that it names. A list of things is no place. */
function placeOf({ params = {} }: Message): Ref | undefined {
  for (const value of Object.values(params)) {
    if (typeof value !== 'number' && isRef(value) && value.kind !== 'literal') return value;
  }
  return undefined;
}

/** The places that the position in words names, each with all that is said of it. */
export function placesOf(module: AnyGame, state: AnyState): readonly Place[] {
  const places = new Map<string, { readonly ref: Ref; readonly words: Message[] }>();
  for (const line of module.describe(state)) {
    const ref = placeOf(line);
    if (ref === undefined) continue;
    const key = `${ref.kind} ${ref.id}`;
    const place = places.get(key) ?? { ref, words: [] };
    place.words.push(line);
    places.set(key, place);
  }
  return [...places.values()];
}

/** What is said of no place: the round, whose turn it is, the piles. */
export function generalLines(module: AnyGame, state: AnyState): readonly Message[] {
  return module.describe(state).filter((line) => placeOf(line) === undefined);
}

/** For what lies at no place: the game itself. */
export const tableRef = (module: AnyGame): Ref => ({ kind: 'game', id: module.id });

/** What the check of the table lists beside the places: all that is said of none of them. */
export const checksOf = (module: AnyGame, state: AnyState): readonly Place[] => [
  { ref: tableRef(module), words: generalLines(module, state) },
];

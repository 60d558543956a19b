import type { Message, Params, Ref } from '@empty-chair/kernel/words';

/**
 * A piece of a sentence: plain words, or a place that is shown as its signpost, with its name as
 * the sentence has it.
 */
export type Part = { readonly words: string } | { readonly place: Ref; readonly name: string };

// Private characters around a number: no language writes them, so they survive the rendering.
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** The sentence in parts: each place among its parameters becomes a part of its own. */
export function partsOf(
  message: Message,
  isPlace: (ref: Ref) => boolean,
  say: (message: Message, shown: (ref: Ref, name: string) => string | undefined) => string,
): Part[] {
  const places: { place: Ref; name: string }[] = [];
  const said = say(message, (place, name) => {
    if (!isPlace(place)) return undefined;
    places.push({ place, name });
    return `${OPEN}${places.length - 1}${CLOSE}`;
  });
  const parts = said.split(/[\uE000\uE001]/);
  return parts.flatMap((text, index): Part[] => {
    // Every second part stood between the marks.
    const place = index % 2 === 1 ? places[Number(text)] : undefined;
    if (place !== undefined) return [place];
    return text === '' ? [] : [{ words: text }];
  });
}

/** A line of a list is a label: a sentence that stands there by itself has no full stop. */
export function asLabel(parts: readonly Part[]): readonly Part[] {
  const last = parts.at(-1);
  if (last === undefined || !('words' in last) || !last.words.endsWith('.')) return parts;
  const isOneOfSeveral = parts.some((part) => 'words' in part && /[.!?]\s/.test(part.words));
  if (isOneOfSeveral) return parts;
  const bare = last.words.slice(0, -1);
  return [...parts.slice(0, -1), ...(bare === '' ? [] : [{ words: bare }])];
}

export function isRef(value: Params[string]): value is Ref {
  return typeof value === 'object' && 'kind' in value;
}

/** All that a message names, in the order in which it does. */
export function refsOf({ params = {} }: Message): readonly Ref[] {
  return Object.values(params).flatMap((value) => {
    if (typeof value === 'number') return [];
    return isRef(value) ? [value] : value;
  });
}

import type { Seat } from '@empty-chair/kernel/words';
import type { Language } from '@empty-chair/text/languages';
import type { Present } from './view.ts';

/** Somebody as a badge shows them: a letter or two that no one else at the table has. */
export interface Face {
  readonly initials: string;
  readonly name: string;
  readonly isAway: boolean;
}

/** Who never gave a name. */
const NAMELESS = '?';
/** More does not fit into a badge. */
const MOST_LETTERS = 2;

/**
 * The initials of each name, which differ wherever two letters can make them: Ann and Ben are A and B,
 * Ann and Adam An and Ad, two Anns A and A2.
 */
export function initialsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const different = [...new Set(names)];
  const firsts = different.map((name) => shortened(name, 1));
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const [index, name] of different.entries()) {
    const isShared = firsts.some((first, other) => other !== index && first === firsts[index]);
    const wished = shortened(name, isShared ? MOST_LETTERS : 1);
    const initials = taken.has(wished) ? numbered(shortened(name, 1), taken) : wished;
    taken.add(initials);
    found.set(name, initials);
  }
  return found;
}

/** As a person would shorten it: the letters of two words, else the first letters of one. */
function shortened(name: string, letters: number): string {
  const words = name.trim().split(/\s+/u).map(lettersOf);
  const [first = [], second = []] = words;
  if (first.length === 0) return NAMELESS;
  const capital = (first[0] ?? '').toLocaleUpperCase();
  if (letters === 1) return capital;
  return capital + (second[0]?.toLocaleUpperCase() ?? first[1] ?? '');
}

/** By what is seen as one sign: an accent or a flag is not torn off its letter. */
function lettersOf(word: string): string[] {
  const signs = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)];
  return signs.map(({ segment }) => segment);
}

function numbered(letter: string, taken: ReadonlySet<string>): string {
  let n = 2;
  while (taken.has(`${letter}${n}`)) n += 1;
  return `${letter}${n}`;
}

/** Everyone at the table, with who else is named there: somebody who has left may have ticked a line. */
export function facesOf(
  present: readonly Present[],
  others: readonly string[] = [],
): ReadonlyMap<string, Face> {
  const initials = initialsOf([...present.map(({ name }) => name), ...others]);
  const isHere = new Set(present.filter(({ isAway }) => !isAway).map(({ name }) => name));
  return new Map(
    [...initials].map(([name, letters]) => [
      name,
      { initials: letters, name, isAway: !isHere.has(name) },
    ]),
  );
}

/** Who sits in a chair. */
export function facesIn(
  seat: Seat | number,
  present: readonly Present[],
  faces: ReadonlyMap<string, Face>,
): readonly Face[] {
  return present.flatMap((person) => {
    const face = faces.get(person.name);
    const sits = !person.isViewer && person.chairs.some((chair) => chair === seat);
    // Two may have the same name: each is here or away on their own.
    return sits && face !== undefined ? [{ ...face, isAway: person.isAway }] : [];
  });
}

/** The chairs that nobody sits in come first, for somebody who looks for one. */
export function freeFirst<C extends { readonly seat: number }>(
  chairs: readonly C[],
  present: readonly Present[],
): readonly C[] {
  const isTaken = ({ seat }: C): boolean =>
    present.some(({ isViewer, chairs: taken }) => !isViewer && taken.some((it) => it === seat));
  return [...chairs.filter((chair) => !isTaken(chair)), ...chairs.filter(isTaken)];
}

/** Who ticked the lines before `line`, each once, whoever did so last at the end. */
export function tickedBefore(
  line: number,
  ticks: ReadonlyMap<number, readonly string[]>,
): readonly string[] {
  const names = [...ticks]
    .filter(([at]) => at < line)
    .sort(([one], [other]) => one - other)
    .flatMap(([, by]) => by);
  return names.filter((name, at) => names.lastIndexOf(name) === at);
}

/** What there is to say of the people at a table, each with the names it is about. */
export interface Gathering {
  readonly here: readonly string[];
  readonly away: readonly string[];
  readonly playing: readonly string[];
  readonly watching: readonly string[];
}

export function gatheringOf(present: readonly Present[], somebody: string): Gathering {
  // Whoever watches and has gone is of no interest; whoever has a chair may come back to it.
  const known = present.filter(({ isViewer, isAway }) => !(isViewer && isAway));
  const named = (people: readonly Present[]) => people.map(({ name }) => name || somebody);
  const here = known.filter(({ isAway }) => !isAway);
  return {
    here: named(here),
    away: named(known.filter(({ isAway }) => isAway)),
    playing: named(here.filter(({ isViewer }) => !isViewer)),
    watching: named(here.filter(({ isViewer }) => isViewer)),
  };
}

/** Names as the language lists them: Ann, Ben and Cleo. */
export function listOf(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

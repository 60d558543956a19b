/**
 * Mutation of the rules: selections are data, so each filter and tiebreak can be dropped, each
 * preference flipped, each two neighbours swapped. A mutant that no example notices is a missing
 * example.
 *
 * Selections are module-level constants that bots hold on to, so a mutant cannot be handed in: the
 * CONTENTS of their arrays are replaced in place and put back afterwards. The arrays are readonly
 * for everybody else.
 */
export interface NamedSelection {
  readonly name: string;
  readonly selection: MutableParts;
}

/** What mutation touches of a kernel Selection or Gathering, whatever its scene and options are. */
interface MutableParts {
  readonly filters: readonly { readonly why: string }[];
  /** A Gathering has none. */
  readonly tiebreaks?: readonly Tiebreak[];
}

interface Tiebreak {
  readonly why: string;
  readonly prefer: 'most' | 'least';
}

interface Mutant {
  readonly name: string;
  readonly filters: MutableParts['filters'];
  readonly tiebreaks: readonly Tiebreak[];
}

/** The mutants, as `selection/mutation`, for which `notices` did not say true. */
export function survivors(
  selections: readonly NamedSelection[],
  notices: () => boolean,
): readonly string[] {
  if (notices()) throw new Error('some example fails without any mutation');
  return selections.flatMap(({ name, selection }) =>
    mutantsOf(selection)
      .filter((mutant) => !isNoticed(selection, mutant, notices))
      .map((mutant) => `${name}/${mutant.name}`),
  );
}

export function mutantsOf({ filters, tiebreaks = [] }: MutableParts): readonly Mutant[] {
  return [
    ...filters.map(({ why }, i) => ({
      name: `drop filter ${why}`,
      filters: filters.toSpliced(i, 1),
      tiebreaks: tiebreaks.slice(),
    })),
    ...tiebreaks.map(({ why }, i) => ({
      name: `drop tiebreak ${why}`,
      filters: filters.slice(),
      tiebreaks: tiebreaks.toSpliced(i, 1),
    })),
    ...tiebreaks.map((tiebreak, i) => ({
      name: `flip ${tiebreak.why}`,
      filters: filters.slice(),
      tiebreaks: tiebreaks.with(i, flipped(tiebreak)),
    })),
    ...tiebreaks.slice(1).map((second, i) => {
      const first = tiebreaks[i] as Tiebreak;
      return {
        name: `swap ${first.why}, ${second.why}`,
        filters: filters.slice(),
        tiebreaks: tiebreaks.toSpliced(i, 2, second, first),
      };
    }),
  ];
}

/** A copy, because the same criterion may stand in other selections too. */
function flipped(tiebreak: Tiebreak): Tiebreak {
  return { ...tiebreak, prefer: tiebreak.prefer === 'most' ? 'least' : 'most' };
}

function isNoticed(selection: MutableParts, mutant: Mutant, notices: () => boolean): boolean {
  const { filters, tiebreaks = [] } = selection;
  const kept = { filters: filters.slice(), tiebreaks: tiebreaks.slice() };
  refill(filters, mutant.filters);
  refill(tiebreaks, mutant.tiebreaks);
  try {
    return notices();
  } finally {
    refill(filters, kept.filters);
    refill(tiebreaks, kept.tiebreaks);
  }
}

function refill<T>(array: readonly T[], contents: readonly T[]): void {
  (array as T[]).splice(0, array.length, ...contents);
}

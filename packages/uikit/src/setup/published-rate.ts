import type { Published, PublishedRow } from '@empty-chair/registry/published';

/** Of whom a form wants to know how often they win. */
export interface Asked {
  /** The id of the name of the seat. */
  readonly seat: string;
  readonly isHuman?: boolean;
  /** What was chosen, by the names of a study's axes; traits stand apart. */
  readonly axes: Readonly<Record<string, string>>;
  readonly traits?: readonly string[];
}

export interface FoundRate {
  readonly row: PublishedRow;
  /** The one that has found it. */
  readonly study: Published;
  /** Traits that were chosen and that the number knows nothing of. */
  readonly without: readonly string[];
  /** What each of them does when it is the only one, as far as that was studied. */
  readonly alone: readonly { readonly trait: string; readonly row: PublishedRow }[];
}

const TRAIT = 'trait';
const NO_TRAIT = 'none';

/** The nearest that was studied, with what it leaves out; undefined where nothing comes near. */
export function rateOf(
  published: readonly Published[] | undefined,
  asked: Asked,
): FoundRate | undefined {
  for (const study of published ?? []) {
    const found = rateIn(study, asked);
    if (found !== undefined) return found;
  }
  return undefined;
}

function rateIn(study: Published, asked: Asked): FoundRate | undefined {
  const { traits = [] } = asked;
  const [only] = traits;
  if (only !== undefined && traits.length === 1) {
    const row = rowWith(study, asked, only);
    if (row !== undefined) return { row, study, without: [], alone: [] };
  }
  const plain = rowWith(study, asked, NO_TRAIT) ?? rowOf(study, asked, asked.axes);
  if (plain === undefined) return undefined;
  const alone = traits.flatMap((trait) => {
    const row = rowWith(study, asked, trait);
    return row === undefined ? [] : [{ trait, row }];
  });
  return { row: plain, study, without: traits, alone };
}

function rowWith(study: Published, asked: Asked, trait: string): PublishedRow | undefined {
  const row = rowOf(study, asked, { ...asked.axes, [TRAIT]: trait });
  // A study that knows no traits says nothing of this one.
  return row?.axes[TRAIT] === trait ? row : undefined;
}

/** On an axis that the study did not keep apart, all values were added up: it fits any of them. */
function rowOf(
  study: Published,
  { seat, isHuman = false }: Asked,
  axes: Asked['axes'],
): PublishedRow | undefined {
  return study.rows.find(
    (row) =>
      row.seat === seat &&
      (row.plan !== undefined) === isHuman &&
      Object.entries(row.axes).every(([axis, value]) => axes[axis] === value),
  );
}

/** The ends of an interval as they are said: "39–43%"; when both are the same, only once. */
export function rangeOf(low: number, high: number, language: string): string {
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const [from, to] = [Math.round(low * 100), Math.round(high * 100)];
  const end = percent.format(to / 100);
  return from === to ? end : `${new Intl.NumberFormat(language).format(from)}–${end}`;
}

/** A sentence in three parts, so that the number in it can stand out. */
export function around(sentence: string, part: string): readonly [string, string, string] {
  const at = sentence.indexOf(part);
  if (at < 0) return [sentence, '', ''];
  return [sentence.slice(0, at), part, sentence.slice(at + part.length)];
}

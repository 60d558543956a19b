import type { DecisionNode, Narrowing } from '@empty-chair/kernel/trace';
import type { Ref } from '@empty-chair/kernel/words';
import { has, letterOf, same } from './marks.ts';

/** One option under one narrowing. */
interface Cell {
  readonly ref: Ref;
  readonly value: number | undefined;
  readonly state: 'stays' | 'struck' | 'gone';
}
interface Row {
  readonly index: number;
  readonly letter: string;
  readonly narrowing: Narrowing;
  /** Nobody was struck out: it is told, but not in the foreground. */
  readonly isIdle: boolean;
  /** One cell per column of the ladder; empty while there are too many options for columns. */
  readonly cells: readonly Cell[];
}
export interface Story {
  /** The options that get a column; empty when the whole story is a funnel. */
  readonly columns: readonly Ref[];
  readonly rows: readonly Row[];
}

/** More than these do not fit beside each other on a phone. */
const MOST_COLUMNS = 6;

/**
 * The tiebreaks as the panel tells them: a funnel of counts while there are many options, then a
 * ladder with one column for each of the few that are left.
 */
export function storyOf({ narrowings, options }: DecisionNode): Story {
  const told = narrowings.filter((narrowing) => narrowing.options.length > 0);
  const from = told.findIndex((narrowing) => narrowing.options.length <= MOST_COLUMNS);
  const columns =
    from >= 0 ? (told[from]?.options ?? []) : options.length <= MOST_COLUMNS ? options : [];
  const rows = told.map((narrowing, position): Row => {
    const index = narrowings.indexOf(narrowing);
    return {
      index,
      letter: letterOf(index),
      narrowing,
      isIdle: narrowing.left.length === narrowing.options.length,
      cells: from >= 0 && position >= from ? columns.map((ref) => cellOf(narrowing, ref)) : [],
    };
  });
  // A single option needs no ladder.
  return { columns: columns.length > 1 ? columns : [], rows };
}

function cellOf({ options, values, left, best }: Narrowing, ref: Ref): Cell {
  const at = options.findIndex((option) => same(option, ref));
  if (at < 0) return { ref, value: undefined, state: 'gone' };
  return {
    ref,
    value: best === undefined ? undefined : values[at],
    state: has(left, ref) ? 'stays' : 'struck',
  };
}

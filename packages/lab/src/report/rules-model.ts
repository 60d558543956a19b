import type { Rulebook } from '@empty-chair/registry/games';
import type { Group, ReportModel } from './model.ts';

/** Which rules were at work in the traced games, over all and by each value of each axis. */
export interface RulesModel {
  readonly traced: number;
  readonly columns: readonly RuleColumn[];
  readonly rows: readonly RuleRow[];
  /** Rules that a trace can show and that no traced game showed. */
  readonly never: readonly string[];
  /** Definitions that no step cites: they are at work without a trace. */
  readonly silent: number;
}
interface RuleColumn {
  readonly axis: string;
  readonly label: string;
  readonly traced: number;
}
interface RuleRow {
  readonly id: string;
  /** Games in which it was at work. */
  readonly games: number;
  /** The same, by column. */
  readonly by: readonly number[];
}

export function rulesModelOf({ all, axes }: ReportModel, rulebook: Rulebook): RulesModel {
  const values = axes.flatMap(({ name, values }) => values.map((value) => ({ name, value })));
  const done = Object.entries(rulebook).filter(([, { status }]) => status === 'done');
  const shown = done.filter(([id, { at }]) => at === undefined || all.rules.has(id));
  const listed = new Set(shown.map(([id]) => id));
  // What a trace tells of and the rulebook does not list is told all the same.
  const ids = [...listed, ...[...all.rules.keys()].filter((id) => !listed.has(id))];
  const at = (group: Group, id: string): number => group.rules.get(id) ?? 0;
  return {
    traced: all.traced,
    columns: values.map(({ name, value }) => ({
      axis: name,
      label: value.label,
      traced: value.traced,
    })),
    rows: ids.map((id) => ({
      id,
      games: at(all, id),
      by: values.map(({ value }) => at(value, id)),
    })),
    never: ids.filter((id) => at(all, id) === 0),
    silent: done.length - shown.length,
  };
}

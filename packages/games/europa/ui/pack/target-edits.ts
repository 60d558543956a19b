import type {
  Pack,
  RealmTargets,
  RuleSet,
  Target,
  TargetingChart,
  TargetingKind,
  TargetNode,
} from '../../rules/pack-view.ts';
import { addRow, dropRow, giveFace, swapped, swapRows } from './die-faces.ts';
import { replaced } from './pack-model.ts';

export interface TargetsPlace {
  readonly realm: string;
  readonly kind: TargetingKind;
}
/** The way to a target from the top: the row on each level. */
export type TargetPath = readonly number[];

const isOf =
  ({ realm, kind }: TargetsPlace) =>
  (one: RealmTargets): boolean =>
    one.realm === realm && one.kind === kind;

const givenChart = ({ targets }: RuleSet, at: TargetsPlace): TargetingChart =>
  targets.find(isOf(at))?.chart ?? [];

export const areTargetsChanged = ({ targets }: Pack, at: TargetsPlace): boolean =>
  targets.some(isOf(at));

export const targetsOf = (rules: RuleSet, pack: Pack, at: TargetsPlace): TargetingChart =>
  pack.targets.find(isOf(at))?.chart ?? givenChart(rules, at);

/** Puts a whole chart into the pack; one that is as it comes is taken out. */
export function setTargets(
  rules: RuleSet,
  pack: Pack,
  at: TargetsPlace,
  chart: TargetingChart,
): Pack {
  const isAsGiven = areSame(chart, givenChart(rules, at));
  const targets = replaced(pack.targets, isOf(at), isAsGiven ? undefined : { ...at, chart });
  return { ...pack, targets };
}

export const restoreTargets = (pack: Pack, at: TargetsPlace): Pack => ({
  ...pack,
  targets: replaced(pack.targets, isOf(at), undefined),
});

export const countTargets = (chart: TargetingChart): number =>
  chart.reduce((sum, { children }) => sum + 1 + countTargets(children), 0);

// ---- edits of one chart ------------------------------------------------------------------

/** The longest way down that a pack may have. */
const MOST_LEVELS = 6;
const MOST_ROWS = 6;
export const canAddBelow = (chart: TargetingChart, parent: TargetPath): boolean =>
  parent.length < MOST_LEVELS && levelAt(chart, parent).length < MOST_ROWS;

export const levelAt = (chart: TargetingChart, parent: TargetPath): TargetingChart =>
  parent.reduce((level, row) => level[row]?.children ?? [], chart);

/** One more target at the end of a level. */
export function addTarget(
  chart: TargetingChart,
  parent: TargetPath,
  target: Target,
): TargetingChart {
  return onLevel(chart, parent, (level) => {
    const ranges = addRow(level.map(({ on }) => on));
    if (ranges === undefined) return level;
    return withRanges([...level, { on: '', target, children: [] }], ranges);
  });
}

/** Takes a target out, with all below it. */
export function removeTarget(chart: TargetingChart, path: TargetPath): TargetingChart {
  return atRow(chart, path, (level, row) =>
    withRanges(
      level.filter((_, index) => index !== row),
      dropRow(
        level.map(({ on }) => on),
        row,
      ),
    ),
  );
}

export function moveTarget(chart: TargetingChart, path: TargetPath, by: -1 | 1): TargetingChart {
  return atRow(chart, path, (level, row) => {
    const other = row + by;
    if (level[other] === undefined) return level;
    const ranges = level.map(({ on }) => on);
    return withRanges(swapped(level, row, other), swapRows(ranges, row, other));
  });
}

export function giveFaceTo(chart: TargetingChart, path: TargetPath, face: number): TargetingChart {
  return atRow(chart, path, (level, row) => {
    const ranges = giveFace(
      level.map(({ on }) => on),
      row,
      face,
    );
    return ranges === undefined ? level : withRanges(level, ranges);
  });
}

export function setTarget(chart: TargetingChart, path: TargetPath, target: Target): TargetingChart {
  return atRow(chart, path, (level, row) =>
    level.map((node, index) => (index === row ? { ...node, target } : node)),
  );
}

/** None takes it away. */
export function setSubstitute(
  chart: TargetingChart,
  path: TargetPath,
  substitute: Target | undefined,
): TargetingChart {
  return atRow(chart, path, (level, row) =>
    level.map((node, index) => {
      if (index !== row) return node;
      const { substitute: _, ...rest } = node;
      return substitute === undefined ? rest : { ...rest, substitute };
    }),
  );
}

function onLevel(
  chart: TargetingChart,
  parent: TargetPath,
  edit: (level: TargetingChart) => TargetingChart,
): TargetingChart {
  const [row, ...further] = parent;
  if (row === undefined) return edit(chart);
  return chart.map((node, index) =>
    index === row ? { ...node, children: onLevel(node.children, further, edit) } : node,
  );
}

function atRow(
  chart: TargetingChart,
  path: TargetPath,
  edit: (level: TargetingChart, row: number) => TargetingChart,
): TargetingChart {
  const row = path.at(-1);
  return row === undefined ? chart : onLevel(chart, path.slice(0, -1), (level) => edit(level, row));
}

const withRanges = (level: TargetingChart, ranges: readonly string[]): TargetingChart =>
  level.map((node, index): TargetNode => ({ ...node, on: ranges[index] ?? node.on }));

const areSame = (one: TargetingChart, other: TargetingChart): boolean =>
  one.length === other.length && one.every((node, index) => isSameNode(node, other[index]));

function isSameNode(one: TargetNode, other: TargetNode | undefined): boolean {
  return (
    other !== undefined &&
    one.on === other.on &&
    isSameTarget(one.target, other.target) &&
    isSameTarget(one.substitute, other.substitute) &&
    areSame(one.children, other.children)
  );
}
const isSameTarget = (one: Target | undefined, other: Target | undefined): boolean =>
  one?.kind === other?.kind && one?.id === other?.id;

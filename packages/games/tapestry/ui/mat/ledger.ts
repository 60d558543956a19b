import type { Message, Params, Ref } from '@empty-chair/kernel/words';
import { isRef } from '@empty-chair/uikit/sentence.ts';

/** One line of an income turn's account. */
interface LedgerRow {
  readonly label: Ref;
  /** Counted things and what each is worth; a bonus is only its points. */
  readonly n?: number;
  readonly each?: number;
  readonly points: number;
}
export interface Ledger {
  readonly turn: number;
  readonly rows: readonly LedgerRow[];
  readonly sum: number;
  /** The Automa's points after it, once the turn has got that far. */
  readonly total: number | undefined;
}

/** What the income turn that is worked off has scored so far; undefined on other turns. */
export function ledgerOf(done: readonly Message[]): Ledger | undefined {
  const begin = done.findIndex(({ id }) => id === 'do.incomeTurn');
  if (begin < 0) return undefined;
  const lines = done.slice(begin + 1);
  const rows = lines.flatMap(({ id, params = {} }): LedgerRow[] => {
    if (id === 'do.scoreLine') {
      const label = refAt(params, 'line');
      const [n, each, points] = ['n', 'each', 'points'].map((key) => numberAt(params, key));
      return label === undefined || n === undefined || each === undefined || points === undefined
        ? []
        : [{ label, n, each, points }];
    }
    const label = LABELS[id]?.(params);
    const points = numberAt(params, 'n');
    // A bonus of nothing is none.
    return label === undefined || points === undefined || points === 0 ? [] : [{ label, points }];
  });
  const totals = lines.flatMap(({ params = {} }) => numberAt(params, 'total') ?? []);
  return {
    turn: numberAt(done[begin]?.params ?? {}, 'n') ?? 0,
    rows,
    sum: rows.reduce((all, { points }) => all + points, 0),
    total: totals.at(-1),
  };
}

/** Lines that bring points of one kind. */
const LABELS: Readonly<Record<string, (params: Params) => Ref | undefined>> = {
  'do.firstToEra': () => ({ kind: 'source', id: 'firstToEra' }),
  'do.score': (params) => refAt(params, 'source'),
  'do.achievement': (params) => refAt(params, 'achievement'),
};

function numberAt(params: Params, key: string): number | undefined {
  const value = params[key];
  return typeof value === 'number' ? value : undefined;
}
function refAt(params: Params, key: string): Ref | undefined {
  const value = params[key];
  return value !== undefined && isRef(value) ? value : undefined;
}

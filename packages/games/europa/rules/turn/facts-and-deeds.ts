import type { RuleId } from '@empty-chair/kernel/words';
import type { DeedId, FactId } from '../charts/names.ts';
import type { ChartId, ChartNode } from '../charts/types.ts';
import type { State } from '../state.ts';
import type { TurnTable } from './turn.ts';

/** A question that the state answers, or a human: the case by which the node is left. */
export type Fact = (table: TurnTable, chart: ChartId) => string;
/** A step done on the tracked state. Amounts come from the node, where a pack may have changed them. */
export type Deed = (table: TurnTable, amount: (name: string) => number, rule: RuleId) => void;

/** Those of one file: it names only what the charts name. */
export type Facts = Readonly<Partial<Record<FactId, Fact>>>;
export type Deeds = Readonly<Partial<Record<DeedId, Deed>>>;

export const yes = (holds: boolean): string => (holds ? 'yes' : 'no');
/** The amounts of a deed, for those who need them before it is done. */
export const amountsOfDeed = (
  { rules }: State,
  chart: ChartId,
  deed: DeedId,
): Readonly<Partial<Record<string, number>>> =>
  rules.charts.get(chart)?.nodes.find((node) => node.do === deed)?.amounts ?? {};

export const amountsOf =
  ({ id, amounts }: ChartNode) =>
  (name: string): number => {
    const n = amounts?.[name];
    if (n === undefined) throw new RangeError(`${id} has no amount ${name}`);
    return n;
  };

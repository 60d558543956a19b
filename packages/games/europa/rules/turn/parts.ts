import type { RuleId } from '@empty-chair/kernel/words';
import type { ChartId, ChartNode } from '../charts/types.ts';
import type { TurnTable } from './turn.ts';

/** A question that the state answers, or a human: the case by which the node is left. */
export type Fact = (table: TurnTable, chart: ChartId) => string;
/** A step done on the tracked state. Amounts come from the node, where a pack may have changed them. */
export type Deed = (table: TurnTable, amount: (name: string) => number, rule: RuleId) => void;

export type Facts = Readonly<Record<string, Fact>>;
export type Deeds = Readonly<Record<string, Deed>>;

export const yes = (holds: boolean): string => (holds ? 'yes' : 'no');
export const amountsOf =
  ({ id, amounts }: ChartNode) =>
  (name: string): number => {
    const n = amounts?.[name];
    if (n === undefined) throw new RangeError(`${id} has no amount ${name}`);
    return n;
  };

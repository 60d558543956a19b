/** Where a rulebook can be read in two ways: the rule, and how it may be read, ours first. */
export interface Ruling {
  readonly name: string;
  readonly rule: string;
  readonly values: readonly string[];
}

/** By ruling: how the table reads it. */
export type Readings = Readonly<Record<string, string>>;

/** How many are not read as we read them. */
export const changedRulings = (rulings: readonly Ruling[], readings: Readings): number =>
  rulings.filter(({ name, values }) => readings[name] !== values[0]).length;

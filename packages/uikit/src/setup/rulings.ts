/** Where a rulebook can be read in two ways: the rule, and how it may be read, ours first. */
export interface Ruling {
  readonly name: string;
  readonly rule: string;
  readonly values: readonly string[];
}

/** By ruling: how the table reads it. What is not there is read as we read it. */
export type Readings = Readonly<Record<string, string>>;

export const readingOf = ({ name, values }: Ruling, readings: Readings): string =>
  readings[name] ?? values[0] ?? '';

/** How many are not read as we read them. */
export const changedRulings = (rulings: readonly Ruling[], readings: Readings): number =>
  rulings.filter((ruling) => readingOf(ruling, readings) !== ruling.values[0]).length;

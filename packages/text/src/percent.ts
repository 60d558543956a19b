/** A chance as it is said: what is not certain is never written as if it were. */
export function percentOf(chance: number, language: string): string {
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const rounded = Math.round(chance * 100) / 100;
  if (rounded === 0 && chance > 0) return `<${percent.format(0.01)}`;
  // Sums of many small chances miss 1 by a hair.
  if (rounded === 1 && chance < 1 - 1e-9) return `>${percent.format(0.99)}`;
  return percent.format(rounded);
}

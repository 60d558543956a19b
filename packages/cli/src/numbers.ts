import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import { UsageError } from './errors.ts';

/** A number typed on the command line. */
export function wholeNumber(typed: string, option: string, least: number): number {
  const value = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
  if (Number.isNaN(value) || value < least) {
    throw new UsageError(
      say('cli.notANumber', { option: literal(option), value: literal(typed), least }),
    );
  }
  return value;
}

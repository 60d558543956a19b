import { wholeNumber } from './numbers.ts';

/** What commander hands over: all options of ours are words or switches. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

export function textOf(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

export function numberOf(options: Options, name: string, least: number): number | undefined {
  const value = textOf(options, name);
  return value === undefined ? undefined : wholeNumber(value, `--${name}`, least);
}

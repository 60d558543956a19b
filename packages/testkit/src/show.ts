import type { Message, Params, Ref } from '@empty-chair/kernel/words';

/** Values as short lines for failures and logs of tests. */

/** `do.take n=2 tree=4`: parameters by name, refs as their ids. */
export function showMessage({ id, params }: Message): string {
  return [id, ...showParams(params ?? {})].join(' ');
}

function showParams(params: Params): readonly string[] {
  return Object.keys(params)
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => `${name}=${showParam(params[name] ?? 0)}`);
}

function showParam(value: Params[string]): string {
  if (typeof value === 'number') return String(value);
  return 'kind' in value ? value.id : `[${ids(value).join(', ')}]`;
}

export const ids = (refs: readonly Ref[]): readonly string[] => refs.map(({ id }) => id);

export function show(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}

/** What was thrown, by name and message. */
export function showError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

import { buildExamples } from './build.ts';
import { upgradeExamples } from './upgrade.ts';

const derived = (id: string) =>
  [...buildExamples, ...upgradeExamples].find(({ cite }) => cite.startsWith(`AOI-${id},`));

/** The examples that are kept as positions, by the beginning of the file's name. */
export const positions = Object.fromEntries(
  ['D1', 'D3', 'D5', 'D10'].map((id) => [`derived-${id.toLowerCase()}-`, derived(id)]),
);

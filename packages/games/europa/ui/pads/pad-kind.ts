import type { Ref } from '@empty-chair/kernel/words';

export type PadKind = 'number' | 'die' | 'cards' | 'list' | 'choice' | 'event' | 'battle';

/** Names out of many; "none of them" may stand among them. */
const LISTED: ReadonlySet<string> = new Set([
  'realm',
  'area',
  'province',
  'seaZone',
  'node',
  'idea',
]);
const OWN: Readonly<Record<string, PadKind>> = {
  number: 'number',
  die: 'die',
  card: 'cards',
  eventPart: 'event',
  hits: 'battle',
  face: 'choice',
};
/** So many answers are a few large buttons. */
const FEW = 4;

/** "None of these" beside the names. */
export const isNone = ({ kind, id }: Ref): boolean => kind === 'case' && id === 'none';

/** Which pad shows these answers best; a handful of plain words needs none. */
export function padKind(refs: readonly Ref[]): PadKind | undefined {
  const named = refs.filter((ref) => !isNone(ref));
  const kinds = new Set(named.map(({ kind }) => kind));
  if (named.length > 0 && [...kinds].every((kind) => LISTED.has(kind))) return 'list';
  const [kind = ''] = kinds;
  // The hits of a round, and where a human may retreat to.
  if (kinds.has('hits')) return OWN['hits'];
  // Cards by their names, and then the words of a line.
  if (kinds.has('eventPart')) return OWN['eventPart'];
  if (kinds.size === 1 && OWN[kind] !== undefined) return OWN[kind];
  return kind === 'case' && refs.length <= FEW ? 'choice' : undefined;
}

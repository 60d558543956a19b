import { trackIcon } from '../board/looks.ts';

const ICONS: Readonly<Record<string, string>> = {
  explore: 'tap-explore',
  conquer: 'outpost',
  token: 'plus',
  landmark: 'landmark',
  achieve: 'tap-achievement',
  income: 'tap-income',
  points: 'points',
};

/** The drawing beside an entry, by what was typed: 'advance military' is the sign of that track. */
export function entryIcon(input: string): string {
  const [kind = '', what = '', more = ''] = input.split(' ');
  if (kind === 'advance' || kind === 'regress' || kind === 'discovery') return trackIcon(what);
  if (more === 'trap') return 'outpost-toppled';
  return ICONS[kind] ?? 'check';
}

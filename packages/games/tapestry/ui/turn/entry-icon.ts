import type { Input } from '../../rules/view.ts';
import { TRACKS } from '../../rules/view.ts';
import { trackIcon } from '../board/looks.ts';

const ICONS: Partial<Readonly<Record<Input['kind'], string>>> = {
  explore: 'tap-explore',
  token: 'plus',
  landmark: 'landmark',
  achieve: 'tap-achievement',
  income: 'tap-income',
  points: 'points',
};

/** The drawing beside an entry: an advance has the sign of its track. */
export function entryIcon(input: Input): string {
  switch (input.kind) {
    case 'advance':
    case 'regress':
    case 'discovery':
      return trackIcon(TRACKS[input.track] as string);
    case 'conquer':
      return input.isTrap ? 'outpost-toppled' : 'outpost';
    default:
      return ICONS[input.kind] ?? 'check';
  }
}

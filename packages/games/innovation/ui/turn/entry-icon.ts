import { buildingIcon, terrainIcon } from '../board/looks.ts';

const ICONS: Readonly<Record<string, string>> = {
  place: 'aoi-workshop',
  annex: 'plus',
  bridge: 'aoi-bridge',
  innovation: 'aoi-innovation',
  spell: 'card',
  book: 'aoi-book',
  shipping: 'aoi-ship',
  city: 'landmark',
  points: 'points',
  bonus: 'card',
  pass: 'aoi-pass',
};

/** The drawing beside an entry, by what was typed: 'upgrade H7 guild' is a guild. */
export function entryIcon(input: string): string {
  const [kind = '', what = '', more = ''] = input.split(' ');
  if (kind === 'build' || kind === 'upgrade') return buildingIcon(more === '' ? 'workshop' : more);
  if (kind === 'advance' || kind === 'scholar') return `disc-${what}`;
  if (kind === 'transform') return terrainIcon(more);
  return ICONS[kind] ?? 'check';
}

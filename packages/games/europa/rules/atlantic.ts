import type { SeaZone } from './content.ts';
import { seaZoneOf } from './content.ts';

/** From here the ocean is open: neither the Baltic nor the Mediterranean lies in between. */
const ATLANTIC: ReadonlySet<SeaZone | undefined> = new Set(
  [
    'bay_of_biscay',
    'central_atlantic',
    'doggerbank',
    'eastern_atlantic',
    'english_channel',
    'north_sea',
    'northeastern_atlantic',
    'norwegian_sea',
  ].map(seaZoneOf),
);
export const isAtlantic = (zone: SeaZone): boolean => ATLANTIC.has(zone);

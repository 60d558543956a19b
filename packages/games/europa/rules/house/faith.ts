import type { Realm, Religion } from '../content.ts';
import { areas, PRINTED_RELIGION } from '../content.ts';
import type { Ownership } from '../geography.ts';
import { capitalAreaOf } from '../geography.ts';
import { onSide } from '../sides.ts';

/** House, never official: of one faith are also the Catholic and the Counter-Reformed. */
export const faithOfReligion = (religion: Religion | undefined): Religion | undefined =>
  religion === 'counter-reformed' ? 'catholic' : religion;

/** As the realm is known by on this side of the map, else that of its Capital Area. */
export function faithOf(map: Ownership, realm: Realm): Religion | undefined {
  const own = onSide(map.side, PRINTED_RELIGION)[realm];
  return faithOfReligion(own ?? areas[capitalAreaOf(map, realm)]?.religion);
}

import type { Realm } from '../rules/content.ts';
import type { Ownership } from '../rules/geography.ts';
import type { Towns } from '../rules/setups.ts';

/** The table with these towns laid on it; the one given stays as it was. */
export function withTowns(map: Ownership, realm: Realm, { large, small }: Towns): Ownership {
  const owner = map.owner.slice();
  for (const province of [...large, ...small]) owner[province] = realm;
  return { ...map, owner };
}

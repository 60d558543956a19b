import type { KeptColumn, NumberColumn } from '@empty-chair/kernel/ids';
import { idsWith } from '@empty-chair/kernel/ids';
import type { Area, Province, Realm } from './content.ts';
import { areaWith, NONE } from './content.ts';

/**
 * By province: the realm that owns it, or NONE. Changed by `setOwner` only, for what a realm owns is asked
 * for at every step of a chart, and is looked up again only after it has changed.
 */
export type Owners = KeptColumn<Province, Realm>;

interface Holding {
  readonly provinces: readonly Province[];
  readonly areas: readonly Area[];
}

type Known = (Holding | undefined)[];
const knownOf = new WeakMap<Owners, Known>();

export function holdingOf(owners: Owners, realm: Realm): Holding {
  if (realm === NONE) return lookUp(owners, realm);
  const known = knownOf.get(owners) ?? [];
  const before = known[realm];
  if (before !== undefined) return before;
  const found = lookUp(owners, realm);
  known[realm] = found;
  knownOf.set(owners, known);
  return found;
}

function lookUp(owners: Owners, realm: Realm): Holding {
  const provinces = idsWith(owners, realm);
  return { provinces, areas: areasWithAny(provinces) };
}

export function setOwner(owners: Owners, province: Province, realm: Realm): void {
  const known = knownOf.get(owners)?.slice();
  if (known !== undefined) {
    for (const changed of [owners[province] ?? NONE, realm]) {
      if (changed !== NONE) known[changed] = undefined;
    }
    knownOf.set(owners, known);
  }
  (owners as NumberColumn<Province, Realm>)[province] = realm;
}

/** What is known of owners holds for a copy of them: both know it together until one of them changes. */
export function keepKnown(owners: Owners, copy: Owners): void {
  const known = knownOf.get(owners) ?? [];
  knownOf.set(owners, known);
  knownOf.set(copy, known);
}

/** The areas with any of these provinces, each once and in the order of the map. */
export function areasWithAny(provinces: readonly Province[]): readonly Area[] {
  const found: Area[] = [];
  for (const province of provinces) {
    const area = areaWith(province);
    if (!found.includes(area)) found.push(area);
  }
  return found.sort((one, other) => one - other);
}

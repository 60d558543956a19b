import type { Naming } from '@empty-chair/kernel/fields';
import { flag, indexed, named } from '@empty-chair/kernel/fields';
import { literal, message } from '@empty-chair/kernel/words';
import {
  areaOf,
  areas,
  NONE,
  provinceOf,
  provinces,
  realmOf,
  realms,
  seaZoneOf,
  seaZones,
  tradeNodeOf,
  tradeNodes,
} from '../content.ts';
import { RELIGIONS } from '../numbers.ts';
import { REBELS } from '../state.ts';
import { m } from '../words.ts';

/** Places and realms as a person types them. */
export const NOBODY = 'nobody';

type Find = (id: string) => number | undefined;
const naming = (all: readonly { readonly id: string }[], of: Find): Naming<number> => ({
  all: [...all.keys()],
  of,
  name: (index) => all[index]?.id ?? NOBODY,
  unknown: (word) => message(m('no.place'), { word: literal(word) }),
});
/** One more name, for something beside all these. */
const besides = (others: Naming<number>, word: string, value: number): Naming<number> => ({
  ...others,
  all: [value, ...others.all],
  of: (one) => (one === word ? value : others.of(one)),
  name: (one) => (one === value ? word : others.name(one)),
});
const orNobody = (others: Naming<number>): Naming<number> => besides(others, NOBODY, NONE);

const AREAS = naming(areas, areaOf);
const ALL_REALMS = naming(realms, realmOf);
/** Later names stand for the realm they were before: Russia is Muscovy. */
const REALMS: Naming<number> = {
  ...ALL_REALMS,
  all: ALL_REALMS.all.filter((realm) => realms[realm]?.as === undefined),
};
const ALL_NODES = naming(tradeNodes, tradeNodeOf);
/** A Trade Node's name has spaces, its word has none. */
const NODES: Naming<number> = {
  ...ALL_NODES,
  of: (word) => tradeNodeOf(word.replaceAll('_', ' ')),
  name: (node) => ALL_NODES.name(node).replaceAll(' ', '_'),
};

export const province = named(naming(provinces, provinceOf));
export const area = named(AREAS);
export const areaOrNobody = named(orNobody(AREAS));
/** Not places: what else `army` may be said of. */
export const OFF = -3;
export const MANPOWER = -4;
export const areaOrWord = named(besides(besides(AREAS, 'off', OFF), 'manpower', MANPOWER));
export const zone = named(naming(seaZones, seaZoneOf));
export const node = named(NODES);
export const nodeOrNobody = named(orNobody(NODES));
export const realm = named(REALMS);
export const realmOrNobody = named(orNobody(REALMS));
/** A realm, Rebels, or nobody. */
export const occupier = named(besides(orNobody(REALMS), 'rebels', REBELS));
export const religion = indexed<number>(RELIGIONS);
export const isGone = flag('gone');

/** More than ever lies on a table: what is typed beyond it is a slip. */
export const MOST = {
  prestige: 300,
  units: 40,
  cubes: 99,
  pirates: 9,
  colonists: 20,
  ducats: 300,
} as const;

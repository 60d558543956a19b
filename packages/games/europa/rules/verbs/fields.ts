import type { Naming } from '@empty-chair/kernel/fields';
import { flag, indexed, named } from '@empty-chair/kernel/fields';
import type { Id } from '@empty-chair/kernel/ids';
import { literal, message } from '@empty-chair/kernel/words';
import type { Area, Realm, TradeNode } from '../content.ts';
import { NONE, realms } from '../content.ts';
import { eventOfWord } from '../events.ts';
import type { Kind } from '../kinds.ts';
import { AREA, EVENT, NODE, PROVINCE, REALM, SEA_ZONE } from '../kinds.ts';
import { RELIGIONS } from '../numbers.ts';
import { REBELS } from '../state.ts';
import { m } from '../words.ts';

/** Places and realms as a person types them. */
export const NOBODY = 'nobody';

const naming = <I extends number>({ all, of, id }: Kind<I>): Naming<I> => ({
  all,
  of,
  name: (one) => id(one) ?? NOBODY,
  unknown: (word) => message(m('no.place'), { word: literal(word) }),
});
/** One more name, for something beside all these. */
const besides = <I extends number, O extends number>(
  others: Naming<I>,
  word: string,
  value: O,
): Naming<I | O> => {
  const isValue = (one: I | O): one is O => one === value;
  return {
    ...others,
    all: [value, ...others.all],
    of: (one) => (one === word ? value : others.of(one)),
    name: (one) => (isValue(one) ? word : others.name(one)),
  };
};
const orNobody = <I extends number>(others: Naming<I>) => besides(others, NOBODY, NONE);

const AREAS = naming(AREA);
const ALL_REALMS = naming(REALM);
/** Later names stand for the realm they were before: Russia is Muscovy. */
const REALMS: Naming<Realm> = {
  ...ALL_REALMS,
  all: ALL_REALMS.all.filter((realm) => realms[realm]?.as === undefined),
};
const ALL_NODES = naming(NODE);
/** A Trade Node's name has spaces, its word has none. */
const NODES: Naming<TradeNode> = {
  ...ALL_NODES,
  of: (word) => ALL_NODES.of(word.replaceAll('_', ' ')),
  name: (node) => ALL_NODES.name(node).replaceAll(' ', '_'),
};

export const province = named(naming(PROVINCE));
export const area = named(AREAS);
export const areaOrNobody = named(orNobody(AREAS));
/** Not places: what else `army` may be said of. */
type NoArea = Id<'NoArea'>;
export const OFF = -3 as NoArea;
const MANPOWER = -4 as NoArea;
export const isArea = (at: Area | NoArea): at is Area => at !== OFF && at !== MANPOWER;
export const areaOrWord = named(besides(besides(AREAS, 'off', OFF), 'manpower', MANPOWER));
export const zone = named(naming(SEA_ZONE));
export const node = named(NODES);
export const nodeOrNobody = named(orNobody(NODES));
export const realm = named(REALMS);
export const realmOrNobody = named(orNobody(REALMS));
/** A realm, Rebels, or nobody. */
export const occupier = named(besides(orNobody(REALMS), 'rebels', REBELS));
/** By its number, or its name with `_` for its spaces. */
export const eventCard = named({
  ...naming(EVENT),
  of: eventOfWord,
  unknown: (word) => message(m('no.eventCard'), { word: literal(word) }),
});
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

import type { Message, MessageId, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type {
  AreaView,
  MapView,
  ProvinceView,
  SeaZoneView,
  TradeNodeView,
} from '../../rules/view.ts';
import type { UiId } from '../words.ts';

type Players = MapView['players'];

const ui = (id: UiId): MessageId => id as string as MessageId;
/** Names of places are as printed, in every language. */
const literal = (id: string): Ref => ({ kind: 'literal', id });
const realmRef = (id: string): Ref => ({ kind: 'realm', id });
const realmAt = (players: Players, seat: number): Ref =>
  realmRef(players.find((player) => player.seat === seat)?.realm ?? String(seat));
const realmsAt = (players: Players, seats: readonly number[]): readonly Ref[] =>
  seats.map((seat) => realmAt(players, seat));
const when = (is: boolean, told: () => Message): readonly Message[] => (is ? [told()] : []);

/** All that an area holds, for the text twin and for whoever does not see the map. */
export function areaWords(area: AreaView, players: Players): readonly Message[] {
  const { name, taxValue, isHre, isElector, rebels, armies, influence, claims, cores } = area;
  return [
    message(ui('ui.europa.map.area'), { area: literal(name), n: taxValue }),
    ...when(isElector, () => message(ui('ui.europa.map.elector'))),
    ...when(isHre && !isElector, () => message(ui('ui.europa.map.hre'))),
    ...armies.flatMap(({ seat, units, laidDown }) => [
      message(ui('ui.europa.map.army'), { realm: realmAt(players, seat), n: units }),
      ...when(laidDown > 0, () => message(ui('ui.europa.map.laidDown'), { n: laidDown })),
    ]),
    ...when(rebels > 0, () => message(ui('ui.europa.map.rebels'), { n: rebels })),
    ...ownedIn(area),
    ...influence.map(({ seat, n }) =>
      message(ui('ui.europa.map.influence'), { realm: realmAt(players, seat), n }),
    ),
    ...when(claims.length > 0, () =>
      message(ui('ui.europa.map.claims'), { realms: realmsAt(players, claims) }),
    ),
    ...when(cores.length > 0, () =>
      message(ui('ui.europa.map.cores'), { realms: realmsAt(players, cores) }),
    ),
  ];
}

function ownedIn({ provinces }: AreaView): readonly Message[] {
  const owners = [...new Set(provinces.map(({ owner }) => owner))];
  return owners.map((owner) => {
    const owned = provinces.filter((province) => province.owner === owner);
    const names = owned.map(({ name }) => literal(name));
    return owner === undefined
      ? message(ui('ui.europa.map.vacantIn'), { provinces: names })
      : message(ui('ui.europa.map.ownedIn'), { realm: realmRef(owner), provinces: names });
  });
}

const occupation = (by: string): Message =>
  by === 'rebels'
    ? message(ui('ui.europa.map.rebelTown'))
    : message(ui('ui.europa.map.occupied'), { realm: realmRef(by) });

export function provinceWords(province: ProvinceView, area: AreaView): readonly Message[] {
  const { name, size, owner, occupiedBy, isCapital, isPort, hasUnrest } = province;
  const at = { province: literal(name), area: literal(area.name) };
  const isLarge = size === 'large';
  return [
    area.isDistant
      ? message(ui(isLarge ? 'ui.europa.map.distantLarge' : 'ui.europa.map.distantSmall'), at)
      : message(ui(isLarge ? 'ui.europa.map.large' : 'ui.europa.map.small'), at),
    owner === undefined
      ? message(ui('ui.europa.map.vacant'))
      : message(ui('ui.europa.map.owner'), { realm: realmRef(owner) }),
    ...when(isCapital, () => message(ui('ui.europa.map.capital'))),
    ...when(isPort, () => message(ui('ui.europa.map.port'))),
    ...(occupiedBy === undefined ? [] : [occupation(occupiedBy)]),
    ...when(hasUnrest, () => message(ui('ui.europa.map.unrest'))),
  ];
}

export const seaZoneWords = (
  { name, ships }: SeaZoneView,
  players: Players,
): readonly Message[] => [
  message(ui('ui.europa.map.seaZone'), { zone: literal(name) }),
  ...when(ships.length > 0, () =>
    message(ui('ui.europa.map.ships'), { realms: realmsAt(players, ships) }),
  ),
];

export const nodeWords = (node: TradeNodeView, players: Players): readonly Message[] => [
  message(ui(node.kind === 'maritime' ? 'ui.europa.map.maritime' : 'ui.europa.map.inland'), {
    node: { kind: 'node', id: node.id },
  }),
  ...when(node.merchants.length > 0, () =>
    message(ui('ui.europa.map.merchants'), { realms: realmsAt(players, node.merchants) }),
  ),
  ...when(node.pirates > 0, () => message(ui('ui.europa.map.pirates'), { n: node.pirates })),
];

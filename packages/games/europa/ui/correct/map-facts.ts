import type { Message, MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type {
  AreaView,
  MapView,
  ProvinceView,
  SeaZoneView,
  TradeNodeView,
} from '../../rules/view.ts';
import { deedChoices, mostOf, NOBODY, withId } from '../../rules/view.ts';
import type { PlaceAt } from '../place-at.ts';
import { say } from '../turn/say.ts';
import type { UiId } from '../words.ts';
import type { Fact, FactGroup } from './fact.ts';
import { correct, ownersIn, REBELS, realmRef, ui } from './fact.ts';

/** What lies on the map. */
export function placeFacts(map: MapView, at: PlaceAt): readonly FactGroup[] {
  switch (at.kind) {
    case 'area':
      return [
        { title: undefined, facts: areaFacts(map, at.area) },
        ...at.area.provinces.map((province) => ({
          title: { kind: 'province', id: province.id },
          facts: provinceFacts(map, province),
        })),
      ];
    case 'province':
      return [{ title: undefined, facts: provinceFacts(map, at.province) }];
    case 'seaZone':
      return [{ title: undefined, facts: seaFacts(map, at.zone) }];
    case 'node':
      return [{ title: undefined, facts: nodeFacts(map, at.node) }];
  }
}

function areaFacts({ players }: MapView, area: AreaView): readonly Fact[] {
  const { id } = area;
  const named = (what: UiId, realm: string): Message =>
    message(what as string as MessageId, { realm: realmRef(realm) });
  const perSeat = players.flatMap(({ seat, realm, bot }): readonly Fact[] => [
    {
      kind: 'count',
      key: `influence ${realm}`,
      label: named('ui.europa.fact.influence', realm),
      value: area.influence.find((one) => one.seat === seat)?.n ?? 0,
      most: mostOf.influence,
      input: (n) => correct(realm, { what: 'influence', area: withId.area(id), n }),
    },
    {
      kind: 'flag',
      key: `claim ${realm}`,
      label: named('ui.europa.fact.claim', realm),
      value: area.claims.includes(seat),
      input: (is) => correct(realm, { what: 'hasClaim', area: withId.area(id), is }),
    },
    {
      kind: 'flag',
      key: `core ${realm}`,
      label: named('ui.europa.fact.core', realm),
      value: area.cores.includes(seat),
      input: (is) => correct(realm, { what: 'hasCore', area: withId.area(id), is }),
    },
    ...(bot
      ? [
          {
            kind: 'flag' as const,
            key: `army ${realm}`,
            label: named('ui.europa.fact.army', realm),
            value: area.armies.some((one) => one.seat === seat),
            input: (is: boolean) =>
              correct(realm, { what: 'armyAt', area: withId.areaOrNobody(is ? id : NOBODY) }),
          },
        ]
      : [
          {
            kind: 'count' as const,
            key: `units ${realm}`,
            label: named('ui.europa.fact.units', realm),
            value: area.armies.find((one) => one.seat === seat)?.units ?? 0,
            most: mostOf.units,
            input: (n: number) => correct(realm, { what: 'units', area: withId.area(id), n }),
          },
        ]),
  ]);
  return [
    {
      kind: 'count',
      key: 'rebels',
      label: ui('ui.europa.at.rebels'),
      value: area.rebels,
      most: mostOf.rebels,
      input: (n) => say.rebels(id, n),
    },
    {
      kind: 'choice',
      key: 'religion',
      label: ui('ui.europa.at.convert'),
      value: area.religion,
      of: 'religion',
      choices: deedChoices.religions,
      input: (religion) => say.convert(id, religion),
    },
    ...perSeat,
  ];
}

function provinceFacts(map: MapView, province: ProvinceView): readonly Fact[] {
  const { id, owner, occupiedBy, hasUnrest } = province;
  return [
    {
      kind: 'choice',
      key: `owner ${id}`,
      label: ui('ui.europa.fact.owner'),
      value: owner ?? NOBODY,
      of: 'realm',
      choices: [NOBODY, ...ownersIn(map)],
      input: (realm) => say.own(id, realm),
    },
    {
      kind: 'choice',
      key: `occupier ${id}`,
      label: ui('ui.europa.at.occupiedBy'),
      value: occupiedBy ?? NOBODY,
      of: 'player',
      choices: [
        NOBODY,
        REBELS,
        ...map.players.map(({ realm }) => realm).filter((realm) => realm !== owner),
      ],
      input: (by) => say.occupy(id, by),
    },
    {
      kind: 'flag',
      key: `unrest ${id}`,
      label: ui('ui.europa.mat.unrest'),
      value: hasUnrest,
      input: (is) => say.unrest(id, is),
    },
  ];
}

const seaFacts = ({ players }: MapView, { id, ships }: SeaZoneView): readonly Fact[] =>
  players.map(({ seat, realm }) => ({
    kind: 'flag',
    key: `ship ${realm}`,
    label: message('ui.europa.fact.ship' as MessageId, { realm: realmRef(realm) }),
    value: ships.includes(seat),
    input: (is) => correct(realm, { what: 'hasShip', zone: withId.zone(id), is }),
  }));

const nodeFacts = (
  { players }: MapView,
  { id, pirates, merchants }: TradeNodeView,
): readonly Fact[] => [
  {
    kind: 'count',
    key: 'pirates',
    label: ui('ui.europa.at.pirates'),
    value: pirates,
    most: mostOf.pirates,
    input: (n) => say.pirates(id, n),
  },
  ...players
    .filter(({ bot }) => bot)
    .map(
      ({ seat, realm }): Fact => ({
        kind: 'flag',
        key: `merchant ${realm}`,
        label: message('ui.europa.fact.merchant' as MessageId, { realm: realmRef(realm) }),
        value: merchants.includes(seat),
        input: (is) =>
          correct(realm, { what: 'merchant', node: withId.nodeOrNobody(is ? id : NOBODY) }),
      }),
    ),
];

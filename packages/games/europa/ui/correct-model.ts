import type { Message, MessageId, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type {
  AreaView,
  BotMatView,
  MapView,
  ProvinceView,
  SeatView,
  SeaZoneView,
  TableView,
  TradeNodeView,
} from '../rules/view.ts';
import { deedChoices, viewMat } from '../rules/view.ts';
import { europaState, mapOf } from './board/europa-view.ts';
import type { PlaceAt } from './place-at.ts';
import { placeAt } from './place-at.ts';
import { seatOf, tableOf } from './table-view.ts';
import { nodeWord, say } from './turn/words.ts';
import type { UiId } from './words.ts';

/** Nobody and Rebels, beside the realms. */
export const NOBODY = 'nobody';
export const REBELS = 'rebels';

interface Common {
  readonly key: string;
  readonly label: Message | Ref;
}
/** Something that may be found otherwise on the table, and how that is said to the game. */
export type Fact =
  | (Common & {
      readonly kind: 'count';
      readonly value: number;
      readonly words: (n: number) => string;
    })
  | (Common & {
      readonly kind: 'flag';
      readonly value: boolean;
      readonly words: (is: boolean) => string;
    })
  | (Common & {
      readonly kind: 'choice';
      readonly value: string;
      /** The kind of the names; a realm is one out of many. */
      readonly of: 'religion' | 'realm' | 'player';
      readonly choices: readonly string[];
      readonly words: (id: string) => string;
    })
  | (Common & {
      readonly kind: 'list';
      readonly value: readonly string[];
      readonly choices: readonly string[];
      readonly words: (id: string, is: boolean) => string;
    });
export interface FactGroup {
  /** Undefined: the place itself, always open. */
  readonly title: Message | Ref | undefined;
  readonly facts: readonly Fact[];
}

const ui = (id: UiId): Message => message(id as string as MessageId);
const realmRef = (id: string): Ref => ({ kind: 'realm', id });
const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

/** What can be found otherwise there: a place of the map, a realm, or Empire and Curia. */
export function factGroups(state: AnyState, ref: Ref): readonly FactGroup[] {
  const map = mapOf(state);
  const at = placeAt(map, ref);
  if (at !== undefined) return placeFacts(map, at);
  const table = tableOf(state);
  if (ref.kind !== 'realm') return [{ title: undefined, facts: empireFacts(map, table) }];
  const seat = table.players.find(({ realm, active }) => active && realm === ref.id)?.seat;
  const mine = seat === undefined ? undefined : seatOf(state, seat);
  if (seat === undefined || mine === undefined) return [];
  return realmFacts(mine, viewMat(europaState(state), seat), ownersIn(map));
}

function placeFacts(map: MapView, at: PlaceAt): readonly FactGroup[] {
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

const ownersIn = ({ areas }: MapView): readonly string[] => [
  ...new Set(areas.flatMap(({ provinces }) => provinces.flatMap(({ owner }) => owner ?? []))),
];

// ---- the map ---------------------------------------------------------------------------

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
      words: (n) => `correct ${realm} influence ${id} ${n}`,
    },
    {
      kind: 'flag',
      key: `claim ${realm}`,
      label: named('ui.europa.fact.claim', realm),
      value: area.claims.includes(seat),
      words: (is) => `correct ${realm} hasClaim ${id} ${yesNo(is)}`,
    },
    {
      kind: 'flag',
      key: `core ${realm}`,
      label: named('ui.europa.fact.core', realm),
      value: area.cores.includes(seat),
      words: (is) => `correct ${realm} hasCore ${id} ${yesNo(is)}`,
    },
    ...(bot
      ? [
          {
            kind: 'flag' as const,
            key: `army ${realm}`,
            label: named('ui.europa.fact.army', realm),
            value: area.armies.some((one) => one.seat === seat),
            words: (is: boolean) => `correct ${realm} armyAt ${is ? id : NOBODY}`,
          },
        ]
      : []),
  ]);
  return [
    {
      kind: 'count',
      key: 'rebels',
      label: ui('ui.europa.at.rebels'),
      value: area.rebels,
      words: (n) => say.rebels(id, n),
    },
    {
      kind: 'choice',
      key: 'religion',
      label: ui('ui.europa.at.convert'),
      value: area.religion,
      of: 'religion',
      choices: deedChoices.religions,
      words: (religion) => say.convert(id, religion),
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
      words: (realm) => say.own(id, realm),
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
      words: (by) => say.occupy(id, by),
    },
    {
      kind: 'flag',
      key: `unrest ${id}`,
      label: ui('ui.europa.mat.unrest'),
      value: hasUnrest,
      words: (is) => say.unrest(id, is),
    },
  ];
}

const seaFacts = ({ players }: MapView, { id, ships }: SeaZoneView): readonly Fact[] =>
  players.map(({ seat, realm }) => ({
    kind: 'flag',
    key: `ship ${realm}`,
    label: message('ui.europa.fact.ship' as MessageId, { realm: realmRef(realm) }),
    value: ships.includes(seat),
    words: (is) => `correct ${realm} hasShip ${id} ${yesNo(is)}`,
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
    words: (n) => say.pirates(id, n),
  },
  ...players
    .filter(({ bot }) => bot)
    .map(
      ({ seat, realm }): Fact => ({
        kind: 'flag',
        key: `merchant ${realm}`,
        label: message('ui.europa.fact.merchant' as MessageId, { realm: realmRef(realm) }),
        value: merchants.includes(seat),
        words: (is) => `correct ${realm} merchant ${is ? nodeWord(id) : NOBODY}`,
      }),
    ),
];

// ---- beside the map ----------------------------------------------------------------------

function realmFacts(
  mine: SeatView,
  mat: BotMatView | undefined,
  realms: readonly string[],
): readonly FactGroup[] {
  const { realm } = mine;
  const count = (what: string, label: Message | Ref, value: number): Fact => ({
    kind: 'count',
    key: what,
    label,
    value,
    words: (n) => `correct ${realm} ${what} ${n}`,
  });
  const flag = (what: string, label: Message | Ref, value: boolean): Fact => ({
    kind: 'flag',
    key: what,
    label,
    value,
    words: (is) => `correct ${realm} ${what} ${yesNo(is)}`,
  });
  const list = (what: string, label: UiId, value: readonly string[]): Fact => ({
    kind: 'list',
    key: what,
    label: ui(label),
    value,
    choices: realms.filter((one) => one !== realm),
    words: (id, is) => `correct ${realm} ${what} ${id} ${yesNo(is)}`,
  });
  const onMat: readonly Fact[] =
    mat === undefined
      ? []
      : [
          count('available', ui('ui.europa.fact.available'), mat.available),
          count('spent', ui('ui.europa.fact.spent'), mat.spent),
          count('army', ui('ui.europa.mat.army'), mat.army),
          count('laidDown', ui('ui.europa.fact.laidDown'), mat.laidDown),
          count('reserve', ui('ui.europa.mat.manpower'), mat.reserve),
          count('colonists', ui('ui.europa.mat.colonists'), mat.colonists),
        ];
  const tracks: readonly Fact[] =
    mat === undefined
      ? []
      : [
          ...mat.focus.map(({ type, cubes }) =>
            count(`focus ${type}`, { kind: 'milestone', id: type }, cubes),
          ),
          ...mat.ideas.map(({ type, n }) =>
            count(`ideas ${type}`, { kind: 'ideaType', id: type }, n),
          ),
          flag('quest', { kind: 'idea', id: 'quest_for_the_new_world' }, mat.hasQuest),
        ];
  const ties: readonly Fact[] = [
    list('atWar', 'ui.europa.mat.wars', mine.wars),
    list('ally', 'ui.europa.mat.allies', mine.allies),
    list('truce', 'ui.europa.mat.truces', mine.truces),
    list('marriage', 'ui.europa.mat.marriages', mine.marriages),
  ];
  return [
    {
      title: undefined,
      facts: [
        count('prestige', { kind: 'source', id: 'prestige' }, mine.prestige),
        ...onMat,
        flag('event', ui('ui.europa.fact.event'), mine.hasTakenEvent),
        flag('passed', ui('ui.europa.fact.passed'), mine.hasPassed),
      ],
    },
    ...(tracks.length > 0 ? [{ title: ui('ui.europa.fact.tracks'), facts: tracks }] : []),
    { title: ui('ui.europa.fact.ties'), facts: ties },
  ];
}

function empireFacts(map: MapView, { emperor, authority, controller }: TableView): readonly Fact[] {
  return [
    {
      kind: 'choice',
      key: 'emperor',
      label: ui('ui.europa.turn.emperor'),
      value: emperor ?? NOBODY,
      of: 'realm',
      choices: [NOBODY, ...ownersIn(map)],
      words: (realm) => say.emperor(realm, authority),
    },
    {
      kind: 'count',
      key: 'authority',
      label: ui('ui.europa.turn.authority'),
      value: authority,
      words: (n) => say.emperor(emperor ?? NOBODY, n),
    },
    {
      kind: 'choice',
      key: 'controller',
      label: ui('ui.europa.turn.controller'),
      value: controller ?? NOBODY,
      of: 'player',
      choices: [NOBODY, ...map.players.map(({ realm }) => realm)],
      words: (realm) => say.curia(realm, false),
    },
  ];
}

// ---- what was found ------------------------------------------------------------------------

export type Value = number | boolean | string | readonly string[];
export type Found = Readonly<Record<string, Value>>;

/** In words that the game reads: one for each fact that was found to be another. */
export const corrections = (groups: readonly FactGroup[], found: Found): readonly string[] =>
  groups.flatMap(({ facts }) => facts.flatMap((fact) => correction(fact, found[fact.key])));

function correction(fact: Fact, now: Value | undefined): readonly string[] {
  if (now === undefined || now === fact.value) return [];
  if (fact.kind === 'count') return typeof now === 'number' ? [fact.words(now)] : [];
  if (fact.kind === 'flag') return typeof now === 'boolean' ? [fact.words(now)] : [];
  if (fact.kind === 'choice') return typeof now === 'string' ? [fact.words(now)] : [];
  if (typeof now !== 'object') return [];
  return [
    ...fact.value.filter((id) => !now.includes(id)).map((id) => fact.words(id, false)),
    ...now.filter((id) => !fact.value.includes(id)).map((id) => fact.words(id, true)),
  ];
}

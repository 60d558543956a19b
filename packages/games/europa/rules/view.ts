import { get } from '@empty-chair/kernel/ids';
import type { Message, Ref } from '@empty-chair/kernel/words';
import {
  activePlayers,
  hasUnrest,
  incomeOf,
  influenceIn,
  isElector,
  isEmperor,
  isHreArea,
  isVacant,
  occupierOf,
  ownerOf,
  townCount,
  unrestOf,
} from './board.ts';
import type { Area, Province, Realm } from './content.ts';
import {
  ALL_AREAS,
  ALL_SEA_ZONES,
  ALL_TRADE_NODES,
  areaName,
  areas,
  isDistant,
  NONE,
  PROVINCES_IN,
  provinces,
  realms,
  seaZones,
  tradeNodes,
} from './content.ts';
import { describeEmpire, describePlayer } from './describe.ts';
import { capitalOf, sizeOf, taxOfArea } from './geography.ts';
import { unitsIn } from './human-units.ts';
import { manpowerOf } from './manpower.ts';
import { IDEA_TYPES, levelOf, MILESTONE_TYPES, RELIGIONS } from './numbers.ts';
import { papalControl } from './papal-control.ts';
import type { Player, State } from './state.ts';
import { isRebels } from './state.ts';
import { cubesInSupply } from './turn/power.ts';
import { isPort } from './turn/ships-and-ports.ts';
import type { AreaView, BotMatView, MapView, ProvinceView } from './view-types.ts';
import { realmRef, ref } from './words.ts';

export { OUT_OF_REACH } from './adjacency.ts';
export type { Chart, ChartNode } from './charts/types.ts';
export * from './input-view.ts';
export * from './march-view.ts';
export type { RuleSet } from './pack/types.ts';
export * from './seat-view.ts';
export * from './setup-view.ts';
export { casualties } from './turn/battle-round.ts';
export * from './view-types.ts';

/** The position as plain data for whoever draws it: see view-types.ts. */
export function viewMap(state: State): MapView {
  const seats = new Map(
    state.players.flatMap((player, seat) => (player.isActive ? [[player.realm, seat]] : [])),
  );
  const capitals = new Set(
    [...new Set(state.map.owner)]
      .filter((realm) => realm !== NONE)
      .map((realm) => capitalOf(state.map, realm)),
  );
  const active = state.players.flatMap((player, seat) =>
    player.isActive ? [{ player, seat }] : [],
  );
  // In a loop: it is asked seven times of each of hundreds of places, for every position that is drawn.
  const seatsWith = (has: (player: Player) => boolean): number[] => {
    const found: number[] = [];
    for (const { player, seat } of active) if (has(player)) found.push(seat);
    return found;
  };
  const province = (id: Province, area: Area): ProvinceView => {
    const owner = ownerOf(state, id);
    const by = occupierOf(state, id);
    return {
      id: provinces[id]?.id ?? '',
      name: provinces[id]?.name ?? '',
      area: areas[area]?.id ?? '',
      size: sizeOf(state.map, id) ?? 'small',
      owner: realms[owner]?.id,
      seat: seats.get(owner),
      occupiedBy: isRebels(by) ? 'rebels' : realms[by]?.id,
      hasUnrest: hasUnrest(state, id),
      isCapital: capitals.has(id),
      isTerritory: isVacant(state, id),
      isPort: isPort(state, id),
    };
  };
  const areaView = (area: Area): AreaView => ({
    id: areas[area]?.id ?? '',
    name: areaName(state.side, area),
    isDistant: isDistant(area),
    religion: RELIGIONS[state.religion[area] ?? 0] ?? '',
    isHre: isHreArea(state, area),
    isElector: isElector(area),
    taxValue: taxOfArea(state.map, area),
    rebels: state.rebels[area] ?? 0,
    armies: [
      ...seatsWith(({ armyAt }) => armyAt === area).map((seat) => ({
        seat,
        units: state.players[seat]?.mat.army ?? 0,
        laidDown: state.players[seat]?.mat.laidDown ?? 0,
      })),
      ...seatsWith((player) => (unitsIn(player, area) ?? 0) > 0).map((seat) => ({
        seat,
        units: state.players[seat]?.units?.[area] ?? 0,
        laidDown: 0,
      })),
    ],
    influence: seatsWith((player) => influenceIn(player, area) > 0).map((seat) => ({
      seat,
      n: state.players[seat]?.influence[area] ?? 0,
    })),
    claims: seatsWith(({ claims }) => claims.includes(area)),
    cores: seatsWith(({ cores }) => cores.includes(area)),
    provinces: (PROVINCES_IN[area] ?? [])
      .filter((id) => sizeOf(state.map, id) !== undefined)
      .map((id) => province(id, area)),
  });
  return {
    side: state.side,
    areas: ALL_AREAS.map(areaView).filter(({ provinces: there }) => there.length > 0),
    seaZones: ALL_SEA_ZONES.map((zone) => ({
      id: seaZones[zone]?.id ?? '',
      name: seaZones[zone]?.name ?? '',
      ships: seatsWith(({ ships }) => ships.includes(zone)),
    })),
    tradeNodes: ALL_TRADE_NODES.map((node) => {
      const { id, kind, distant } = get(tradeNodes, node);
      return {
        id,
        kind,
        isDistant: distant,
        pirates: state.pirates[node] ?? 0,
        merchants: seatsWith(({ merchant }) => merchant === node),
      };
    }),
    players: state.players.flatMap(({ realm, isBot, isActive }, seat) =>
      isActive ? [{ seat, realm: realms[realm]?.id ?? '', bot: isBot }] : [],
    ),
  };
}

const idsOf = (all: readonly Realm[]): string[] => all.map((realm) => realms[realm]?.id ?? '');

/** A bot's mat and what it has on the table; undefined for a human. */
export function viewMat(state: State, seat: number): BotMatView | undefined {
  const player = state.players[seat];
  if (player === undefined || !player.isBot) return undefined;
  const { mat, deck } = player;
  const level = levelOf(player.level);
  return {
    seat,
    realm: realms[player.realm]?.id ?? '',
    level: player.level,
    religion: RELIGIONS[player.religion] ?? '',
    prestige: player.prestige,
    available: mat.available,
    spent: mat.spent,
    focus: MILESTONE_TYPES.map((type) => ({
      type,
      cubes: mat.focus[type],
      needed: level.focusCubesForMilestone,
      isDone: mat.milestones[type],
    })),
    reserve: mat.reserve,
    army: mat.army,
    laidDown: mat.laidDown,
    armyAt: areas[player.armyAt]?.id,
    unrest: unrestOf(state, player),
    ideas: IDEA_TYPES.map((type) => ({ type, n: mat.ideas[type] })),
    hasQuest: mat.hasQuest,
    towns: townCount(state, player),
    taxIncome: incomeOf(state, player.realm),
    manpower: manpowerOf(state, player),
    claims: player.claims.map((area) => areas[area]?.id ?? ''),
    cores: player.cores.map((area) => areas[area]?.id ?? ''),
    allies: player.allies.map((realm) => ({
      realm: realms[realm]?.id ?? '',
      isActive: player.activeAllies.includes(realm),
    })),
    marriages: idsOf(player.marriages),
    wars: idsOf(player.wars),
    truces: idsOf(player.truces),
    ships: player.ships.map((zone) => seaZones[zone]?.id ?? ''),
    merchant: tradeNodes[player.merchant]?.id,
    colonists: player.colonists,
    isEmperor: isEmperor(state, player),
    cubesInSupply: cubesInSupply(player),
    deck: {
      draw: deck.draw.length,
      used: deck.used,
      setAside: deck.setAside,
      out: deck.out,
    },
    hasPassed: player.hasPassed,
    hasTakenEvent: player.hasTakenEvent,
  };
}

/** Round, phase and chairs, for the bar over the map. */
export interface TableView {
  readonly age: number;
  readonly round: number;
  readonly step: string;
  readonly onTurn: number;
  readonly isOver: boolean;
  readonly emperor: string | undefined;
  readonly authority: number;
  readonly controller: string | undefined;
  readonly cardinals: readonly string[];
  readonly hasPack: boolean;
  readonly players: readonly {
    readonly seat: number;
    readonly realm: string;
    readonly bot: boolean;
    readonly active: boolean;
    readonly prestige: number;
    readonly passed: boolean;
    readonly wars: readonly string[];
    readonly allies: readonly string[];
  }[];
}
export const viewTable = (state: State): TableView => ({
  age: state.age,
  round: state.round,
  step: state.step,
  onTurn: state.seat,
  isOver: state.isOver,
  emperor: realms[state.emperor]?.id,
  authority: state.authority,
  controller: realms[papalControl(state).controller]?.id,
  cardinals: idsOf(state.curia),
  hasPack: state.pack !== undefined,
  players: state.players.map((player, seat) => ({
    seat,
    realm: realms[player.realm]?.id ?? '',
    bot: player.isBot,
    active: player.isActive,
    prestige: player.prestige,
    passed: player.hasPassed,
    wars: idsOf(player.wars),
    allies: idsOf(player.allies),
  })),
});

/** A place with its content in words: for the text twin and for checking the table. */
export interface PlaceView {
  readonly ref: Ref;
  readonly words: readonly Message[];
}
/** What lies beside the map. */
export const viewParts = (state: State): readonly PlaceView[] => [
  ...activePlayers(state).map((player) => ({
    ref: realmRef(player.realm),
    words: describePlayer(state, player),
  })),
  { ref: ref('part', 'empire'), words: describeEmpire(state) },
];

/** The rules in force, with the pack that is laid over them. */
export const rulesOf = ({ rules }: State) => rules;
export const packOf = ({ pack }: State) => pack;

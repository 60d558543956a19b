import { get } from '@empty-chair/kernel/ids';
import { incomeOf, townCount, unrestOf } from './board.ts';
import type { Area, Realm } from './content.ts';
import { ALL_REALMS, areas, realms, seaZones, tradeNodes } from './content.ts';
import { areasWithUnits, deployed } from './human-units.ts';
import type { IdeaType } from './numbers.ts';
import { IDEA_TYPES, IDEAS, MILESTONE_TYPES, RELIGIONS } from './numbers.ts';
import type { State } from './state.ts';
import { AMOUNTS, EFFECTS } from './turn/effect-kinds.ts';
import { nodesToTrade } from './turn/trade.ts';

/** What a Player Realm has on the table, human or bot. */
export interface SeatView {
  readonly seat: number;
  readonly realm: string;
  readonly bot: boolean;
  readonly religion: string;
  readonly prestige: number;
  readonly taxIncome: number;
  readonly towns: { readonly small: number; readonly large: number };
  readonly unrest: number;
  readonly hasPassed: boolean;
  readonly hasTakenEvent: boolean;
  readonly claims: readonly string[];
  readonly cores: readonly string[];
  readonly allies: readonly string[];
  readonly marriages: readonly string[];
  readonly wars: readonly string[];
  readonly truces: readonly string[];
  readonly ships: readonly string[];
  readonly merchant: string | undefined;
  /** Of a human who tells of them: Land Units on the map, and where. */
  readonly deployed: number | undefined;
  readonly unitsAt: readonly string[];
  readonly manpower: number | undefined;
}

/** What a human may well say in the Action Phase, and what is known of it already. */
export interface DeedsView {
  /** Realms that own a Province, all but the human's own. */
  readonly others: readonly string[];
  readonly playedByBots: readonly string[];
  readonly tradesAt: readonly string[];
  readonly ideas: readonly { readonly type: IdeaType; readonly ids: readonly string[] }[];
  readonly milestones: readonly string[];
}

export function viewSeat(state: State, seat: number): SeatView | undefined {
  const player = state.players[seat];
  if (player === undefined) return undefined;
  const realmIds = (list: readonly Realm[]): string[] => list.map((one) => get(realms, one).id);
  const areaIds = (list: readonly Area[]): string[] => list.map((one) => get(areas, one).id);
  return {
    seat,
    realm: get(realms, player.realm).id,
    bot: player.isBot,
    religion: RELIGIONS[player.religion] ?? '',
    prestige: player.prestige,
    taxIncome: incomeOf(state, player.realm),
    towns: townCount(state, player),
    unrest: unrestOf(state, player),
    hasPassed: player.hasPassed,
    hasTakenEvent: player.hasTakenEvent,
    claims: areaIds(player.claims),
    cores: areaIds(player.cores),
    allies: realmIds(player.allies),
    marriages: realmIds(player.marriages),
    wars: realmIds(player.wars),
    truces: realmIds(player.truces),
    ships: player.ships.map((zone) => get(seaZones, zone).id),
    merchant: tradeNodes[player.merchant]?.id,
    deployed: deployed(player),
    unitsAt: areaIds(areasWithUnits(player)),
    manpower: player.manpower,
  };
}

export function viewDeeds(state: State, seat: number): DeedsView {
  const me = state.players[seat];
  const owners = new Set(state.map.owner);
  const isMine = (known: readonly number[] | undefined): boolean => known?.includes(seat) ?? false;
  return {
    others: ALL_REALMS.flatMap((realm) =>
      realm !== me?.realm && owners.has(realm) ? [get(realms, realm).id] : [],
    ),
    playedByBots: state.players.flatMap(({ isBot, isActive, realm }) =>
      isBot && isActive ? [get(realms, realm).id] : [],
    ),
    tradesAt:
      me === undefined ? [] : nodesToTrade(state, me).map((node) => get(tradeNodes, node).id),
    ideas: IDEA_TYPES.map((type) => ({
      type,
      ids: IDEAS[type].map(({ id }) => id).filter((id) => !isMine(state.ideas.get(id))),
    })),
    milestones: MILESTONE_TYPES.filter((type) => !isMine(state.milestones[type])),
  };
}

/** What can be named at all, whatever the position. */
export const deedChoices = {
  religions: RELIGIONS,
  /** EU-23, each with the least and the most of it where it has an amount. */
  effects: EFFECTS.filter((id) => id !== 'nothing').map((id) => ({ id, range: AMOUNTS[id] })),
} as const;

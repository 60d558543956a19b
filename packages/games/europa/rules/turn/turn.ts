import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import type { BotCard, ChartId } from '../charts/types.ts';
import type { Area, Province, Realm, SeaZone, TradeNode } from '../content.ts';
import { NONE } from '../content.ts';
import type { IdeaType, Level } from '../numbers.ts';
import { levelOf } from '../numbers.ts';
import { playerOf } from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';

export type EnemyKind = 'rebels' | 'npr' | 'human' | 'bot';

/** A battle of the bot, on land in an area or at sea in a zone. */
export interface Battle {
  readonly kind: EnemyKind;
  /** NONE for rebels. */
  readonly enemy: Realm;
  readonly area: Area;
  readonly zone: SeaZone;
  /** Standing units of the enemy, or its ships. */
  units: number;
  /** EU-17.3: the human has an Admiral or played a Battle Action. */
  isLed: boolean;
  /** The bot's when the battle began. */
  readonly began: number;
  hits: number;
  enemyHits: number;
  isEnemyGone: boolean;
}

export interface WarTarget {
  readonly realm: Realm;
  /** EU-19.3: where its Claim goes. */
  readonly area: Area;
}

/** One turn of a bot: what the charts hand from node to node. */
export interface Turn {
  readonly state: State;
  readonly seat: Seat;
  readonly me: Player;
  readonly level: Level;
  /** Whether it is the bot's own turn: only then a won battle pays (EU-16.1). */
  readonly isActive: boolean;
  card: BotCard | undefined;
  /** How the chart in hand was entered: by a card's action, or from the Main Turn. */
  isByCard: boolean;
  /** Where to go on after an end, and whether the turn is over before one. */
  next: ChartId | undefined;
  isEnded: boolean;
  hasWonBattle: boolean;
  /** Set before MILITARY by CURIA, SPY or an Event. */
  target: WarTarget | undefined;
  isDirect: boolean;
  /** Areas of the bot with units of human enemies, once asked. */
  invaded: Area | undefined;
  siege: Province[];
  battle: Battle | undefined;
  /** EU-15.1: battles that a Declaration of War has triggered, in their order. */
  triggered: (() => Battle | undefined)[];
  zone: SeaZone;
  node: TradeNode;
  opponent: Player | undefined;
  enemy: Realm;
  ideaType: IdeaType | undefined;
  idea: string | undefined;
  wantsQuest: boolean;
  /** Who knew the idea before. */
  earlier: readonly Seat[];
  /** EU-6.16: the card was used for FOCUS. */
  isSetAside: boolean;
  found: Area;
  /** R-LINK-1: by Territory, once asked. */
  readonly linked: Map<Area, boolean>;
  redraws: number;
}
export type TurnTable = Table<Turn>;

/** Whose choice it is: all that a selection needs to know of the turn. */
export type Chooser = Pick<Turn, 'state' | 'me'>;

export function beginTurn(state: State, seat: Seat, isActive = true): Turn {
  const me = playerOf(state, seat);
  return {
    state,
    seat,
    me,
    level: levelOf(me.level),
    isActive,
    card: undefined,
    isByCard: false,
    next: undefined,
    isEnded: false,
    hasWonBattle: false,
    target: undefined,
    isDirect: false,
    invaded: undefined,
    siege: [],
    battle: undefined,
    triggered: [],
    zone: NONE,
    node: NONE,
    opponent: undefined,
    enemy: NONE,
    ideaType: undefined,
    idea: undefined,
    wantsQuest: false,
    earlier: [],
    isSetAside: false,
    found: NONE,
    linked: new Map(),
    redraws: 0,
  };
}

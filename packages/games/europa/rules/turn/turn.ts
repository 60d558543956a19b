import type { Id } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { playerOf } from '../board.ts';
import type { BotCard, ChartId } from '../charts/types.ts';
import type { Area, Province, Realm, SeaZone, TradeNode } from '../content.ts';
import { NONE } from '../content.ts';
import type { EventCard } from '../events.ts';
import type { IdeaType } from '../numbers.ts';
import type { Player, State } from '../state.ts';
import type { EventPart } from './event-parts.ts';

export type EnemyKind = 'rebels' | 'npr' | 'human' | 'bot';

/** EU-16.5: one of those who defend an Area beside the one whom the battle names. */
export interface Comrade {
  readonly realm: Realm;
  units: number;
}

/** The hits that are said of a round on land: none of a side whose dice the app rolls. */
export interface Told {
  readonly attacker: number | undefined;
  readonly defender: number | undefined;
}

/** A battle of the bot, on land in an area or at sea in a zone. */
export interface Battle {
  readonly kind: EnemyKind;
  /** NONE for rebels. */
  readonly enemy: Realm;
  readonly area: Area;
  readonly zone: SeaZone;
  /** Of rebels and Non-Player Realms: all realms whose units they are. */
  readonly realms: readonly Realm[];
  /** Standing units of the enemy, or its ships. */
  units: number;
  /** On land: who defends together with the defender. */
  readonly company: readonly Comrade[];
  /** EU-17.3: the human has an Admiral or played a Battle Action. */
  isLed: boolean;
  /** The bot's when the battle began. */
  readonly began: number;
  /** On land: rounds that are over, and what was said of the next one while one could still retreat. */
  round: number;
  told: Told | undefined;
  /** What the last round has cost the bot's side and the other one. */
  losses: { readonly mine: number; readonly theirs: number };
  hits: number;
  enemyHits: number;
  isEnemyGone: boolean;
}

/** A face of the Exploration Die that finds no Area. */
export const SKULL = -2 as Id<'Skull'>;
export type Skull = typeof SKULL;
export const isSkull = (found: Area | Skull): found is Skull => found === SKULL;

export interface EventRead {
  readonly isOwn: boolean;
  /** Which card it is, once named. */
  readonly card: EventCard | undefined;
  /** Of the die for a face-up Event; none where it was rolled at the table. */
  readonly face: number | undefined;
  /** None where the human would rather be asked one by one. */
  readonly parts: readonly EventPart[] | undefined;
}

export interface WarTarget {
  readonly realm: Realm;
  /** EU-19.3: where its Claim goes. */
  readonly area: Area;
}

/** What the nodes of the charts hand on to the next ones, until the action is done. */
export interface Action {
  /** Set before MILITARY by CURIA, SPY or an Event. */
  target: WarTarget | undefined;
  /** Straight to the Declaration of War: nobody compares Strength. */
  isDirect: boolean;
  siege: readonly Province[];
  battle: Battle | undefined;
  /** EU-15.1: battles that a Declaration of War has triggered, in their order. */
  triggered: Battle[];
  /** Of the ship that was, or is to be, placed. */
  zone: SeaZone;
  /** Where the Merchant trades. */
  node: TradeNode;
  opponent: Player | undefined;
  /** Of the war that PEACE is about. */
  enemy: Realm;
  /** An Idea of the type, once it is known which. */
  research: { readonly type: IdeaType; readonly idea: string | undefined } | undefined;
  /** What the Exploration Die has found. */
  found: Area | Skull;
  /** What the human has read off the Event, once asked. */
  event: EventRead | undefined;
}

/** One turn of a bot. */
export interface Turn extends Action {
  readonly state: State;
  readonly seat: Seat;
  readonly me: Player;
  /** Whether it is the bot's own turn: only then a won battle pays (EU-16.1). */
  readonly isActive: boolean;
  /** None where the chart in hand was entered from the Main Turn. */
  card: BotCard | undefined;
  /** EU-6.16: the card was used for FOCUS. */
  isSetAside: boolean;
  redraws: number;
  /** Where to go on after an end, and whether the turn is over before one. */
  next: ChartId | undefined;
  isEnded: boolean;
  hasWonBattle: boolean;
  /** Areas of the bot with units of human enemies, once asked. */
  invaded: Area | undefined;
  /** Deployed Units of humans by their realm, once asked. */
  readonly deployed: Map<Realm, number>;
}
export type TurnTable = Table<Turn>;

/** Whose choice it is: all that a selection needs to know of the turn. */
export type Chooser = Pick<Turn, 'state' | 'me'>;

export function beginTurn(state: State, seat: Seat, isActive = true): Turn {
  return {
    state,
    seat,
    me: playerOf(state, seat),
    isActive,
    card: undefined,
    isSetAside: false,
    redraws: 0,
    next: undefined,
    isEnded: false,
    hasWonBattle: false,
    invaded: undefined,
    deployed: new Map(),
    target: undefined,
    isDirect: false,
    siege: [],
    battle: undefined,
    triggered: [],
    zone: NONE,
    node: NONE,
    opponent: undefined,
    enemy: NONE,
    research: undefined,
    found: NONE,
    event: undefined,
  };
}

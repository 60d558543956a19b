/**
 * The position as plain data for whoever draws it. Everything that needs a rule (who owns what,
 * capacities, capitals) is worked out by the view, so that a drawing holds none.
 */
export interface ArmyView {
  readonly seat: number;
  readonly units: number;
  readonly laidDown: number;
}
export interface ProvinceView {
  readonly id: string;
  readonly name: string;
  /** The area's id; on a Distant Continent the province's own. */
  readonly area: string;
  readonly size: 'small' | 'large';
  /** The lawful owner; undefined for a vacant Territory. */
  readonly owner: string | undefined;
  /** The owner's seat, if it is a Player Realm. */
  readonly seat: number | undefined;
  readonly occupiedBy: string | undefined;
  readonly hasUnrest: boolean;
  readonly isCapital: boolean;
  readonly isTerritory: boolean;
  readonly isPort: boolean;
}
export interface AreaView {
  readonly id: string;
  readonly name: string;
  readonly isDistant: boolean;
  readonly religion: string;
  readonly isHre: boolean;
  readonly isElector: boolean;
  readonly taxValue: number;
  readonly rebels: number;
  readonly armies: readonly ArmyView[];
  readonly influence: readonly { readonly seat: number; readonly n: number }[];
  readonly claims: readonly number[];
  readonly cores: readonly number[];
  readonly provinces: readonly ProvinceView[];
}
export interface SeaZoneView {
  readonly id: string;
  readonly name: string;
  /** Seats with a ship here. */
  readonly ships: readonly number[];
}
export interface TradeNodeView {
  readonly id: string;
  readonly kind: 'maritime' | 'inland';
  readonly isDistant: boolean;
  readonly pirates: number;
  /** Seats whose merchant is here. */
  readonly merchants: readonly number[];
}
export interface MapView {
  readonly side: '1444' | '1618';
  readonly areas: readonly AreaView[];
  readonly seaZones: readonly SeaZoneView[];
  readonly tradeNodes: readonly TradeNodeView[];
  /** The seated realms by seat. */
  readonly players: readonly {
    readonly seat: number;
    readonly realm: string;
    readonly bot: boolean;
  }[];
}

/** One node of the way through the charts, as a trace holds it. */
export interface WayNode {
  readonly chart: string;
  readonly node: string;
  /** The case by which it was left; undefined at an end. */
  readonly by: string | undefined;
}

export interface BotMatView {
  readonly seat: number;
  readonly realm: string;
  readonly level: string;
  readonly religion: string;
  readonly prestige: number;
  readonly available: number;
  readonly spent: number;
  readonly focus: readonly {
    readonly type: string;
    readonly cubes: number;
    readonly needed: number;
    readonly isDone: boolean;
  }[];
  readonly reserve: number;
  readonly army: number;
  readonly laidDown: number;
  readonly armyAt: string | undefined;
  readonly unrest: number;
  readonly ideas: readonly { readonly type: string; readonly n: number }[];
  readonly hasQuest: boolean;
  readonly towns: { readonly small: number; readonly large: number };
  readonly taxIncome: number;
  readonly manpower: number;
  readonly claims: readonly string[];
  readonly cores: readonly string[];
  readonly allies: readonly { readonly realm: string; readonly isActive: boolean }[];
  readonly marriages: readonly string[];
  readonly wars: readonly string[];
  readonly truces: readonly string[];
  readonly ships: readonly string[];
  readonly merchant: string | undefined;
  readonly colonists: number;
  readonly isEmperor: boolean;
  readonly cubesInSupply: number;
  readonly deck: {
    readonly draw: number;
    readonly used: readonly number[];
    readonly setAside: readonly number[];
    readonly out: readonly number[];
  };
  readonly hasPassed: boolean;
  readonly hasTakenEvent: boolean;
}

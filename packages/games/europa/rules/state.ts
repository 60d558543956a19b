import type { Id, NumberColumn } from '@empty-chair/kernel/ids';
import type { Seat } from '@empty-chair/kernel/words';
import type { BotDeck } from './bots/deck.ts';
import type { Mat } from './bots/mat.ts';
import type { Config } from './config.ts';
import type { Area, Province, Realm, SeaZone, Side, TradeNode } from './content.ts';
import type { EventCard } from './events.ts';
import type { Ownership } from './geography.ts';
import type { LevelId, MilestoneType } from './numbers.ts';
import type { Pack, RuleSet } from './pack/types.ts';

/** Who occupies a province: a realm, rebels, or nobody (NONE). */
export const REBELS = -2 as Id<'Rebels'>;
export type Occupier = Realm | typeof REBELS;
export const isRebels = (occupier: Occupier): occupier is typeof REBELS => occupier === REBELS;

/** What is done in a Round, in order; the seats go through each step in the order of turns. */
export const STEPS = [
  'actions',
  'invasions',
  'peace',
  'unrest',
  'income',
  'upkeep',
  'scoring',
] as const;
export type StepId = (typeof STEPS)[number];

/** A Player Realm: human or bot. What lies on a human's own mat is not tracked. */
export interface Player {
  realm: Realm;
  isBot: boolean;
  /** Some scenarios bring a bot in later. */
  isActive: boolean;
  level: LevelId;
  prestige: number;
  /** Index into RELIGIONS. */
  religion: number;
  hasPassed: boolean;
  hasTakenEvent: boolean;
  influence: NumberColumn<Area>;
  allies: Realm[];
  /** EU-15.3: of the allies, those flipped to Active Ally. */
  activeAllies: Realm[];
  marriages: Realm[];
  claims: Area[];
  cores: Area[];
  wars: Realm[];
  truces: Realm[];
  ships: SeaZone[];
  merchant: TradeNode;
  colonists: number;
  armyAt: Area;
  /** Of humans: their Land Units, once they say where these stand; until then they are asked. */
  units: NumberColumn<Area> | undefined;
  /** Of humans: the Available Manpower, once it is said. */
  manpower: number | undefined;
  /** Of bots only: empty for humans. */
  mat: Mat;
  deck: BotDeck;
}

export const DNPR_COLORS = ['pink', 'green', 'blue', 'orange'] as const;
export type DnprColor = (typeof DNPR_COLORS)[number];
/** A Dynamic Non-Player Realm, and the color of its tokens, where a position says it. */
export interface Dnpr {
  readonly realm: Realm;
  readonly color: DnprColor | undefined;
}

export interface SeenIdea {
  readonly idea: string;
  readonly besides: readonly string[];
}

export interface Crusade {
  readonly realm: Realm;
  readonly area: Area;
}

/** What the map carries besides owners. */
export interface State {
  readonly config: Config;
  readonly side: Side;
  pack: Pack | undefined;
  rules: RuleSet;
  age: number;
  round: number;
  step: StepId;
  seat: Seat;
  /** The seats in the order of this Round's turns. */
  order: Seat[];
  /** The seats in the order in which they passed. */
  passed: Seat[];
  /** Whether a turn of this Round was taken: until then it is between two Rounds (EU-18.2). */
  isUnderWay: boolean;
  /** Who got the First Player token for the next Round, or NONE. */
  nextFirst: Seat;
  isOver: boolean;
  /** Found at the end, for the last ties are broken by what is not tracked. */
  winners: Seat[];
  map: Ownership;
  occupier: NumberColumn<Province, Occupier>;
  /** 1 where the town shows Unrest. */
  unrest: NumberColumn<Province>;
  /** Rebel Units. */
  rebels: NumberColumn<Area>;
  /** Index into RELIGIONS. */
  religion: NumberColumn<Area>;
  pirates: NumberColumn<TradeNode>;
  /** Of a vassal; else NONE. */
  overlord: NumberColumn<Realm, Realm>;
  dnprs: Dnpr[];
  emperor: Realm;
  authority: number;
  /** EU-6.15: where the Imperial Influence lies. */
  imperialInfluence: Area[];
  /** Main rules 18.6: those inside the printed border that carry a Not HRE token. */
  leftEmpire: Area[];
  isDefendingEmpire: boolean;
  /** EU-6.3: in this Round's 3B, the Non-Player Realms that have invaded and the bots that were invaded. */
  invasions: Realm[];
  /** What a human says of the Papal Controller; NONE: whoever the Cardinals make it (R-CURIA-1). */
  controller: Realm;
  isUncontested: boolean;
  /** The owners of the cardinals, the newest first. */
  curia: Realm[];
  hasCrusade: boolean;
  /** Main rules 19.3: the Crusade of this Round that a bot has called and committed to. */
  crusade: Crusade | undefined;
  /** EU-22.4: the Event cards that bots took, as far as they were named. */
  seenEvents: EventCard[];
  /** By type: the seats that have completed the Milestone of this Age, in order. */
  milestones: Record<MilestoneType, Seat[]>;
  /** By idea id: who knows it, in order. */
  ideas: Map<string, Seat[]>;
  /** What a human has said of the display: the first Idea of its type besides these. */
  seenIdeas: SeenIdea[];
  players: Player[];
}

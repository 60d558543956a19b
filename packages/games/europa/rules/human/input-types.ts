import type { Area, Province, Realm, SeaZone, TradeNode } from '../content.ts';
import type { IdeaType, LevelId, MilestoneType } from '../numbers.ts';
import type { Pack } from '../pack/types.ts';
import type { Estate } from '../phases/replace.ts';
import type { EffectId } from '../turn/effects.ts';

/** What a human says they did, or what is so on the table. */
export type Doing =
  | { readonly kind: 'own'; readonly province: Province; readonly realm: Realm }
  /** By a realm, by rebels, or by nobody. */
  | { readonly kind: 'occupy'; readonly province: Province; readonly by: number }
  | { readonly kind: 'influence'; readonly area: Area; readonly n: number }
  | { readonly kind: 'claim' | 'core'; readonly area: Area; readonly isGone: boolean }
  | { readonly kind: 'ally' | 'marry'; readonly realm: Realm; readonly isGone: boolean }
  | { readonly kind: 'ship'; readonly zone: SeaZone; readonly isGone: boolean }
  /** EU-12.4: whether Mercantilism lowers what the bots gain. */
  | { readonly kind: 'trade'; readonly node: TradeNode; readonly isMercantilist: boolean }
  | { readonly kind: 'war'; readonly realm: Realm; readonly hasCasusBelli: boolean }
  | { readonly kind: 'peace'; readonly realm: Realm }
  | { readonly kind: 'battle'; readonly area: Area; readonly realm: Realm }
  | { readonly kind: 'seaBattle'; readonly zone: SeaZone; readonly realm: Realm }
  | { readonly kind: 'rebels'; readonly area: Area; readonly n: number }
  | { readonly kind: 'unrest'; readonly province: Province; readonly isThere: boolean }
  | { readonly kind: 'convert'; readonly area: Area; readonly religion: number }
  | { readonly kind: 'pirates'; readonly node: TradeNode; readonly n: number }
  | { readonly kind: 'prestige'; readonly n: number }
  | { readonly kind: 'milestone'; readonly type: MilestoneType }
  | { readonly kind: 'idea'; readonly idea: string }
  | { readonly kind: 'event' | 'pass' | 'done' }
  /** EU-23: what an Event or a human's action does to a bot. */
  | {
      readonly kind: 'effect';
      readonly realm: Realm;
      readonly effect: EffectId;
      readonly n: number;
    }
  /** EU-23.8 for a bot, or a human's own new State Religion. */
  | { readonly kind: 'faith'; readonly realm: Realm; readonly religion: number }
  | { readonly kind: 'emperor'; readonly realm: Realm; readonly authority: number }
  | { readonly kind: 'curia'; readonly realm: Realm; readonly isUncontested: boolean }
  | { readonly kind: 'overlord'; readonly realm: Realm; readonly over: Realm }
  /** EU-18.1: the realm that follows an eliminated bot, or joins in a scenario. */
  | { readonly kind: 'replace'; readonly realm: Realm; readonly by: Realm }
  /** EU-18.3: the human leaves, a bot goes on. */
  | { readonly kind: 'leave'; readonly level: LevelId; readonly estate: Estate }
  | { readonly kind: 'pack'; readonly pack: Pack | undefined };

export const NUMBERS = [
  'available',
  'spent',
  'reserve',
  'army',
  'laidDown',
  'prestige',
  'colonists',
] as const;
export type NumberId = (typeof NUMBERS)[number];
export const FLAGS = ['passed', 'event', 'quest'] as const;
export type FlagId = (typeof FLAGS)[number];
export const PILES = ['draw', 'used', 'setAside', 'out'] as const;
export type PileId = (typeof PILES)[number];

/** One thing about a Player Realm, set to what the table shows. */
export type Fact =
  | { readonly what: NumberId; readonly n: number }
  | { readonly what: FlagId; readonly is: boolean }
  | { readonly what: 'focus'; readonly type: MilestoneType; readonly n: number }
  | { readonly what: 'ideas'; readonly type: IdeaType; readonly n: number }
  | { readonly what: 'armyAt'; readonly area: Area }
  | { readonly what: 'merchant'; readonly node: TradeNode }
  | { readonly what: 'card'; readonly card: number; readonly pile: PileId }
  | { readonly what: 'influence'; readonly area: Area; readonly n: number }
  | { readonly what: 'hasClaim' | 'hasCore'; readonly area: Area; readonly is: boolean }
  | { readonly what: 'hasShip'; readonly zone: SeaZone; readonly is: boolean }
  | {
      readonly what: 'ally' | 'activeAlly' | 'marriage' | 'atWar' | 'truce';
      readonly realm: Realm;
      readonly is: boolean;
    };

export type Input =
  | Doing
  | { readonly kind: 'correct'; readonly realm: Realm; readonly fact: Fact }
  | { readonly kind: 'round'; readonly age: number; readonly round: number };

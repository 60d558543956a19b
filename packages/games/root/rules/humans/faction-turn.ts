import type { Message } from '@empty-chair/kernel/words';
import type { Character } from '../config.ts';
import type { ColumnId, LeaderId } from '../leaders.ts';
import type { FactionId, ItemId, KindId, SuitId } from '../pieces.ts';
import type { RelationId } from '../relations.ts';
import type { PackState } from '../state.ts';
import type { Input, InputKind } from '../verbs/verbs.ts';
import type { SideId } from './lizards.ts';

export const PHASES = ['birdsong', 'daylight', 'evening'] as const;
type Phase = (typeof PHASES)[number];

/** What is said before the turn takes its course: what was lost since the last one, and services. */
const BEFOREHAND: readonly InputKind[] = ['hospitals', 'buy'];
export const isBeforehand = ({ kind }: Input): boolean => BEFOREHAND.includes(kind);

/** Something a human can do now, in the words of the faction; what it costs and brings. */
export interface TurnVerb {
  readonly id: VerbId;
  readonly piece?: KindId;
  /** Wood, supporters or warriors that it takes. */
  readonly cost?: number;
  /** Of each input, where they differ. */
  readonly costs?: readonly number[];
  readonly points?: number;
  /** Points of each input, where they differ. */
  readonly gains?: readonly number[];
  /** The item that a Vagabond exhausts for it, and how many of them are ready. */
  readonly item?: ItemId;
  readonly ready?: number;
  /** How many pieces it places. */
  readonly n?: number;
  /** Clearings that warriors can leave, where it is a move. */
  readonly from?: readonly number[];
  /** Why it cannot be done now. */
  readonly why?: Message | undefined;
  /** One: said with one tap. Several: one for each place, or several there. */
  readonly inputs: readonly Input[];
}
export type VerbId =
  | 'wood'
  | 'build'
  | 'recruit'
  | 'overwork'
  | 'march'
  | 'battle'
  | 'decreeRecruit'
  | 'decreeMove'
  | 'decreeBattle'
  | 'decreeBuild'
  | 'roosts'
  | 'revolt'
  | 'spread'
  | 'train'
  | 'baseRecruit'
  | 'organize'
  | 'slip'
  | 'walk'
  | 'explore'
  | 'aid'
  | 'quest'
  | 'strike'
  | 'repair'
  | 'special'
  | 'flip'
  | 'plot'
  | 'trick'
  | 'expose'
  | 'guess'
  | 'dig'
  | 'emerge'
  | 'crusade'
  | 'convert'
  | 'sanctify'
  | 'sacrifice'
  | 'sway'
  | 'parliament';

/** A card of the Decree. */
export interface DecreeCard {
  readonly suit: SuitId;
  readonly done: boolean;
  /** It cannot be carried out, whatever is done before it. */
  readonly fails: boolean;
}
/** A human Eyrie's Decree in its turn. */
export interface DecreeTurn {
  /** Undefined before a leader was named. */
  readonly leader: LeaderId | undefined;
  readonly columns: readonly { readonly id: ColumnId; readonly cards: readonly DecreeCard[] }[];
  /** The column to be resolved. */
  readonly current: ColumnId | undefined;
  /** The first card of that column that can be done now. */
  readonly next?: number;
  /** Cards that may still be added this turn. */
  readonly toAdd: number;
  /** Points that turmoil costs. */
  readonly birds: number;
  /** Nothing of the column can be done. */
  readonly mustFall: boolean;
  /** Who may come to power next. */
  readonly leaders: readonly LeaderId[];
}

/** What a human Vagabond carries. */
export interface PackTurn {
  /** Undefined before he said who he is: then nothing of it is followed. */
  readonly character: Character | undefined;
  /** Who he may be. */
  readonly characters: readonly Character[];
  readonly items: readonly { readonly item: ItemId; readonly condition: PackState }[];
  /** While it is still to be done: of the exhausted ones so many. */
  readonly refresh?: { readonly most: number; readonly exhausted: readonly ItemId[] };
  /** He is in a forest, and Evening mends what is damaged. */
  readonly rests: boolean;
  /** Items that must leave the game in Evening. */
  readonly tooMany: number;
  readonly relations: readonly { readonly faction: FactionId; readonly relation: RelationId }[];
}

/** What human Lizards have beside the map. */
export interface CultTurn {
  readonly acolytes: number;
  /** Undefined before they named it: then nothing of it is followed. */
  readonly outcast: SuitId | undefined;
  readonly side: SideId;
  /** It is adjusted in every turn. */
  readonly isToBeNamed: boolean;
}

/** What the rules of the faction say about this turn: what is left, and what can be done. */
export interface FactionTurn {
  readonly phase: Phase;
  /** Actions left, and how many there are; without those that cards bring. */
  readonly left?: { readonly n: number; readonly of: number };
  /** Wood on the map. */
  readonly wood?: number;
  /** Warriors in the Burrow. */
  readonly burrow?: number;
  /** Cards to draw in Evening. */
  readonly draw?: number;
  readonly decree?: DecreeTurn;
  readonly pack?: PackTurn;
  readonly cult?: CultTurn;
  /** What the rules leave no choice in as the turn begins: said before anything else of the turn. */
  readonly byItself?: Input;
  /** The same as it ends: said before the end of the turn. */
  readonly lastly?: Input;
  /** The verb that is open without being asked for. */
  readonly open?: VerbId;
  readonly verbs: readonly TurnVerb[];
}

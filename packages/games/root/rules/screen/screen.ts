import { NONE } from '@empty-chair/kernel/ids';
import type { LeaderId } from '../leaders.ts';
import { COLUMN_IDS } from '../leaders.ts';
import type { Card, Clearing, Faction, Item, Quest } from '../pieces.ts';
import { EVERY_SUIT, FACTIONS } from '../pieces.ts';

/**
 * What the app keeps of people who play on the screen (play=screen), where the base law is kept and not
 * only recorded. At a real table there is none of it. Nothing inside is changed in place, so copies share it.
 */
export interface Screen {
  /** Secret (law 1.2.1); by faction. */
  hands: readonly (readonly Card[])[];
  /** Law 8.2.3: face down, their owner may look. */
  supporters: readonly Card[];
  /** Law 7.4.2: by column, with the Loyal Viziers. */
  decree: readonly (readonly Card[])[];
  leader: LeaderId | undefined;
  /** Law 7.7: turned down by turmoil. */
  deposed: readonly LeaderId[];
  /** Law 9.3: face up. */
  quests: readonly Quest[];
  /** Law 3.3: what somebody has activated; by faction. */
  dominance: readonly Card[];
  /** Law 9.2.8: whom the Vagabond has joined. */
  partner: Faction;
  /** Warriors that lie with the Coffin Makers, by faction. */
  coffins: readonly number[];
  /** Crafted items that the League has exhausted, by faction and item (H-29). */
  exhausted: readonly (readonly Item[])[];
  /** Warriors that fell at once, while it is not yet settled what becomes of them (fallen.ts). */
  fallen: readonly Fallen[];
  /** Clearings in which a Scoundrel's torch lies (law V.6). */
  scorched: readonly Clearing[];
  turn: ScreenTurn;
}

/** Warriors that fell in one clearing at one moment. */
export interface Fallen {
  readonly faction: Faction;
  readonly at: Clearing;
  readonly n: number;
}

/** The parts of a turn in which a human decides something, in their order (law 1.4.1). */
export const STEPS = ['birdsong', 'daylight', 'evening', 'discard', 'items'] as const;
export type Step = (typeof STEPS)[number];

/** Things that are done once in a turn. */
export const ONCE = [
  'wood',
  'recruit',
  'dawn',
  'roost',
  'refresh',
  'slip',
  'spread',
  'path',
] as const;
export type Once = (typeof ONCE)[number];

/** How far the turn of the human on turn has come. */
export interface ScreenTurn {
  readonly step: Step;
  /** Something of this step was done, so what comes at its start is over (law 1.4.1). */
  readonly begun: boolean;
  readonly once: readonly Once[];
  /** Actions (law 6.5) or operations (8.6.1) taken; in Birdsong cards added to the Decree (7.4.2). */
  readonly taken: number;
  /** Of those cards the birds; in Daylight the birds that were spent for more actions. */
  readonly birds: number;
  /** Moves that are left of a march (law 6.5.2). */
  readonly marching: number;
  /** Crafting pieces that were used, by suit (law 4.1.1). */
  readonly activated: readonly number[];
  /** Effects that were used this turn. */
  readonly used: readonly Card[];
  /** Cards of the Decree that were carried out, by column (law 7.5.2). */
  readonly resolved: readonly (readonly Card[])[];
}

const NOBODYS: readonly (readonly never[])[] = Array.from({ length: FACTIONS }, () => []);
const NO_COLUMNS: readonly (readonly never[])[] = COLUMN_IDS.map(() => []);

export const FRESH_TURN: ScreenTurn = {
  step: 'birdsong',
  begun: false,
  once: [],
  taken: 0,
  birds: 0,
  marching: 0,
  activated: EVERY_SUIT.map(() => 0),
  used: [],
  resolved: NO_COLUMNS,
};

export const EMPTY_SCREEN: Screen = {
  hands: NOBODYS,
  supporters: [],
  decree: NO_COLUMNS,
  leader: undefined,
  deposed: [],
  quests: [],
  dominance: new Array<Card>(FACTIONS).fill(NONE),
  partner: NONE,
  coffins: new Array<number>(FACTIONS).fill(0),
  exhausted: NOBODYS,
  fallen: [],
  scorched: [],
  turn: FRESH_TURN,
};

/** The list with another value at that place. */
export const withAt = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((one, index) => (index === at ? value : one));

/** The list without one of these. */
export function without<T>(list: readonly T[], one: T): readonly T[] {
  const at = list.indexOf(one);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

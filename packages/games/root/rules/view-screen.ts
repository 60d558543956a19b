import type { Range } from '@empty-chair/kernel/fields';
import type { Message, Ref, Seat } from '@empty-chair/kernel/words';
import { cardNamed, factionOn } from './facts.ts';
import { hopesOf } from './humans/decree-hopes.ts';
import { MARQUISE_ACTIONS } from './humans/marquise.ts';
import type { ColumnId } from './leaders.ts';
import { COLUMN_IDS } from './leaders.ts';
import { itemsIn } from './pack.ts';
import type { Card, Faction, Suit } from './pieces.ts';
import {
  ALLIANCE,
  EYRIE,
  FACTION_IDS,
  factionId,
  factionNamed,
  isVagabond,
  MARQUISE,
  SUIT_IDS,
} from './pieces.ts';
import type { NotNow, ScreenAct } from './screen/acts.ts';
import { ACTS, lawsOf, notNow } from './screen/acts.ts';
import { operationsLeft } from './screen/alliance.ts';
import { chapterOf } from './screen/chapters.ts';
import { currentColumn, openCards, recruits, suitInDecree } from './screen/decree.ts';
import type { EffectId } from './screen/effect-cards.ts';
import { effectOf } from './screen/effect-cards.ts';
import { isAtDawn } from './screen/evening.ts';
import { actionsLeft } from './screen/marquise.ts';
import { handOf, isOnScreen, onTurn, screenOf, turnOf } from './screen/play.ts';
import type { Step } from './screen/screen.ts';
import type { PackState, State } from './state.ts';
import { cell, PACK_STATES, VIZIER, WARRIORS_ELSEWHERE } from './state.ts';
import { ref } from './words.ts';

export type { NotNow } from './screen/acts.ts';
export type { EffectId } from './screen/effect-cards.ts';
export { tellsHidden } from './screen/secrets.ts';

/** Whether people keep the law on the screen in this game. */
export const playsOnScreen = (state: State): boolean => isOnScreen(state);

/** A card as its owner sees it. */
export interface HandCard {
  readonly id: string;
  /** What it is called (`ref.title.<title>`), and as it is printed in English. */
  readonly title: string;
  readonly printed: string;
  readonly suit: string;
  readonly kind: string;
  readonly item: string | undefined;
  readonly points: number;
  /** Suits, or 'any'; undefined for what is never crafted. */
  readonly cost: readonly string[] | undefined;
  readonly effect: EffectId | undefined;
  /** Why it cannot be crafted now. */
  readonly whyNotCrafted: Message | undefined;
}

/** Something that the law lets the person do now: an act with its fields, numbers as ranges. */
export interface ActOffer {
  readonly what: ScreenAct['what'];
  readonly fields: Readonly<Record<string, unknown>>;
  /** The fields that are tapped on the board or in the hand; the others are chosen beside it. */
  readonly tapped: readonly string[];
}

/** A column of the Decree of somebody who plays the Eyrie. */
export interface DecreeColumn {
  readonly column: string;
  readonly isCurrent: boolean;
  readonly cards: readonly {
    readonly id: string;
    readonly suit: string;
    readonly isDone: boolean;
    /** It leads into turmoil, whatever is done before it. */
    readonly fails: boolean;
  }[];
}

/** An item of somebody who plays the Vagabond. */
export interface ScreenItem {
  readonly item: string;
  readonly condition: PackState;
}

/** What a person who plays on the screen sees of their own turn, and of the others only what all see. */
export interface ScreenView {
  readonly faction: string;
  readonly isOnTurn: boolean;
  readonly step: Step;
  readonly hand: readonly HandCard[];
  /** How many cards each person holds. */
  readonly hands: readonly { readonly faction: string; readonly n: number }[];
  /** Actions that are left of so many; undefined where the faction counts none. */
  readonly left: { readonly n: number; readonly of: number } | undefined;
  /** Moves that are left of a march. */
  readonly marching: number;
  readonly offers: readonly ActOffer[];
  readonly notNow: readonly NotNow[];
  /** Somebody who plays the Eyrie. */
  readonly decree: readonly DecreeColumn[] | undefined;
  readonly leader: string | undefined;
  /** Of somebody who plays the Alliance: the suits of the supporters, and how many officers there are. */
  readonly supporters: readonly string[] | undefined;
  readonly officers: number;
  /** Of somebody who plays the Vagabond. */
  readonly items: readonly ScreenItem[] | undefined;
  /** Cards drawn in Evening, as things stand. */
  readonly draw: number;
  /** What comes to an end next: the step, or only its start. */
  readonly ends: Step | 'start';
}

export function screenView(state: State, seat: Seat): ScreenView {
  const me = factionOn(state.facts, seat);
  const { step, marching } = turnOf(state);
  const isMine = onTurn(state) === me;
  return {
    faction: factionId(me),
    isOnTurn: isMine,
    step,
    hand: handOf(state, me).map((card) => handCard(state, seat, card)),
    hands: state.facts.humans.map((one) => ({
      faction: factionId(one),
      n: handOf(state, one).length,
    })),
    left: isMine ? leftOf(state, me) : undefined,
    marching: isMine ? marching : 0,
    offers: isMine ? offersOf(state, seat) : [],
    notNow: isMine ? notNow(state, seat) : [],
    decree: decreeOf(state, me),
    leader: me === EYRIE ? screenOf(state).leader : undefined,
    supporters: me === ALLIANCE ? supporterSuits(state) : undefined,
    officers: me === ALLIANCE ? cell(state, WARRIORS_ELSEWHERE + ALLIANCE) : 0,
    items: isVagabond(me) ? packOf(state, me) : undefined,
    draw: chapterOf(me).draw.cards(state),
    ends: isAtDawn(state, me) ? 'start' : step,
  };
}

/** Its owner may look (law 8.2.3). */
const supporterSuits = (state: State): readonly string[] =>
  screenOf(state)
    .supporters.map((card) => cardContent(state, card).suit)
    .sort(
      (one, other) =>
        SUIT_IDS.findIndex((id) => id === one) - SUIT_IDS.findIndex((id) => id === other),
    );

const packOf = (state: State, me: Faction): readonly ScreenItem[] =>
  PACK_STATES.flatMap((condition) =>
    itemsIn(state, me, condition).map((item) => ({ item, condition })),
  );

/** A card that somebody may choose, as they see it: of the hand, of the supporters, or in play. */
export const cardSeen = (state: State, seat: Seat | undefined, id: string): HandCard =>
  handCard(state, seat, cardNamed(state.facts, id));

function handCard(state: State, seat: Seat | undefined, card: Card): HandCard {
  const { id, name, suit, kind, item, vp, cost } = cardContent(state, card);
  return {
    id,
    title: titleOf(name),
    printed: name,
    suit,
    kind,
    item: item ?? undefined,
    points: vp,
    cost: cost ?? undefined,
    effect: effectOf(state, card),
    whyNotCrafted: seat === undefined ? undefined : ACTS.craft.refuses?.(state, { card: id }, seat),
  };
}

/** Copies and suits share a title: "Mouse-in-a-Sack" is called by mouseInASack. */
export const titleOf = (printed: string): string =>
  printed
    .replace(/['!]/g, '')
    .split(/[ -]/)
    .map(
      (word, at) =>
        (at === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1),
    )
    .join('');

function cardContent({ facts }: State, card: Card) {
  const content = facts.cards[card];
  if (content === undefined) throw new RangeError(`no card ${card}`);
  return content;
}

/** Law 6.5: three, and one more for each bird. Law 8.6.1: as many operations as officers. */
function leftOf(state: State, me: Faction): ScreenView['left'] {
  const { step, birds } = turnOf(state);
  if (me === MARQUISE && step === 'daylight') {
    return { n: actionsLeft(state), of: MARQUISE_ACTIONS + birds };
  }
  if (me !== ALLIANCE || step !== 'evening') return undefined;
  return { n: operationsLeft(state), of: cell(state, WARRIORS_ELSEWHERE + ALLIANCE) };
}

function offersOf(state: State, seat: Seat): readonly ActOffer[] {
  return (Object.keys(ACTS) as ScreenAct['what'][]).flatMap((what) =>
    withTapped(
      what,
      [...ACTS[what].offers(state, seat)].map((fields) => ({ ...fields })),
      handOf(state, factionOn(state.facts, seat)).map((card) => cardContent(state, card).id),
    ),
  );
}

/** Places are tapped, and cards where all of them are in the hand. */
function withTapped(
  what: ScreenAct['what'],
  offers: readonly ActOffer['fields'][],
  hand: readonly string[],
): readonly ActOffer[] {
  const tapped = Object.keys(offers[0] ?? {}).filter((name) =>
    offers.every((fields) => {
      const about = fieldRef(name, fields[name]);
      if (about?.kind === 'card') return hand.includes(about.id);
      return about?.kind === 'clearing' || about?.kind === 'forest';
    }),
  );
  return offers.map((fields) => ({ what, fields, tapped }));
}

/** Law 7.4.2: what the Eyrie has to do, by column; what is done of it in Daylight. */
function decreeOf(state: State, me: Faction): readonly DecreeColumn[] | undefined {
  if (me !== EYRIE) return undefined;
  const { decree } = screenOf(state);
  const { resolved, step } = turnOf(state);
  const isResolving = step === 'daylight' && onTurn(state) === me;
  const current = isResolving ? currentColumn(state) : undefined;
  const leftIn = (column: ColumnId): readonly Suit[] =>
    isResolving ? openCards(state, column).map((card) => suitInDecree(state, card)) : [];
  const isDoomed = hopesOf(state, leftIn, recruits(state));
  return COLUMN_IDS.map((column, index) => {
    const done = isResolving ? [...(resolved[index] ?? [])] : [];
    return {
      column,
      isCurrent: column === current,
      cards: (decree[index] ?? []).map((card) => {
        const at = done.indexOf(card);
        if (at >= 0) done.splice(at, 1);
        const content = card === VIZIER ? undefined : cardContent(state, card);
        const isDone = at >= 0;
        const fails = isResolving && !isDone && isDoomed(column, suitInDecree(state, card));
        return { id: content?.id ?? 'vizier', suit: content?.suit ?? 'bird', isDone, fails };
      }),
    };
  });
}

/** The laws behind an act of that faction. */
export const lawsBehind = (faction: string, what: ScreenAct['what']): readonly string[] =>
  lawsOf(factionNamed(faction), what);

export const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && 'least' in value;

/** What a field of an act is about, where its value does not tell. */
const KINDS: Readonly<Record<string, string>> = {
  card: 'card',
  spent: 'card',
  piece: 'piece',
  item: 'item',
  suit: 'suit',
  column: 'column',
  leader: 'leader',
  quest: 'quest',
  service: 'service',
};
const PLACES = ['from', 'to', 'at'];
const isFaction = (value: unknown): boolean => FACTION_IDS.some((id) => id === value);

/** What a value of that field stands for; undefined for a number, which is only counted. */
export function fieldRef(name: string, value: unknown): Ref | undefined {
  if (typeof value === 'string' && isFaction(value)) return ref('faction', value);
  if (PLACES.includes(name)) {
    const id = String(value);
    return ref(/^\d+$/.test(id) ? 'clearing' : 'forest', id);
  }
  const kind = KINDS[name];
  return kind === undefined || typeof value !== 'string' ? undefined : ref(kind, value);
}

import type { Column, Id } from '@empty-chair/kernel/ids';
import { get, idsUpTo } from '@empty-chair/kernel/ids';
import eventsJson from '../content/events.json' with { type: 'json' };
import type { Realm } from './content.ts';
import { NONE, realmOf } from './content.ts';

/** The Event cards by number and name, and the decks of the scenarios. What a card says is not public. */
export type EventCard = Id<'EventCard'>;

export const DNPR_SYMBOLS = ['dnprPink', 'dnprGreen', 'dnprBlue', 'dnprOrange'] as const;
export type DnprSymbol = (typeof DNPR_SYMBOLS)[number];
/** Along the lower edge of a card; what each is with Bots is in turn/event-symbols.ts. */
export type EventSymbol =
  | 'character'
  | 'unrestRebellion'
  | 'attrition'
  | 'pirates'
  | DnprSymbol
  | 'nativeUprising'
  | 'cardinalDies'
  | 'spreadOfReligion'
  | 'spreadOfRevolution'
  | 'powerStruggle'
  | 'lostAtSea'
  | 'disloyalVassals';

interface EventContent {
  readonly id: string;
  readonly name: string;
  /** A-Events make Characters mortal; those of a Realm are its own. */
  readonly type: 'A' | 'B' | 'realm';
  readonly age: number;
  /** The half of the Age's deck in which it must lie; an X goes into either. */
  readonly half: '1' | '2' | 'X';
  readonly realm?: string;
  readonly symbols: readonly EventSymbol[];
  readonly box: string;
}
interface Deck {
  readonly scenario: string;
  readonly variant: string;
  /** By Age: its halves, the first on top. One Age of one scenario has three piles. */
  readonly ages: Readonly<Partial<Record<string, readonly (readonly string[])[]>>>;
}

export const eventCards = eventsJson.events as Column<EventCard, EventContent>;
export const eventDecks: readonly Deck[] = eventsJson.decks;
export const ALL_EVENTS = idsUpTo<EventCard>(eventsJson.events.length);

const byId = new Map(ALL_EVENTS.map((card) => [get(eventCards, card).id, card]));
export const eventOfId = (id: string): EventCard | undefined => byId.get(id);

/** As it is typed: its number, or its name with `_` for its spaces. */
const wordOf = (name: string): string => name.toLowerCase().replaceAll(' ', '_');
export const eventOfWord = (word: string): EventCard | undefined =>
  byId.get(word) ?? ALL_EVENTS.find((card) => wordOf(get(eventCards, card).name) === wordOf(word));

/** Some names come again from Age to Age: that one is meant which is in play. */
export function inAge(card: EventCard, age: number): EventCard | undefined {
  const { name } = get(eventCards, card);
  return ALL_EVENTS.find(
    (one) => get(eventCards, one).age === age && get(eventCards, one).name === name,
  );
}

/** NONE for one that is no Realm's own. */
export const REALM_OF_EVENT: Column<EventCard, Realm> = ALL_EVENTS.map(
  (card) => realmOf(get(eventCards, card).realm ?? '') ?? NONE,
);

// ---- what lies on the table --------------------------------------------------------------

/** An Age has four Rounds, and each half of its deck lasts two of them. */
const ROUNDS_PER_HALF = 2;

/** Where and when an Event is taken. */
export interface EventTime {
  readonly scenario: string;
  readonly variant: string;
  readonly age: number;
  readonly round: number;
  /** Where the scenario says how many Events are laid out in a Round. */
  readonly perRound?: number | undefined;
}

/** The cards of the halves from which the Events of this Round are drawn; none where there is no deck. */
export function eventsOfRound(time: EventTime): readonly EventCard[] {
  const piles =
    eventDecks.find(
      ({ scenario, variant }) => scenario === time.scenario && variant === time.variant,
    )?.ages[String(time.age)] ?? [];
  const perRound = time.perRound ?? Math.ceil((piles[0]?.length ?? 0) / ROUNDS_PER_HALF);
  const from = (time.round - 1) * perRound;
  const to = from + perRound;
  let start = 0;
  return piles.flatMap((pile) => {
    const end = start + pile.length;
    const isDrawn = start < to && from < end;
    start = end;
    return isDrawn ? pile.flatMap((id) => eventOfId(id) ?? []) : [];
  });
}

import type { FieldSet, Given, Range } from '@empty-chair/kernel/fields';
import { within } from '@empty-chair/kernel/table';
import type { Offer, Verb } from '@empty-chair/kernel/verbs';
import type { Message, Ref, RuleId, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { cardRef } from '../chance.ts';
import { decks } from '../content.ts';
import { cardNamed, factionOn } from '../facts.ts';
import type { Card, Faction } from '../pieces.ts';
import type { RootTable, Scene } from '../scene.ts';
import type { State } from '../state.ts';
import { no, wordLike } from '../verbs/verb.ts';
import { factionRef, m } from '../words.ts';
import { handOf, inTurn, turnOf } from './play.ts';

/** Something that the law lets a person do on the screen. */
interface Lawful<Fields extends FieldSet> {
  readonly law: RuleId;
  /** Whose it is: of a faction, or of who has a card in play; everybody's where nothing is said. */
  readonly who?: (me: Faction, state: State) => boolean;
  /** It comes at the start of its step (law 1.4.1), before everything else and beside others of its kind. */
  readonly isAtStart?: boolean;
  readonly fields: Fields;
  /** Why it is not the moment, whatever is chosen. */
  whyNotNow(state: State, me: Faction): Message | undefined;
  /** What could be chosen; `refuses` has the last word, of a range for its least. */
  choices(state: State, me: Faction): Iterable<Offer<Given<Fields>>>;
  /** Nothing of what can be chosen is refused: it need not be looked at twice. */
  readonly areLawful?: boolean;
  refuses?(state: State, given: Given<Fields>, me: Faction): Message | undefined;
  /** Why nothing can be chosen for it, where no one reason holds of all choices. */
  readonly nothing?: Parameters<typeof no>[0];
  apply(table: RootTable, given: Given<Fields>, me: Faction): void;
  said(given: Given<Fields>, faction: Ref, state: State): Message;
}

export interface Act<Fields extends FieldSet> extends Verb<State, Fields> {
  readonly law: RuleId;
  readonly isAtStart: boolean;
  readonly who: (me: Faction, state: State) => boolean;
  offers(state: State, seat: Seat): Iterable<Offer<Given<Fields>>>;
  whyNotNow(state: State, me: Faction): Message | undefined;
  /** Why nothing can be chosen for it, at its moment; undefined where something can. */
  whyNothing(state: State, me: Faction): Message | undefined;
}

/** A verb that offers only what the law allows. */
export function act<Fields extends FieldSet>(lawful: Lawful<Fields>): Act<Fields> {
  const { law, fields, who = () => true, isAtStart = false, areLawful = false } = lawful;
  const whyNotNow = (state: State, me: Faction): Message | undefined => {
    if (!who(me, state)) return no('no.notYourVerb');
    return lawful.whyNotNow(state, me) ?? (isAtStart ? whyTooLate(state) : undefined);
  };
  return {
    law,
    isAtStart,
    who,
    fields,
    whyNotNow,
    whyNothing: (state, me) => {
      const reasons: string[] = [];
      let why: Message | undefined;
      for (const offer of lawful.choices(state, me)) {
        why = lawful.refuses?.(state, leastOf<Fields>(offer), me);
        if (why === undefined) return undefined;
        reasons.push(JSON.stringify(why));
      }
      // What holds of one place only would mislead.
      return new Set(reasons).size === 1 ? why : no(lawful.nothing ?? 'no.nowhere');
    },
    *offers(state, seat) {
      const me = factionOn(state.facts, seat);
      if (whyNotNow(state, me) !== undefined) return;
      for (const offer of lawful.choices(state, me)) {
        if (areLawful || lawful.refuses?.(state, leastOf<Fields>(offer), me) === undefined) {
          yield offer;
        }
      }
    },
    refuses: (state, given, seat) => {
      const me = factionOn(state.facts, seat);
      return whyNotNow(state, me) ?? lawful.refuses?.(state, given, me);
    },
    apply: (table, given, seat) => {
      const state = table.scene;
      const { step } = turnOf(state);
      lawful.apply(within<Scene>(table, { state }), given, factionOn(state.facts, seat));
      // What comes at the start of a step is over when something was done in it (law 1.4.1).
      if (!isAtStart && turnOf(state).step === step) inTurn(state, { begun: true });
    },
    said: (state, given, seat) =>
      lawful.said(given, factionRef(factionOn(state.facts, seat)), state),
  };
}

/** Among several of its start whoever is on turn says which comes first (law.1.1.3). */
const whyTooLate = (state: State): Message | undefined =>
  turnOf(state).begun ? no('no.atStart') : undefined;

/** The offer with the least of each range; most have none. */
function leastOf<Fields extends FieldSet>(offer: Offer<Given<Fields>>): Given<Fields> {
  let least: Record<string, unknown> | undefined;
  for (const name of Object.keys(offer)) {
    const value: unknown = offer[name as keyof typeof offer];
    if (!isRange(value)) continue;
    least ??= { ...offer };
    least[name] = value.least;
  }
  return (least ?? offer) as Given<Fields>;
}

const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && 'least' in value;

// ---- fields -------------------------------------------------------------------------

/** A card by its id. */
export const card = wordLike(Object.values(decks).flatMap((deck) => deck.map(({ id }) => id)));

export const cardIdOf = ({ facts }: State, one: Card): string => facts.cards[one]?.id ?? '';

/** What was done with one card. */
export const saidCard =
  (id: Parameters<typeof m>[0]) =>
  (given: { readonly card: string }, faction: Ref, state: State): Message =>
    message(m(id), { faction, card: cardRef(state)(cardNamed(state.facts, given.card)) });

/** Why it is not in the hand, as what lies in play is not (law.2.1.4). */
export const whyNotInHand = (state: State, me: Faction, id: string): Message | undefined =>
  handOf(state, me).includes(cardNamed(state.facts, id)) ? undefined : no('no.notInHand');

import type { Field, FieldSet, Given } from '@empty-chair/kernel/fields';
import { count, word } from '@empty-chair/kernel/fields';
import * as json from '@empty-chair/kernel/json';
import { within } from '@empty-chair/kernel/table';
import type { InputOf, Offer, Verb } from '@empty-chair/kernel/verbs';
import type { Message, Params, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { factionOn } from '../facts.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { CLEARINGS, clearingNumbered, FACTION_IDS, KIND_IDS } from '../pieces.ts';
import { isHeldFast } from '../plots.ts';
import type { RootTable, Scene } from '../scene.ts';
import type { State } from '../state.ts';
import { clearingRef, factionRef, m } from '../words.ts';

/** What a human can say, of the faction that says it. */
interface HumanVerb<Fields extends FieldSet> {
  readonly fields: Fields;
  refuses?(state: State, given: Given<Fields>, me: Faction): Message | undefined;
  apply(table: RootTable, given: Given<Fields>, me: Faction): void;
  said(given: Given<Fields>, faction: Ref, state: State): Message;
}

export function verb<Fields extends FieldSet>(human: HumanVerb<Fields>): Verb<State, Fields> {
  return {
    fields: human.fields,
    refuses: (state, given, seat) => human.refuses?.(state, given, factionOn(state.facts, seat)),
    apply: (table, given, seat) =>
      human.apply(
        within<Scene>(table, { state: table.scene }),
        given,
        factionOn(table.scene.facts, seat),
      ),
    said: (state, given, seat) =>
      human.said(given, factionRef(factionOn(state.facts, seat)), state),
  };
}

/** What may be said now with some of the verbs: `Offers<{ place: typeof place }>`. */
export type Offers<Verbs> = Generator<Offer<InputOf<Verbs>>, void, void>;

/** Why something cannot be. */
export const no = (id: Parameters<typeof m>[0], params?: Params): Message => message(m(id), params);

/** 11.7.2: where a Snare lies, a human's piece is neither placed nor moved away. */
export const whyHeldFast = (state: State, me: Faction, at: Clearing): Message | undefined =>
  isHeldFast(state, me, at) ? no('no.snare', { at: clearingRef(at) }) : undefined;

/** What was done in one clearing. */
export const saidAt =
  (id: Parameters<typeof m>[0]) =>
  ({ at }: { readonly at: number }, faction: Ref): Message =>
    message(m(id), { faction, at: clearingRef(clearingNumbered(at)) });

// ---- fields -------------------------------------------------------------------------

export const n = count(0, 99);
/** A clearing by the number on the map, one more than its index in the rules. */
export const clearing = count(1, CLEARINGS);
export const faction = word(FACTION_IDS);

const PIECE_IDS = ['warrior', ...KIND_IDS] as const;
export type PieceId = (typeof PIECE_IDS)[number];
export const piece = word(PIECE_IDS);

/** A word that hangs on the map or the deck: what there is, only the game at the table knows. */
export const wordLike = (examples: readonly string[]): Field<string> => ({
  among: examples,
  read: (typed, what) => typed.next(what),
  print: (value) => value,
  decode: json.text,
});

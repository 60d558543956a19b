import { within } from '@empty-chair/kernel/table';
import type { FactOf } from '@empty-chair/kernel/verbs';
import { aboutFacts } from '@empty-chair/kernel/verbs';
import type { Subject } from './fact.ts';
import { realm } from './fields.ts';
import { MAP_FACTS } from './map-facts.ts';
import { MAT_FACTS } from './mat-facts.ts';
import { whyNoPlayer } from './players.ts';
import { TIE_FACTS } from './tie-facts.ts';
import { verb } from './verb.ts';

const FACTS = { ...MAT_FACTS, ...MAP_FACTS, ...TIE_FACTS };
export type Fact = FactOf<typeof FACTS>;
const about = aboutFacts<Subject, typeof FACTS>(FACTS);

/** The table is right. One fact is set; the invariants refuse what cannot be. */
export const correct = verb({
  fields: { realm, ...about.fields },
  refuses: (state, given, seat) =>
    whyNoPlayer(state, given.realm) ?? about.refuses?.({ state, of: given.realm }, given, seat),
  apply: (table, given, seat) =>
    about.apply(within(table, { state: table.scene, of: given.realm }), given, seat),
  said: (state, given, seat) => about.said({ state, of: given.realm }, given, seat),
});

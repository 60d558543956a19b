/** What a human can say, for whoever draws the buttons: drawings know places and realms by their ids. */
import type { Field } from '@empty-chair/kernel/fields';
import { realms } from './content.ts';
import { REALM_OF_EVENT } from './events.ts';
import { EVENT } from './kinds.ts';
import type { State } from './state.ts';
import { eventsOnDisplay } from './turn/event-display.ts';
import { EVENT_WORDS } from './turn/event-parts.ts';
import { possibleVassals } from './turn/named-effects.ts';
import { pirates, rebels } from './verbs/areas.ts';
import { effect } from './verbs/effect.ts';
import { emperor } from './verbs/empire.ts';
import {
  area,
  areaOrNobody,
  areaOrWord,
  node,
  nodeOrNobody,
  occupier,
  province,
  realm,
  realmOrNobody,
  religion,
  zone,
} from './verbs/fields.ts';
import { MAP_FACTS } from './verbs/map-facts.ts';
import { MAT_FACTS } from './verbs/mat-facts.ts';
import { milestone } from './verbs/progress.ts';
import { leave } from './verbs/seats.ts';

export type { Fact } from './verbs/correct.ts';
export { NOBODY } from './verbs/fields.ts';
export type { Input } from './verbs/verbs.ts';

const by =
  <T>({ decode }: Field<T>) =>
  (id: string): T =>
    decode(id, id);
export const withId = {
  province: by(province),
  area: by(area),
  areaOrNobody: by(areaOrNobody),
  armyAt: by(areaOrWord),
  zone: by(zone),
  node: by(node),
  nodeOrNobody: by(nodeOrNobody),
  realm: by(realm),
  realmOrNobody: by(realmOrNobody),
  occupier: by(occupier),
  religion: by(religion),
  effect: by(effect.fields.effect),
  level: by(leave.fields.level),
  milestone: by(milestone.fields.type),
  ideaType: by(MAT_FACTS.ideas.fields.type),
} as const;

const most = ({ among }: Field<number>): number =>
  'most' in among ? among.most : Number.POSITIVE_INFINITY;
/** The highest number that can be said, whatever the position. */
export const mostOf = {
  rebels: most(rebels.fields.n),
  pirates: most(pirates.fields.n),
  authority: most(emperor.fields.authority),
  influence: most(MAP_FACTS.influence.fields.n),
  units: most(MAP_FACTS.units.fields.n),
  manpower: most(MAT_FACTS.manpower.fields.n),
  focus: most(MAT_FACTS.focus.fields.n),
  ideas: most(MAT_FACTS.ideas.fields.n),
  available: most(MAT_FACTS.available.fields.n),
  spent: most(MAT_FACTS.spent.fields.n),
  reserve: most(MAT_FACTS.reserve.fields.n),
  army: most(MAT_FACTS.army.fields.n),
  laidDown: most(MAT_FACTS.laidDown.fields.n),
  prestige: most(MAT_FACTS.prestige.fields.n),
  colonists: most(MAT_FACTS.colonists.fields.n),
} as const;

/** Of the Event cards that can lie there, those of the Realm on turn. */
export const ownEventsIn = (state: State): readonly string[] => {
  const realm = state.players[state.seat]?.realm;
  return eventsOnDisplay(state)
    .filter((card) => REALM_OF_EVENT[card] === realm)
    .flatMap((card) => EVENT.id(card) ?? []);
};

/** An Event in one line: its words with what each takes, and whom a bot may gain as a Vassal. */
export const eventWords = EVENT_WORDS;
export const vassalsIn = (state: State): readonly string[] =>
  possibleVassals(state).flatMap((one) => realms[one]?.id ?? []);

import { Refused } from '@empty-chair/kernel/errors';
import type { ChoiceOf, FieldSet } from '@empty-chair/kernel/fields';
import { choice, count, several, word } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { RELIGIONS } from '../numbers.ts';
import type { State } from '../state.ts';
import { realm, religion } from '../verbs/fields.ts';
import { m, realmRef } from '../words.ts';
import { AMOUNTS } from './effects.ts';
import { possibleVassals } from './named-effects.ts';

/**
 * EU-22.4: an Event in one line, as a person types it: `own; onCard 10; stability -1; prestige 2`. Its card
 * is not public, so the human reads it; what the bot makes of it is for the app.
 */
const MOST_ON_CARD = 60;

const amount = (effect: keyof typeof AMOUNTS) => {
  const [least, most] = AMOUNTS[effect] ?? [0, 0];
  return { n: count(least, most) };
};

const FORMS = {
  nothing: {},
  /** The Event of its own Realm; else that of the die. */
  own: {},
  option: { which: word(['a', 'b']) },
  onCard: { n: count(0, MOST_ON_CARD) },
  monarchPower: amount('monarchPower'),
  ducats: amount('ducats'),
  stability: amount('stability'),
  prestige: amount('prestige'),
  unrest: amount('unrest'),
  botPower: amount('botPower'),
  exhaust: amount('exhaust'),
  gainAlliance: {},
  loseAlliance: {},
  gainMarriage: {},
  loseMarriage: {},
  recruit: {},
  tradeAction: {},
  gainVassal: { realm },
  stateReligion: { religion },
  war: {},
  declareWar: {},
  military: {},
  /** EU-10.4: some other token has to go. */
  remove: {},
  // EU-24: only the symbols that are different with bots.
  mortality: {},
  pirates: {},
  lostAtSea: {},
  cardinal: {},
  natives: {},
  dnpr: {},
  spread: {},
};
export type EventPart = ChoiceOf<'what', typeof FORMS>;

/** The words of an Event, each with what follows it. */
export const EVENT_WORDS = (Object.keys(FORMS) as EventPart['what'][]).map((what) => {
  const fields: FieldSet = FORMS[what];
  const among = fields['n']?.among;
  return {
    what,
    takes: Object.keys(fields)[0],
    range: among !== undefined && 'least' in among ? among : undefined,
  };
});

const line = several(choice('what', FORMS));
export const printEvent = line.print;

export function readEvent(state: State, typed: string): readonly EventPart[] {
  const parts = line.read(typed, 'event');
  for (const part of parts) {
    if (part.what === 'gainVassal' && !possibleVassals(state).includes(part.realm)) {
      throw new Refused(message(m('no.vassal'), { realm: realmRef(part.realm) }));
    }
  }
  return parts;
}

/** One of each kind for whoever looks for the words, more and less where there is an amount. */
export function eventParts(state: State): readonly EventPart[] {
  return EVENT_WORDS.flatMap(({ what }) => examplesOf(state, what));
}

const TEN_DUCATS = 10;
function examplesOf(state: State, what: EventPart['what']): readonly EventPart[] {
  switch (what) {
    case 'option':
      return [
        { what, which: 'a' },
        { what, which: 'b' },
      ];
    case 'onCard':
      return [{ what, n: TEN_DUCATS }];
    case 'ducats':
      return [-TEN_DUCATS, TEN_DUCATS].map((n) => ({ what, n }));
    case 'exhaust':
      return [{ what, n: 1 }];
    case 'monarchPower':
    case 'stability':
    case 'prestige':
    case 'unrest':
    case 'botPower':
      return [-1, 1, 2].map((n) => ({ what, n }));
    case 'gainVassal':
      return possibleVassals(state)
        .slice(0, 1)
        .map((one) => ({ what, realm: one }));
    case 'stateReligion':
      return [...RELIGIONS.keys()].map((one) => ({ what, religion: one }));
    default:
      return [{ what }];
  }
}

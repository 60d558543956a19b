import type { ChoiceOf, FieldSet } from '@empty-chair/kernel/fields';
import { choice, count, several, word } from '@empty-chair/kernel/fields';
import { eventCard, realm, religion } from '../verbs/fields.ts';
import { AMOUNTS } from './effect-kinds.ts';

/**
 * EU-22.4: an Event in one line, as a person types it: `card 103-1; onCard 10; stability -1; prestige 2`.
 * What a card says is not public, so the human reads it; what the bot makes of it is for the app.
 */
const MOST_ON_CARD = 60;

const amount = (effect: keyof typeof AMOUNTS) => {
  const [least, most] = AMOUNTS[effect] ?? [0, 0];
  return { n: count(least, most) };
};

const FORMS = {
  nothing: {},
  /** Which one it is: so its symbols are known, and whether it is the bot's own. */
  card: { card: eventCard },
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
  // Of a card without its name, and of a color that was not said.
  dnpr: {},
  dnprPink: {},
  dnprGreen: {},
  dnprBlue: {},
  dnprOrange: {},
  spread: {},
  revolution: {},
  rebelDice: {},
  attrition: {},
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

/** Reads and prints the whole of it. */
export const eventLine = several(choice('what', FORMS));

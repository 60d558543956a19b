import { Refused } from '@empty-chair/kernel/errors';
import { message } from '@empty-chair/kernel/words';
import { REALMS_BY_NAME } from '../content.ts';
import type { EventCard } from '../events.ts';
import { eventOfWord, inAge } from '../events.ts';
import { RELIGIONS } from '../numbers.ts';
import type { Player, State } from '../state.ts';
import { eventRef, m, realmRef } from '../words.ts';
import { eventsToTake } from './event-display.ts';
import type { EventPart } from './event-parts.ts';
import { EVENT_WORDS, eventLine } from './event-parts.ts';
import { isPossibleVassal } from './named-effects.ts';

export const printEvent = eventLine.print;

/** A card alone is said by its number or name. */
const withWord = (typed: string): string =>
  eventOfWord(typed.trim()) === undefined ? typed : `card ${typed}`;

export function readEvent(state: State, typed: string): readonly EventPart[] {
  return eventLine.read(withWord(typed), 'event').map((part) => {
    if (part.what === 'gainVassal' && !isPossibleVassal(state, part.realm)) {
      throw new Refused(message(m('no.vassal'), { realm: realmRef(part.realm) }));
    }
    return part.what === 'card' ? { ...part, card: ofThisAge(state, part.card) } : part;
  });
}

/** Whatever lies in the deck: a table may have exchanged cards, but not those of another Age. */
function ofThisAge({ age }: State, card: EventCard): EventCard {
  const found = inAge(card, age);
  if (found !== undefined) return found;
  throw new Refused(message(m('no.eventOfAge'), { event: eventRef(card), age }));
}

/** The cards that can lie there; then one of each word, more and less where there is an amount. */
export function eventParts(state: State, me: Player): readonly EventPart[] {
  const cards = eventsToTake(state, me.realm).map((card) => ({ what: 'card' as const, card }));
  return [...cards, ...wordsOf(state)];
}

function wordsOf(state: State): readonly EventPart[] {
  const vassal = REALMS_BY_NAME.find((realm) => isPossibleVassal(state, realm));
  return EXAMPLES.flatMap(({ what, parts }) => {
    if (what !== 'gainVassal') return parts;
    return vassal === undefined ? [] : [{ what, realm: vassal }];
  });
}

const TEN_DUCATS = 10;
const EXAMPLES = EVENT_WORDS.map(({ what }) => ({ what, parts: examplesOf(what) }));

/** None of a card or of a Vassal: which they can be is seen on the map and in the deck. */
function examplesOf(what: EventPart['what']): readonly EventPart[] {
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
    // Of a DNPR the color is offered.
    case 'dnpr':
    case 'card':
    case 'gainVassal':
      return [];
    case 'stateReligion':
      return [...RELIGIONS.keys()].map((one) => ({ what, religion: one }));
    default:
      return [{ what }];
  }
}

import { Refused } from '@empty-chair/kernel/errors';
import { message } from '@empty-chair/kernel/words';
import { RELIGIONS } from '../numbers.ts';
import type { State } from '../state.ts';
import { m, realmRef } from '../words.ts';
import type { EventPart } from './event-parts.ts';
import { EVENT_WORDS, eventLine } from './event-parts.ts';
import { possibleVassals } from './named-effects.ts';

export const printEvent = eventLine.print;

export function readEvent(state: State, typed: string): readonly EventPart[] {
  const parts = eventLine.read(typed, 'event');
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

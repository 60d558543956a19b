import { Refused } from '@empty-chair/kernel/errors';
import { message } from '@empty-chair/kernel/words';
import { REALMS_BY_NAME } from '../content.ts';
import { RELIGIONS } from '../numbers.ts';
import type { State } from '../state.ts';
import { m, realmRef } from '../words.ts';
import type { EventPart } from './event-parts.ts';
import { EVENT_WORDS, eventLine } from './event-parts.ts';
import { isPossibleVassal } from './named-effects.ts';

export const printEvent = eventLine.print;

export function readEvent(state: State, typed: string): readonly EventPart[] {
  const parts = eventLine.read(typed, 'event');
  for (const part of parts) {
    if (part.what === 'gainVassal' && !isPossibleVassal(state, part.realm)) {
      throw new Refused(message(m('no.vassal'), { realm: realmRef(part.realm) }));
    }
  }
  return parts;
}

/** One of each kind for whoever looks for the words, more and less where there is an amount. */
export function eventParts(state: State): readonly EventPart[] {
  const vassal = REALMS_BY_NAME.find((realm) => isPossibleVassal(state, realm));
  return EXAMPLES.flatMap(({ what, parts }) => {
    if (what !== 'gainVassal') return parts;
    return vassal === undefined ? [] : [{ what, realm: vassal }];
  });
}

const TEN_DUCATS = 10;
const EXAMPLES = EVENT_WORDS.map(({ what }) => ({ what, parts: examplesOf(what) }));

/** None of a Vassal: which Realm can be one is seen on the map. */
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
    case 'gainVassal':
      return [];
    case 'stateReligion':
      return [...RELIGIONS.keys()].map((one) => ({ what, religion: one }));
    default:
      return [{ what }];
  }
}

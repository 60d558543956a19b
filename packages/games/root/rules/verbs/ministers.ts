import { word } from '@empty-chair/kernel/fields';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import {
  canSway,
  crownsLeft,
  lordsPoints,
  pointsOfRank,
  rankId,
  rankOf,
  swayMinister,
} from '../humans/duchy.ts';
import type { Faction } from '../pieces.ts';
import { DUCHY, EVERY_MINISTER, MINISTER_IDS, ministerId, ministerNamed } from '../pieces.ts';
import { score } from '../points.ts';
import type { State } from '../state.ts';
import { hasCrown } from '../state.ts';
import { m, ministerRef, ref, rule } from '../words.ts';
import type { Offers } from './verb.ts';
import { no, verb } from './verb.ts';

/** What a human Duchy says of its ministers. Who else acts in Parliament moves, fights and builds as always. */

/** Law 12.5.3: a crown of the rank, and the points under it. The cards that are revealed nobody counts. */
export const sway = verb({
  fields: { minister: word(MINISTER_IDS) },
  refuses: (state, given, me): Message | undefined => {
    const minister = ministerNamed(given.minister);
    if (me !== DUCHY) return no('no.notYourVerb');
    if (hasCrown(state, minister)) return no('no.swayed', { minister: ministerRef(minister) });
    return crownsLeft(state, rankOf(minister)) === 0
      ? no('no.crowns', { rank: ref('rank', rankId(minister)) })
      : undefined;
  },
  apply: (table, given, me) => {
    const minister = ministerNamed(given.minister);
    const by = rule('law.sway');
    swayMinister(table, minister, by);
    score(table, me, pointsOfRank(rankOf(minister)), 'ministers', by);
  },
  said: (given, faction) =>
    message(m('did.sway'), { faction, minister: ministerRef(ministerNamed(given.minister)) }),
});

/** Law 12.5.2: what all lords score, in one breath. */
export const parliament = verb({
  fields: {},
  refuses: (state, _, me) => {
    if (me !== DUCHY) return no('no.notYourVerb');
    return lordsPoints(state) === 0 ? no('no.lords') : undefined;
  },
  apply: (table, _, me) =>
    score(table, me, lordsPoints(table.scene.state), 'ministers', rule('law.parliament')),
  said: (_, faction) => message(m('did.parliament'), { faction }),
});

export function* ministerActions(
  state: State,
  me: Faction,
): Offers<{ sway: typeof sway; parliament: typeof parliament }> {
  if (me !== DUCHY) return;
  for (const minister of EVERY_MINISTER) {
    if (canSway(state, minister)) yield { kind: 'sway', minister: ministerId(minister) };
  }
  if (lordsPoints(state) > 0) yield { kind: 'parliament' };
}

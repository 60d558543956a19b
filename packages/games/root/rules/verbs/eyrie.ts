import { count, word } from '@empty-chair/kernel/fields';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { roostPoints, roosts as roostsOn } from '../humans/eyrie.ts';
import { COLUMN_IDS, LEADER_IDS } from '../leaders.ts';
import type { Faction } from '../pieces.ts';
import { EYRIE, SUIT_IDS } from '../pieces.ts';
import { score } from '../points.ts';
import { m, ref, rule } from '../words.ts';
import { no, verb } from './verb.ts';

/**
 * What only a human Eyrie says (law 7). The Decree stays in the record: no bot asks for it, so it is
 * not part of the position.
 */

const whyNotBirds = (me: Faction): Message | undefined =>
  me === EYRIE ? undefined : no('no.notYourVerb');

/** Law 7.3, 7.7: a leader comes to power, and the Decree begins with two Loyal Viziers. */
export const leader = verb({
  fields: { leader: word(LEADER_IDS) },
  refuses: (_, __, me) => whyNotBirds(me),
  apply: () => undefined,
  said: (given, faction) =>
    message(m('did.leader'), { faction, leader: ref('leader', given.leader) }),
});

/** Law 7.4.2: a card joins the Decree. */
export const decree = verb({
  fields: { column: word(COLUMN_IDS), suit: word(SUIT_IDS) },
  refuses: (_, __, me) => whyNotBirds(me),
  apply: () => undefined,
  said: (given, faction) =>
    message(m('did.decree'), {
      faction,
      column: ref('column', given.column),
      suit: ref('suit', given.suit),
    }),
});

/** Law 7.7: points for the birds of the Decree are lost, and another leader begins a new one. */
export const turmoil = verb({
  fields: { birds: count(0, 20), leader: word(LEADER_IDS) },
  refuses: (_, __, me) => whyNotBirds(me),
  apply: (table, given, me) => {
    score(table, me, -given.birds, 'turmoil', rule('law.turmoil'));
    table.emit?.(rule('law.turmoil'), m('do.purge'));
    table.emit?.(rule('law.turmoil'), m('do.depose'), { leader: ref('leader', given.leader) });
  },
  said: (given, faction) =>
    message(m('did.turmoil'), { faction, leader: ref('leader', given.leader) }),
});

/** Law 7.6: the points of the roosts. */
export const roosts = verb({
  fields: {},
  refuses: (_, __, me) => whyNotBirds(me),
  apply: (table, _, me) =>
    score(table, me, roostPoints(table.scene.state), 'roosts', rule('law.roosts')),
  said: (_, faction, state) => message(m('did.roosts'), { faction, n: roostsOn(state) }),
});

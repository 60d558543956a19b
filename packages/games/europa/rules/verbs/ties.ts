import type { Message, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { areAllied, hasProvinces, isPlayerRealm, playerOf, playerOfRealm } from '../board.ts';
import type { Realm } from '../content.ts';
import { ALL_REALMS } from '../content.ts';
import { LIMITS } from '../numbers.ts';
import type { Player, State } from '../state.ts';
import { m, realmRef } from '../words.ts';
import { isGone, realm } from './fields.ts';
import { setIn } from './players.ts';
import { isActing, selfRef, unless, verb } from './verb.ts';

/** At peace with the human, and nothing between them. */
export const isUntied = (state: State, me: Player, other: Realm): boolean =>
  other !== me.realm &&
  hasProvinces(state, other) &&
  !me.wars.includes(other) &&
  !me.truces.includes(other) &&
  !areAllied(state, me, other);

const whyOneself = (state: State, other: Realm, seat: Seat): Message | undefined =>
  unless(other !== playerOf(state, seat).realm, message(m('no.self')));

export const ally = verb({
  fields: { realm, isGone },
  *offers(state, seat) {
    const me = playerOf(state, seat);
    if (!isActing(state, seat) || me.allies.length >= LIMITS.alliances) return;
    for (const other of ALL_REALMS) {
      if (isUntied(state, me, other) && !isPlayerRealm(state, other)) {
        yield { realm: other, isGone: false };
      }
    }
  },
  refuses: (state, given, seat) => whyOneself(state, given.realm, seat),
  apply: ({ scene }, given, seat) => {
    const me = playerOf(scene, seat);
    setIn(me, 'allies', given.realm, !given.isGone);
    const other = playerOfRealm(scene, given.realm);
    if (given.isGone && other !== undefined) setIn(other, 'allies', me.realm, false);
  },
  said: (state, given, seat) =>
    message(given.isGone ? m('fix.unally') : m('fix.ally'), {
      who: selfRef(state, seat),
      what: realmRef(given.realm),
    }),
});

export const marry = verb({
  fields: { realm, isGone },
  refuses: (state, given, seat) => whyOneself(state, given.realm, seat),
  apply: ({ scene }, given, seat) =>
    setIn(playerOf(scene, seat), 'marriages', given.realm, !given.isGone),
  said: (state, given, seat) =>
    message(given.isGone ? m('fix.unmarry') : m('fix.marriage'), {
      who: selfRef(state, seat),
      what: realmRef(given.realm),
    }),
});

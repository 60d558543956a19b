import { count, flag } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { isPlayerRealm } from '../board.ts';
import { NONE } from '../content.ts';
import { overlordMessage } from '../diff.ts';
import { LIMITS } from '../numbers.ts';
import { m, realmRef } from '../words.ts';
import { realm, realmOrNobody } from './fields.ts';
import { unless, verb } from './verb.ts';

export const emperor = verb({
  fields: { realm: realmOrNobody, authority: count(0, LIMITS.imperialAuthority) },
  apply: ({ scene }, given) => {
    scene.emperor = given.realm;
    scene.authority = given.authority;
    if (given.realm === NONE) scene.imperialInfluence = [];
  },
  said: (_, given) =>
    given.realm === NONE
      ? message(m('fix.noEmperor'))
      : message(m('fix.emperor'), { who: realmRef(given.realm), n: given.authority }),
});

export const curia = verb({
  fields: { realm: realmOrNobody, isUncontested: flag('uncontested') },
  apply: ({ scene }, given) => {
    scene.controller = given.realm;
    scene.isUncontested = given.isUncontested;
  },
  said: (_, given) =>
    given.realm === NONE
      ? message(m('fix.noController'))
      : message(m('fix.controller'), { who: realmRef(given.realm) }),
});

export const overlord = verb({
  fields: { realm, over: realmOrNobody },
  refuses: (state, given) =>
    unless(
      !isPlayerRealm(state, given.realm) && given.realm !== given.over,
      message(m('no.vassal'), { realm: realmRef(given.realm) }),
    ),
  apply: ({ scene }, given) => {
    scene.overlord[given.realm] = given.over;
  },
  said: (_, given) => overlordMessage(given.realm, given.over),
});

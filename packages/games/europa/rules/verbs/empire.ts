import { count, flag, yesNo } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { isCatholic, isPlayerRealm, playerOf, playerOfRealm } from '../board.ts';
import type { Realm } from '../content.ts';
import { NONE } from '../content.ts';
import { empireMessage, overlordMessage } from '../diff.ts';
import { LIMITS } from '../numbers.ts';
import { setCardinals, withoutCardinal } from '../papal-control.ts';
import type { State } from '../state.ts';
import { areaRef, m, realmRef } from '../words.ts';
import { area, isGone, realm, realmOrNobody } from './fields.ts';
import { isActing, unless, verb } from './verb.ts';

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

/** Main rules 18.6: whether an Area inside the printed border carries no Not HRE token. */
export const inEmpire = verb({
  fields: { area, isInside: yesNo },
  refuses: ({ map }, given) =>
    unless(
      map.facts.isHre[given.area] === true,
      message(m('no.hreArea'), { area: areaRef(given.area) }),
    ),
  apply: ({ scene }, { area: at, isInside }) => {
    const others = scene.leftEmpire.filter((one) => one !== at);
    scene.leftEmpire = isInside ? others : [...others, at];
  },
  said: (_, given) => empireMessage(given.area, given.isInside),
});

export const curia = verb({
  fields: { realm: realmOrNobody, isUncontested: flag('uncontested') },
  apply: ({ scene }, given) => {
    scene.controller = given.realm;
    scene.isUncontested = given.isUncontested;
  },
  said: (_, given) =>
    given.realm === NONE
      ? message(m('fix.countController'))
      : message(m('fix.controller'), { who: realmRef(given.realm) }),
});

const hasCardinal = ({ curia: slots }: State, one: Realm): boolean => slots.includes(one);

/** A Cardinal of a Catholic Player Realm comes into the first slot, or the last one of it goes. */
export const cardinal = verb({
  fields: { realm, isGone },
  *offers(state, seat) {
    const me = playerOf(state, seat);
    if (isActing(state, seat) && isCatholic(me)) yield { realm: me.realm, isGone: false };
  },
  refuses: (state, given) => {
    const player = playerOfRealm(state, given.realm);
    const who = { who: realmRef(given.realm) };
    if (given.isGone)
      return unless(hasCardinal(state, given.realm), message(m('no.cardinal'), who));
    return unless(player !== undefined && isCatholic(player), message(m('no.catholic'), who));
  },
  apply: ({ scene }, given) =>
    setCardinals(
      scene,
      given.isGone ? withoutCardinal(scene.curia, given.realm) : [given.realm, ...scene.curia],
    ),
  said: (_, given) =>
    message(given.isGone ? m('did.noCardinal') : m('did.cardinal'), { who: realmRef(given.realm) }),
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

import type { Message, Seat } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import type { Realm } from '../content.ts';
import { NONE } from '../content.ts';
import { occupierMessage, overlordMessage } from '../table/diff.ts';
import { playerOf } from '../table/reading.ts';
import type { State } from '../table/state.ts';
import type { EffectId } from '../turn/effects.ts';
import { AMOUNTS } from '../turn/effects.ts';
import {
  areaRef,
  m,
  nodeRef,
  provinceRef,
  realmRef,
  ref,
  religionRef,
  seaZoneRef,
} from '../words.ts';
import { factMessage } from './fact-message.ts';
import type { Input } from './input-types.ts';

/** A human's input as a line of the log, said of the position before it. */
export function inputMessage(state: State, seat: Seat, input: Input): Message {
  const who = realmRef(playerOf(state, seat).realm);
  switch (input.kind) {
    case 'own':
      return input.realm === NONE
        ? message(m('fix.vacant'), { province: provinceRef(input.province) })
        : message(m('fix.owner'), {
            province: provinceRef(input.province),
            who: realmRef(input.realm),
          });
    case 'occupy':
      return occupierMessage(input.province, input.by);
    case 'influence':
      return message(m('did.influence'), { who, area: areaRef(input.area), n: input.n });
    case 'claim':
      return message(input.isGone ? m('fix.noClaim') : m('fix.claim'), {
        who,
        what: areaRef(input.area),
      });
    case 'core':
      return message(input.isGone ? m('fix.noCore') : m('fix.core'), {
        who,
        what: areaRef(input.area),
      });
    case 'ally':
      return message(input.isGone ? m('fix.unally') : m('fix.ally'), {
        who,
        what: realmRef(input.realm),
      });
    case 'marry':
      return message(input.isGone ? m('fix.unmarry') : m('fix.marriage'), {
        who,
        what: realmRef(input.realm),
      });
    case 'ship':
      return message(input.isGone ? m('fix.noShip') : m('fix.ship'), {
        who,
        what: seaZoneRef(input.zone),
      });
    case 'trade':
      return message(m('did.trade'), { who, node: nodeRef(input.node) });
    case 'war':
      return message(input.hasCasusBelli ? m('did.war') : m('did.warWithout'), {
        who,
        realm: realmRef(input.realm),
      });
    case 'peace':
      return message(m('did.peace'), { who, realm: realmRef(input.realm) });
    case 'battle':
      return message(m('did.battle'), {
        who,
        realm: realmRef(input.realm),
        area: areaRef(input.area),
      });
    case 'seaBattle':
      return message(m('did.seaBattle'), {
        who,
        realm: realmRef(input.realm),
        zone: seaZoneRef(input.zone),
      });
    case 'rebels':
      return message(m('fix.rebels'), { area: areaRef(input.area), n: input.n });
    case 'unrest':
      return message(input.isThere ? m('fix.unrest') : m('fix.calm'), {
        province: provinceRef(input.province),
      });
    case 'convert':
      return message(m('fix.religion'), {
        area: areaRef(input.area),
        religion: religionRef(input.religion),
      });
    case 'pirates':
      return message(m('fix.pirates'), { node: nodeRef(input.node), n: input.n });
    case 'prestige':
      return message(m('did.prestige'), { who, n: input.n });
    case 'milestone':
      return message(m('did.milestone'), { who, type: ref('milestone', input.type) });
    case 'idea':
      return message(m('did.idea'), { who, idea: ref('idea', input.idea) });
    case 'event':
      return message(m('did.event'), { who });
    case 'pass':
      return message(m('did.pass'), { who });
    case 'done':
      return message(m('did.done'), { who });
    case 'effect':
      return effectMessage(input.realm, input.effect, input.n);
    case 'faith':
      return message(m('fix.stateReligion'), {
        who: realmRef(input.realm),
        religion: religionRef(input.religion),
      });
    case 'emperor':
      return input.realm === NONE
        ? message(m('fix.noEmperor'))
        : message(m('fix.emperor'), { who: realmRef(input.realm), n: input.authority });
    case 'curia':
      return input.realm === NONE
        ? message(m('fix.noController'))
        : message(m('fix.controller'), { who: realmRef(input.realm) });
    case 'overlord':
      return overlordMessage(input.realm, input.over);
    case 'replace':
      return message(m('did.replace'), {
        who: realmRef(input.realm),
        realm: realmRef(input.by),
      });
    case 'leave':
      return message(m('did.leave'), { who });
    case 'pack':
      return input.pack === undefined
        ? message(m('did.noPack'))
        : message(m('did.pack'), { name: literal(input.pack.name) });
    case 'round':
      return message(m('did.round'), { age: input.age, round: input.round });
    case 'correct':
      return factMessage(realmRef(input.realm), input.fact);
  }
}

/** An amount is told where the effect has one. */
function effectMessage(realm: Realm, effect: EffectId, n: number): Message {
  const params = { who: realmRef(realm), effect: ref('effect', effect) };
  return AMOUNTS[effect] === undefined
    ? message(m('did.effectAlone'), params)
    : message(m('did.effect'), { ...params, n });
}

import type { Message, Ref, Seat } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import { NONE } from '../content.ts';
import { occupierMessage } from '../table/diff.ts';
import { playerOf } from '../table/reading.ts';
import type { State } from '../table/state.ts';
import {
  areaRef,
  cardRef,
  m,
  nodeRef,
  provinceRef,
  realmRef,
  ref,
  religionRef,
  seaZoneRef,
} from '../words.ts';
import type { Fact, Input } from './input-types.ts';

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
      return message(m('did.effect'), {
        who: realmRef(input.realm),
        effect: ref('effect', input.effect),
        n: input.n,
      });
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
      return input.over === NONE
        ? message(m('did.free'), { realm: realmRef(input.realm) })
        : message(m('did.vassal'), { realm: realmRef(input.realm), who: realmRef(input.over) });
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

/** A correction is said in the words of a difference. */
function factMessage(who: Ref, fact: Fact): Message {
  switch (fact.what) {
    case 'available':
      return message(m('fix.available'), { who, n: fact.n });
    case 'spent':
      return message(m('fix.spent'), { who, n: fact.n });
    case 'reserve':
      return message(m('fix.reserve'), { who, n: fact.n });
    case 'army':
      return message(m('fix.army'), { who, n: fact.n });
    case 'laidDown':
      return message(m('fix.laidDown'), { who, n: fact.n });
    case 'prestige':
      return message(m('fix.prestige'), { who, n: fact.n });
    case 'colonists':
      return message(m('fix.colonists'), { who, n: fact.n });
    case 'passed':
      return message(fact.is ? m('fix.passed') : m('fix.notPassed'), { who });
    case 'event':
      return message(fact.is ? m('fix.event') : m('fix.noEvent'), { who });
    case 'quest':
      return message(m('fix.quest'), { who });
    case 'focus':
      return message(m('fix.focus'), { who, type: ref('milestone', fact.type), n: fact.n });
    case 'ideas':
      return message(m('fix.ideas'), { who, type: ref('ideaType', fact.type), n: fact.n });
    case 'armyAt':
      return fact.area === NONE
        ? message(m('fix.armyOff'), { who })
        : message(m('fix.armyAt'), { who, area: areaRef(fact.area) });
    case 'merchant':
      return message(m('fix.merchant'), { who, node: nodeRef(fact.node) });
    case 'card':
      return message(m('did.card'), {
        who,
        card: cardRef(fact.card),
        pile: ref('pile', fact.pile),
      });
    case 'influence':
      return message(m('fix.influence'), { who, area: areaRef(fact.area), n: fact.n });
    case 'hasClaim':
      return message(fact.is ? m('fix.claim') : m('fix.noClaim'), {
        who,
        what: areaRef(fact.area),
      });
    case 'hasCore':
      return message(fact.is ? m('fix.core') : m('fix.noCore'), { who, what: areaRef(fact.area) });
    case 'hasShip':
      return message(fact.is ? m('fix.ship') : m('fix.noShip'), {
        who,
        what: seaZoneRef(fact.zone),
      });
    case 'ally':
      return message(fact.is ? m('fix.ally') : m('fix.unally'), {
        who,
        what: realmRef(fact.realm),
      });
    case 'activeAlly':
      return message(fact.is ? m('fix.activeAlly') : m('fix.passiveAlly'), {
        who,
        what: realmRef(fact.realm),
      });
    case 'marriage':
      return message(fact.is ? m('fix.marriage') : m('fix.unmarry'), {
        who,
        what: realmRef(fact.realm),
      });
    case 'atWar':
      return message(fact.is ? m('fix.war') : m('fix.noWar'), { who, what: realmRef(fact.realm) });
    case 'truce':
      return message(fact.is ? m('fix.truce') : m('fix.noTruce'), {
        who,
        what: realmRef(fact.realm),
      });
  }
}

import type { Message, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { NONE } from '../content.ts';
import { merchantMessage } from '../table/diff-players.ts';
import { areaRef, cardRef, m, realmRef, ref, seaZoneRef } from '../words.ts';
import type { Fact } from './input-types.ts';

/** A correction is said in the words of a difference. */
export function factMessage(who: Ref, fact: Fact): Message {
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
      return message(fact.is ? m('fix.quest') : m('fix.noQuest'), { who });
    case 'focus':
      return message(m('fix.focus'), { who, type: ref('milestone', fact.type), n: fact.n });
    case 'ideas':
      return message(m('fix.ideas'), { who, type: ref('ideaType', fact.type), n: fact.n });
    case 'armyAt':
      return fact.area === NONE
        ? message(m('fix.armyOff'), { who })
        : message(m('fix.armyAt'), { who, area: areaRef(fact.area) });
    case 'merchant':
      return merchantMessage(who, fact.node);
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

import { flag } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { hasProvinces, isAtWarWith, playerOf, playerOfRealm, playerRealms } from '../board.ts';
import { tellWhitePeace } from '../phases/human-part.ts';
import { armyHome } from '../phases/peace.ts';
import { answerDeclaration, beginWar, endWar } from '../turn/war.ts';
import { m, realmRef } from '../words.ts';
import { realm } from './fields.ts';
import { isUntied } from './ties.ts';
import { isActing, isOnTurn, selfRef, unless, verb } from './verb.ts';

/** EU-15.2: those who are called to arms answer at once. */
export const war = verb({
  fields: { realm, hasCasusBelli: flag('without', false) },
  *offers(state, seat) {
    if (!isActing(state, seat)) return;
    const me = playerOf(state, seat);
    for (const other of playerRealms(state)) {
      if (isUntied(state, me, other)) yield { realm: other, hasCasusBelli: true };
    }
  },
  refuses: (state, given, seat) => {
    const me = playerOf(state, seat);
    const target = realmRef(given.realm);
    return (
      unless(given.realm !== me.realm, message(m('no.self'))) ??
      unless(hasProvinces(state, given.realm), message(m('no.realm'), { realm: target })) ??
      unless(!isAtWarWith(me, given.realm), message(m('no.warAgain'), { realm: target }))
    );
  },
  apply: (table, { realm: target, hasCasusBelli }, seat) => {
    const aggressor = playerOf(table.scene, seat).realm;
    beginWar(table.scene, aggressor, target);
    answerDeclaration(table, table.scene, { aggressor, target, hasCasusBelli });
  },
  said: (state, given, seat) =>
    message(given.hasCasusBelli ? m('did.war') : m('did.warWithout'), {
      who: selfRef(state, seat),
      realm: realmRef(given.realm),
    }),
});

/** EU-6.5: in 3D; said at another time it sets right what was forgotten then. */
export const peace = verb({
  fields: { realm },
  *offers(state, seat) {
    if (state.step !== 'peace' || !isOnTurn(state, seat)) return;
    for (const enemy of playerOf(state, seat).wars) yield { realm: enemy };
  },
  refuses: (state, given, seat) =>
    unless(
      isAtWarWith(playerOf(state, seat), given.realm),
      message(m('no.war'), { realm: realmRef(given.realm) }),
    ),
  apply: (table, given, seat) => {
    const state = table.scene;
    const me = playerOf(state, seat);
    const enemy = playerOfRealm(state, given.realm);
    if (enemy?.isBot) tellWhitePeace(table, state, enemy, me);
    endWar(state, me.realm, given.realm);
    // What was forgotten in 3D has its aftermath at once.
    if (state.step !== 'peace' && enemy?.isBot) armyHome(table, state, enemy);
  },
  said: (state, given, seat) =>
    message(m('did.peace'), { who: selfRef(state, seat), realm: realmRef(given.realm) }),
});

import { count, word } from '@empty-chair/kernel/fields';
import { message, seat as seatOf } from '@empty-chair/kernel/words';
import { hasProvinces, isPlayerRealm } from '../board.ts';
import type { Realm } from '../content.ts';
import { LEVELS, LIMITS } from '../numbers.ts';
import { humanToBot, newBot } from '../phases/replace.ts';
import type { State } from '../state.ts';
import { m, realmRef } from '../words.ts';
import { MOST, realm } from './fields.ts';
import { selfRef, unless, verb } from './verb.ts';

/** The seat of a bot, also of one that is out. */
const botSeat = ({ players }: State, whose: Realm): number =>
  players.findIndex((player) => player.realm === whose && player.isBot);

/** EU-18.1: the realm that follows a bot that is out, or about to be, or joins in a scenario. */
export const replace = verb({
  fields: { realm, by: realm },
  refuses: (state, given) =>
    unless(
      botSeat(state, given.realm) >= 0,
      message(m('no.bot'), { who: realmRef(given.realm) }),
    ) ??
    unless(
      hasProvinces(state, given.by) && !isPlayerRealm(state, given.by),
      message(m('no.realm'), { realm: realmRef(given.by) }),
    ),
  apply: (table, given) =>
    newBot(table, table.scene, seatOf(botSeat(table.scene, given.realm)), given.by),
  said: (_, given) =>
    message(m('did.replace'), { who: realmRef(given.realm), realm: realmRef(given.by) }),
});

/** EU-18.3: the human leaves, a bot goes on with what was left. */
export const leave = verb({
  fields: {
    level: word(LEVELS),
    monarchPower: count(0, MOST.cubes),
    ducats: count(0, MOST.ducats),
    stability: count(-3, 3),
    interest: count(0, MOST.cubes),
    deployed: count(0, LIMITS.landUnits),
  },
  // EU-1.4, EU-18.2: between two Rounds, that is before the first turn of one.
  refuses: ({ step, isUnderWay, passed, seat, order }) =>
    unless(
      step === 'actions' && !isUnderWay && passed.length === 0 && seat === order[0],
      message(m('no.leave')),
    ),
  apply: (table, given, seat) => humanToBot(table, table.scene, seat, given, given.level),
  said: (state, _, seat) => message(m('did.leave'), { who: selfRef(state, seat) }),
});

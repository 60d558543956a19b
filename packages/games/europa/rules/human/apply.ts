import { kernelMessage } from '@empty-chair/kernel/errors';
import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Realm } from '../content.ts';
import { NONE } from '../content.ts';
import { LIMITS } from '../numbers.ts';
import { rulesWith } from '../pack/rules.ts';
import { humanToBot, newBot } from '../phases/replace.ts';
import { endOfTurn } from '../phases/round.ts';
import {
  activePlayers,
  hasProvinces,
  influenceIn,
  isAtWarWith,
  isPlayerRealm,
  ownerOf,
  playerOf,
} from '../table/reading.ts';
import type { State } from '../table/state.ts';
import { applyEffect, changeReligion } from '../turn/effects.ts';
import { pass } from '../turn/pass.ts';
import { learn } from '../turn/progress.ts';
import { gainPassively } from '../turn/trade.ts';
import { endWar } from '../turn/war.ts';
import { m, provinceRef, realmRef } from '../words.ts';
import { correct } from './correct.ts';
import { declareWar, landBattle, seaBattle } from './fights.ts';
import type { Doing, Input } from './input-types.ts';
import { botOf, playedBy, setIn } from './players.ts';
import { refuseOutside, refuseUnless } from './refusal.ts';
import { occupy, own } from './towns.ts';

/** What only the seat on turn may do; the rest states what is so on the table, at any time. */
const OWN_TURN: ReadonlySet<Input['kind']> = new Set([
  'trade',
  'war',
  'battle',
  'seaBattle',
  'event',
  'pass',
  'done',
]);

/**
 * Humans follow the main rules with hands, cards and ducats that are not tracked, so nothing is
 * refused for its price; only what cannot be on the table is.
 */
export function applyInput(table: Table<State>, seat: Seat, input: Input): void {
  const state = table.scene;
  const player = playerOf(state, seat);
  refuseUnless(player !== undefined && !player.isBot, kernelMessage('kernel.notYourTurn'));
  if (OWN_TURN.has(input.kind)) {
    refuseUnless(!state.isOver, kernelMessage('kernel.gameOver'));
    refuseUnless(state.seat === seat, kernelMessage('kernel.notYourTurn'));
  }
  if (input.kind === 'correct') correct(state, input.realm, input.fact);
  else if (input.kind === 'round') {
    refuseUnless(
      input.age <= state.config.lastAge,
      kernelMessage('data.outOfRange', { value: input.age, least: 1, most: state.config.lastAge }),
    );
    state.age = input.age;
    state.round = input.round;
  } else act(table, seat, input);
}

function act(table: Table<State>, seat: Seat, input: Doing): void {
  const state = table.scene;
  const me = playerOf(state, seat);
  switch (input.kind) {
    case 'own':
      own(table, input.province, input.realm);
      return;
    case 'occupy':
      occupy(table, input.province, input.by);
      return;
    case 'influence': {
      const n = influenceIn(me, input.area) + input.n;
      refuseOutside(n, 0, LIMITS.influencePerArea);
      me.influence[input.area] = n;
      return;
    }
    case 'claim':
    case 'core':
      setIn(me, input.kind === 'claim' ? 'claims' : 'cores', input.area, !input.isGone);
      return;
    case 'ally':
    case 'marry':
      refuseUnless(input.realm !== me.realm, message(m('no.self')));
      setIn(me, input.kind === 'ally' ? 'allies' : 'marriages', input.realm, !input.isGone);
      return;
    case 'ship':
      setIn(me, 'ships', input.zone, !input.isGone);
      return;
    case 'trade':
      for (const bot of activePlayers(state)) {
        if (bot.isBot) gainPassively(table, state, bot, input.node, input.isMercantilist ? 1 : 0);
      }
      return;
    case 'war':
      declareWar(table, me, input.realm, input.hasCasusBelli);
      return;
    case 'peace':
      refuseUnless(
        isAtWarWith(me, input.realm),
        message(m('no.war'), { realm: realmRef(input.realm) }),
      );
      endWar(state, me.realm, input.realm);
      return;
    case 'battle':
      landBattle(table, me, input.area, input.realm);
      return;
    case 'seaBattle':
      seaBattle(table, me, input.zone, input.realm);
      return;
    case 'rebels':
      state.rebels[input.area] = input.n;
      return;
    case 'unrest':
      refuseUnless(
        ownerOf(state, input.province) !== NONE || !input.isThere,
        message(m('no.town'), { province: provinceRef(input.province) }),
      );
      state.unrest[input.province] = input.isThere ? 1 : 0;
      return;
    case 'convert':
      state.religion[input.area] = input.religion;
      return;
    case 'pirates':
      state.pirates[input.node] = input.n;
      return;
    case 'prestige':
      refuseUnless(me.prestige + input.n >= 0, message(m('no.prestige'), { n: me.prestige }));
      me.prestige += input.n;
      return;
    case 'milestone':
      refuseUnless(!state.milestones[input.type].includes(seat), message(m('no.milestone')));
      state.milestones[input.type].push(seat);
      return;
    case 'idea':
      refuseUnless(!(state.ideas.get(input.idea) ?? []).includes(seat), message(m('no.idea')));
      learn(state, seat, input.idea);
      return;
    case 'event':
      refuseUnless(
        state.step === 'actions' && !me.hasTakenEvent,
        message(m('no.event'), { who: realmRef(me.realm) }),
      );
      me.hasTakenEvent = true;
      return;
    case 'pass':
      refuseUnless(state.step === 'actions', message(m('no.pass')));
      pass(table, state, seat);
      endOfTurn(table, state);
      return;
    case 'done':
      endOfTurn(table, state);
      return;
    case 'effect':
      applyEffect(table, state, botOf(state, input.realm), input.effect, input.n);
      return;
    case 'faith': {
      const player = playedBy(state, input.realm);
      if (player.isBot) changeReligion(table, state, player, input.religion);
      else player.religion = input.religion;
      return;
    }
    case 'emperor':
      state.emperor = input.realm;
      state.authority = input.authority;
      if (input.realm === NONE) state.imperialInfluence = [];
      return;
    case 'curia':
      state.controller = input.realm;
      state.isUncontested = input.isUncontested;
      return;
    case 'overlord':
      refuseUnless(
        !isPlayerRealm(state, input.realm) && input.realm !== input.over,
        message(m('no.vassal'), { realm: realmRef(input.realm) }),
      );
      state.overlord[input.realm] = input.over;
      return;
    case 'replace':
      replace(table, input.realm, input.by);
      return;
    case 'leave':
      // EU-1.4, EU-18.2: between two Rounds, that is before the first turn of one.
      refuseUnless(
        state.step === 'actions' && state.passed.length === 0 && state.seat === state.order[0],
        message(m('no.leave')),
      );
      humanToBot(table, state, seat, input.estate, input.level);
      return;
    case 'pack':
      state.pack = input.pack;
      state.rules = rulesWith(input.pack);
      return;
  }
}

/** EU-18.1: the seat of a bot that is out, or about to be. */
function replace(table: Table<State>, realm: Realm, by: Realm): void {
  const state = table.scene;
  const index = state.players.findIndex((player) => player.realm === realm && player.isBot);
  refuseUnless(index >= 0, message(m('no.bot'), { who: realmRef(realm) }));
  refuseUnless(
    hasProvinces(state, by) && !isPlayerRealm(state, by),
    message(m('no.realm'), { realm: realmRef(by) }),
  );
  newBot(table, state, index as Seat, by);
}

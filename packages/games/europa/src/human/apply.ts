import { kernelMessage } from '@empty-chair/kernel/errors';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import type { Realm } from '../content.ts';
import { AREA_OF, NONE, PROVINCES_IN } from '../content.ts';
import { sizeOf } from '../geography.ts';
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
  playerOfRealm,
  seatOfRealm,
} from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { REBELS } from '../table/state.ts';
import { askNumber } from '../turn/ask.ts';
import { newBattle } from '../turn/battle.ts';
import { placeClaim } from '../turn/claims.ts';
import { applyEffect, changeReligion } from '../turn/effects.ts';
import { runTurn } from '../turn/host.ts';
import { gainPassively } from '../turn/naval.ts';
import { pass } from '../turn/pass.ts';
import { learn } from '../turn/progress.ts';
import { beginTurn } from '../turn/turn.ts';
import { answerDeclaration, beginWar, endWar } from '../turn/war.ts';
import { areaRef, m, provinceRef, realmRef, rule, seaZoneRef } from '../words.ts';
import { correct } from './correct.ts';
import type { Doing, Input } from './input-types.ts';
import { realmWord } from './names.ts';
import { refuseOutside, refuseUnless } from './refusal.ts';

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
      // EU-18.2: between two Rounds, that is before the first turn of one.
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

type Lists = 'claims' | 'cores' | 'allies' | 'marriages' | 'ships';
export function setIn(player: Player, list: Lists, item: number, isThere: boolean): void {
  const rest = player[list].filter((one) => one !== item);
  player[list] = isThere ? [...rest, item] : rest;
  if (list === 'ships') player.ships.sort((one, other) => one - other);
}

function own(table: Table<State>, province: number, realm: Realm): void {
  const state = table.scene;
  refuseUnless(
    sizeOf(state.side, province) !== undefined,
    message(m('no.province'), { province: provinceRef(province) }),
  );
  state.map.owner[province] = realm;
  state.occupier[province] = NONE;
  state.unrest[province] = 0;
}

/** EU-11.4: a bot remembers what Rebels have liberated from it. */
function occupy(table: Table<State>, province: number, by: number): void {
  const state = table.scene;
  const owner = ownerOf(state, province);
  refuseUnless(
    owner !== NONE && owner !== by,
    message(m('no.occupy'), { province: provinceRef(province) }),
  );
  const lostBy = state.players.find(
    ({ isBot, isActive, realm }) => isBot && isActive && state.occupier[province] === realm,
  );
  state.occupier[province] = by;
  state.unrest[province] = by === NONE || by === REBELS ? 0 : 1;
  if (lostBy !== undefined && by === NONE) {
    placeClaim(table, state, lostBy, AREA_OF[province] as number, rule('EU-11.4'));
  }
}

function declareWar(table: Table<State>, me: Player, realm: Realm, hasCasusBelli: boolean): void {
  const state = table.scene;
  refuseUnless(realm !== me.realm, message(m('no.self')));
  refuseUnless(hasProvinces(state, realm), message(m('no.realm'), { realm: realmRef(realm) }));
  refuseUnless(!isAtWarWith(me, realm), message(m('no.warAgain'), { realm: realmRef(realm) }));
  beginWar(state, me.realm, realm);
  answerDeclaration(table, state, { aggressor: me.realm, target: realm, hasCasusBelli });
}

const MOST_UNITS = 40;

/** EU-16.3: the human attacks a bot's army. */
function landBattle(table: Table<State>, me: Player, area: number, realm: Realm): void {
  const state = table.scene;
  const bot = botOf(state, realm);
  refuseUnless(
    bot.armyAt === area && bot.mat.army > 0 && (PROVINCES_IN[area] ?? []).length > 0,
    message(m('no.army'), { who: realmRef(realm), area: areaRef(area) }),
  );
  const turn = beginTurn(state, seatOfRealm(state, realm) as Seat, false);
  const units = askNumber(
    table,
    {
      rule: rule('EU-16.1'),
      ask: m('ask.unitsThere'),
      params: { who: realmRef(me.realm), area: areaRef(area) },
    },
    1,
    MOST_UNITS,
  );
  turn.battle = newBattle(turn, 'human', me.realm, units, { area });
  runTurn(within(table, turn), 'land-battle');
}

/** EU-17.2. */
function seaBattle(table: Table<State>, me: Player, zone: number, realm: Realm): void {
  const state = table.scene;
  const bot = botOf(state, realm);
  refuseUnless(
    bot.ships.includes(zone),
    message(m('no.ship'), { who: realmRef(realm), zone: seaZoneRef(zone) }),
  );
  const turn = beginTurn(state, seatOfRealm(state, realm) as Seat, false);
  turn.battle = newBattle(turn, 'human', me.realm, 1, { zone });
  runTurn(within(table, turn), 'naval-battle');
}

export function playedBy(state: State, realm: Realm): Player {
  const player = playerOfRealm(state, realm);
  refuseUnless(player !== undefined, message(m('no.player'), { word: literal(realmWord(realm)) }));
  return player;
}
function botOf(state: State, realm: Realm): Player {
  const player = playedBy(state, realm);
  refuseUnless(player.isBot, message(m('no.bot'), { who: realmRef(realm) }));
  return player;
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

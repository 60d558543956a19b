import type { Table } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { adjacentAreas } from '../adjacency.ts';
import {
  activePlayers,
  areAllied,
  influenceInAreasOf,
  isAtWarWith,
  isAtWarWithOpponent,
  isHreMember,
  isPlayerRealm,
  playerOfRealm,
} from '../board.ts';
import { gainForWar } from '../bots/mat.ts';
import type { Realm } from '../content.ts';
import { NONE } from '../content.ts';
import { areasOfRealm } from '../geography.ts';
import { levelOf } from '../numbers.ts';
import type { Player, State } from '../state.ts';
import { m, realmRef, rule } from '../words.ts';
import { recruitUnits } from './army.ts';
import { askWhether } from './ask.ts';
import { changePrestige } from './effects.ts';
import { gainPower, losePower } from './power.ts';

/** A Declaration of War, by a bot or a human, and all who are called. */
export interface Declaration {
  readonly aggressor: Realm;
  readonly target: Realm;
  readonly hasCasusBelli: boolean;
}

/** Both sides know of it; a realm that nobody plays keeps no list. */
export function beginWar(state: State, one: Realm, other: Realm): void {
  for (const [realm, enemy] of [
    [one, other],
    [other, one],
  ] as const) {
    const player = playerOfRealm(state, realm);
    if (player === undefined || isAtWarWith(player, enemy)) continue;
    player.wars.push(enemy);
    player.truces = player.truces.filter((one) => one !== enemy);
    player.allies = player.allies.filter((ally) => ally !== enemy);
    player.activeAllies = player.activeAllies.filter((ally) => ally !== enemy);
  }
}

/** War tokens are turned to Truce. */
export function endWar(state: State, one: Realm, other: Realm): void {
  for (const [realm, enemy] of [
    [one, other],
    [other, one],
  ] as const) {
    const player = playerOfRealm(state, realm);
    if (player === undefined) continue;
    player.wars = player.wars.filter((foe) => foe !== enemy);
    if (!player.truces.includes(enemy)) player.truces.push(enemy);
    if (player.wars.length === 0) player.activeAllies = [];
  }
  if (!activePlayers(state).some(({ realm, wars }) => realm === state.emperor && wars.length > 0)) {
    state.isDefendingEmpire = false;
  }
}

export const areNeighbours = (state: State, one: Realm, other: Realm): boolean => {
  const theirs = new Set(areasOfRealm(state.map, other));
  return areasOfRealm(state.map, one).some(
    (area) =>
      theirs.has(area) || adjacentAreas(state.map.facts, area).some((next) => theirs.has(next)),
  );
};

/** Steps 3 and 4 of a Declaration of War, as far as they touch anybody but the aggressor. */
export function answerDeclaration(
  table: Table<unknown>,
  state: State,
  declaration: Declaration,
): void {
  const isActivated = defendEmpire(table, state, declaration);
  callTargetsAlly(table, state, declaration);
  if (isActivated) chargeMembers(table, state);
  const target = playerOfRealm(state, declaration.target);
  if (target?.isBot) {
    callOwnAllies(table, state, target, declaration.aggressor);
    armForWar(table, state, target);
  }
}

// ---- 3. Calls to Arms --------------------------------------------------------------------------

/**
 * EU-20.2: Subjects attacked from outside, and Members attacked by Members without a Casus Belli.
 * Whether *Defending the HRE* was activated.
 */
function defendEmpire(
  table: Table<unknown>,
  state: State,
  { aggressor, target, hasCasusBelli }: Declaration,
): boolean {
  const emperor = playerOfRealm(state, state.emperor);
  if (emperor === undefined || emperor.realm === aggressor || state.authority < 1) return false;
  const isInside = isHreMember(state, aggressor);
  if (!isHreMember(state, target) || (isInside && hasCasusBelli)) return false;
  // Attacked itself from outside, a Bot Emperor uses the ability as well; nobody called it.
  if (emperor.realm === target) return emperor.isBot && !isInside && beginDefence(state);
  if (isAtWarWith(emperor, target) || isAtWarWith(emperor, aggressor)) return false;
  const joins = emperor.isBot
    ? !isAtWarWithOpponent(state, emperor)
    : askWhether(table, {
        rule: rule('EU-20.2'),
        ask: m('ask.defendEmpire'),
        params: { who: realmRef(emperor.realm), realm: realmRef(target) },
      });
  if (!joins) return false;
  beginWar(state, emperor.realm, aggressor);
  table.emit?.(rule('EU-20.2'), m('do.defendEmpire'), {
    who: realmRef(emperor.realm),
    realm: realmRef(target),
    enemy: realmRef(aggressor),
  });
  if (emperor.isBot) {
    gainPower(table, state, emperor, state.authority, rule('EU-20.2'));
    if (!isPlayerRealm(state, target)) armForWar(table, state, emperor);
  }
  return beginDefence(state);
}

function beginDefence(state: State): true {
  state.isDefendingEmpire = true;
  return true;
}

/** EU-20.4, as written (EU-26.11): of those who stay out of this and every other war. */
function chargeMembers(table: Table<unknown>, state: State): void {
  for (const member of activePlayers(state)) {
    const pays = member.isBot && member.realm !== state.emperor && isHreMember(state, member.realm);
    if (pays && member.wars.length === 0) losePower(table, member, 1, rule('EU-20.4'));
  }
}

/** EU-15.2: the Player Realm that is allied to the target. A Truce does not hinder a defence. */
function callTargetsAlly(
  table: Table<unknown>,
  state: State,
  { aggressor, target }: Declaration,
): void {
  for (const ally of activePlayers(state)) {
    if (!areAllied(state, ally, target) || ally.realm === aggressor) continue;
    if (ally.realm === target || [aggressor, target].some((one) => isAtWarWith(ally, one)))
      continue;
    const params = { who: realmRef(ally.realm), realm: realmRef(target) };
    const joins = ally.isBot
      ? !isAtWarWithOpponent(state, ally)
      : askWhether(table, { rule: rule('EU-15.2'), ask: m('ask.joinWar'), params });
    if (!joins) {
      refuseDefence(table, state, ally, target);
      continue;
    }
    beginWar(state, ally.realm, aggressor);
    table.emit?.(rule('EU-15.2'), m('do.joinWar'), { ...params, enemy: realmRef(aggressor) });
    if (!ally.isBot || isPlayerRealm(state, target)) continue;
    // R-CTA-1: as if it were attacked itself; whoever has called it is no Active Ally (EU-15.2).
    if (state.config.options.callToArms === 'withAllies') {
      callOwnAllies(table, state, ally, aggressor, target);
    }
    armForWar(table, state, ally);
  }
}

const PRESTIGE_FOR_REFUSING = 2;
const INFLUENCE_FOR_REFUSING = 5;

/**
 * EU-15.2, main rules 11.3: the Alliance ends, and a Truce follows. Who has not passed and is in no other War
 * pays for it: of Influence a human says where it was.
 */
function refuseDefence(table: Table<unknown>, state: State, me: Player, caller: Realm): void {
  const params = { who: realmRef(me.realm), realm: realmRef(caller) };
  const other = playerOfRealm(state, caller);
  const without = (list: readonly Realm[], realm: Realm): Realm[] =>
    list.filter((one) => one !== realm);
  me.allies = without(me.allies, caller);
  if (other !== undefined) other.allies = without(other.allies, me.realm);
  table.emit?.(rule('EU-15.2'), m('do.unally'), params);
  if (!me.hasPassed && me.wars.length === 0) {
    changePrestige(table, me, -PRESTIGE_FOR_REFUSING, rule('EU-15.2'));
    const n = Math.min(INFLUENCE_FOR_REFUSING, influenceInAreasOf(state, me, caller));
    if (n > 0) table.emit?.(rule('EU-15.2'), m('see.refusedInfluence'), { ...params, n });
  }
  if (!me.truces.includes(caller)) me.truces.push(caller);
  if (other !== undefined && !other.truces.includes(me.realm)) other.truces.push(me.realm);
  table.emit?.(rule('EU-15.2'), m('do.truce'), params);
}

const POWER_OF_ALLY = 2;

/** EU-15.3: to all Allies adjacent to the aggressor. */
function callOwnAllies(
  table: Table<unknown>,
  state: State,
  me: Player,
  aggressor: Realm,
  caller: Realm = NONE,
): void {
  for (const ally of me.allies.slice()) {
    if (isPlayerRealm(state, ally) || ally === caller || me.activeAllies.includes(ally)) continue;
    if (!areNeighbours(state, ally, aggressor)) continue;
    activate(table, state, me, { ally, botPower: POWER_OF_ALLY, by: rule('EU-15.3') });
  }
}

export function activate(
  table: Table<unknown>,
  state: State,
  me: Player,
  { ally, botPower, by }: { ally: Realm; botPower: number; by: RuleId },
): void {
  me.activeAllies.push(ally);
  table.emit?.(by, m('do.activateAlly'), { who: realmRef(me.realm), ally: realmRef(ally) });
  gainPower(table, state, me, botPower, by);
}

// ---- 4. Bot Power and recruiting -----------------------------------------------------------

/** EU-15.4, EU-26.9: a targeted bot, and one that a Non-Player Realm has called. */
function armForWar(table: Table<unknown>, state: State, me: Player): void {
  const gained = gainForWar({ ...me.mat }, levelOf(me.level));
  gainPower(table, state, me, gained, rule('EU-15.4'));
  if (me.mat.reserve > 0 && me.mat.available > 0) {
    recruitUnits(table, state, me, { botPower: 1, by: rule('EU-15.4') });
  }
}

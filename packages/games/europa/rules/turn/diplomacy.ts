import { incomeOf, incomeWithTokens, influenceInAreasOf, opponentsOf } from '../board.ts';
import { influenceBonus } from '../bots/mat.ts';
import type { Area, Realm } from '../content.ts';
import { areasOfRealm, capitalAreaOf, provincesOf } from '../geography.ts';
import { LIMITS } from '../numbers.ts';
import type { Player, State } from '../state.ts';
import { m, provinceRef, realmRef, rule } from '../words.ts';
import { breakTies, isFound, isNprAtWar, isOfOneFaith } from './alliances-and-marriages.ts';
import { rollDie } from './ask.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { yes } from './facts-and-deeds.ts';
import { placeInfluence, removeInfluence } from './power.ts';
import { rollTarget, tellTarget } from './targets.ts';
import { changeOwner } from './towns.ts';

const opponentsInfluence = (state: State, me: Player, realm: Realm): number =>
  opponentsOf(state, me).reduce((sum, one) => sum + influenceInAreasOf(state, one, realm), 0);

/** What an annexation costs: the target's Tax Income and the Influence of Opponents there. */
const priceOf = (state: State, me: Player, realm: Realm): number =>
  incomeWithTokens(state, realm) + opponentsInfluence(state, me, realm);

const isMarried = ({ marriages }: Player, realm: Realm): boolean => marriages.includes(realm);

function isSubjugable(state: State, me: Player, realm: Realm): boolean {
  const own = incomeOf(state, me.realm);
  const theirs = incomeWithTokens(state, realm);
  const isLarger = isMarried(me, realm) ? own > theirs : own >= 2 * theirs;
  return isLarger && influenceInAreasOf(state, me, realm) >= priceOf(state, me, realm);
}

const ENOUGH_FOR_ALLIANCE = 2;

function isAlliable(state: State, me: Player, realm: Realm): boolean {
  const own = influenceInAreasOf(state, me, realm);
  const isRivalled = opponentsOf(state, me).some(
    (other) => other.allies.includes(realm) && influenceInAreasOf(state, other, realm) >= own,
  );
  return (
    me.wars.length === 0 &&
    !isNprAtWar(state, realm) &&
    isFound(state, me, realm) &&
    own >= ENOUGH_FOR_ALLIANCE &&
    me.allies.length < LIMITS.alliances &&
    !isRivalled
  );
}

export const facts = {
  'target.isAlly': ({ scene: { me, target } }) =>
    yes(target !== undefined && me.allies.includes(target.realm)),
  'target.subjugable': ({ scene: { state, me, target } }) =>
    yes(target !== undefined && isSubjugable(state, me, target.realm)),
  'target.alliable': ({ scene: { state, me, target } }) =>
    yes(target !== undefined && isAlliable(state, me, target.realm)),
  /** R-MARRY-1: an option of the table. */
  'target.marriable': ({ scene: { state, me, target } }) =>
    yes(
      state.config.marriages &&
        target !== undefined &&
        !isMarried(me, target.realm) &&
        isOfOneFaith(state, me, target.realm) &&
        me.marriages.length < LIMITS.marriages,
    ),
} satisfies Facts;

export const deeds = {
  findDiplomaticTarget: (table) => {
    const turn = table.scene;
    const found = rollTarget(table, 'diplomatic');
    turn.target = found !== undefined && 'realm' in found ? found : undefined;
    if (turn.target !== undefined) tellTarget(table, 'diplomatic', turn.target.realm);
    else table.emit?.(rule('EU-19.5'), m('see.noTarget'), { who: realmRef(turn.me.realm) });
  },
  annex: (table) => {
    const { state, me, target } = table.scene;
    if (target === undefined) return;
    const { realm } = target;
    const price = priceOf(state, me, realm) - (isMarried(me, realm) ? 1 : 0);
    removeInfluence(table, me, {
      from: areasOfRealm(state.map, realm),
      n: price,
      by: rule('EU-22.6'),
    });
    breakTies(state, realm);
    table.emit?.(rule('EU-22.6'), m('do.annex'), {
      who: realmRef(me.realm),
      realm: realmRef(realm),
    });
    for (const province of provincesOf(state.map, realm)) {
      changeOwner(state, province, me.realm);
      table.emit?.(rule('EU-22.6'), m('do.placeTown'), {
        who: realmRef(me.realm),
        province: provinceRef(province),
      });
    }
  },
  forgeAlliance: (table, amount) => {
    const { state, me, target } = table.scene;
    if (target === undefined) return;
    const { realm } = target;
    for (const other of opponentsOf(state, me)) {
      other.allies = other.allies.filter((one) => one !== realm);
    }
    me.allies.push(realm);
    table.emit?.(rule('EU-13.1'), m('do.ally'), {
      who: realmRef(me.realm),
      realm: realmRef(realm),
    });
    placeInfluence(table, state, me, {
      area: capitalAreaOf(state.map, realm),
      n: amount('influence'),
      most: LIMITS.influencePerArea,
      by: rule('EU-22.6'),
    });
  },
  placeInfluence: (table, amount) => {
    const { state, me, target } = table.scene;
    if (target === undefined) return;
    // EU-9.1: more with Diplomatic Ideas.
    let left = amount('influence') + influenceBonus(me.mat);
    for (const area of areasCapitalFirst(state, target.realm)) {
      left -= placeInfluence(table, state, me, {
        area,
        n: left,
        most: amount('mostPerArea'),
        by: rule('EU-22.6'),
      });
    }
  },
  rollForMarriage: (table, amount) => {
    const { me, target } = table.scene;
    if (target === undefined) return;
    const face = rollDie(table, {
      rule: rule('R-MARRY-1'),
      ask: m('ask.marriageDie'),
      params: { who: realmRef(me.realm), realm: realmRef(target.realm) },
    });
    if (face < amount('needs')) return;
    me.marriages.push(target.realm);
    table.emit?.(rule('R-MARRY-1'), m('do.marry'), {
      who: realmRef(me.realm),
      realm: realmRef(target.realm),
    });
  },
} satisfies Deeds;

function areasCapitalFirst(state: State, realm: Realm): readonly Area[] {
  const capital = capitalAreaOf(state.map, realm);
  return [capital, ...areasOfRealm(state.map, realm).filter((area) => area !== capital)];
}

import type { RuleId } from '@empty-chair/kernel/words';
import { playerOfRealm } from '../board.ts';
import { landDice, standing } from '../bots/mat.ts';
import type { Realm } from '../content.ts';
import { setUnits } from '../human-units.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';
import { loseArmyUnits, takeArmyOff } from './army.ts';
import type { Asked } from './ask.ts';
import { rollIcons } from './ask.ts';
import type { Side, Sides } from './battle-round.ts';
import { askRound, casualties, hitsOf, isRetreat } from './battle-round.ts';
import { largestArmy, shareLosses, unitsOf, unitsOfCompany } from './comrades.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { amountsOfDeed, yes } from './facts-and-deeds.ts';
import { mainDefender, tellCompany } from './joint-defence.ts';
import { gainPower } from './power.ts';
import type { Retreat } from './retreat.ts';
import { moveRetreated, retreatsOf } from './retreat.ts';
import type { Battle, Comrade, Told, TurnTable } from './turn.ts';

/** EU-16: the faces of battle dice are read by the humans at the table. */
const enemyOf = ({ scene: { state, battle } }: TurnTable): Player | undefined =>
  battle === undefined ? undefined : playerOfRealm(state, battle.enemy);

/** EU-16.1: only the active bot's first won battle of its turn pays, and none after the actions. */
export function winBattle(table: TurnTable, botPower: number, by: RuleId): void {
  const turn = table.scene;
  const pays = turn.isActive && turn.state.step === 'actions' && !turn.hasWonBattle;
  if (pays) gainPower(table, turn.state, turn.me, botPower, by);
  turn.hasWonBattle = true;
}

// ---- the two sides: the defender may have company (EU-16.5) ------------------------------------------

const companyOf = ({ scene: { state } }: TurnTable, battle: Battle): number =>
  unitsOfCompany(state, battle);
/** The active bot attacks alone; out of turn it is attacked. */
const mine = (table: TurnTable, battle: Battle): number =>
  standing(table.scene.me.mat) + (table.scene.isActive ? 0 : companyOf(table, battle));
const theirs = (table: TurnTable, battle: Battle): number =>
  battle.units + (table.scene.isActive ? companyOf(table, battle) : 0);

/** Who rolls for a side: of bots that defend together the one with the largest Army. */
function rollerOf(table: TurnTable, battle: Battle, named: Realm): Player | undefined {
  const { state, me, isActive } = table.scene;
  const isDefender = (named === me.realm) !== isActive;
  const isGone = named === battle.enemy && battle.units === 0;
  const bots = battle.company.flatMap(({ realm }) => playerOfRealm(state, realm) ?? []);
  if (isDefender && isGone) return largestArmy(bots.filter(({ isBot }) => isBot));
  return playerOfRealm(state, isDefender ? mainDefender(state, battle, named) : named);
}

export const facts = {
  'battle.bothSidesLeft': (table) => {
    const { battle } = table.scene;
    if (battle === undefined || theirs(table, battle) <= 0 || mine(table, battle) === 0)
      return 'no';
    if (battle.kind !== 'human' || battle.units === 0) {
      return rollerOf(table, battle, battle.enemy) === undefined ? 'no' : 'stays';
    }
    const answer = askBeforeNext(table, battle);
    if (!isRetreat(answer)) {
      battle.told = answer;
      return 'stays';
    }
    battle.isEnemyGone = true;
    const human = enemyOf(table);
    if (human !== undefined) moveRetreated(human, battle.area, answer);
    battle.units = 0;
    // Bots that stand there with the human do not retreat.
    return theirs(table, battle) > 0 && rollerOf(table, battle, battle.enemy) !== undefined
      ? 'stays'
      : 'retreats';
  },
  'bot.hasStandingUnits': ({ scene: { me } }) => yes(standing(me.mat) > 0),
  'battle.defenders': ({ scene: { battle } }) => (battle === undefined ? 'noDefenders' : 'battle'),
} satisfies Facts;

type AmountOf = (name: string) => number;

/** EU-16.3: who rolls for each side, and with what. The active bot attacks; out of turn it is attacked. */
function sidesOf(table: TurnTable, battle: Battle, amount: AmountOf): Sides {
  const { me, isActive } = table.scene;
  // EU-26.14: these are all, none on top of the usual three.
  const dice = (player: Player | undefined): number | undefined =>
    player?.isBot === true
      ? amount('dice') + (landDice(player.mat) > 0 ? amount('diceForIdeas') : 0)
      : undefined;
  const own = rollerOf(table, battle, me.realm) ?? me;
  const other = rollerOf(table, battle, battle.enemy);
  const { losses } = battle;
  const ours: Side = {
    realm: own.realm,
    units: mine(table, battle),
    lost: losses.mine,
    dice: dice(own),
  };
  const theirSide: Side = {
    realm: other?.realm ?? battle.enemy,
    units: theirs(table, battle),
    lost: losses.theirs,
    dice: dice(other),
  };
  return isActive
    ? { attacker: ours, defender: theirSide }
    : { attacker: theirSide, defender: ours };
}

/** While both sides have Units a human may leave before the dice: one question for both. */
function askBeforeNext(table: TurnTable, battle: Battle): Told | Retreat {
  const { state } = table.scene;
  const amounts = amountsOfDeed(state, 'land-battle', 'rollBattleDice');
  const sides = sidesOf(table, battle, (name) => amounts[name] ?? 0);
  const human = enemyOf(table);
  const leaving = human && { human, ways: retreatsOf(state, human, battle.area) };
  return askRound(table, battle, sides, leaving);
}

/** EU-16.4: one roll for all, and of whom they are. */
function iconsAsked({ rebels }: State, { kind, area, units, realms }: Battle): Asked {
  const params = { n: units, area: areaRef(area) };
  const led = { realms: realms.map(realmRef) };
  if (kind !== 'rebels') {
    return { rule: rule('EU-16.4'), ask: m('ask.nprIcons'), params: { ...params, ...led } };
  }
  if (realms.length === 0) return { rule: rule('EU-16.4'), ask: m('ask.rebelIcons'), params };
  const n = rebels[area] ?? 0;
  return {
    rule: rule('EU-16.4'),
    ask: m('ask.mixedIcons'),
    params: { ...params, ...led, rebels: n, units: units - n },
  };
}

export const deeds = {
  nameMainDefender: (table) => {
    const { battle, me } = table.scene;
    if (battle === undefined) return;
    table.emit?.(rule('EU-16.5'), m('do.landBattle'), {
      who: realmRef(me.realm),
      enemy: realmRef(battle.enemy),
      area: areaRef(battle.area),
      n: mine(table, battle),
      units: theirs(table, battle),
    });
    tellCompany(table, battle);
  },
  rollBattleDice: (table, amount) => {
    const { battle, isActive } = table.scene;
    if (battle === undefined) return;
    const sides = sidesOf(table, battle, amount);
    const told = battle.told ?? askRound(table, battle, sides);
    battle.told = undefined;
    battle.round += 1;
    if (isRetreat(told)) return;
    const [ours, theirSide] = isActive
      ? (['attacker', 'defender'] as const)
      : (['defender', 'attacker'] as const);
    const by = rule('EU-16.3');
    battle.hits = hitsOf(table, sides[ours], told[ours], by);
    battle.enemyHits = hitsOf(table, sides[theirSide], told[theirSide], by);
  },
  assignHits: (table) => {
    const { battle, me, isActive } = table.scene;
    if (battle === undefined) return;
    const [ours, others] = [mine(table, battle), theirs(table, battle)];
    const hits = casualties(battle.hits, ours, others);
    const taken = casualties(battle.enemyHits, others, ours);
    battle.losses = { mine: taken, theirs: hits };
    const own = standing(me.mat);
    loseTogether(table, battle, { realm: me.realm, units: own }, taken, !isActive);
    loseTogether(table, battle, { realm: battle.enemy, units: battle.units }, hits, isActive);
    const enemy = enemyOf(table);
    if (enemy?.isBot) battle.units = standing(enemy.mat);
  },
  endBattle: (table, amount) => {
    const { battle, me } = table.scene;
    if (battle === undefined) return;
    const hasWon = mine(table, battle) > 0;
    if (hasWon) winBattle(table, amount('botPower'), rule('EU-16.1'));
    tellResult(table, battle, hasWon);
    const { state } = table.scene;
    const company = battle.company.map(({ realm }) => playerOfRealm(state, realm));
    // Bots never retreat: an army without a standing unit is beaten, on either side.
    for (const player of [me, enemyOf(table), ...company]) {
      if (player?.isBot && player.armyAt === battle.area && standing(player.mat) === 0) {
        takeArmyOff(table, player, rule('EU-16.2'));
      }
    }
  },
  rollForEnemyUnits: (table) => {
    const { battle, me, state } = table.scene;
    if (battle === undefined) return;
    // Where no Unit stands there is nobody to hit.
    const n =
      standing(me.mat) === 0
        ? 0
        : rollIcons(table, 'infantry', iconsAsked(state, battle), battle.units);
    loseArmyUnits(table, me, n, rule('EU-16.4'));
    if (battle.kind === 'rebels') removeRebels(state, battle, standing(me.mat) > 0);
  },
  winBattle: (table, amount) => {
    const { battle } = table.scene;
    if (battle === undefined) return;
    winBattle(table, amount('botPower'), rule('EU-16.4'));
    tellResult(table, battle, true);
  },
  loseBattle: (table) => {
    const { battle, me } = table.scene;
    if (battle === undefined) return;
    tellResult(table, battle, false);
    takeArmyOff(table, me, rule('EU-16.4'));
  },
} satisfies Deeds;

/** R-JOIN-1: of a defender the losses are shared with its company. */
function loseTogether(
  table: TurnTable,
  battle: Battle,
  named: Comrade,
  losses: number,
  hasCompany: boolean,
): void {
  const { state } = table.scene;
  const all = hasCompany ? [named, ...battle.company] : [named];
  const forces = all.map((one) => (one === named ? one.units : unitsOf(state, one)));
  for (const [i, n] of shareLosses(forces, losses).entries()) {
    const one = all[i];
    if (one !== undefined && n > 0) loseUnits(table, battle, one, n);
  }
}

function loseUnits(table: TurnTable, battle: Battle, one: Comrade, n: number): void {
  const player = playerOfRealm(table.scene.state, one.realm);
  if (player?.isBot) {
    loseArmyUnits(table, player, n, rule('EU-16.3'));
    return;
  }
  one.units -= n;
  if (one.realm === battle.enemy) battle.units = one.units;
  if (player?.units !== undefined) setUnits(player, battle.area, one.units);
  table.emit?.(rule('EU-16.3'), m('do.loseUnits'), { who: realmRef(one.realm), n });
}

/** EU-16.4, EU-26.15: all of them; after a defeat half of the army's starting units, rounded up. */
function removeRebels({ rebels }: State, { area, began }: Battle, hasWon: boolean): void {
  rebels[area] = hasWon ? 0 : Math.max(0, (rebels[area] ?? 0) - Math.ceil(began / 2));
}

function tellResult(
  { scene: { me, state }, emit }: TurnTable,
  battle: Battle,
  hasWon: boolean,
): void {
  const isRebels = battle.kind === 'rebels';
  emit?.(
    isRebels ? rule('EU-16.4') : rule('EU-16.2'),
    hasWon
      ? isRebels
        ? m('do.rebelsBeaten')
        : m('see.battleWon')
      : isRebels
        ? m('do.rebelsLeft')
        : m('see.battleLost'),
    {
      who: realmRef(me.realm),
      area: areaRef(battle.area),
      n: state.rebels[battle.area] ?? 0,
    },
  );
}

import type { RuleId } from '@empty-chair/kernel/words';
import { adjacentAreas } from '../adjacency.ts';
import { playerOfRealm } from '../board.ts';
import { landDice, standing } from '../bots/mat.ts';
import type { Realm } from '../content.ts';
import { NONE } from '../content.ts';
import { setUnits, unitsIn } from '../human-units.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';
import { loseArmyUnits, takeArmyOff } from './army.ts';
import type { Asked } from './ask.ts';
import { askNumber, askPlace, askWhether, rollIcons } from './ask.ts';
import { largestArmy, shareLosses, unitsOf, unitsOfCompany } from './comrades.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { yes } from './facts-and-deeds.ts';
import { mainDefender, tellCompany } from './joint-defence.ts';
import { gainPower } from './power.ts';
import type { Battle, Comrade, TurnTable } from './turn.ts';

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

/** Where a human who tells of his units goes. The others know it themselves. */
function moveRetreated(table: TurnTable, { area, units }: Battle): void {
  const enemy = enemyOf(table);
  if (enemy?.units === undefined) return;
  const to = askPlace(
    table,
    {
      rule: rule('EU-16.2'),
      ask: m('ask.retreatTo'),
      params: { who: realmRef(enemy.realm) },
    },
    adjacentAreas(table.scene.state.map.facts, area),
    areaRef,
  );
  setUnits(enemy, area, 0);
  if (to !== NONE) setUnits(enemy, to, (unitsIn(enemy, to) ?? 0) + units);
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
    const retreats = askWhether(table, {
      rule: rule('EU-16.2'),
      ask: m('ask.retreat'),
      params: { who: realmRef(battle.enemy) },
    });
    if (!retreats) return 'stays';
    battle.isEnemyGone = true;
    moveRetreated(table, battle);
    battle.units = 0;
    // Bots that stand there with the human do not retreat.
    return theirs(table, battle) > 0 && rollerOf(table, battle, battle.enemy) !== undefined
      ? 'stays'
      : 'retreats';
  },
  'bot.hasStandingUnits': ({ scene: { me } }) => yes(standing(me.mat) > 0),
  'battle.defenders': ({ scene: { battle } }) => (battle === undefined ? 'noDefenders' : 'battle'),
} satisfies Facts;

/** An icon of either kind is one hit: bots ignore what Ideas say of the double one. */
const askIcons = (table: TurnTable, { who, dice }: { who: Player; dice: number }): number =>
  rollIcons(
    table,
    'infantry',
    {
      rule: rule('EU-16.3'),
      ask: m('ask.landHits'),
      params: { who: realmRef(who.realm), n: dice },
    },
    dice,
  );

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
    const { battle, me } = table.scene;
    if (battle === undefined) return;
    // EU-26.14: these are all, none on top of the usual three.
    const dice = (player: Player): number =>
      amount('dice') + (landDice(player.mat) > 0 ? amount('diceForIdeas') : 0);
    const own = rollerOf(table, battle, me.realm) ?? me;
    battle.hits = askIcons(table, { who: own, dice: dice(own) });
    const enemy = rollerOf(table, battle, battle.enemy);
    battle.enemyHits =
      enemy === undefined || !enemy.isBot
        ? askNumber(
            table,
            {
              rule: rule('EU-16.3'),
              ask: m('ask.hitsOnBot'),
              params: { who: realmRef(me.realm), enemy: realmRef(battle.enemy) },
            },
            0,
            mine(table, battle),
          )
        : askIcons(table, { who: enemy, dice: dice(enemy) });
  },
  assignHits: (table) => {
    const { battle, me, isActive } = table.scene;
    if (battle === undefined) return;
    // Each unit hits once at most.
    const hits = Math.min(battle.hits, mine(table, battle), theirs(table, battle));
    const taken = Math.min(battle.enemyHits, theirs(table, battle), mine(table, battle));
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

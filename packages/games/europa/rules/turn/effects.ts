import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { areasWithTowns, unrestOf } from '../board.ts';
import { spend } from '../bots/mat.ts';
import { bestArea } from '../choices.ts';
import type { Area } from '../content.ts';
import { isDistant } from '../content.ts';
import { capitalAreaOf } from '../geography.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, realmRef, religionRef, rule } from '../words.ts';
import { gainFriend, loseFriend } from './alliances-and-marriages.ts';
import { checkCapacity, loseArmyUnits } from './army.ts';
import type { EffectId } from './effect-kinds.ts';
import { gainPower, losePower } from './power.ts';
import { addUnrest, removeUnrest } from './unrest.ts';

/** Which rule turns an effect into something of the bot's. */
export const RULE_OF: Readonly<Record<EffectId, RuleId>> = {
  monarchPower: rule('EU-23.2'),
  ducats: rule('EU-23.3'),
  stability: rule('EU-23.4'),
  prestige: rule('EU-23.1'),
  unrest: rule('EU-8.3'),
  botPower: rule('EU-3.2'),
  gainAlliance: rule('EU-23.5'),
  loseAlliance: rule('EU-23.5'),
  gainMarriage: rule('EU-23.5'),
  loseMarriage: rule('EU-23.5'),
  recruit: rule('EU-23.7'),
  tradeAction: rule('EU-23.7'),
  exhaust: rule('EU-23.7'),
  nothing: rule('EU-23.9'),
};

/** EU-23: what an effect that means nothing to a bot pays instead. */
const POWER_FOR_TRADE_ACTION = 2;
const POWER_FOR_STABILITY = 2;
const POWER_FOR_NOTHING = 1;
const DUCATS_PER_POWER = 10;
const MOST_POWER_FOR_DUCATS = 3;
/** EU-23.3: rounded up, three at most. */
export const powerForDucats = (
  ducats: number,
  per = DUCATS_PER_POWER,
  most = MOST_POWER_FOR_DUCATS,
): number => Math.min(most, Math.ceil(Math.abs(ducats) / per));

/** EU-23.9: whether it changed anything. */
export function applyEffect(
  table: Table<unknown>,
  state: State,
  bot: Player,
  effect: EffectId,
  n: number,
): boolean {
  const by = RULE_OF[effect];
  switch (effect) {
    case 'monarchPower':
    case 'botPower':
      return changePower(table, state, bot, n, by);
    case 'ducats':
      return changePower(table, state, bot, Math.sign(n) * powerForDucats(n), by);
    case 'stability':
      return changeStability(table, state, bot, n);
    case 'prestige':
      return changePrestige(table, bot, n, by) !== 0;
    case 'unrest':
      return n > 0
        ? addUnrest(table, state, bot, { n, by }) > 0
        : removeUnrest(table, state, bot, { n: -n, by }) > 0;
    case 'gainAlliance':
    case 'gainMarriage':
      return gainFriend(table, state, bot, effect === 'gainAlliance' ? 'allies' : 'marriages');
    case 'loseAlliance':
    case 'loseMarriage':
      return loseFriend(table, state, bot, effect === 'loseAlliance' ? 'allies' : 'marriages');
    case 'recruit':
      return recruitAll(table, state, bot);
    case 'tradeAction':
      return gainPower(table, state, bot, POWER_FOR_TRADE_ACTION, by) > 0;
    case 'exhaust':
      return loseArmyUnits(table, bot, n, by) > 0;
    case 'nothing':
      return gainPower(table, state, bot, POWER_FOR_NOTHING, by) > 0;
  }
}

const changePower = (
  table: Table<unknown>,
  state: State,
  bot: Player,
  n: number,
  by: RuleId,
): boolean => (n > 0 ? gainPower(table, state, bot, n, by) : losePower(table, bot, -n, by)) > 0;

/** EU-23.4: a step up calms a town, or pays two where there is no Unrest; a step down stirs one up. */
function changeStability(table: Table<unknown>, state: State, bot: Player, n: number): boolean {
  let changed = 0;
  const by = rule('EU-23.4');
  for (let step = 0; step < Math.abs(n); step += 1) {
    if (n < 0) changed += addUnrest(table, state, bot, { n: 1, by });
    else if (unrestOf(state, bot) > 0) changed += removeUnrest(table, state, bot, { n: 1, by });
    else changed += gainPower(table, state, bot, POWER_FOR_STABILITY, by);
  }
  return changed > 0;
}

/** Prestige does not fall below zero. By how much it changed. */
export function changePrestige(
  table: Table<unknown>,
  player: Player,
  n: number,
  by: RuleId,
): number {
  const change = Math.max(-player.prestige, n);
  if (change === 0) return 0;
  player.prestige += change;
  table.emit?.(by, change > 0 ? m('do.gainPrestige') : m('do.losePrestige'), {
    who: realmRef(player.realm),
    n: Math.abs(change),
  });
  return change;
}

// ---- EU-23.7, EU-23.8 ------------------------------------------------------------------------------

/** "Recruit Action": 1 Bot Power for all of the Available Manpower. */
function recruitAll(table: Table<unknown>, state: State, bot: Player): boolean {
  const { mat } = bot;
  if (mat.reserve === 0 || mat.available === 0) return false;
  const power = spend(mat, 1);
  const n = mat.reserve;
  mat.army += n;
  mat.reserve = 0;
  table.emit?.(rule('EU-23.7'), m('do.recruit'), { who: realmRef(bot.realm), n, power });
  checkCapacity(table, state, bot);
  return true;
}

/** The Capital Area and one more Area take the new State Religion too. */
export function changeReligion(
  table: Table<unknown>,
  state: State,
  bot: Player,
  religion: number,
): void {
  bot.religion = religion;
  const params = { who: realmRef(bot.realm), religion: religionRef(religion) };
  table.emit?.(rule('EU-23.8'), m('do.stateReligion'), params);
  const capital = capitalAreaOf(state.map, bot.realm);
  // R-DIS-1: Distant Areas have no faith.
  const others = areasWithTowns(state, bot).filter(
    (area) => area !== capital && !isDistant(area) && state.religion[area] !== religion,
  );
  const more = select(table, bestArea, { map: state.map, among: others });
  const isOther = (area: Area | undefined): area is Area =>
    area !== undefined && area >= 0 && state.religion[area] !== religion;
  for (const area of [capital, more].filter(isOther)) {
    state.religion[area] = religion;
    table.emit?.(rule('EU-23.8'), m('do.convert'), { ...params, area: areaRef(area) });
  }
}

import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { spend } from '../bot/mat.ts';
import { chooseArea } from '../choices.ts';
import type { Area, Realm } from '../content.ts';
import { REALM_RANK, realms } from '../content.ts';
import { capitalAreaOf } from '../geography.ts';
import { LIMITS } from '../numbers.ts';
import {
  areasWithTowns,
  hasProvinces,
  incomeOf,
  isPlayerRealm,
  unrestOf,
} from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { areaRef, m, realmRef, religionRef, rule } from '../words.ts';
import { checkCapacity, loseArmyUnits } from './army.ts';
import { gainPower, losePower } from './power.ts';
import { addUnrest, removeUnrest } from './unrest.ts';

/** EU-23: what an Event does to a bot, whoever has taken it. Amounts are those printed on the card. */
export const EFFECTS = [
  'monarchPower',
  'ducats',
  'stability',
  'prestige',
  'unrest',
  'botPower',
  'gainAlliance',
  'loseAlliance',
  'gainMarriage',
  'loseMarriage',
  'recruit',
  'tradeAction',
  'exhaust',
  'nothing',
] as const;
export type EffectId = (typeof EFFECTS)[number];

/** Those with an amount, and its limits. */
export const AMOUNTS: Readonly<Partial<Record<EffectId, readonly [number, number]>>> = {
  monarchPower: [-9, 9],
  ducats: [-30, 30],
  stability: [-3, 3],
  prestige: [-10, 10],
  unrest: [-5, 5],
  botPower: [-5, 5],
  exhaust: [1, 9],
};

const DUCATS_PER_POWER = 10;
const MOST_POWER_FOR_DUCATS = 3;
/** EU-23.3: rounded up, three at most. */
export const powerForDucats = (
  ducats: number,
  per = DUCATS_PER_POWER,
  most = MOST_POWER_FOR_DUCATS,
): number => Math.min(most, Math.ceil(Math.abs(ducats) / per));

export function applyEffect(
  table: Table<unknown>,
  state: State,
  bot: Player,
  effect: EffectId,
  n: number,
): void {
  switch (effect) {
    case 'monarchPower':
      changePower(table, state, bot, n, rule('EU-23.2'));
      return;
    case 'ducats':
      changePower(table, state, bot, Math.sign(n) * powerForDucats(n), rule('EU-23.3'));
      return;
    case 'botPower':
      changePower(table, state, bot, n, rule('EU-3.2'));
      return;
    case 'stability':
      changeStability(table, state, bot, n);
      return;
    case 'prestige':
      changePrestige(table, bot, n, rule('EU-23.1'));
      return;
    case 'unrest':
      if (n > 0) addUnrest(table, state, bot, { n, by: rule('EU-8.3') });
      else removeUnrest(table, state, bot, { n: -n, by: rule('EU-8.3') });
      return;
    case 'gainAlliance':
    case 'gainMarriage':
      gainFriend(table, state, bot, effect === 'gainAlliance' ? 'allies' : 'marriages');
      return;
    case 'loseAlliance':
    case 'loseMarriage':
      loseFriend(table, state, bot, effect === 'loseAlliance' ? 'allies' : 'marriages');
      return;
    case 'recruit':
      recruitAll(table, state, bot);
      return;
    case 'tradeAction':
      gainPower(table, state, bot, 2, rule('EU-23.7'));
      return;
    case 'exhaust':
      loseArmyUnits(table, bot, n, rule('EU-23.7'));
      return;
    case 'nothing':
      gainPower(table, state, bot, 1, rule('EU-23.9'));
      return;
  }
}

function changePower(
  table: Table<unknown>,
  state: State,
  bot: Player,
  n: number,
  by: RuleId,
): void {
  if (n > 0) gainPower(table, state, bot, n, by);
  else losePower(table, bot, -n, by);
}

/** EU-23.4: a step up calms a town, or pays two where there is no Unrest; a step down stirs one up. */
function changeStability(table: Table<unknown>, state: State, bot: Player, n: number): void {
  for (let step = 0; step < Math.abs(n); step += 1) {
    if (n < 0) addUnrest(table, state, bot, { n: 1, by: rule('EU-23.4') });
    else if (unrestOf(state, bot) > 0) {
      removeUnrest(table, state, bot, { n: 1, by: rule('EU-23.4') });
    } else gainPower(table, state, bot, 2, rule('EU-23.4'));
  }
}

/** Prestige does not fall below zero. */
export function changePrestige(table: Table<unknown>, player: Player, n: number, by: RuleId): void {
  const change = Math.max(-player.prestige, n);
  if (change === 0) return;
  player.prestige += change;
  table.emit?.(by, change > 0 ? m('do.gainPrestige') : m('do.losePrestige'), {
    who: realmRef(player.realm),
    n: Math.abs(change),
  });
}

// ---- EU-23.5 -------------------------------------------------------------------------------------

interface Friends {
  readonly state: State;
  readonly among: readonly Realm[];
}
const friendBy = (prefer: 'most' | 'least'): Selection<Friends, Realm> => ({
  rule: rule('EU-23.5'),
  options: ({ among }) => among,
  filters: [],
  tiebreaks: [
    {
      why: prefer === 'most' ? m('why.highestIncome') : m('why.lowestIncome'),
      prefer,
      score: ({ state }, realm) => incomeOf(state, realm),
    },
    {
      why: m('why.alphabetical'),
      prefer: 'least',
      score: (_, realm) => REALM_RANK[realm] ?? 0,
    },
  ],
  lastTie: 'impossible',
  ref: realmRef,
});
const richest = friendBy('most');
const poorest = friendBy('least');

type Friendship = 'allies' | 'marriages';

function gainFriend(table: Table<unknown>, state: State, bot: Player, what: Friendship): void {
  const most = what === 'allies' ? LIMITS.alliances : LIMITS.marriages;
  if (bot[what].length >= most) return;
  const isPossible = (realm: Realm): boolean =>
    !isPlayerRealm(state, realm) &&
    !bot[what].includes(realm) &&
    !state.players.some(({ wars }) => wars.includes(realm)) &&
    hasProvinces(state, realm);
  const among = [...realms.keys()].filter(isPossible);
  const realm = select(within(table, { state, among }), richest);
  if (realm === undefined) return;
  bot[what].push(realm);
  table.emit?.(rule('EU-23.5'), what === 'allies' ? m('do.ally') : m('do.marry'), {
    who: realmRef(bot.realm),
    realm: realmRef(realm),
  });
}

function loseFriend(table: Table<unknown>, state: State, bot: Player, what: Friendship): void {
  const among = bot[what].filter((realm) => !isPlayerRealm(state, realm));
  const realm = select(within(table, { state, among }), poorest);
  if (realm === undefined) return;
  bot[what] = bot[what].filter((one) => one !== realm);
  if (what === 'allies') bot.activeAllies = bot.activeAllies.filter((one) => one !== realm);
  table.emit?.(rule('EU-23.5'), what === 'allies' ? m('do.unally') : m('do.unmarry'), {
    who: realmRef(bot.realm),
    realm: realmRef(realm),
  });
}

// ---- EU-23.7, EU-23.8 ------------------------------------------------------------------------------

/** "Recruit Action": 1 Bot Power for all of the Available Manpower. */
function recruitAll(table: Table<unknown>, state: State, bot: Player): void {
  const { mat } = bot;
  if (mat.reserve === 0 || mat.available === 0) return;
  const power = spend(mat, 1);
  const n = mat.reserve;
  mat.army += n;
  mat.reserve = 0;
  table.emit?.(rule('EU-23.7'), m('do.recruit'), { who: realmRef(bot.realm), n, power });
  checkCapacity(table, state, bot);
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
  const others = areasWithTowns(state, bot).filter(
    (area) => area !== capital && state.religion[area] !== religion,
  );
  const more = select(within(table, { side: state.side, among: others }), chooseArea('most'));
  const isOther = (area: Area | undefined): area is Area =>
    area !== undefined && area >= 0 && state.religion[area] !== religion;
  for (const area of [capital, more].filter(isOther)) {
    state.religion[area] = religion;
    table.emit?.(rule('EU-23.8'), m('do.convert'), { ...params, area: areaRef(area) });
  }
}

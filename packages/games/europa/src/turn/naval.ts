import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { alphabeticalRanks } from '../alphabet.ts';
import type { Area, Province, SeaZone, TradeNode } from '../content.ts';
import { NODE_AREAS, NODE_SEA_ZONES, NONE, SEA_ZONE_RANK, tradeNodes } from '../content.ts';
import { LIMITS, PASSIVE_TRADE } from '../numbers.ts';
import {
  activePlayers,
  botEnemies,
  hasTownIn,
  humanEnemies,
  isAtWar,
  townsOfPlayer,
} from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { m, nodeRef, realmRef, rule, seaZoneRef } from '../words.ts';
import { askPlace } from './ask.ts';
import { newBattle } from './battle.ts';
import type { Deeds, Facts } from './parts.ts';
import { yes } from './parts.ts';
import { gainPower } from './power.ts';
import { hasShip, mayFace, nprShips, portsAt, zonesForShip } from './seas.ts';
import type { TurnTable } from './turn.ts';

// ---- ships -------------------------------------------------------------------------------------

interface Seas {
  readonly state: State;
  readonly me: Player;
  readonly among: readonly SeaZone[];
}
const byName = {
  why: m('why.alphabetical'),
  prefer: 'least',
  score: (_: unknown, zone: SeaZone) => SEA_ZONE_RANK[zone] ?? 0,
} as const;

/** EU-22.7: at War first where the enemy is, then beside the most own Ports. */
const zoneForShip: Selection<Seas, SeaZone> = {
  rule: rule('EU-22.7'),
  options: ({ among }) => among,
  filters: [],
  tiebreaks: [
    {
      why: m('why.enemyAtSea'),
      prefer: 'most',
      when: ({ state, me }) => isAtWar(state, me),
      score: ({ state, me }, zone) => (isEnemySea(state, me, zone) ? 1 : 0),
    },
    {
      why: m('why.mostPorts'),
      prefer: 'most',
      score: ({ state, me }, zone) => portsAt(state, me, zone),
    },
    byName,
  ],
  lastTie: 'impossible',
  ref: seaZoneRef,
};

const isEnemySea = (state: State, me: Player, zone: SeaZone): boolean =>
  botEnemies(state, me).some((enemy) => hasShip(enemy, zone)) ||
  me.wars.some((realm) => nprShips(state, realm, zone) > 0);

export const chooseZone = (table: TurnTable, among: readonly SeaZone[]): SeaZone =>
  select(within(table, { state: table.scene.state, me: table.scene.me, among }), zoneForShip) ??
  NONE;

export function putShip(table: TurnTable, zone: SeaZone, by: RuleId): void {
  const turn = table.scene;
  const { me } = turn;
  turn.zone = NONE;
  if (zone === NONE || hasShip(me, zone) || me.ships.length >= LIMITS.ships) return;
  me.ships = [...me.ships, zone].sort((one, other) => one - other);
  turn.zone = zone;
  table.emit?.(by, m('do.placeShip'), { who: realmRef(me.realm), zone: seaZoneRef(zone) });
}

/** A Sea Zone is Hostile with enemy ships in it. Those of humans are asked for, once a turn. */
export function findSeaEnemy(table: TurnTable, zone: SeaZone): void {
  const turn = table.scene;
  const { state, me } = turn;
  turn.battle = undefined;
  const bot = botEnemies(state, me).find((enemy) => hasShip(enemy, zone));
  if (bot !== undefined) {
    turn.battle = newBattle(turn, 'bot', bot.realm, 1, { zone });
    return;
  }
  const humans = humanEnemies(state, me);
  const human = humans.length === 0 ? NONE : askHumanShips(table, humans, zone);
  if (human !== NONE) {
    turn.battle = newBattle(turn, 'human', human, 1, { zone });
    return;
  }
  const npr = me.wars.find(
    (realm) =>
      nprShips(state, realm, zone) > 0 && !activePlayers(state).some((one) => one.realm === realm),
  );
  if (npr !== undefined) {
    turn.battle = newBattle(turn, 'npr', npr, nprShips(state, npr, zone), { zone });
  }
}

const askHumanShips = (table: TurnTable, humans: readonly Player[], zone: SeaZone): number =>
  askPlace(
    table,
    { rule: rule('EU-15.9'), ask: m('ask.enemyShips'), params: { zone: seaZoneRef(zone) } },
    humans.map(({ realm }) => realm),
    realmRef,
  );

/** EU-22.1: a Sea Zone for a ship in which an enemy's ship lies. */
export function enemyShipZone(table: TurnTable): SeaZone {
  const { state, me } = table.scene;
  const among = zonesForShip(state, me).filter((zone) =>
    botEnemies(state, me).some((enemy) => hasShip(enemy, zone)),
  );
  return chooseZone(table, among);
}

// ---- trade -------------------------------------------------------------------------------------

/** EU-12.4: by sea with a Ship or Port beside the node, inland with a Town beside it. */
export function canTradeAt(state: State, player: Player, node: TradeNode): boolean {
  if (tradeNodes[node]?.kind === 'inland') {
    return (NODE_AREAS[node] ?? []).some((area: Area) => hasTownIn(state, player, area));
  }
  const zones = NODE_SEA_ZONES[node] ?? [];
  return (
    zones.some((zone) => hasShip(player, zone)) ||
    townsOfPlayer(state, player).some((town: Province) => zones.some((zone) => mayFace(town, zone)))
  );
}

const NODE_RANK = alphabeticalRanks(tradeNodes.map(({ id }) => id));
const ALL_NODES = [...tradeNodes.keys()];

interface Trade {
  readonly state: State;
  readonly me: Player;
  readonly income: (node: TradeNode) => number;
}
const nodeToTrade: Selection<Trade, TradeNode> = {
  rule: rule('EU-22.7'),
  options: () => ALL_NODES,
  filters: [{ why: m('why.canTrade'), keep: ({ state, me }, node) => canTradeAt(state, me, node) }],
  tiebreaks: [
    { why: m('why.highestTrade'), prefer: 'most', score: ({ income }, node) => income(node) },
    { why: m('why.alphabetical'), prefer: 'least', score: (_, node) => NODE_RANK[node] ?? 0 },
  ],
  lastTie: 'impossible',
  ref: nodeRef,
};

export interface TradeAmounts {
  readonly mainMap: number;
  readonly distant: number;
  readonly perPirate: number;
}
/** EU-12.2. */
export const tradeIncome = (
  { pirates }: State,
  node: TradeNode,
  { mainMap, distant, perPirate }: TradeAmounts,
): number =>
  Math.max(0, (tradeNodes[node]?.distant ? distant : mainMap) - perPirate * (pirates[node] ?? 0));

/** EU-12.4: what a bot gains when somebody else trades there. */
export function gainPassively(
  table: Table<unknown>,
  state: State,
  bot: Player,
  node: TradeNode,
  less = 0,
): void {
  if (!canTradeAt(state, bot, node)) return;
  const amounts = {
    mainMap:
      tradeNodes[node]?.kind === 'inland' ? PASSIVE_TRADE.inland : PASSIVE_TRADE.maritimeMain,
    distant: PASSIVE_TRADE.maritimeDistant,
    perPirate: -PASSIVE_TRADE.perPirate,
  };
  const n = Math.max(0, tradeIncome(state, node, amounts) - less);
  moveMerchant(table, bot, node, rule('EU-12.4'));
  gainPower(table, state, bot, n, rule('EU-12.4'));
}

function moveMerchant(table: Table<unknown>, bot: Player, node: TradeNode, by: RuleId): void {
  if (bot.merchant === node) return;
  bot.merchant = node;
  table.emit?.(by, m('do.moveMerchant'), { who: realmRef(bot.realm), node: nodeRef(node) });
}

export const facts: Facts = {
  'bot.seaZoneWithoutShip': ({ scene: { state, me } }) =>
    yes(me.ships.length < LIMITS.ships && zonesForShip(state, me).length > 0),
  'seaZone.hostile': (table) => {
    findSeaEnemy(table, table.scene.zone);
    return yes(table.scene.battle !== undefined);
  },
};

export const deeds: Deeds = {
  placeShip: (table) => {
    const { state, me } = table.scene;
    putShip(table, chooseZone(table, zonesForShip(state, me)), rule('EU-22.7'));
  },
  chooseTradeNode: (table) => {
    const turn = table.scene;
    const { state, me } = turn;
    const { mainMap, distant, perPirate } = amountsOfTrade(turn.state);
    const income = (node: TradeNode): number =>
      tradeIncome(state, node, { mainMap, distant, perPirate });
    turn.node = select(within(table, { state, me, income }), nodeToTrade) ?? NONE;
    if (turn.node !== NONE) moveMerchant(table, me, turn.node, rule('EU-22.7'));
  },
  trade: (table, amount) => {
    const { state, me, node } = table.scene;
    if (node === NONE) return;
    const n = tradeIncome(state, node, {
      mainMap: amount('mainMap'),
      distant: amount('distant'),
      perPirate: amount('perPirate'),
    });
    gainPower(table, state, me, n, rule('EU-22.7'));
    if ((state.pirates[node] ?? 0) === 0) return;
    state.pirates[node] = (state.pirates[node] ?? 0) - 1;
    table.emit?.(rule('EU-12.1'), m('do.removePirate'), { node: nodeRef(node) });
  },
  passiveTrade: (table) => {
    const { state, me, node } = table.scene;
    if (node === NONE) return;
    for (const bot of activePlayers(state)) {
      if (bot.isBot && bot !== me) gainPassively(table, state, bot, node);
    }
  },
  gainPrestige: (table, amount) => {
    const { state, me, node } = table.scene;
    if (!state.config.missions || node === NONE) return;
    me.prestige += amount('prestige');
    table.emit?.(rule('EU-22.7'), m('do.gainPrestige'), {
      who: realmRef(me.realm),
      n: amount('prestige'),
    });
  },
};

/** The amounts of the chart's trade step: they also decide which node pays most. */
function amountsOfTrade({ rules }: State): TradeAmounts {
  const step = rules.charts.get('naval')?.nodes.find((node) => node.do === 'trade');
  const { mainMap = 2, distant = 3, perPirate = 1 } = step?.amounts ?? {};
  return { mainMap, distant, perPirate };
}

import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { alphabeticalRanks } from '../alphabet.ts';
import { activePlayers } from '../board.ts';
import type { Area, TradeNode } from '../content.ts';
import { ALL_TRADE_NODES, NODE_SEA_ZONES, NONE, tradeNodes } from '../content.ts';
import { PASSIVE_TRADE } from '../numbers.ts';
import type { Player, State } from '../state.ts';
import { m, nodeRef, realmRef, rule } from '../words.ts';
import type { Links } from './capital-links.ts';
import { hasTownToTrade, linkedToCapital } from './capital-links.ts';
import type { Deeds } from './facts-and-deeds.ts';
import { amountsOfDeed } from './facts-and-deeds.ts';
import { gainPower } from './power.ts';
import type { Chooser } from './turn.ts';

/** EU-12.3: bots trade in NAVAL; the others collect beside them, and when a human trades. */

/**
 * EU-12.4: a chain to the node, which ends inland in a Town beside it, at sea in a Ship beside it.
 * Whoever asks for many nodes follows the chains once.
 */
function canTradeAt(
  state: State,
  player: Player,
  node: TradeNode,
  { areas, zones }: Links = linkedToCapital(state, player),
): boolean {
  return tradeNodes[node]?.kind === 'inland'
    ? areasBesideNode(state, node).some(
        (area) => areas.has(area) && hasTownToTrade(state, player, area),
      )
    : (NODE_SEA_ZONES[node] ?? []).some((zone) => zones.has(zone));
}

export function nodesToTrade(state: State, player: Player): readonly TradeNode[] {
  const links = linkedToCapital(state, player);
  return ALL_TRADE_NODES.filter((node) => canTradeAt(state, player, node, links));
}

/** R-TRADE-1: its Area and those that border on it; of a node in a desert, those around the desert. */
function areasBesideNode({ map: { facts }, config }: State, node: TradeNode): readonly Area[] {
  const areas = facts.nodeAreas[node] ?? [];
  const [only, ...more] = areas;
  if (only === undefined || more.length > 0) return areas;
  if (config.options.inlandNode === 'ownArea') return [only];
  return [only, ...(facts.landBorders[only] ?? [])];
}

const NODE_RANK = alphabeticalRanks(tradeNodes.map(({ id }) => id));

export interface Trading extends TradeAmounts {
  readonly links: Links;
}
export const nodeToTrade: Selection<Chooser, TradeNode, Trading> = {
  rule: rule('EU-22.7'),
  options: () => ALL_TRADE_NODES,
  filters: [
    {
      why: m('why.canTrade'),
      keep: ({ state, me }, node, { links }) => canTradeAt(state, me, node, links),
    },
  ],
  tiebreaks: [
    {
      why: m('why.highestTrade'),
      prefer: 'most',
      score: ({ state }, node, amounts) => tradeIncome(state, node, amounts),
    },
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
const tradeIncome = (
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
  // The Merchant goes where there is income.
  if (n === 0) return;
  moveMerchant(table, bot, node, rule('EU-12.4'));
  gainPower(table, state, bot, n, rule('EU-12.4'));
}

function moveMerchant(table: Table<unknown>, bot: Player, node: TradeNode, by: RuleId): void {
  if (bot.merchant === node) return;
  bot.merchant = node;
  table.emit?.(by, m('do.moveMerchant'), { who: realmRef(bot.realm), node: nodeRef(node) });
}

export const deeds = {
  chooseTradeNode: (table) => {
    const turn = table.scene;
    turn.node =
      select(table, nodeToTrade, {
        ...amountsOfTrade(turn.state),
        links: linkedToCapital(turn.state, turn.me),
      }) ?? NONE;
    if (turn.node !== NONE) moveMerchant(table, turn.me, turn.node, rule('EU-22.7'));
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
} satisfies Deeds;

/** The amounts of the chart's trade step: they also decide which node pays most. */
function amountsOfTrade(state: State): TradeAmounts {
  const { mainMap = 2, distant = 3, perPirate = 1 } = amountsOfDeed(state, 'naval', 'trade');
  return { mainMap, distant, perPirate };
}

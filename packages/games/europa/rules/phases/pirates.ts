import type { Table } from '@empty-chair/kernel/table';
import { activePlayers, humansOf } from '../board.ts';
import type { TradeNode } from '../content.ts';
import { ALL_TRADE_NODES, tradeNodes } from '../content.ts';
import type { State } from '../state.ts';
import { m, nodeRef, rule } from '../words.ts';

const MARITIME = ALL_TRADE_NODES.filter((node) => tradeNodes[node]?.kind === 'maritime');

/**
 * EU-24.2, main rules 16.5: into the Maritime Trade Node with the most Merchants. R-PIRATES-1: of humans only one
 * is known, and which nodes are Expanded is not; they are left out where that may decide.
 */
export function placePirate({ scene: { state }, emit }: Table<{ readonly state: State }>): void {
  const ofBots = merchantsOfBots(state);
  const countAt = (node: TradeNode): number => ofBots.filter((one) => one === node).length;
  const most = Math.max(0, ...MARITIME.map(countAt));
  // Each human may have one Merchant more in any of them.
  const humans = humansOf(state).length;
  const [only, ...others] = MARITIME.filter((node) => countAt(node) + humans >= most);
  if (only !== undefined && others.length === 0) {
    state.pirates[only] = (state.pirates[only] ?? 0) + 1;
    emit?.(rule('EU-24.2'), m('do.placePirate'), { node: nodeRef(only) });
    return;
  }
  const nodes = MARITIME.filter((node) => countAt(node) > 0);
  if (nodes.length === 0) emit?.(rule('R-PIRATES-1'), m('see.piratesAnywhere'));
  else emit?.(rule('R-PIRATES-1'), m('see.pirates'), { nodes: nodes.map(nodeRef) });
}

const merchantsOfBots = (state: State): readonly TradeNode[] =>
  activePlayers(state).flatMap(({ isBot, merchant }) => (isBot ? [merchant] : []));
